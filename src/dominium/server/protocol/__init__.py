"""Every body of the HTTP API and every message of the WebSocket: the contract with the client.

What comes in is a model, which checks it; what goes out is a typed dictionary, which costs nothing to make. This
package imports nothing of the server.

``python -m dominium.server.schema`` prints their JSON schema, from which the client's types are generated.
Seats count from 0; a spectator is seat -1. Texts for people come in every language, so that a client can switch
at any moment. Card ids are those of the catalogue.
"""

from __future__ import annotations

from pydantic import BaseModel

from .common import (
    MOST_SEATS,
    NAME_LENGTH,
    Body,
    CardId,
    CardIds,
    ChallengeKingdom,
    KingdomChoice,
    KingdomInfo,
    KingdomTextBody,
    KingdomTexts,
    LessonKingdom,
    Level,
    Name,
    NamedKingdom,
    PickedKingdom,
    Projects,
    RandomKingdom,
    RecommendedKingdom,
    Seats,
    SetName,
    SetNames,
    SplitKingdom,
    TableId,
    Text,
    Token,
    is_table_id,
)
from .encoding import decoded, describe_errors, encoded
from .incoming import (
    Answer,
    ClientMessage,
    GiveSeat,
    Hello,
    LeaveSeat,
    Phrase,
    Pick,
    Ping,
    Ready,
    Rematch,
    Rename,
    Resign,
    SetAutoplay,
    SetOptions,
    SetPace,
    Start,
    TakeBack,
    TakeSeat,
    Undo,
    UndoConsent,
)
from .links import invite_link, record_link, replay_link, seat_link
from .making import (
    Aids,
    GameResult,
    HeldSeat,
    LeaveBody,
    MineBody,
    MyTables,
    Notices,
    Options,
    SeatBody,
    SeatWish,
    TableBody,
    TableLeft,
    TableList,
    TableMade,
    TableSummary,
)
from .outgoing import (
    AidsInfo,
    ArtifactInfo,
    CardPoints,
    ClockInfo,
    DecisionInfo,
    EndMessage,
    GameMessage,
    GamePart,
    InPlayInfo,
    LogLine,
    LogPart,
    Option,
    PhraseMessage,
    Picking,
    PileCounts,
    PileInfo,
    PlayerInfo,
    Pong,
    Problem,
    ProjectInfo,
    SeatInfo,
    SeatMessage,
    SeatResult,
    ServerMessage,
    ShuffleStory,
    TableMessage,
    TurnScore,
    TurnStory,
    UndoReason,
    UndoRequest,
    UndoState,
    ViewInfo,
    WaitingFor,
    Zone,
)
from .phrases import PHRASES
from .reference import (
    CardInfo,
    Catalogue,
    KingdomList,
    LevelInfo,
    PhraseInfo,
    RecordBody,
    ReplayInfo,
    ReplayStep,
    SetInfo,
    Verification,
)
from .refusal import Refusal

__all__ = [
    "MOST_SEATS",
    "NAME_LENGTH",
    "PHRASES",
    "Aids",
    "AidsInfo",
    "Answer",
    "ArtifactInfo",
    "Body",
    "CardId",
    "CardIds",
    "CardInfo",
    "CardPoints",
    "Catalogue",
    "ChallengeKingdom",
    "ClientMessage",
    "ClockInfo",
    "DecisionInfo",
    "EndMessage",
    "GameMessage",
    "GamePart",
    "GameResult",
    "GiveSeat",
    "HeldSeat",
    "Hello",
    "InPlayInfo",
    "KingdomChoice",
    "KingdomInfo",
    "KingdomList",
    "KingdomTextBody",
    "KingdomTexts",
    "LeaveBody",
    "LeaveSeat",
    "LessonKingdom",
    "Level",
    "LevelInfo",
    "LogLine",
    "LogPart",
    "MineBody",
    "MyTables",
    "Name",
    "NamedKingdom",
    "Notices",
    "Option",
    "Options",
    "Phrase",
    "PhraseInfo",
    "PhraseMessage",
    "Pick",
    "PickedKingdom",
    "Picking",
    "PileCounts",
    "PileInfo",
    "Ping",
    "PlayerInfo",
    "Pong",
    "Problem",
    "ProjectInfo",
    "Projects",
    "RandomKingdom",
    "Ready",
    "RecommendedKingdom",
    "RecordBody",
    "Refusal",
    "Rematch",
    "Rename",
    "ReplayInfo",
    "ReplayStep",
    "Resign",
    "Schema",
    "SeatBody",
    "SeatInfo",
    "SeatMessage",
    "SeatResult",
    "SeatWish",
    "Seats",
    "ServerMessage",
    "SetAutoplay",
    "SetInfo",
    "SetName",
    "SetNames",
    "SetOptions",
    "SetPace",
    "ShuffleStory",
    "SplitKingdom",
    "Start",
    "TableBody",
    "TableId",
    "TableLeft",
    "TableList",
    "TableMade",
    "TableMessage",
    "TableSummary",
    "TakeBack",
    "TakeSeat",
    "Text",
    "Token",
    "TurnScore",
    "TurnStory",
    "Undo",
    "UndoConsent",
    "UndoReason",
    "UndoRequest",
    "UndoState",
    "Verification",
    "ViewInfo",
    "WaitingFor",
    "Zone",
    "decoded",
    "describe_errors",
    "encoded",
    "invite_link",
    "is_table_id",
    "record_link",
    "replay_link",
    "seat_link",
]


class Schema(BaseModel):
    """Everything at once, for the schema."""

    client: ClientMessage
    server: ServerMessage
    table_body: TableBody
    table_made: TableMade
    seat_body: SeatBody
    leave_body: LeaveBody
    table_left: TableLeft
    mine_body: MineBody
    table_list: TableList
    my_tables: MyTables
    notices: Notices
    catalogue: Catalogue
    kingdom_list: KingdomList
    kingdom_text_body: KingdomTextBody
    kingdom_texts: KingdomTexts
    record_body: RecordBody
    replay: ReplayInfo
    verification: Verification
