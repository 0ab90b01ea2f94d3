"""Moments of real games as the server would tell of them, one after the other in a single page.

The page gets what the server's own code makes of a position, through a socket that leads nowhere: a whole table is
there within milliseconds, whatever it takes to get a game that far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from dominium.engine.position import lay_out
from dominium.engine.session import Session
from dominium.server.protocol import Aids, Options
from dominium.server.showing.game_view import aids_info, decision_info, view_info
from dominium.server.showing.log_lines import lines_of
from dominium.server.tables.campaign import CHALLENGES, RIVALS
from dominium.server.tables.lessons import LESSONS
from dominium.server.tables.manners import remarks_of
from dominium.testing import Position
from dominium.words.languages import CODES, language
from tests.browser.prepared import kingdom
from tests.cards.questions import SCENES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.engine.card import Card
    from dominium.engine.decisions import Decision
    from dominium.engine.events import Event
    from dominium.engine.game import Game
    from dominium.engine.position import Layout
    from dominium.engine.view import View

Data = dict[str, Any]
NAMES = ["Aleksandra", "Maksymilian", "Bot 1", "Wawrzyniec", "Kazimiera", "Jo"]

#: the page's socket: what is delivered comes from the test, what is sent is kept
SOCKET = """
window.sent = [];
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { window.line = this; setTimeout(() => this.onopen?.(), 0); }
  send(text) { window.sent.push(JSON.parse(text)); }
  close() {}
};
window.deliver = (message) => window.line.onmessage({ data: JSON.stringify(message) });
"""


class Moment(NamedTuple):
    """A table at a question."""

    name: str
    table: Data
    game: Data
    #: what is said at it
    phrase: Data | None = None


def table_message(names: Sequence[str], you: int) -> Data:
    seats = [
        {
            "seat": seat,
            "kind": "person" if seat == you else "bot",
            "name": name,
            "level": "" if seat == you else "steady",
            "stand_in": False,
            "taken": True,
            "ready": True,
            "connected": True,
            "replaceable": False,
            "stood_in": False,
            "rematch": False,
            "autoplay": True,
        }
        for seat, name in enumerate(names)
    ]
    return {
        "type": "table",
        "table": "audit",
        "phase": "playing",
        "you": you,
        "owner": you,
        "seats": seats,
        "kingdom": None,
        "choice": {"how": "recommended", "id": "base2-first-game"},
        "options": Options().model_dump(),
        "game": 1,
        "seal": None,
        "seed": None,
        "undo": None,
        "picking": None,
        "watching": 0,
        "invite": "/t/audit",
    }


def moment(name: str, decision: Decision, game: Game, view: View, events: list[Event]) -> Moment:
    """The table as the one who is asked sees it."""
    seat = decision.seat
    names = NAMES[: len(game.players)]
    seen = [event.seen_from(seat) for event in events]
    message = {
        "type": "game",
        "game": 1,
        "number": 0,
        "view": view_info(view),
        "decision": decision_info(decision, 0, game, events, names),
        "waiting": {"seat": seat, "kind": decision.kind, "source": decision.source},
        "undo": {"state": "free", "reason": ""},
        "aids": aids_info(view, Aids()),
        "clock": None,
        "log": {"start": 0, "lines": lines_of(seen, names)},
    }
    return Moment(name, table_message(names, seat), message)


def from_position(name: str, p: Position) -> Moment:
    decision = p.decision
    assert decision is not None
    return moment(name, decision, p.game, p.view(decision.seat), p.events)


def at_rest(name: str, players: int = 2, **layout: Any) -> Moment:
    """A main choice of the turn in a position."""
    purchase = layout.pop("purchase", False)
    laid = _for_players(players, layout)
    laid["kingdom"] = kingdom(list(laid.get("kingdom", [])))
    game = lay_out(players, 0, 1, cast("Layout", laid), _nothing)
    game.keep_log()
    session = Session(game).start()
    if purchase:
        session.answer([])
    assert session.decision is not None
    return moment(
        name, session.decision, session.game, session.view(session.decision.seat), list(session.events)
    )


def _for_players(players: int, layout: Data) -> Data:
    """The same layout for fewer players than it has room for."""
    each = ("coffers", "villagers", "mats", "tokens", "in_play", "owned", "hands")
    return {key: value[:players] if key in each else value for key, value in layout.items()}


def _nothing(number: int) -> Card:
    raise AssertionError("the kingdom is complete")


def every_question() -> list[Moment]:
    """Every question that a card of any set asks, with ten cards in the kingdom."""
    found = []
    for name, scene in SCENES.items():
        wanted = [*scene.layout().get("kingdom", []), *_cards_of(scene.moves)]
        cards = kingdom(list(dict.fromkeys(wanted)))
        found.append(from_position(name, scene.played(kingdom=cards)))
    return found


def _cards_of(moves: list[list[str]]) -> list[str]:
    basic = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}
    return [ids[1] for ids in moves if ids[0] in ("play", "buy") and ids[1] not in basic]


TWELVE = ["laboratory", "village", "festival", "militia", "smithy", "gold"]
TWELVE += ["silver", "silver", "copper", "copper", "estate", "curse"]
#: a hand for kingdoms that have little room for others: all its cards must be in the Supply
PLAIN = ["market", "village", "village", "gold", "silver", "silver", "copper", "copper", "estate", "curse"]
MANY = ["laboratory", "village", "festival", "militia", "smithy", "gold", "silver", "copper", "estate"]
MANY += ["curse", "moat", "merchant", "cellar", "chapel", "market", "duchy"]
#: fifteen kinds, some of them several times
TWENTY_FIVE = [*MANY[:8], *MANY[10:12], "market", "duchy", "province", "gold", "curse", "estate", "estate"]
TWENTY_FIVE += ["silver", "silver", *["copper"] * 5, "estate"]
RICH: Data = {
    "projects": ["fair", "sinister_plot"],
    "kingdom": ["acting_troupe", "border_guard", "flag_bearer", "swashbuckler", "treasurer", "patron"],
    "owned": [["fair"], ["sinister_plot"]],
    "artifacts": {"flag": 0, "horn": 1, "key": 0, "lantern": 1, "treasure_chest": 0},
    "coffers": [4, 2, 1, 3, 2, 1],
    "villagers": [3, 1, 2, 2, 1, 3],
}
MATS: Data = {
    "kingdom": ["native_village", "island", "pirate_ship", "embargo", "haven", "wharf", "fishing_village"],
    "mats": [{"native_village": ["gold", "silver"], "island": ["estate", "island", "duchy"]}] * 2,
    "tokens": [{"pirate_ship": 3}] * 2,
    "pile_tokens": {"gold": 2, "native_village": 1, "province": 3},
    "in_play": [["wharf", "fishing_village", "native_village", "pirate_ship", "haven"], ["wharf", "haven"]],
}


def _third_project(made: Moment) -> Moment:
    """Kingdoms chosen by hand may have more Projects than the rules recommend."""
    third = {"card": "crop_rotation", "cost": 6, "owners": [0, 1, 2, 3, 4, 5][: len(made.table["seats"])]}
    made.game["view"]["projects"].append(third)
    return made


def _talkative(made: Moment) -> Moment:
    """Long names, a clock, and all that a table may count for everybody."""
    names = ["Wawrzyniec Maksymilian", "Konstantyna", "Bot 1", "Przemysława", "Kazimierz Wielki", "Jo"]
    seats = made.table["seats"]
    for seat, name in zip(seats, names, strict=False):
        seat["name"] = name
    made.game["aids"]["counts"] = [{"deck": 22, "discard": 17} for _ in seats]
    made.game["aids"]["points"] = [-12 + 18 * (seat % 3) for seat, _ in enumerate(seats)]
    made.game["clock"] = {"seat": made.table["you"], "seconds": 120, "left": 90.0}
    return made


def as_task(one: Moment, choice: Data, *, spoken: bool = False) -> Moment:
    """The same table as that of a lesson or a challenge, whose bot may say something; it shows the sizes of all piles."""
    table = {**one.table, "choice": choice}
    counts = [{"deck": 12 + seat, "discard": 20 - seat} for seat in range(len(table["seats"]))]
    game = {**one.game, "aids": {**one.game["aids"], "counts": counts}}
    bot = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "bot")
    phrase = {
        "type": "phrase",
        "seat": bot,
        "phrase": "",
        "text": LONGEST if spoken else {"en": "", "pl": ""},
    }
    return Moment(f"{one.name}, {choice['how']} {choice['id']}", table, game, phrase)


#: the longest that a rival says, in each language
LONGEST = {
    code: max(
        (language(code).message(f"phrase-{one}") for rival in RIVALS for one in remarks_of(rival)), key=len
    )
    for code in CODES
}


def tasks() -> tuple[list[Data], list[Data]]:
    """The choices of kingdom that are lessons, and those that are challenges."""
    return (
        [{"how": "lesson", "id": lesson.id} for lesson in LESSONS],
        [{"how": "challenge", "id": one.id, "language": "en"} for one in CHALLENGES],
    )


def coached() -> list[Moment]:
    """What a first game with the coach brings: the first Treasures, an Action, purchases, a question of a card."""
    first = ["copper", "copper", "copper", "copper", "estate"]
    return [
        at_rest("the first Treasures", phase="buy", hands=[first]),
        at_rest("a first Action", hands=[["smithy", *first[:4]]]),
        *(
            at_rest(f"a purchase with {coins}", purchase=True, phase="buy", coins=coins, hands=[["estate"]])
            for coins in (0, 1, 3, 4, 5, 6, 8)
        ),
        _played("a question of a card", ["cellar"], hands=[["cellar", *first]]),
    ]


def crowded() -> list[Moment]:
    """What makes a table full: tokens, many cards, many players, Projects, Artifacts, mats, long choices."""
    full: Data = {"hands": [TWELVE]}
    trash = {"trash": ["gold", "silver", "estate"]}
    return [
        at_rest("twelve cards, an Action", **full),
        at_rest("twelve cards, Treasures", phase="buy", **full),
        _third_project(at_rest("tokens and Projects, an Action", hands=[PLAIN[:6]], **RICH)),
        _third_project(at_rest("tokens and Projects, Treasures", phase="buy", hands=[PLAIN[3:9]], **RICH)),
        _third_project(
            at_rest("tokens and Projects, a purchase", purchase=True, phase="buy", coins=11, buys=3, **RICH)
        ),
        _third_project(
            at_rest("six players, a purchase", 6, purchase=True, phase="buy", coins=8, **{**RICH, **trash})
        ),
        at_rest("six players, an Action", 6, hands=[TWELVE[:7]], kingdom=["witch"]),
        _talkative(
            _third_project(at_rest("six long names, Treasures", 6, phase="buy", hands=[PLAIN[3:9]], **RICH))
        ),
        _talkative(at_rest("three long names, an Action", 3, hands=[PLAIN[:8]], **MATS)),
        at_rest("twenty-five cards, an Action", hands=[TWENTY_FIVE]),
        at_rest("twenty-five cards, Treasures", phase="buy", hands=[TWENTY_FIVE]),
        _played("twenty-five cards to discard", ["cellar"], hands=[["cellar", *TWENTY_FIVE]]),
        at_rest("mats, an Action", hands=[PLAIN[:8]], **MATS),
        at_rest("mats, a purchase", purchase=True, phase="buy", coins=7, hands=[["estate", "curse"]], **MATS),
        at_rest("four players with mats, Treasures", 4, phase="buy", hands=[PLAIN[2:9]], **MATS),
        _played("twelve cards to discard", ["cellar"], hands=[["cellar", *TWELVE]]),
        _played("twelve cards to trash", ["chapel"], hands=[["chapel", *TWELVE]]),
        _played("Militia with long names", ["militia"], hands=[["militia"], ["moat", *TWELVE[:6]]]),
        _played(
            "a long discard pile",
            ["harbinger"],
            hands=[["harbinger", "gold"]],
            decks=[["estate"]],
            discards=[MANY],
        ),
        _played(
            "a long shuffle", ["moat"], hands=[["moat", "gold"]], discards=[MANY], owned=[["star_chart"]]
        ),
        _played("a name among many", ["wishing_well"], hands=[["wishing_well", *PLAIN[:4]]], decks=[PLAIN]),
        _played(
            "a place in a deep deck",
            ["secret_passage"],
            ["gold"],
            hands=[["secret_passage", "gold"]],
            decks=[MANY],
        ),
        _played("Pawn with tokens", ["pawn"], hands=[["pawn", *PLAIN[:4]]], **RICH),
        _played("Lurker with mats", ["lurker"], hands=[["lurker", *PLAIN[:4]]], **MATS),
        _played("Torturer among six", ["torturer"], players=6, hands=[["torturer"], PLAIN[:8]], **RICH),
        _played("a gain with mats", ["workshop"], hands=[["workshop", *PLAIN[:6]]], **MATS),
    ]


def _played(name: str, plays: list[str], answers: Sequence[str] = (), **layout: Any) -> Moment:
    wanted = list(dict.fromkeys([*plays, *layout.pop("kingdom", [])]))
    owned = layout.get("owned", [])
    if owned and not layout.get("projects"):
        layout["projects"] = sorted({card for cards in owned for card in cards})
    players = layout.pop("players", 2)
    p = Position(players, kingdom=kingdom(wanted), **_for_players(players, layout))
    for card in plays:
        p.play(card)
    for one in answers:
        p.choose(one)
    return from_position(name, p)
