"""The Projects that play cards or turns: Capitalism, Citadel, Innovation, Fleet."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.catalogue import card_named
from dominium.testing import Position
from tests.cards.printed import printed_cards

COPPERS = ["copper"] * 5


def at_rest(p: Position) -> bool:
    """Whether nothing is being asked."""
    return p.decision is None


#: all Action cards, and whether their texts have a plus sign with an amount of coins
ACTIONS = [(card.id, card.plus_coins) for card in printed_cards() if "action" in card.types]


# Capitalism


@pytest.mark.parametrize(("card", "listed"), ACTIONS)
def test_ren_capitalism_1(card: str, listed: bool) -> None:
    p = Position(hands=[[card]], owned=[["capitalism"]], phase="buy")
    if not listed:
        with pytest.raises(IllegalMove):
            p.play(card)
        assert p.hand(0) == [card]
        return
    p.play(card)
    assert [event.cards for event in p.events if event.kind == "play"] == [[card]]
    assert p.phase == "buy"
    q = Position(hands=[[card]], owned=[[], ["capitalism"]], phase="buy")
    with pytest.raises(IllegalMove):
        q.play(card)  # another's Capitalism does nothing on this turn


def test_ren_capitalism_2() -> None:
    p = Position(hands=[["festival", "militia", "smithy"]], owned=[["capitalism"]], actions=0, phase="buy")
    p.play("festival")
    p.play("militia")
    assert (p.coins, p.buys, p.actions) == (4, 2, 2)  # Festival's Actions cannot be used
    with pytest.raises(IllegalMove):
        p.play("smithy")


def test_ren_capitalism_3() -> None:
    p = Position(hands=[["bandit"]], decks=[[], ["improve", "copper"]], owned=[["capitalism"]])
    p.play("bandit")
    assert p.trash == ["improve"]
    q = Position(hands=[["bandit"]], decks=[[], ["improve", "copper"]], owned=[[], ["capitalism"]])
    q.play("bandit")
    assert q.trash == []
    r = Position(hands=[["treasurer"]], trash=["improve", "inventor"], owned=[["capitalism"]])
    r.play("treasurer")
    r.choose("gain")
    assert r.hand(0) == ["improve"]
    assert r.trash == ["inventor"]


def test_ren_capitalism_4() -> None:
    p = Position(kingdom=["militia"], coins=4, owned=[["capitalism", "guildhall"]])
    p.buy("militia")
    assert p.coffers(0) == 1
    q = Position(hands=[["sculptor"]], kingdom=["militia"], owned=[["capitalism"]])
    q.play("sculptor")
    q.choose("militia")
    assert q.villagers(0) == 1
    r = Position(hands=[["ironworks"]], kingdom=["militia"], owned=[["capitalism"]])
    r.play("ironworks")
    r.choose("militia")
    assert (r.actions, r.coins) == (1, 1)
    s = Position(hands=[["courtier", "market"]], owned=[["capitalism"]])
    s.play("courtier")
    assert s.decision is not None
    assert (s.decision.minimum, s.decision.maximum) == (2, 2)  # Market: Action and Treasure
    s.choose("coins", "gold")
    assert s.coins == 3
    assert s.discard(0) == ["gold"]


def test_capitalism_with_mine_and_thief() -> None:
    p = Position(hands=[["mine", "improve"]], kingdom=["market", "laboratory"], owned=[["capitalism"]])
    p.play("mine")
    p.choose("improve")
    assert p.decision is not None
    assert "market" in p.decision.options
    assert "laboratory" not in p.decision.options
    p.choose("market")
    assert p.trash == ["improve"]
    assert p.hand(0) == ["market"]
    q = Position(hands=[["thief"]], decks=[[], ["militia", "village"]], owned=[["capitalism"]])
    q.play("thief")
    assert q.trash == ["militia"]
    q.choose("militia")
    assert q.discard(0) == ["militia"]
    assert q.discard(1) == ["village"]


def test_capitalism_with_treasurer_trashing_and_pirate() -> None:
    p = Position(hands=[["treasurer", "militia", "smithy"]], owned=[["capitalism"]])
    p.play("treasurer")
    p.choose("trash")
    assert p.trash == ["militia"]
    q = Position(
        hands=[[], ["pirate"]], kingdom=["militia", "smithy"], coins=8, buys=2, owned=[["capitalism"]]
    )
    q.buy("smithy")
    assert at_rest(q)
    q.buy("militia")
    assert q.decision is not None
    assert (q.decision.seat, q.decision.options) == (1, ["pirate"])
    q.choose("pirate")
    assert q.in_play(1) == ["pirate"]


def test_capitalism_with_scepter_and_citadel() -> None:
    p = Position(hands=[["flag_bearer", "scepter"]], owned=[["capitalism", "citadel"]], phase="buy")
    p.play("flag_bearer")
    assert p.coins == 4
    p.play("scepter")
    p.choose("replay")
    assert p.coins == 6


def test_capitalism_bought_works_from_now_on_and_cards_named_together() -> None:
    p = Position(projects=["capitalism"], coins=5, kingdom=["militia"])
    p.buy("capitalism")
    assert p.view(0).types(card_named("militia")) & 2
    p.end_turn()
    assert not p.view(0).types(card_named("militia")) & 2


# Citadel


def test_ren_citadel_1() -> None:
    p = Position(hands=[["smithy", "village"]], decks=[["copper"] * 9], owned=[["citadel"]], actions=2)
    p.play("smithy")
    assert at_rest(p)
    assert p.hand(0).count("copper") == 6
    p.play("village")
    assert p.hand(0).count("copper") == 7  # only the first Action of the turn
    q = Position(kingdom=["militia"], coins=4, owned=[["citadel", "innovation"]])
    q.buy("militia")
    q.choose("innovation")
    assert q.coins == 4
    r = Position(
        hands=[["smithy"]], decks=[["festival", *COPPERS]], owned=[["piazza", "citadel"]], phase="start"
    )
    assert (r.actions, r.buys, r.coins) == (5, 3, 4)
    r.play("smithy")
    assert r.hand(0) == ["copper"] * 3


def test_ren_citadel_2() -> None:
    p = Position(hands=[["wharf"]], decks=[["copper"] * 30, COPPERS], owned=[["citadel"]])
    p.play("wharf")
    assert len(p.hand(0)) == 4
    p.end_turn()
    assert p.in_play(0) == ["wharf"]
    p.end_turn()
    assert len(p.hand(0)) == 9
    assert p.buys == 3
    p.end_turn()
    assert p.in_play(0) == []


def test_ren_citadel_3() -> None:
    p = Position(hands=[["flag_bearer", "militia"]], owned=[["citadel", "capitalism"]], phase="buy")
    p.play("flag_bearer")
    assert p.coins == 4
    p.play("militia")
    assert p.coins == 6


def test_ren_citadel_4() -> None:
    p = Position(hands=[["acting_troupe"]], owned=[["citadel"]])
    p.play("acting_troupe")
    assert p.villagers(0) == 8
    assert p.trash == ["acting_troupe"]
    q = Position(hands=[["experiment"]], decks=[COPPERS], owned=[["citadel"]])
    q.play("experiment")
    assert len(q.hand(0)) == 4
    assert q.supply("experiment") == 11
    r = Position(hands=[["island", "duchy", "estate"]], owned=[["citadel"]])
    r.play("island")
    r.choose("duchy")
    assert r.mat(0, "island") == ["island", "duchy", "estate"]
    s = Position(
        hands=[["throne_room", "festival", "market", "conspirator"]], decks=[COPPERS], owned=[["citadel"]]
    )
    s.play("throne_room")
    s.choose("festival")
    s.choose("market")  # the second Throne Room
    assert (s.coins, s.actions, s.buys) == (6, 6, 5)
    t = Position(hands=[["village", "conspirator"]], decks=[COPPERS], owned=[["citadel"]])
    t.play("village")
    t.play("conspirator")  # the third Action played
    assert t.coins == 2
    assert t.actions == 4
    assert t.hand(0) == ["copper"] * 3


def test_citadel_replays_each_turn_and_only_for_its_owner() -> None:
    p = Position(
        hands=[["militia"], ["militia"]],
        decks=[["militia", *COPPERS], ["copper"] * 9],
        owned=[["citadel"]],
    )
    p.play("militia")
    assert p.coins == 4
    p.end_turn()
    p.play("militia")
    assert p.coins == 2
    p.choose("copper", "copper")
    p.end_turn()
    p.play("militia")
    assert p.coins == 4


def test_citadel_asks_reactions_twice() -> None:
    p = Position(hands=[["witch"], ["moat"]], decks=[COPPERS], owned=[["citadel"]])
    p.play("witch")
    p.choose("moat")
    p.choose()
    assert p.discard(1) == ["curse"]


def test_citadel_after_another_player_played_an_action() -> None:
    p = Position(
        hands=[["militia"], ["pirate"]],
        owned=[["citadel", "capitalism"]],
        artifacts={"treasure_chest": 0},
    )
    p.end_phase()
    p.choose("pirate")  # played by the other player, as the Chest gains a Gold
    p.play("militia")
    assert p.coins == 4  # still the first Action of the own turn


# Innovation


def test_ren_innovation_1() -> None:
    p = Position(
        hands=[["workshop"]],
        kingdom=["village", "militia", "smithy"],
        decks=[["copper"] * 9],
        coins=8,
        buys=2,
        owned=[["innovation"]],
    )
    p.play("workshop")
    p.choose("smithy")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("react", ["innovation"], 0)
    p.choose()
    assert p.discard(0) == ["smithy"]
    p.buy("militia")
    p.choose("innovation")
    assert p.in_play(0) == ["workshop", "militia"]
    p.buy("village")
    assert at_rest(p)  # once a turn
    assert p.discard(0) == ["smithy", "village"]


def test_ren_innovation_2() -> None:
    p = Position(kingdom=["laboratory"], coins=5, decks=[["gold", "gold"]], owned=[["innovation"]], buys=2)
    p.buy("laboratory")
    p.choose("innovation")
    assert p.hand(0) == ["gold", "gold"]
    assert p.actions == 2
    with pytest.raises(IllegalMove):
        p.play("gold")  # after a purchase
    q = Position(
        hands=[["scepter"]],
        in_play=[["workshop"]],
        kingdom=["smithy"],
        decks=[["gold", "gold", "gold"]],
        owned=[["innovation"]],
    )
    q.play("scepter")
    q.choose("replay")
    q.choose("smithy")
    q.choose("innovation")
    q.play("gold")  # nothing was bought yet
    assert q.coins == 3


def test_ren_innovation_3() -> None:
    p = Position(
        in_play=[["cargo_ship"]], kingdom=["smithy"], coins=4, owned=[["innovation"]], decks=[COPPERS]
    )
    p.buy("smithy")
    assert p.decision is not None
    assert p.decision.options == ["cargo_ship", "innovation"]
    p.choose("cargo_ship")
    assert at_rest(p)
    assert p.set_aside(0) == ["smithy"]
    q = Position(
        in_play=[["cargo_ship"]], kingdom=["smithy"], coins=4, owned=[["innovation"]], decks=[COPPERS]
    )
    q.buy("smithy")
    q.choose("innovation")
    assert at_rest(q)
    assert q.in_play(0) == ["cargo_ship", "smithy"]
    r = Position(in_play=[["sailor"]], kingdom=["wharf"], coins=5, owned=[["innovation"]], decks=[COPPERS])
    r.buy("wharf")
    assert r.decision is not None
    assert r.decision.options == ["innovation", "sailor"]
    r.choose("sailor")
    assert at_rest(r)
    assert r.in_play(0) == ["sailor", "wharf"]
    s = Position(hands=[["blockade"]], kingdom=["smithy"], owned=[["innovation"]], decks=[COPPERS])
    s.play("blockade")
    s.choose("smithy")
    s.choose("innovation")
    assert s.in_play(0) == ["blockade", "smithy"]
    assert s.set_aside(0) == []
    s.end_turn()
    assert s.in_play(0) == []


def test_ren_innovation_4() -> None:
    p = Position(kingdom=["experiment"], coins=3, decks=[["copper"] * 9], owned=[["innovation"]])
    p.buy("experiment")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("order", ["experiment", "innovation"])
    p.choose("innovation")  # before its own ability
    assert p.hand(0) == ["copper", "copper"]
    assert p.discard(0) == ["experiment"]
    assert p.supply("experiment") == 9
    q = Position(kingdom=["experiment"], coins=3, decks=[["copper"] * 9], owned=[["innovation"]])
    q.buy("experiment")
    q.choose("experiment")
    assert q.decision is not None
    assert q.decision.kind == "react"
    q.choose("innovation")  # the second one
    assert at_rest(q)
    assert q.hand(0) == ["copper", "copper"]
    assert q.discard(0) == ["experiment"]


def test_ren_innovation_5() -> None:
    p = Position(hands=[["sculptor"]], kingdom=["smithy"], decks=[["gold"] * 3], owned=[["innovation"]])
    p.play("sculptor")
    p.choose("smithy")
    p.choose("innovation")
    assert p.in_play(0) == ["sculptor", "smithy"]
    assert p.hand(0) == ["gold"] * 3
    q = Position(
        hands=[["replace", "estate"]], kingdom=["smithy"], decks=[["gold"] * 3], owned=[["innovation"]]
    )
    q.play("replace")
    q.choose("smithy")
    q.choose("innovation")
    assert q.in_play(0) == ["replace", "smithy"]
    assert q.deck(0) == []


def test_innovation_with_ironworks_and_border_guard() -> None:
    p = Position(
        hands=[["ironworks"]],
        kingdom=["border_guard"],
        decks=[["village", "smithy"]],
        owned=[["innovation"]],
    )
    p.play("ironworks")
    p.choose("border_guard")
    p.choose("innovation")
    p.choose("smithy")
    p.choose("horn")
    assert at_rest(p)
    assert p.actions == 2  # Border Guard's and Ironworks'
    assert p.hand(0) == ["smithy"]
    assert p.artifact("horn") == 0


def test_innovation_with_a_duration_in_both_phases() -> None:
    p = Position(
        hands=[["artisan"]], kingdom=["wharf"], decks=[["copper"] * 20, COPPERS], owned=[["innovation"]]
    )
    p.play("artisan")
    p.choose("wharf")
    p.choose("innovation")
    p.end_turn()
    assert p.in_play(0) == ["wharf"]
    p.end_turn()
    assert len(p.hand(0)) == 7
    q = Position(kingdom=["wharf"], coins=5, decks=[["copper"] * 20, COPPERS], owned=[["innovation"]])
    q.buy("wharf")
    q.choose("innovation")
    assert q.buys == 1
    q.end_turn()
    q.end_turn()
    assert len(q.hand(0)) == 7


def test_innovation_playing_a_cargo_ship() -> None:
    p = Position(kingdom=["cargo_ship"], coins=6, buys=2, owned=[["innovation"]], decks=[COPPERS])
    p.buy("cargo_ship")
    assert p.decision is not None
    assert p.decision.options == ["innovation"]
    p.choose("innovation")
    assert at_rest(p)  # it does not take itself aboard
    p.buy("silver")
    p.choose("cargo_ship")
    assert p.set_aside(0) == ["silver"]


def test_innovation_only_on_own_turns_and_for_actions() -> None:
    p = Position(hands=[["ambassador", "village"], []], owned=[[], ["innovation"]])
    p.play("ambassador")
    p.choose("village")
    assert at_rest(p)
    assert p.discard(1) == ["village"]
    q = Position(coins=3, owned=[["innovation"]])
    q.buy("silver")
    assert at_rest(q)


# Fleet


def ending(**more: object) -> Position:
    """A position whose turn ends the game."""
    arguments: dict[str, object] = {
        "coins": 8,
        "supply": {"province": 1},
        "decks": [["copper"] * 30, ["copper"] * 30],
        **more,
    }
    return Position(**arguments)  # type: ignore[arg-type]


def test_fleet_gives_each_owner_a_turn_after_the_end() -> None:
    p = ending(
        players=3, decks=[["copper"] * 20] * 3, owned=[["fleet"], [], ["fleet"]], hands=[[], COPPERS, COPPERS]
    )
    turns = [p.view(0).turns(seat) for seat in range(3)]
    p.buy("province")
    p.end_turn()
    assert (p.over, p.active) == (
        False,
        2,
    )  # left of the player whose turn ended it, passing over who has no Fleet
    assert p.view(0).extra
    p.end_turn()
    assert p.active == 0
    p.end_turn()
    assert p.over
    assert [p.view(0).turns(seat) for seat in range(3)] == turns


def test_without_fleet_the_game_is_over_at_once() -> None:
    p = ending(projects=["fleet"])
    p.buy("province")
    p.end_turn()
    assert p.over


def test_fleet_bought_in_the_last_turn() -> None:
    p = ending(projects=["fleet"], coins=13, buys=2)
    p.buy("province")
    p.buy("fleet")
    p.end_turn()
    assert (p.over, p.active) == (False, 0)
    p.end_turn()
    assert p.over


def test_ren_fleet_1() -> None:
    p = ending(
        coins=0,
        owned=[[], ["fleet"]],
        kingdom=["experiment"],
        hands=[[], ["experiment", "ambassador", "copper", "copper"]],
        supply={"experiment": 0, "curse": 0, "copper": 0},
    )
    p.end_turn()
    assert (p.over, p.active) == (False, 1)
    p.play("experiment")
    assert p.supply("experiment") == 1
    p.play("ambassador")
    p.choose("copper", "copper")
    assert p.supply("copper") == 1  # two back, one gained by the other
    p.end_turn()
    assert p.over  # though the piles would not end it any more


def test_ren_fleet_1_no_turn_after_the_last() -> None:
    p = ending(owned=[[], ["fleet"]], hands=[[], ["outpost"]])
    p.buy("province")
    p.end_turn()
    assert p.active == 1
    p.play("outpost")
    p.end_turn()
    assert p.over


def test_ren_fleet_2() -> None:
    p = ending(owned=[["fleet"], ["fleet"]], hands=[["outpost"], ["outpost"]])
    p.play("outpost")
    p.buy("province")
    p.end_turn()
    assert p.active == 0  # the Outpost turn comes before the first Fleet turn
    assert len(p.hand(0)) == 3
    p.end_turn()
    assert p.active == 1
    p.play("outpost")
    p.end_turn()
    assert p.active == 1  # an Outpost turn between two Fleet turns
    assert len(p.hand(1)) == 3
    p.end_turn()
    assert p.active == 0
    p.end_turn()
    assert p.over
    q = ending(owned=[["fleet"]], hands=[[]], decks=[["outpost", *["copper"] * 9], []])
    q.buy("province")
    q.end_turn()
    assert q.active == 0
    q.play("outpost")  # the previous turn was the own one: it fails
    q.end_turn()
    assert q.over
    r = ending(hands=[["outpost"]])
    r.play("outpost")
    r.buy("province")
    r.end_turn()
    assert r.over  # nobody owns Fleet


def test_ren_fleet_3() -> None:
    p = ending(
        owned=[[], ["fleet"]],
        hands=[[], ["gold", "gold", "silver"]],
        decks=[["estate"] * 7, ["province", *["copper"] * 9]],
        coins=0,
        supply={"curse": 0, "copper": 0, "silver": 0},
    )
    assert p.scores() == [7, 6]
    p.end_turn()
    assert p.active == 1
    p.play("gold")
    p.play("gold")
    p.play("silver")
    p.buy("province")
    p.end_turn()
    assert p.over
    assert p.scores() == [7, 12]
    assert p.winners() == [1]
    assert p.view(0).turns(1) == 1  # the Fleet turn is not counted


def test_treasures_are_not_counted_among_the_actions_of_a_turn() -> None:
    p = Position(
        hands=[["copper", "copper", "conspirator"]], owned=[["capitalism"]], decks=[["gold"]], phase="buy"
    )
    p.play("copper")
    p.play("copper")
    p.play("conspirator")
    assert (p.coins, p.hand(0)) == (4, [])
    p = Position(hands=[["copper", "festival"]], owned=[["capitalism", "citadel"]], phase="buy")
    p.play("copper")
    p.play("festival")
    assert (p.coins, p.buys) == (5, 3)
