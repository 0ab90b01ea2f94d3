"""Throne Room with every Action card of Intrigue: what both plays together must have done."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from dominium.engine.catalogue import all_cards
from dominium.engine.types import ACTION
from dominium.testing import Position


@dataclass
class Throned:
    """A position, the answers, and what must come of them; what is not named stays as it was."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    foe_hand: list[str] = field(default_factory=list)
    foe_deck: list[str] = field(default_factory=list)
    #: words for an answer, separated by blanks
    answers: list[str] = field(default_factory=list)
    then_hand: str = ""
    then_deck: str = ""
    then_discard: str = ""
    then_trash: str = ""
    then_foe_hand: str = ""
    then_foe_deck: str = ""
    then_foe_discard: str = ""
    actions: int = 0
    buys: int = 1
    coins: int = 0
    stays: bool = True


TABLE = {
    "courtyard": Throned(
        hand=["estate"],
        deck=["copper", "silver", "gold", "duchy", "curse", "province"],
        answers=["silver", "estate"],
        # The Silver put back is drawn again with the second play.
        then_hand="copper curse duchy gold silver",
        then_deck="estate province",
    ),
    "pawn": Throned(
        deck=["gold", "silver"],
        answers=["cards coins", "coins actions"],
        then_hand="gold",
        then_deck="silver",
        actions=1,
        coins=2,
    ),
    "masquerade": Throned(
        hand=["curse"],
        deck=["copper", "silver", "gold", "duchy"],
        foe_hand=["estate", "province"],
        answers=["curse", "estate", "estate", "copper", "curse", ""],
        then_hand="curse duchy gold silver",
        then_trash="estate",
        then_foe_hand="copper province",
    ),
    "masquerade@1e": Throned(
        hand=["curse"],
        deck=["copper", "silver", "gold", "duchy"],
        foe_hand=["estate"],
        answers=["curse", "estate", "gold", "copper"],
        # The Curse comes straight back, for the Gold.
        then_hand="curse duchy silver",
        then_trash="estate copper",
        then_foe_hand="gold",
    ),
    "shanty_town": Throned(
        hand=["copper"],
        deck=["village", "silver", "gold"],
        then_hand="copper silver village",
        then_deck="gold",
        actions=4,
    ),
    "steward": Throned(
        hand=["estate"],
        deck=["curse", "gold"],
        answers=["cards", "trash", "estate curse"],
        then_hand="gold",
        then_trash="estate curse",
    ),
    "swindler": Throned(
        foe_deck=["copper", "estate", "gold"],
        answers=["curse"],
        then_trash="copper estate",
        then_foe_deck="gold",
        then_foe_discard="curse estate",
        coins=4,
    ),
    "wishing_well": Throned(
        deck=["copper", "gold", "silver", "estate"],
        answers=["gold", "gold"],
        then_hand="copper gold silver",
        then_deck="estate",
        actions=2,
    ),
    "baron": Throned(
        hand=["estate", "gold"],
        answers=["estate"],
        then_hand="gold",
        then_discard="estate estate",
        buys=3,
        coins=4,
    ),
    "bridge": Throned(buys=3, coins=2),
    "conspirator": Throned(deck=["gold", "silver"], then_hand="gold", then_deck="silver", actions=1, coins=4),
    "ironworks": Throned(
        deck=["gold"], answers=["estate", "silver"], then_hand="gold", then_discard="estate silver", coins=1
    ),
    "mining_village": Throned(
        deck=["gold", "silver", "copper"],
        answers=["mining_village"],
        then_hand="gold silver",
        then_deck="copper",
        then_trash="mining_village",
        actions=4,
        coins=2,
        stays=False,
    ),
    "minion": Throned(
        hand=["estate"],
        deck=["copper", "silver", "gold", "duchy"],
        foe_hand=["curse"] * 5,
        foe_deck=["silver"] * 6,
        answers=["discard", "coins"],
        then_hand="copper duchy gold silver",
        then_discard="estate",
        then_foe_hand="silver silver silver silver",
        then_foe_deck="silver silver",
        then_foe_discard="curse curse curse curse curse",
        actions=2,
        coins=2,
    ),
    "torturer": Throned(
        deck=["gold"] * 6,
        foe_hand=["copper"],
        answers=["curse", "discard"],
        then_hand="gold gold gold gold gold gold",
        then_foe_discard="copper curse",
    ),
    "trading_post": Throned(
        hand=["estate", "curse", "copper", "gold"],
        answers=["estate curse", "copper silver"],
        then_hand="gold silver",
        then_trash="estate curse copper silver",
    ),
    "upgrade": Throned(
        hand=["estate"],
        deck=["duchy", "silver", "curse"],
        answers=["estate", "duchy"],
        then_hand="silver",
        then_deck="curse",
        then_trash="estate duchy",
        then_discard="silver gold",
        actions=2,
    ),
    "nobles": Throned(
        deck=["gold", "silver", "copper", "estate"],
        answers=["cards", "actions"],
        then_hand="copper gold silver",
        then_deck="estate",
        actions=2,
    ),
    "secret_chamber": Throned(
        hand=["estate", "estate", "curse", "gold"],
        answers=["estate estate", "curse"],
        then_hand="gold",
        then_discard="estate estate curse",
        coins=3,
    ),
    "great_hall": Throned(
        deck=["gold", "silver", "copper"], then_hand="gold silver", then_deck="copper", actions=2
    ),
    "coppersmith": Throned(),
    "scout": Throned(
        deck=["estate", "gold", "duchy", "copper", "province"],
        answers=["copper gold", "copper gold"],
        then_hand="duchy estate province",
        then_deck="copper gold",
        actions=2,
    ),
    "saboteur": Throned(
        foe_deck=["copper", "gold", "estate", "silver", "province"],
        answers=["silver", ""],
        then_trash="gold silver",
        then_foe_deck="province",
        then_foe_discard="copper estate silver",
    ),
    "tribute": Throned(
        deck=["gold", "silver", "copper"],
        foe_deck=["village", "estate", "silver", "silver", "curse"],
        then_hand="gold silver",
        then_deck="copper",
        then_foe_deck="curse",
        then_foe_discard="village estate silver silver",
        actions=2,
        coins=2,
    ),
    "lurker": Throned(answers=["trash", "throne_room", "gain"], then_discard="throne_room", actions=2),
    "diplomat": Throned(
        hand=["estate", "estate"],
        deck=["gold", "silver", "copper", "curse"],
        # Four cards in hand after the first play, six after the second.
        then_hand="copper curse estate estate gold silver",
        actions=2,
    ),
    "mill": Throned(
        hand=["estate"],
        deck=["curse", "gold"],
        answers=["estate curse", ""],
        then_hand="gold",
        then_discard="estate curse",
        actions=2,
        coins=2,
    ),
    "secret_passage": Throned(
        deck=["gold", "silver", "copper", "estate", "curse"],
        answers=["silver", "1", "gold", "0"],
        # The Silver put second is drawn again, with the Copper above it.
        then_hand="copper silver",
        then_deck="gold estate curse",
        actions=2,
    ),
    "courtier": Throned(
        hand=["nobles", "copper"],
        answers=["nobles", "coins gold", "copper", "actions"],
        then_hand="copper nobles",
        then_discard="gold",
        actions=1,
        coins=3,
    ),
    "patrol": Throned(
        deck=["copper", "copper", "copper", "estate", "curse", "gold", "silver", "duchy", "silver", "gold"],
        answers=["gold silver", "gold silver"],
        # Gold, Silver and Duchy are drawn second; Silver and Gold are revealed and put back the other way round.
        then_hand="copper copper copper curse duchy estate gold silver",
        then_deck="gold silver",
    ),
    "replace": Throned(
        hand=["estate", "silver", "gold"],
        answers=["estate", "silver", "silver", "duchy"],
        then_hand="gold",
        then_deck="silver",
        then_trash="estate silver",
        then_discard="duchy",
        then_foe_discard="curse",
    ),
}


def test_the_table_names_every_action_card_of_the_set() -> None:
    cards = [card.id for card in all_cards() if "intrigue" in card.sets and card.types & ACTION]
    assert sorted(TABLE) == sorted(cards)


@pytest.mark.parametrize("name", TABLE)
def test_throne_room_with(name: str) -> None:
    case = TABLE[name]
    p = Position(
        hands=[["throne_room", name, *case.hand], case.foe_hand],
        decks=[case.deck, case.foe_deck],
    )
    p.play("throne_room")
    p.choose(name)
    for answer in case.answers:
        p.choose(*answer.split())
    assert p.decision is None
    assert " ".join(p.hand(0)) == case.then_hand
    assert " ".join(p.deck(0)) == case.then_deck
    assert sorted(p.discard(0)) == sorted(case.then_discard.split())
    assert sorted(p.trash) == sorted(case.then_trash.split())
    assert " ".join(p.hand(1)) == case.then_foe_hand
    assert " ".join(p.deck(1)) == case.then_foe_deck
    assert sorted(p.discard(1)) == sorted(case.then_foe_discard.split())
    assert (p.actions, p.buys, p.coins) == (case.actions, case.buys, case.coins)
    assert p.in_play(0) == (["throne_room", name] if case.stays else ["throne_room"])


def test_what_throned_bridge_and_coppersmith_leave_behind() -> None:
    p = Position(hands=[["throne_room", "throne_room", "bridge", "coppersmith", "copper"]])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("bridge")
    p.choose("coppersmith")
    assert p.cost("province") == 6
    p.play("copper")
    assert p.coins == 2 + 3
