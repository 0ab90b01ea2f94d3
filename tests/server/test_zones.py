"""A question says where each of its options lies: one question at least for every zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import pytest
from pydantic import TypeAdapter

from dominium.engine import places
from dominium.server.protocol import DecisionInfo, Zone
from dominium.server.showing.game_view import decision_info
from dominium.testing import Position

if TYPE_CHECKING:
    from collections.abc import Callable


def asked(p: Position) -> dict[str, str]:
    """The options of the question at hand, as a client is told, each with its zone."""
    decision = p._session.decision
    assert decision is not None
    told = TypeAdapter(DecisionInfo).validate_python(
        decision_info(decision, 7, p.game, p.events, ["Ann", "Bob"])
    )
    return {option["id"]: option["zone"] for option in told["options"]}


def playing(card: str, *answers: str, **more: Any) -> Position:
    hands = more.pop("hands", [[card, "copper", "estate"], ["copper"] * 5])
    p = Position(hands=hands, **more)
    p.play(card)
    for answer in answers:
        p.choose(answer)
    return p


def improve() -> Position:
    p = playing("improve", hands=[["improve", "copper"]], in_play=[["village", "village", "copper"]])
    p.end_turn()
    return p


def buying_a_project() -> Position:
    p = Position(projects=["fair"], coins=4, phase="buy", buys=2)
    p.buy("copper")
    return p


def cleaning_up() -> Position:
    p = Position(hands=[["copper", "estate"]], in_play=[["village"]], choose_top=True)
    p.end_turn()
    return p


def shuffling() -> Position:
    return playing(
        "smithy",
        hands=[["smithy"]],
        owned=[["star_chart"]],
        discards=[["gold", "copper", "estate", "silver"]],
    )


def starting_a_turn() -> Position:
    p = Position(
        turn=1,
        hands=[["copper", "estate"], []],
        decks=[["copper"] * 5, ["copper"] * 5],
        owned=[["silos", "crop_rotation"]],
    )
    p.end_turn()
    return p


CASES: dict[str, tuple[Callable[[], Position], dict[str, str]]] = {
    "cards of the hand": (
        lambda: playing("cellar"),
        {"copper": "hand", "estate": "hand"},
    ),
    "a reaction in the hand": (
        lambda: playing("militia", hands=[["militia"], ["moat", "copper", "copper", "copper"]]),
        {"moat": "hand"},
    ),
    "the Supply": (
        lambda: playing("workshop", kingdom=["village"], supply={"curse": 0}),
        {
            "copper": "supply",
            "estate": "supply",
            "silver": "supply",
            "village": "supply",
            "workshop": "supply",
        },
    ),
    "a pile": (
        lambda: playing("embargo", supply={"curse": 0, "copper": 0}),
        {"curse": "supply", "copper": "supply"},
    ),
    "to trash from the Supply": (
        lambda: playing("lurker", "trash", kingdom=["village"]),
        {"lurker": "supply", "village": "supply"},
    ),
    "the trash": (
        lambda: playing("lurker", "gain", trash=["village", "market", "gold"]),
        {"village": "trash", "market": "trash"},
    ),
    "stolen cards": (
        lambda: playing("thief", "gold", hands=[["thief"], []], decks=[[], ["gold", "silver", "copper"]]),
        {"gold": "trash"},
    ),
    "cards in play": (improve, {"village": "in_play", "improve": "in_play"}),
    "cards looked at": (
        lambda: playing("sentry", decks=[["copper", "gold", "estate", "silver"]]),
        {"gold": "looking", "estate": "looking"},
    ),
    "cards revealed": (
        lambda: playing("border_guard", decks=[["gold", "estate", "silver"]]),
        {"gold": "revealed", "estate": "revealed"},
    ),
    "cards of others revealed": (
        lambda: playing("thief", hands=[["thief"], []], decks=[[], ["gold", "silver"]]),
        {"gold": "revealed", "silver": "revealed"},
    ),
    "the discard pile": (
        lambda: playing("harbinger", decks=[["copper"]], discards=[["gold", "estate"]]),
        {"gold": "discard", "estate": "discard"},
    ),
    "a card just discarded": (
        lambda: playing("vassal", decks=[["village"]]),
        {"village": "discard"},
    ),
    "the bottom of the deck": (
        lambda: playing("pearl_diver", decks=[["copper", "estate", "gold"]]),
        {"gold": "deck"},
    ),
    "places in the deck": (
        lambda: playing("secret_passage", "estate", decks=[["copper"] * 4]),
        {"0": "deck", "1": "deck", "2": "deck"},
    ),
    "cards about to be shuffled": (
        shuffling,
        {"gold": "shuffled", "copper": "shuffled", "estate": "shuffled", "silver": "shuffled"},
    ),
    "cards about to be discarded": (
        cleaning_up,
        {"copper": "cleaned_up", "estate": "cleaned_up", "village": "cleaned_up"},
    ),
    "words": (
        lambda: playing("pawn"),
        {"cards": "word", "actions": "word", "buys": "word", "coins": "word"},
    ),
    "Projects to buy": (buying_a_project, {"fair": "projects", "copper": "supply"}),
    "abilities of Projects": (
        starting_a_turn,
        {"crop_rotation": "projects", "silos": "projects"},
    ),
    "Artifacts": (
        lambda: playing("border_guard", "village", decks=[["village", "market"]], kingdom=["village"]),
        {"lantern": "artifacts", "horn": "artifacts"},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_where_options_lie(case: str) -> None:
    make, wanted = CASES[case]
    told = asked(make())
    assert {one: told.get(one) for one in wanted} == wanted


def test_named_cards_lie_nowhere() -> None:
    told = asked(playing("wishing_well", decks=[["copper", "gold"]]))
    assert "province" in told
    assert set(told.values()) == {"named"}


def test_an_ability_whose_card_is_gone() -> None:
    p = Position(
        kingdom=["smithy"], hands=[["cargo_ship", "improve"]], decks=[["copper"] * 5], actions=2, coins=1
    )
    p.play("cargo_ship")
    p.play("improve")
    p.buy("silver")
    assert asked(p) == {"cargo_ship": "in_play"}
    p.choose()
    p.end_turn()
    p.choose("cargo_ship")  # for the only card that costs one more
    assert asked(p) == {"cargo_ship": "effect"}


def test_tokens() -> None:
    p = Position(coffers=[1], villagers=[1], hands=[["village", "copper"]])
    assert asked(p) == {"village": "hand", "coffers": "token", "villagers": "token"}
    p.end_phase()
    assert asked(p) == {"copper": "hand", "coffers": "token"}


def test_every_zone_is_known_to_clients() -> None:
    names = {places.HAND, places.SUPPLY, places.PROJECTS, places.ARTIFACTS, places.IN_PLAY}
    names |= {places.LOOKED_AT, places.REVEALED, places.DECK, places.DISCARD_PILE}
    names |= {places.TRASH_PILE, places.SHUFFLED, places.CLEANED_UP, places.NAMED}
    names |= {places.EFFECT, places.TOKEN, places.WORD}
    assert names == set(get_args(Zone))
