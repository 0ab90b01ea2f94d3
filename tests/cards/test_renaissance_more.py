"""Renaissance: the Kingdom cards from Patron to Villain, with Treasure Chest and Key, and the example turn."""

from __future__ import annotations

from typing import Any

import pytest

from dominium import IllegalMove
from dominium.testing import Position

COPPERS = ["copper"] * 5


def at_rest(p: Position) -> bool:
    """Whether nothing is being asked."""
    return p.decision is None


# Patron


def answer(p: Position, answers: list[list[str]]) -> None:
    """Give the answers one after another; nothing may be left to ask."""
    for ids in answers:
        p.choose(*ids)
    assert at_rest(p)


def test_patron_played() -> None:
    p = Position(hands=[["patron"]])
    p.play("patron")
    assert (p.villagers(0), p.coins, p.coffers(0)) == (1, 2, 0)


def test_ren_patron_1() -> None:
    p = Position(hands=[["border_guard"]], decks=[["patron", "patron"]])
    p.play("border_guard")
    answer(p, [["horn"]])
    assert p.coffers(0) == 2


def test_ren_patron_2() -> None:
    p = Position(hands=[["villain"], ["patron", *["copper"] * 4]])
    p.play("villain")
    assert p.discard(1) == ["patron"]
    assert p.coffers(1) == 0


def test_ren_patron_3() -> None:
    p = Position(hands=[["scepter"]], in_play=[["seer"]], decks=[["copper", "patron", "gold", "gold"]])
    p.play("scepter")
    answer(p, [["replay"]])
    assert "patron" in p.hand(0)
    assert p.coffers(0) == 0
    q = Position(hands=[["courtier", "patron"]], owned=[["capitalism"]], phase="buy")
    q.play("courtier")
    answer(q, [["coins", "buys", "gold"]])
    assert (q.coins, q.coffers(0)) == (3, 0)
    r = Position(decks=[["patron"]], owned=[["piazza"]], phase="start")
    assert r.in_play(0) == ["patron"]
    assert (r.coffers(0), r.villagers(0), r.coins) == (1, 1, 2)


def test_ren_patron_4() -> None:
    p = Position(hands=[["bureaucrat"], ["patron", "copper"]])
    p.play("bureaucrat")
    assert p.coffers(1) == 1
    assert p.coffers(0) == 0


#: the card played, the rest of the position, the answers, who reveals Patron
REVEALS: list[tuple[str, dict[str, Any], list[list[str]], int]] = [
    ("bureaucrat", {"hands": [[], ["patron", "copper"]]}, [], 1),
    ("cutpurse", {"hands": [[], ["patron", "estate"]]}, [], 1),
    ("villain", {"hands": [[], ["patron", *["copper"] * 4]], "in_play": [["bridge"] * 3]}, [], 1),
    ("shanty_town", {"hands": [["patron"]]}, [], 0),
    ("ambassador", {"hands": [["patron"]]}, [[]], 0),
    ("courtier", {"hands": [["patron"]]}, [["actions", "buys"]], 0),
    ("tribute", {"decks": [[], ["patron", "copper"]]}, [], 1),
    ("wishing_well", {"decks": [["copper", "patron"]]}, [["gold"]], 0),
    ("wishing_well", {"decks": [["copper", "patron"]]}, [["patron"]], 0),
    ("sea_chart", {"decks": [["copper", "patron"]]}, [], 0),
    ("border_guard", {"decks": [["copper", "patron"]]}, [["copper"]], 0),
    ("seer", {"decks": [["copper", "patron", "silver", "copper"]]}, [], 0),
    ("scout", {"decks": [["patron", "estate", "duchy", "province"]]}, [], 0),
    ("patrol", {"decks": [["copper", "copper", "copper", "patron", "curse", "curse", "duchy"]]}, [], 0),
    ("thief", {"decks": [[], ["patron", "estate"]]}, [], 1),
    ("bandit", {"decks": [[], ["patron", "estate"]]}, [], 1),
    ("spy", {"decks": [["copper", "patron"]]}, [["patron"]], 0),
    ("spy", {"decks": [["copper"], ["patron"]]}, [[]], 1),
    ("saboteur", {"decks": [[], ["patron"]]}, [[]], 1),
    ("adventurer", {"decks": [["patron", "copper", "copper"]]}, [], 0),
    ("pirate_ship", {"decks": [[], ["patron", "estate"]]}, [["trash"]], 1),
]


@pytest.mark.parametrize(("card", "position", "answers", "seat"), REVEALS)
def test_ren_patron_5(card: str, position: dict[str, Any], answers: list[list[str]], seat: int) -> None:
    hands = [list(hand) for hand in position.get("hands", [[]])]
    hands[0].append(card)
    p = Position(**{**position, "hands": hands})
    coffers = p.coffers(seat)
    p.play(card)
    answer(p, answers)
    own = 2 if card == "villain" else 0
    assert p.coffers(seat) == coffers + 1
    assert p.coffers(1 - seat) == (own if seat == 1 else 0)


#: the same, for cards that show Patron without the word "reveal"
SHOWS: list[tuple[str, dict[str, Any], list[list[str]]]] = [
    ("vassal", {"decks": [["patron"]]}, [[]]),
    ("lookout", {"decks": [["patron", "copper", "estate"]]}, [["estate"], ["copper"]]),
    ("sentry", {"decks": [["copper", "patron", "estate"]]}, [[], ["patron"]]),
    ("swindler", {"decks": [[], ["patron"]]}, []),
    ("sea_hag", {"decks": [[], ["patron"]]}, []),
    ("navigator", {"decks": [["patron", "copper"]]}, [["discard"]]),
    ("library", {"decks": [["patron", *["copper"] * 9]]}, [["patron"]]),
    ("militia", {"hands": [[], ["patron", "patron", *["copper"] * 3]]}, [["patron", "patron"]]),
    ("witch", {"hands": [[], ["moat", "patron"]]}, [["moat"]]),
    ("cellar", {"hands": [["patron"]]}, [["patron"]]),
    ("mountain_village", {"discards": [["patron", "copper"]]}, [["patron"]]),
    ("harbinger", {"discards": [["patron"]], "decks": [["copper"]]}, [["patron"]]),
]


@pytest.mark.parametrize(("card", "position", "answers"), SHOWS)
def test_patron_shown_without_being_revealed(
    card: str, position: dict[str, Any], answers: list[list[str]]
) -> None:
    hands = [list(hand) for hand in position.get("hands", [[]])]
    hands[0].append(card)
    p = Position(**{**position, "hands": hands})
    p.play(card)
    answer(p, answers)
    assert (p.coffers(0), p.coffers(1)) == (0, 0)


# Priest


def test_priest() -> None:
    p = Position(hands=[["priest", "copper", "estate"]])
    p.play("priest")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.maximum) == (1, 1)
    p.choose("copper")
    assert p.coins == 2
    assert p.trash == ["copper"]


def test_ren_priest_1() -> None:
    p = Position(hands=[["priest", "priest", "copper", "copper"]], actions=2)
    p.play("priest")
    p.choose("copper")
    p.play("priest")
    assert p.coins == 6
    assert p.trash == ["copper", "copper"]
    p.end_turn()
    assert p.coins == 0


def test_ren_priest_2() -> None:
    p = Position(hands=[["acting_troupe"]], in_play=[["priest"]])
    p.play("acting_troupe")
    assert p.coins == 2
    q = Position(hands=[["lookout"]], in_play=[["priest"]], decks=[["copper"]])
    q.play("lookout")
    assert q.coins == 2


def test_ren_priest_3() -> None:
    p = Position(
        hands=[["priest", "priest", "copper", "copper", "estate", "estate"]], owned=[["sewers"]], actions=2
    )
    p.play("priest")
    p.choose("copper")
    assert p.decision is not None
    assert p.decision.source == "sewers"
    p.choose("estate")
    assert p.coins == 2
    p.play("priest")
    p.choose("copper")
    p.choose("estate")
    assert at_rest(p)
    assert p.coins == 8
    assert sorted(p.trash) == ["copper", "copper", "estate", "estate"]


def test_ren_priest_4() -> None:
    p = Position(hands=[["chapel", "copper", "copper", "curse"]], in_play=[["priest"]])
    p.play("chapel")
    p.choose("copper", "copper", "curse")
    assert p.coins == 6
    q = Position(hands=[["throne_room", "priest", "copper", "copper", "chapel"]], actions=2)
    q.play("throne_room")
    q.choose("priest")
    q.choose("copper")
    q.choose("copper")
    assert q.coins == 2 + 2 + 2
    q.play("chapel")  # nothing left to trash
    assert q.coins == 6
    r = Position(hands=[["lurker"]], kingdom=["village"], in_play=[["priest", "priest"]])
    r.play("lurker")
    r.choose("trash")
    r.choose("village")
    assert r.coins == 4


def test_priest_pays_only_for_own_trashing() -> None:
    p = Position(hands=[["bandit"]], in_play=[["priest"]], decks=[[], ["silver", "copper"]])
    p.play("bandit")
    assert p.trash == ["silver"]
    assert p.coins == 0


# Research


def test_ren_research_4() -> None:
    p = Position(
        hands=[["research", "silver", "copper"]],
        decks=[["gold", "estate", "village", *COPPERS, "curse"], COPPERS],
    )
    p.play("research")
    assert p.actions == 1
    p.choose("silver")
    assert p.trash == ["silver"]
    assert p.set_aside(0) == ["estate", "gold", "village"]
    p.end_turn()
    assert p.in_play(0) == ["research"]
    assert p.hand(0) == COPPERS
    p.end_turn()
    assert p.hand(0) == sorted([*COPPERS, "estate", "gold", "village"])
    p.end_turn()
    assert p.in_play(0) == []


def test_ren_research_1() -> None:
    p = Position(hands=[["research", "gold"]], decks=[["copper"]], discards=[["estate"]])
    p.play("research")
    assert p.set_aside(0) == ["copper", "estate"]
    assert p.deck(0) == []


def test_ren_research_2() -> None:
    p = Position(hands=[["research", "silver"]], decks=[["gold", "estate", "village"]])
    p.play("research")
    assert sorted(card.id for card in p.view(0).set_aside(0)) == ["estate", "gold", "village"]
    assert p.view(1).set_aside(0) == []
    assert p.view(1).set_aside_size(0) == 3
    assert p.view(0).looking == []  # they lie in one place only
    p.end_turn()
    p.end_turn()
    assert p.hand(0) == ["estate", "gold", "village"]
    assert [event.seen_from(1).cards for event in p.events if event.kind == "to_hand"] == [[]]
    assert all(not event.seen_from(1).cards for event in p.events if event.kind in ("look", "set_aside"))


@pytest.mark.parametrize(("trashed", "deck"), [("copper", ["gold"]), ("silver", [])])
def test_ren_research_3(trashed: str, deck: list[str]) -> None:
    p = Position(hands=[["research", trashed]], decks=[deck])
    p.play("research")
    assert p.set_aside(0) == []
    p.end_turn()
    assert p.in_play(0) == []


def test_research_without_a_card_to_trash() -> None:
    p = Position(hands=[["research"]], decks=[COPPERS])
    p.play("research")
    assert at_rest(p)
    assert p.actions == 1
    p.end_turn()
    assert p.in_play(0) == []


# Silk Merchant, Old Witch, Recruiter


def test_silk_merchant() -> None:
    p = Position(hands=[["silk_merchant"]], decks=[["gold", "silver", "copper"]], coins=4)
    p.play("silk_merchant")
    assert p.hand(0) == ["gold", "silver"]
    assert p.buys == 2
    assert (p.coffers(0), p.villagers(0)) == (0, 0)
    p.buy("silk_merchant")
    assert (p.coffers(0), p.villagers(0)) == (1, 1)


def test_ren_silk_merchant_1() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["silk_merchant"]], kingdom=["silk_merchant"])
    p.play("swindler")  # nothing else costs 4
    assert (p.coffers(1), p.villagers(1)) == (2, 2)  # trashed one and gained one
    assert (p.coffers(0), p.villagers(0)) == (0, 0)


def test_old_witch() -> None:
    p = Position(
        players=3,
        hands=[["old_witch"], ["curse", "copper"], ["copper"]],
        decks=[["gold", "silver", "copper", "estate"]],
    )
    p.play("old_witch")
    assert p.hand(0) == ["copper", "gold", "silver"]
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.options) == (1, "trash", ["curse"])
    assert p.discard(1) == ["curse"]
    p.choose("curse")
    assert at_rest(p)
    assert p.trash == ["curse"]
    assert p.discard(1) == ["curse"]
    assert p.discard(2) == ["curse"]


def test_ren_old_witch_1() -> None:
    p = Position(hands=[["old_witch"], ["curse"]], supply={"curse": 0})
    p.play("old_witch")
    p.choose("curse")
    assert p.trash == ["curse"]
    assert p.discard(1) == []


def test_ren_old_witch_2() -> None:
    p = Position(hands=[["old_witch"], ["copper"]])
    p.play("old_witch")
    assert at_rest(p)
    assert p.discard(1) == ["curse"]
    assert p.trash == []


def test_ren_old_witch_3() -> None:
    p = Position(hands=[["old_witch"], ["moat", "curse"]], decks=[COPPERS])
    p.play("old_witch")
    p.choose("moat")
    assert at_rest(p)
    assert p.discard(1) == []
    assert p.hand(1) == ["curse", "moat"]


def test_ren_recruiter_1() -> None:
    p = Position(hands=[["recruiter"]], decks=[["gold", "curse", "copper"]])
    p.play("recruiter")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.options) == (1, ["curse", "gold"])
    p.choose("curse")
    assert p.villagers(0) == 0
    assert p.trash == ["curse"]


def test_ren_recruiter_2() -> None:
    p = Position(hands=[["recruiter", "silver"]])
    p.play("recruiter")
    assert p.trash == ["silver"]
    assert p.villagers(0) == 3
    q = Position(hands=[["recruiter", "silver"]], owned=[["canal"]])
    q.play("recruiter")
    assert q.villagers(0) == 2


# Scepter


def test_scepter_for_coins() -> None:
    p = Position(hands=[["scepter"]], phase="buy")
    p.play("scepter")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("choose", ["coins", "replay"])
    p.choose("coins")
    assert p.coins == 2


def test_ren_scepter_1() -> None:
    p = Position(hands=[["wharf", "scepter"]], decks=[["copper"] * 20, COPPERS])
    p.play("wharf")
    p.play("scepter")
    p.choose("replay")
    assert p.hand(0) == ["copper"] * 4
    p.end_turn()
    assert p.in_play(0) == ["wharf", "scepter"]
    p.end_turn()
    assert len(p.hand(0)) == 9
    assert p.buys == 3
    p.end_turn()
    assert p.in_play(0) == []
    q = Position(hands=[["scepter"]], in_play=[["caravan"]], decks=[COPPERS], phase="start")
    q.play("scepter")
    q.choose("replay")
    assert at_rest(q)  # Caravan was played a turn ago
    assert q.hand(0) == ["copper"]


def test_ren_scepter_2() -> None:
    p = Position(hands=[["village", "scepter", "smithy"]], decks=[COPPERS])
    p.play("village")
    p.play("scepter")
    p.choose("replay")
    assert p.actions == 4
    with pytest.raises(IllegalMove):
        p.play("smithy")


def test_ren_scepter_3() -> None:
    p = Position(
        hands=[["smithy", "scepter"]], decks=[["copper", "copper", "copper", "gold", "gold", "gold"]]
    )
    p.play("smithy")
    p.play("scepter")
    p.choose("replay")
    p.play("gold")
    p.play("copper")
    assert p.coins == 4


def test_ren_scepter_4() -> None:
    p = Position(hands=[["acting_troupe", "experiment", "scepter"]], actions=2, decks=[["estate"] * 5])
    p.play("acting_troupe")
    p.play("experiment")
    p.play("scepter")
    p.choose("replay")  # both have left play
    assert at_rest(p)
    assert (p.coins, p.villagers(0)) == (0, 4)
    q = Position(hands=[["scepter", "militia"]], owned=[["capitalism"]], phase="buy")
    q.play("militia")
    q.play("scepter")
    q.choose("replay")
    assert q.coins == 4


def test_scepter_chooses_among_the_actions_of_this_turn() -> None:
    p = Position(hands=[["scepter"]], in_play=[["smithy", "village", "silver"]], decks=[COPPERS])
    p.play("scepter")
    p.choose("replay")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("play_card", ["smithy", "village"])
    p.choose("smithy")
    assert p.hand(0) == ["copper"] * 3


def test_scepter_on_throne_room() -> None:
    p = Position(hands=[["scepter", "caravan"]], in_play=[["throne_room"]], decks=[COPPERS * 3])
    p.play("scepter")
    p.choose("replay")
    p.choose("caravan")  # Throne Room plays another Action, twice
    assert p.hand(0) == ["copper", "copper"]
    p.end_turn()
    # Throne Room stays with Caravan; Scepter made no Duration be played again.
    assert p.in_play(0) == ["throne_room", "caravan"]


def test_scepter_on_merchant_ship_and_fishing_village() -> None:
    p = Position(hands=[["merchant_ship", "scepter"]], decks=[COPPERS * 2, COPPERS])
    p.play("merchant_ship")
    p.play("scepter")
    p.choose("replay")
    assert p.coins == 4
    p.end_turn()
    p.end_turn()
    assert p.coins == 4
    assert sorted(p.in_play(0)) == ["merchant_ship", "scepter"]


# Scholar, Sculptor, Seer, Spices


def test_scholar() -> None:
    p = Position(hands=[["scholar", "estate", "estate"]], decks=[["gold"] * 9])
    p.play("scholar")
    assert p.hand(0) == ["gold"] * 7
    assert p.discard(0) == ["estate", "estate"]


def test_ren_scholar_1() -> None:
    p = Position(hands=[["scholar", "estate", "estate"]], decks=[["gold"] * 5])
    p.play("scholar")
    assert p.hand(0) == ["estate", "estate", *["gold"] * 5]
    assert p.discard(0) == []


def test_sculptor_gains_to_hand() -> None:
    p = Position(hands=[["sculptor"]], kingdom=["smithy", "market"])
    p.play("sculptor")
    assert p.decision is not None
    assert p.decision.minimum == 1
    assert "market" not in p.decision.options
    p.choose("smithy")
    assert p.hand(0) == ["smithy"]
    assert p.villagers(0) == 0
    q = Position(hands=[["sculptor"]])
    q.play("sculptor")
    q.choose("silver")
    assert q.hand(0) == ["silver"]
    assert q.villagers(0) == 1


def test_seer() -> None:
    p = Position(hands=[["seer"]], decks=[["curse", "copper", "smithy", "gold", "province"]])
    p.play("seer")
    assert p.actions == 1
    assert p.hand(0) == ["curse", "smithy"]
    assert p.decision is not None
    assert (p.decision.kind, p.decision.ordered) == ("put_back", True)
    p.choose("gold", "copper")
    assert p.deck(0) == ["gold", "copper", "province"]


def test_seer_takes_all_costing_2_to_4_as_they_cost_now() -> None:
    p = Position(hands=[["seer"]], decks=[["curse", "estate", "market", "silver"]], owned=[["canal"]])
    p.play("seer")
    assert p.hand(0) == ["curse", "market", "silver"]
    assert p.deck(0) == ["estate"]


def test_spices() -> None:
    p = Position(hands=[["spices"]], coins=3)
    p.play("spices")
    assert (p.coins, p.buys, p.coffers(0)) == (5, 2, 0)
    p.buy("spices")
    assert p.coffers(0) == 2


# Swashbuckler, Treasure Chest


def test_swashbuckler_with_a_discard_pile() -> None:
    p = Position(hands=[["swashbuckler"]], decks=[["gold"] * 4], discards=[["copper"]])
    p.play("swashbuckler")
    assert p.hand(0) == ["gold"] * 3
    assert p.coffers(0) == 1
    assert p.artifact("treasure_chest") is None


def test_ren_swashbuckler_1() -> None:
    p = Position(hands=[["swashbuckler"]], decks=[["gold"] * 2], discards=[["copper", "copper"]])
    p.play("swashbuckler")
    assert p.coffers(0) == 0  # the shuffle took the discard pile


def test_ren_swashbuckler_2() -> None:
    p = Position(hands=[["swashbuckler"]], decks=[["gold"] * 4], coffers=[5])
    p.play("swashbuckler")
    assert p.coffers(0) == 5
    assert p.artifact("treasure_chest") is None
    q = Position(hands=[["swashbuckler"]], decks=[["gold"] * 4], discards=[["copper"]], coffers=[3])
    q.play("swashbuckler")
    assert q.coffers(0) == 4
    assert q.artifact("treasure_chest") == 0


def test_ren_swashbuckler_3() -> None:
    p = Position(
        hands=[["swashbuckler"]],
        decks=[["copper"] * 20, COPPERS * 2],
        discards=[["copper"]],
        coffers=[3],
        owned=[["exploration"]],
    )
    p.play("swashbuckler")
    assert p.discard(0) == ["copper"]
    p.end_phase()
    assert at_rest(p)
    assert p.discard(0) == ["copper", "gold"]  # in the turn it is taken, without a choice
    p.end_phase()
    assert p.villagers(0) == 0  # a gain of the Buy phase: Exploration gives nothing
    p.end_turn()
    assert p.discard(1) == []
    p.end_phase()
    assert p.discard(0).count("gold") == 2
    q = Position(
        hands=[["scepter"]],
        in_play=[["swashbuckler"]],
        decks=[["copper"] * 9],
        discards=[["copper"]],
        coffers=[3],
    )
    q.play("scepter")
    q.choose("replay")
    assert q.artifact("treasure_chest") == 0
    q.end_turn()
    assert "gold" not in [*q.discard(0), *q.hand(0), *q.deck(0)]  # taken during the Buy phase


# Treasurer, Key


def test_treasurer_trashes_a_treasure() -> None:
    p = Position(hands=[["treasurer", "copper", "silver", "estate"]])
    p.play("treasurer")
    assert p.coins == 3
    assert p.decision is not None
    assert p.decision.options == ["trash", "gain", "key"]
    p.choose("trash")
    assert p.decision is not None
    assert p.decision.options == ["copper", "silver"]
    p.choose("copper")
    assert p.trash == ["copper"]


def test_treasurer_gains_a_treasure_from_the_trash() -> None:
    p = Position(hands=[["treasurer"]], trash=["silver", "village", "gold"])
    p.play("treasurer")
    p.choose("gain")
    assert p.decision is not None
    assert p.decision.options == ["gold", "silver"]
    p.choose("gold")
    assert p.hand(0) == ["gold"]
    assert sorted(p.trash) == ["silver", "village"]


@pytest.mark.parametrize("word", ["trash", "gain"])
def test_treasurer_may_choose_what_cannot_be_done(word: str) -> None:
    p = Position(hands=[["treasurer"]])
    p.play("treasurer")
    p.choose(word)
    assert at_rest(p)
    assert p.coins == 3


def test_ren_treasurer_1() -> None:
    p = Position(hands=[["treasurer", "copper"]], trash=["ducat"])
    p.play("treasurer")
    p.choose("gain")
    p.choose("copper")  # Ducat's own ability
    assert p.hand(0) == ["ducat"]
    assert p.trash == ["copper"]
    q = Position(hands=[["treasurer"]], trash=["spices"])
    q.play("treasurer")
    q.choose("gain")
    assert q.hand(0) == ["spices"]
    assert q.coffers(0) == 2


def test_ren_treasurer_2() -> None:
    p = Position(hands=[["treasurer"]], artifacts={"key": 0}, decks=[COPPERS * 2, COPPERS])
    p.play("treasurer")
    p.choose("key")
    assert p.artifact("key") == 0
    p.end_turn()
    p.end_turn()
    assert p.coins == 1


def test_ren_treasurer_3() -> None:
    p = Position(hands=[["treasurer"]], artifacts={"key": 1}, decks=[COPPERS * 2, COPPERS])
    p.play("treasurer")
    p.choose("key")
    assert p.coins == 3
    assert p.artifact("key") == 0
    p.end_turn()
    assert p.coins == 0  # lost by the other player
    p.end_turn()
    assert p.coins == 1


# Villain


def test_villain() -> None:
    p = Position(
        players=4,
        hands=[
            ["villain"],
            ["copper", "estate", "silver", "curse", "copper"],
            ["gold", "gold", "gold", "gold"],
            [*["copper"] * 4, "curse"],
        ],
    )
    p.play("villain")
    assert p.coffers(0) == 2
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.options) == (1, "discard", ["estate", "silver"])
    p.choose("silver")
    assert at_rest(p)
    assert p.discard(1) == ["silver"]
    assert len(p.hand(2)) == 4  # fewer than five: untouched
    assert len(p.hand(3)) == 5  # nothing costs 2: shown
    revealed = [event for event in p.events if event.kind == "reveal"]
    assert [(event.seat, event.cards) for event in revealed] == [(3, ["copper"] * 4 + ["curse"])]


def test_ren_villain_1() -> None:
    p = Position(hands=[["villain"], ["estate", *["copper"] * 4]])
    p.play("villain")
    assert p.discard(1) == ["estate"]
    q = Position(hands=[["villain"], ["estate", *["copper"] * 4]], owned=[["canal"]])
    q.play("villain")
    assert at_rest(q)
    assert q.discard(1) == []
    assert [event.seat for event in q.events if event.kind == "reveal"] == [1]


# The printed example turn


def test_ex5_a_turn_from_the_first_card_to_the_sixth_drawn() -> None:
    p = Position(
        hands=[["inventor", "inventor", "improve", "scepter", "estate"]],
        decks=[["copper", "copper", "copper", "silver", "silver", "gold", "curse"]],
        kingdom=["flag_bearer", "spices"],
        owned=[["innovation"]],
        artifacts={"flag": 1},
        villagers=[5],
    )
    p.play("inventor")
    p.choose("flag_bearer")
    assert p.artifact("flag") == 0
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["innovation"])
    p.choose("innovation")
    assert p.in_play(0) == ["inventor", "flag_bearer"]
    assert (p.coins, p.actions) == (2, 0)
    p.spend_villagers(1)
    p.play("inventor")
    assert p.cost("spices") == 4
    p.choose("spices")
    assert p.coffers(0) == 2
    p.spend_villagers(1)
    p.play("improve")
    assert p.coins == 4
    p.play("scepter")
    p.choose("replay")
    p.choose("inventor")
    p.choose("duchy")
    assert p.coins == 4
    p.spend_coffers(1)
    assert (p.coins, p.cost("province")) == (5, 5)
    p.buy("province")
    assert p.coins == 0
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.source) == ("trash", "improve")
    assert (p.cost("inventor"), p.cost("duchy")) == (1, 2)
    p.choose("inventor")
    p.choose("duchy")
    assert at_rest(p)
    assert p.active == 1
    assert p.trash == ["inventor"]
    assert p.hand(0) == ["copper", "copper", "copper", "gold", "silver", "silver"]
    assert (p.coffers(0), p.villagers(0)) == (1, 3)
    assert sorted(p.discard(0)) == sorted(
        ["spices", "duchy", "province", "duchy", "estate", "inventor", "flag_bearer", "improve", "scepter"]
    )


# Tokens and numbers beside abilities that ask: their order cannot matter, so nobody is asked for it (G22)


@pytest.mark.parametrize(
    ("card", "coffers", "villagers", "flag"),
    [("lackeys", 0, 2, None), ("silk_merchant", 1, 1, None), ("flag_bearer", 0, 0, 0)],
)
def test_tokens_come_before_innovation_is_asked(
    card: str, coffers: int, villagers: int, flag: int | None
) -> None:
    p = Position(kingdom=[card], owned=[["innovation"]], coins=4)
    p.buy(card)
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["innovation"])
    assert (p.coffers(0), p.villagers(0), p.artifact("flag")) == (coffers, villagers, flag)


def test_academy_comes_before_innovation_is_asked() -> None:
    p = Position(kingdom=["village"], owned=[["innovation", "academy"]], coins=3)
    p.buy("village")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["innovation"])
    assert p.villagers(0) == 1


def test_guildhall_and_spices_come_before_cargo_ship_is_asked() -> None:
    p = Position(kingdom=["spices"], hands=[["cargo_ship"]], owned=[["guildhall"]], coins=3)
    p.play("cargo_ship")
    p.buy("spices")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["cargo_ship"])
    assert p.coffers(0) == 3


def test_priest_comes_before_sewers_are_asked() -> None:
    p = Position(hands=[["priest", "chapel", "estate", "copper", "gold"]], owned=[["sewers"]], actions=2)
    p.play("priest")
    p.choose("gold")
    p.choose()
    p.play("chapel")
    p.choose("estate")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.source) == ("trash", "sewers")
    assert p.coins == 4


def test_exploration_comes_before_pageant_is_asked() -> None:
    p = Position(owned=[["exploration", "pageant"]], coins=1)
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["pageant"])
    assert (p.coffers(0), p.villagers(0)) == (1, 1)


def test_road_network_and_another_card_for_the_hand_need_no_order() -> None:
    p = Position(
        turn=1,
        coins=2,
        owned=[["road_network"]],
        decks=[["gold", "silver"]],
        hands=[[], []],
        in_play=[["caravan"]],
    )
    p.buy("estate")
    assert p.decision is None
    assert p.hand(0) == ["gold"]
