"""Every body of the HTTP API and every message of the WebSocket, as models: the contract with the client.

``python -m dominium.server.schema`` prints their JSON schema, from which the client's types are generated.
Seats count from 0; a spectator is seat -1. Texts for people come in every language, so that a client can switch
at any moment. Card ids are those of the catalogue.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from .client import (
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
    SetAutoplay,
    SetOptions,
    Start,
    TakeBack,
    TakeSeat,
    Undo,
    UndoConsent,
)
from .kingdoms import (
    MOST_SEATS,
    NAME_LENGTH,
    Body,
    CardId,
    CardIds,
    KingdomChoice,
    KingdomInfo,
    KingdomTextBody,
    KingdomTexts,
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
)
from .library import (
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
from .server import (
    AidsInfo,
    ArtifactInfo,
    CardPoints,
    Clock,
    DecisionInfo,
    EndMessage,
    GameMessage,
    InPlayInfo,
    Log,
    LogLine,
    Option,
    PhraseMessage,
    Picking,
    PileInfo,
    PlayerInfo,
    Pong,
    Problem,
    ProjectInfo,
    SeatInfo,
    SeatMessage,
    SeatResult,
    ServerMessage,
    TableMessage,
    TurnScore,
    UndoRequest,
    UndoState,
    ViewInfo,
    Waiting,
)
from .tables import (
    Aids,
    HeldSeat,
    MineBody,
    Options,
    SeatBody,
    SeatWish,
    TableBody,
    TableList,
    TableMade,
    TableSummary,
)

__all__ = [
    "MOST_SEATS",
    "NAME_LENGTH",
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
    "ClientMessage",
    "Clock",
    "DecisionInfo",
    "EndMessage",
    "GameMessage",
    "GiveSeat",
    "HeldSeat",
    "Hello",
    "InPlayInfo",
    "KingdomChoice",
    "KingdomInfo",
    "KingdomList",
    "KingdomTextBody",
    "KingdomTexts",
    "LeaveSeat",
    "Level",
    "LevelInfo",
    "Log",
    "LogLine",
    "MineBody",
    "Name",
    "NamedKingdom",
    "Option",
    "Options",
    "Phrase",
    "PhraseInfo",
    "PhraseMessage",
    "Pick",
    "PickedKingdom",
    "Picking",
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
    "Rematch",
    "Rename",
    "ReplayInfo",
    "ReplayStep",
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
    "SplitKingdom",
    "Start",
    "TableBody",
    "TableId",
    "TableList",
    "TableMade",
    "TableMessage",
    "TableSummary",
    "TakeBack",
    "TakeSeat",
    "Text",
    "Token",
    "TurnScore",
    "Undo",
    "UndoConsent",
    "UndoRequest",
    "UndoState",
    "Verification",
    "ViewInfo",
    "Waiting",
    "as_json",
]


class Schema(BaseModel):
    """Everything at once, for the schema."""

    client: ClientMessage
    server: ServerMessage
    table_body: TableBody
    table_made: TableMade
    seat_body: SeatBody
    mine_body: MineBody
    table_list: TableList
    catalogue: Catalogue
    kingdom_list: KingdomList
    kingdom_text_body: KingdomTextBody
    kingdom_texts: KingdomTexts
    record_body: RecordBody
    replay: ReplayInfo
    verification: Verification


def as_json(model: BaseModel) -> Any:
    """A model as plain data."""
    return model.model_dump(mode="json")
