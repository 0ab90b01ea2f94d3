"""Renaissance: the Kingdom cards from Border Guard to Mountain Village, with Lantern, Horn and Flag."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.catalogue import card_named
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "renaissance": """
        border_guard      2  action
        ducat             2  treasure
        lackeys           2  action
        acting_troupe     3  action
        cargo_ship        3  action duration +coins
        experiment        3  action
        improve           3  action +coins
        flag_bearer       4  action +coins
        hideout           4  action
        inventor          4  action
        mountain_village  4  action
        patron            4  action reaction +coins
        priest            4  action +coins
        research          4  action duration
        silk_merchant     4  action
        old_witch         5  action attack
        recruiter         5  action
        scepter           5  treasure coins=2
        scholar           5  action
        sculptor          5  action
        seer              5  action
        spices            5  treasure coins=2
        swashbuckler      5  action
        treasurer         5  action +coins
        villain           5  action attack
        flag              -  artifact
        horn              -  artifact
        key               -  artifact
        lantern           -  artifact
        treasure_chest    -  artifact
    """,
}

FIVE = ["copper", "copper", "copper", "estate", "estate"]
COPPERS = ["copper"] * 5


def at_rest(p: Position) -> bool:
    """Whether nothing is being asked."""
    return p.decision is None


# Border Guard, Lantern, Horn


def test_border_guard_takes_one_and_discards_the_other() -> None:
    p = Position(hands=[["border_guard"]], decks=[["silver", "estate", "gold"]])
    p.play("border_guard")
    assert p.actions == 1
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("take", ["estate", "silver"])
    p.choose("silver")
    assert at_rest(p)
    assert (p.hand(0), p.discard(0), p.deck(0)) == (["silver"], ["estate"], ["gold"])
    assert p.artifact("lantern") is None
    assert p.artifact("horn") is None


def test_border_guard_takes_an_artifact_for_two_actions() -> None:
    p = Position(hands=[["border_guard"]], decks=[["village", "smithy"]])
    p.play("border_guard")
    p.choose("smithy")
    assert p.decision is not None
    assert p.decision.options == ["horn", "lantern"]
    p.choose("lantern")
    assert p.artifact("lantern") == 0
    assert p.artifact("horn") is None


def test_border_guard_takes_nothing_for_one_action() -> None:
    p = Position(hands=[["border_guard"]], decks=[["village", "copper"]])
    p.play("border_guard")
    p.choose("village")
    assert at_rest(p)
    assert p.artifact("lantern") is None
    assert p.artifact("horn") is None


def test_border_guard_with_lantern_takes_the_horn_for_three_actions() -> None:
    p = Position(
        hands=[["border_guard"]],
        decks=[["village", "smithy", "market", "gold"]],
        artifacts={"lantern": 0, "horn": 1},
    )
    p.play("border_guard")
    p.choose("market")
    assert at_rest(p)
    assert p.hand(0) == ["market"]
    assert sorted(p.discard(0)) == ["smithy", "village"]
    assert p.artifact("horn") == 0
    assert p.artifact("lantern") == 0


def test_border_guard_with_lantern_needs_all_three_actions() -> None:
    p = Position(hands=[["border_guard"]], decks=[["village", "smithy", "copper"]], artifacts={"lantern": 0})
    p.play("border_guard")
    p.choose("copper")
    assert at_rest(p)
    assert p.artifact("horn") is None


def test_ren_border_guard_1() -> None:
    p = Position(hands=[["border_guard", "border_guard"]], decks=[["village"]])
    p.play("border_guard")
    assert at_rest(p)
    assert p.hand(0) == ["border_guard", "village"]
    assert p.artifact("lantern") is None
    q = Position(hands=[["border_guard"]], decks=[["village", "smithy"]], artifacts={"lantern": 0})
    q.play("border_guard")
    q.choose("village")
    assert at_rest(q)
    assert q.artifact("horn") is None


def test_ren_border_guard_2() -> None:
    p = Position(
        hands=[["border_guard", "border_guard"]],
        decks=[["village", "smithy", "market", "festival", "laboratory"]],
    )
    p.play("border_guard")
    p.choose("smithy")
    p.choose("lantern")
    p.play("border_guard")
    assert p.decision is not None
    assert p.decision.options == ["festival", "laboratory", "market"]
    p.choose("market")
    assert p.artifact("horn") == 0
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["horn"])
    p.choose("horn")
    assert at_rest(p)
    # On the deck before the hand is drawn: it is one of the five drawn from six cards.
    assert "border_guard" in p.hand(0)


def test_ren_border_guard_3() -> None:
    p = Position(hands=[["border_guard"]], decks=[["gold"]])
    p.play("border_guard")
    assert at_rest(p)
    assert (p.hand(0), p.discard(0)) == (["gold"], [])


def test_horn_once_per_turn_and_optional() -> None:
    deck = ["copper", "silver", "gold", "estate", "duchy"]
    p = Position(in_play=[["border_guard", "border_guard"]], decks=[deck], artifacts={"horn": 0})
    p.end_turn()
    p.choose("horn")
    assert at_rest(p)
    assert p.hand(0).count("border_guard") == 1
    assert p.discard(0) == ["border_guard"]
    q = Position(in_play=[["border_guard"]], decks=[deck], artifacts={"horn": 0})
    q.end_turn()
    q.choose()
    assert q.discard(0) == ["border_guard"]
    assert q.hand(0) == sorted(deck)


def test_horn_is_for_its_holder_only() -> None:
    p = Position(in_play=[["border_guard"]], decks=[COPPERS], artifacts={"horn": 1})
    p.end_turn()
    assert at_rest(p)
    assert p.discard(0) == ["border_guard"]


def test_lantern_is_for_its_holder_only() -> None:
    p = Position(hands=[["border_guard"]], decks=[["copper", "silver", "gold"]], artifacts={"lantern": 1})
    p.play("border_guard")
    assert p.decision is not None
    assert p.decision.options == ["copper", "silver"]


# Ducat


def test_ren_ducat_1() -> None:
    p = Position(hands=[["ducat"]], phase="buy")
    p.play("ducat")
    assert (p.coins, p.buys, p.coffers(0)) == (0, 2, 1)
    p.spend_coffers(1)
    assert (p.coins, p.coffers(0)) == (1, 0)


def test_ducat_may_trash_a_copper_when_gained() -> None:
    p = Position(kingdom=["ducat"], hands=[["copper", "estate"]], coins=4, buys=2, phase="buy")
    p.buy("ducat")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("trash", ["copper"], 0)
    p.choose("copper")
    assert p.trash == ["copper"]
    assert p.hand(0) == ["estate"]
    p.buy("ducat")
    assert at_rest(p)  # no Copper in hand
    assert p.discard(0) == ["ducat", "ducat"]


def test_ducat_gained_without_trashing() -> None:
    p = Position(kingdom=["ducat"], hands=[["copper"]], coins=2, phase="buy")
    p.buy("ducat")
    p.choose()
    assert p.trash == []
    assert p.hand(0) == ["copper"]


# Lackeys, Acting Troupe


def test_lackeys() -> None:
    p = Position(hands=[["lackeys"]], decks=[["gold", "silver", "copper"]], coins=2)
    p.play("lackeys")
    assert p.hand(0) == ["gold", "silver"]
    assert p.villagers(0) == 0
    p.buy("lackeys")
    assert p.villagers(0) == 2
    assert at_rest(p)


def test_acting_troupe() -> None:
    p = Position(hands=[["acting_troupe"]])
    p.play("acting_troupe")
    assert p.villagers(0) == 4
    assert p.trash == ["acting_troupe"]
    assert p.in_play(0) == []


def test_ren_acting_troupe_1() -> None:
    p = Position(hands=[["throne_room", "acting_troupe"]])
    p.play("throne_room")
    p.choose("acting_troupe")
    assert p.villagers(0) == 8
    assert p.trash == ["acting_troupe"]


# Cargo Ship


def test_cargo_ship_sets_a_gained_card_aside() -> None:
    p = Position(hands=[["cargo_ship"]], coins=4, decks=[[*COPPERS, "estate"], COPPERS])
    p.play("cargo_ship")
    assert p.coins == 6
    p.buy("gold")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("react", ["cargo_ship"])
    p.choose("cargo_ship")
    assert p.set_aside(0) == ["gold"]
    assert p.view(1).set_aside(0)[0].id == "gold"
    p.end_turn()
    assert p.in_play(0) == ["cargo_ship"]
    assert "gold" not in p.hand(0)
    p.end_turn()
    assert "gold" in p.hand(0)
    assert p.set_aside(0) == []
    p.end_turn()
    assert p.in_play(0) == []


def test_ren_cargo_ship_1() -> None:
    p = Position(in_play=[["cargo_ship"]], coins=12, buys=3)
    p.buy("silver")
    p.choose()
    p.buy("gold")
    p.choose("cargo_ship")
    p.buy("silver")
    assert at_rest(p)
    assert p.set_aside(0) == ["gold"]
    assert p.discard(0) == ["silver", "silver"]


def test_ren_cargo_ship_2() -> None:
    p = Position(in_play=[["cargo_ship"]], coins=3, decks=[COPPERS])
    p.buy("silver")
    p.choose()
    p.end_turn()
    assert p.in_play(0) == []
    assert p.discard(0) == ["silver", "cargo_ship"]


def test_ren_cargo_ship_3() -> None:
    p = Position(in_play=[["cargo_ship", "cargo_ship"]], coins=9, buys=2, decks=[COPPERS])
    p.buy("gold")
    p.choose("cargo_ship")
    assert at_rest(p)  # the one card is gone
    p.buy("silver")
    p.choose("cargo_ship")
    assert p.set_aside(0) == ["gold", "silver"]
    p.end_turn()
    assert p.in_play(0) == ["cargo_ship", "cargo_ship"]
    q = Position(in_play=[["cargo_ship", "cargo_ship"]], coins=6, decks=[COPPERS])
    q.buy("gold")
    q.choose("cargo_ship")
    q.end_turn()
    assert q.in_play(0) == ["cargo_ship"]
    assert q.discard(0) == ["cargo_ship"]
    r = Position(hands=[["cargo_ship", "scepter"]], coins=5, buys=2, decks=[COPPERS])
    r.play("cargo_ship")
    r.play("scepter")
    r.choose("replay")
    assert r.coins == 9
    r.buy("gold")
    r.choose("cargo_ship")
    r.buy("silver")
    r.choose("cargo_ship")
    assert r.set_aside(0) == ["gold", "silver"]
    r.end_turn()
    assert sorted(r.in_play(0)) == ["cargo_ship", "scepter"]


def test_ren_cargo_ship_4() -> None:
    p = Position(hands=[["workshop", "cargo_ship"]], actions=2)
    p.play("workshop")
    p.choose("silver")
    assert at_rest(p)
    p.play("cargo_ship")
    assert at_rest(p)
    assert p.discard(0) == ["silver"]


def test_cargo_ship_from_hand_and_deck() -> None:
    p = Position(hands=[["sculptor"]], in_play=[["cargo_ship"]])
    p.play("sculptor")
    p.choose("silver")
    p.choose("cargo_ship")
    assert p.hand(0) == []
    assert p.set_aside(0) == ["silver"]
    assert p.villagers(0) == 1
    q = Position(hands=[["bureaucrat"]], in_play=[["cargo_ship"]])
    q.play("bureaucrat")
    q.choose("cargo_ship")
    assert q.deck(0) == []
    assert q.set_aside(0) == ["silver"]


# Experiment


def test_experiment_returns_to_the_supply() -> None:
    p = Position(hands=[["experiment"]], decks=[["gold", "silver", "copper"]], supply={"experiment": 0})
    p.play("experiment")
    assert p.hand(0) == ["gold", "silver"]
    assert p.actions == 1
    assert p.in_play(0) == []
    assert p.supply("experiment") == 1


def test_ren_experiment_1() -> None:
    p = Position(kingdom=["experiment"], hands=[["sculptor"]])
    p.play("sculptor")
    p.choose("experiment")
    assert p.hand(0) == ["experiment"]
    assert p.discard(0) == ["experiment"]
    assert p.villagers(0) == 0
    assert p.supply("experiment") == 8


def test_ren_experiment_2() -> None:
    p = Position(hands=[["throne_room", "experiment"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("experiment")
    assert p.hand(0) == ["copper"] * 4
    assert p.actions == 2
    assert p.supply("experiment") == 11  # back once, not twice
    assert p.in_play(0) == ["throne_room"]


def test_ren_experiment_3() -> None:
    p = Position(kingdom=["experiment"], coins=3)
    p.buy("experiment")
    assert p.discard(0) == ["experiment", "experiment"]
    assert p.supply("experiment") == 8
    q = Position(kingdom=["experiment"], hands=[["workshop"]], supply={"experiment": 1})
    q.play("workshop")
    q.choose("experiment")
    assert q.discard(0) == ["experiment"]
    assert q.supply("experiment") == 0


# Improve


def test_improve_gains_a_card_costing_one_more() -> None:
    p = Position(hands=[["improve"]], in_play=[["village"]], kingdom=["militia", "smithy"], decks=[COPPERS])
    p.play("improve")
    assert p.coins == 2
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.minimum) == ("trash", 0)
    p.choose("village")
    assert p.decision is not None
    assert p.decision.options == ["militia", "smithy"]
    assert p.decision.minimum == 1
    p.choose("smithy")
    assert p.trash == ["village"]
    assert sorted(p.discard(0)) == ["improve", "smithy"]


def test_improve_is_optional() -> None:
    p = Position(in_play=[["improve"]], decks=[COPPERS])
    p.end_turn()
    p.choose()
    assert p.trash == []
    assert p.discard(0) == ["improve"]


def test_ren_improve_1() -> None:
    p = Position(
        players=2,
        in_play=[["silver", "improve", "caravan", "throne_room"]],
        hands=[["throne_room", "wharf"]],
        decks=[["copper"] * 20],
    )
    p.play("throne_room")
    p.choose("wharf")
    p.end_turn()
    assert p.decision is not None
    # Not the Silver, not Caravan and Wharf, and of the Throne Rooms only the one without a Duration.
    assert p.decision.options == ["improve", "throne_room"]
    assert p.decision.copies == [1, 1]
    q = Position(in_play=[["caravan"]], hands=[["improve"]], decks=[COPPERS * 2], phase="start")
    q.play("improve")
    q.end_turn()
    assert q.decision is not None
    assert q.decision.options == ["caravan", "improve"]  # Caravan is due now
    q.choose("caravan")
    assert q.trash == ["caravan"]
    assert q.discard(0)[0] == "duchy"  # the only card costing 5
    r = Position(hands=[["militia", "improve"]], owned=[["capitalism"]], decks=[COPPERS], phase="buy")
    r.play("improve")
    r.play("militia")
    r.end_turn()
    assert r.decision is not None
    assert r.decision.options == ["improve", "militia"]  # Treasures too, but Actions


def test_ren_improve_2() -> None:
    p = Position(in_play=[["improve"]], kingdom=["smithy"], decks=[COPPERS])
    p.end_turn()
    p.choose("improve")
    assert p.trash == ["improve"]
    assert p.discard(0) == ["smithy"]  # the only card costing 4


def test_ren_improve_3() -> None:
    p = Position(in_play=[["improve", "market"]], kingdom=["village"], decks=[COPPERS])
    p.end_turn()
    p.choose("market")
    assert p.trash == ["market"]
    assert p.discard(0) == ["gold", "improve"]  # a Treasure, and not optional
    q = Position(in_play=[["improve", "artisan"]], decks=[COPPERS])
    q.end_turn()
    q.choose("artisan")  # nothing costs 7
    assert at_rest(q)
    assert q.trash == ["artisan"]
    assert q.discard(0) == ["improve"]


def test_ren_improve_4() -> None:
    p = Position(in_play=[["improve", "improve", "village", "moat"]], kingdom=["smithy"], decks=[COPPERS])
    p.end_turn()
    p.choose("village")
    p.choose("moat")
    p.choose("silver")
    assert p.trash == ["village", "moat"]
    assert sorted(p.discard(0)) == ["improve", "improve", "silver", "smithy"]
    q = Position(in_play=[["improve", "cargo_ship", "smithy"]], decks=[COPPERS])
    q.end_turn()
    q.choose("smithy")
    q.choose("cargo_ship")
    assert q.set_aside(0) == ["duchy"]
    assert q.in_play(0) == ["cargo_ship"]
    r = Position(
        in_play=[["improve", "village"]], kingdom=["smithy"], owned=[["innovation"]], decks=[COPPERS * 2]
    )
    r.end_turn()
    r.choose("village")
    r.choose("innovation")
    assert r.in_play(0) == []
    assert len(r.hand(0)) == 5  # the three cards it drew were discarded
    assert sorted(r.discard(0)) == ["copper", "copper", "copper", "improve", "smithy"]


def test_improve_on_throne_room_over_a_duration_that_is_due() -> None:
    p = Position(
        hands=[["throne_room", "merchant_ship"]],
        decks=[["improve", *COPPERS * 2], COPPERS],
        kingdom=["smithy"],
    )
    p.play("throne_room")
    p.choose("merchant_ship")
    p.end_turn()
    p.end_turn()
    assert p.coins == 4
    p.play("improve")
    p.end_turn()
    assert p.decision is not None
    assert p.decision.options == ["improve", "merchant_ship", "throne_room"]
    p.choose("throne_room")
    p.choose("duchy")
    assert p.trash == ["throne_room"]
    assert p.in_play(0) == []
    assert "duchy" in p.discard(0)


def test_improve_gained_and_played_in_clean_up_works_too() -> None:
    p = Position(in_play=[["improve", "moat"]], kingdom=["smithy"], owned=[["innovation"]], decks=[COPPERS])
    p.end_turn()
    p.choose("moat")
    p.choose("improve")
    p.choose("innovation")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.source, p.decision.copies) == ("trash", "improve", [2])
    p.choose("improve")
    assert p.trash == ["moat", "improve"]
    assert sorted(p.discard(0)) == ["improve", "smithy"]


def test_improve_on_a_cargo_ship_whose_effect_goes_on() -> None:
    p = Position(in_play=[["improve", "cargo_ship"]], kingdom=["smithy"], decks=[COPPERS * 2, COPPERS])
    p.end_turn()
    p.choose("cargo_ship")  # trashed, its effect goes on
    p.choose("cargo_ship")
    assert p.trash == ["cargo_ship"]
    assert p.set_aside(0) == ["smithy"]
    assert p.in_play(0) == []
    p.end_turn()
    assert "smithy" in p.hand(0)


# Flag Bearer, Flag


def test_flag_bearer_and_flag() -> None:
    p = Position(hands=[["flag_bearer"]], coins=2, decks=[COPPERS * 2, COPPERS])
    p.play("flag_bearer")
    assert p.coins == 4
    assert p.artifact("flag") is None
    p.buy("flag_bearer")
    assert p.artifact("flag") == 0
    p.end_turn()
    assert len(p.hand(0)) == 6
    p.end_turn()
    assert len(p.hand(1)) == 5
    p.end_turn()
    assert len(p.hand(0)) == 6  # at the end of every turn


def test_ren_flag_bearer_1() -> None:
    p = Position(
        hands=[["ambassador", "flag_bearer"]], decks=[COPPERS * 2, COPPERS * 2], artifacts={"flag": 0}
    )
    p.play("ambassador")
    p.choose("flag_bearer")
    assert p.discard(1) == ["flag_bearer"]
    assert p.artifact("flag") == 1  # gained on another's turn
    p.end_turn()
    assert len(p.hand(0)) == 5
    p.end_turn()
    assert len(p.hand(1)) == 6
    q = Position(hands=[["chapel", "flag_bearer"]], artifacts={"flag": 1})
    q.play("chapel")
    q.choose("flag_bearer")
    assert q.artifact("flag") == 0


@pytest.mark.parametrize("outpost", ["outpost", "outpost@1e"])
def test_ren_flag_bearer_2(outpost: str) -> None:
    p = Position(hands=[[outpost]], decks=[COPPERS * 3], artifacts={"flag": 0})
    p.play(outpost)
    p.end_turn()
    assert p.active == 0
    assert len(p.hand(0)) == 4
    p.end_turn()
    assert p.active == 1
    assert len(p.hand(0)) == 6


def test_ren_flag_bearer_3() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["flag_bearer"]], kingdom=["smithy"], artifacts={"flag": 0})
    p.play("swindler")
    assert p.artifact("flag") == 1  # the victim trashed it
    p.choose("smithy")
    assert p.artifact("flag") == 1
    q = Position(hands=[["lurker"]], kingdom=["flag_bearer"], artifacts={"flag": 1})
    q.play("lurker")
    q.choose("trash")
    q.choose("flag_bearer")
    assert q.artifact("flag") == 0


# Hideout, Inventor, Mountain Village


def test_ren_hideout_1() -> None:
    p = Position(hands=[["hideout", "curse", "copper"]], decks=[["estate", "gold"]])
    p.play("hideout")
    assert p.actions == 2
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.options) == (1, ["copper", "curse", "estate"])
    p.choose("curse")
    assert p.trash == ["curse"]
    assert p.discard(0) == []
    q = Position(hands=[["hideout"]], decks=[["estate"]])
    q.play("hideout")
    assert q.trash == ["estate"]  # the only card: no question
    assert q.discard(0) == ["curse"]
    r = Position(hands=[["hideout"]], decks=[["mill"]])
    r.play("hideout")
    assert r.discard(0) == ["curse"]  # a Victory card with a second type


def test_ren_inventor_1() -> None:
    p = Position(hands=[["inventor"]], kingdom=["market", "smithy"])
    p.play("inventor")
    assert p.decision is not None
    assert "market" not in p.decision.options
    p.choose("smithy")
    assert p.discard(0) == ["smithy"]
    assert (p.cost("market"), p.cost("copper"), p.cost("province")) == (4, 0, 7)
    p.end_turn()
    assert p.cost("market") == 5


def test_ren_inventor_2() -> None:
    p = Position(hands=[["inventor", "inventor"]], actions=2)
    p.play("inventor")
    p.choose("silver")
    p.play("inventor")
    p.choose("duchy")
    assert p.discard(0) == ["silver", "duchy"]
    assert p.cost("province") == 6


def test_mountain_village_draws_without_a_discard_pile() -> None:
    p = Position(hands=[["mountain_village"]], decks=[["gold", "silver"]])
    p.play("mountain_village")
    assert p.actions == 2
    assert at_rest(p)
    assert p.hand(0) == ["gold"]


def test_ren_mountain_village_1() -> None:
    p = Position(hands=[["mountain_village"]], decks=[["gold"]], discards=[["copper", "curse"]])
    p.play("mountain_village")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.options) == (1, ["copper", "curse"])
    with pytest.raises(IllegalMove):
        p.choose()
    p.choose("copper")
    assert (p.hand(0), p.discard(0), p.deck(0)) == (["copper"], ["curse"], ["gold"])


def test_mountain_village_hides_the_card_from_others() -> None:
    p = Position(hands=[["mountain_village"]], discards=[["copper", "curse", "estate"]])
    p.play("mountain_village")
    p.choose("copper")
    shown = [event.seen_from(1).cards for event in p.events if event.kind == "to_hand"]
    assert shown == [[]]
    assert card_named("copper") not in p.game.players[0].hand_seen


def test_priest_pays_for_the_turn_it_was_played_in_only() -> None:
    p = Position(hands=[["priest"], ["bandit"]], decks=[["silver"] * 7, []])
    p.play("priest")
    p.end_turn()
    p.play("bandit")  # trashes a Silver of the player who had the Priest
    assert p.trash == ["silver"]
    assert [event.seat for event in p.events if event.kind == "plus" and event.word == "coins"] == [0]
