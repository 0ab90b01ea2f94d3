"""The Projects of Renaissance, except Capitalism and those that play cards (Citadel, Innovation, Fleet)."""

from __future__ import annotations

import pytest

from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "renaissance": """
        cathedral         3  project
        city_gate         3  project
        pageant           3  project
        sewers            3  project
        star_chart        3  project
        exploration       4  project
        fair              4  project
        silos             4  project
        sinister_plot     4  project
        academy           5  project
        capitalism        5  project
        fleet             5  project
        guildhall         5  project
        piazza            5  project
        road_network      5  project
        barracks          6  project
        crop_rotation     6  project
        innovation        6  project
        canal             7  project
        citadel           8  project
    """,
}

COPPERS = ["copper"] * 5


def at_rest(p: Position) -> bool:
    """Whether nothing is being asked."""
    return p.decision is None


# Start of the turn


def test_cathedral() -> None:
    p = Position(hands=[["copper", "estate"]], owned=[["cathedral"]], phase="start")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.minimum, p.decision.maximum) == ("trash", 1, 1)
    p.choose("estate")
    assert p.trash == ["estate"]
    assert p.hand(0) == ["copper"]
    assert p.phase == "action"


def test_cathedral_without_cards() -> None:
    p = Position(owned=[["cathedral"]], phase="start")
    assert at_rest(p)
    assert p.trash == []


def test_cathedral_bought_works_from_the_next_turn() -> None:
    p = Position(projects=["cathedral"], coins=3, hands=[["copper"]], decks=[["estate"] * 5, COPPERS])
    p.buy("cathedral")
    assert at_rest(p)
    assert p.trash == []
    p.end_turn()
    p.end_turn()
    assert p.trash == ["estate"]


def test_city_gate() -> None:
    p = Position(hands=[["copper"]], decks=[["gold", "silver"]], owned=[["city_gate"]], phase="start")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("put_back", ["copper", "gold"])
    p.choose("copper")
    assert p.hand(0) == ["gold"]
    assert p.deck(0) == ["copper", "silver"]


def test_fair() -> None:
    p = Position(owned=[["fair"]], phase="start")
    assert p.buys == 2
    p.end_turn()
    assert p.buys == 1


def test_barracks() -> None:
    p = Position(owned=[["barracks"]], phase="start")
    assert p.actions == 2
    p.end_turn()
    assert p.actions == 1


def test_silos() -> None:
    p = Position(
        hands=[["copper", "copper", "estate", "silver"]],
        decks=[["gold", "village", "gold"]],
        owned=[["silos"]],
        phase="start",
    )
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.copies) == ("discard", ["copper"], [2])
    assert (p.decision.minimum, p.decision.maximum) == (0, 2)
    p.choose("copper", "copper")
    assert p.hand(0) == ["estate", "gold", "silver", "village"]
    assert p.discard(0) == ["copper", "copper"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["copper", "copper"]]


def test_silos_none() -> None:
    p = Position(hands=[["copper"]], decks=[["gold"]], owned=[["silos"]], phase="start")
    p.choose()
    assert p.hand(0) == ["copper"]
    q = Position(hands=[["estate"]], decks=[["gold"]], owned=[["silos"]], phase="start")
    assert at_rest(q)


def test_ren_silos_1() -> None:
    p = Position(hands=[["copper", "copper"]], owned=[["silos"]], phase="start")
    p.choose("copper", "copper")
    assert p.hand(0) == ["copper", "copper"]
    assert p.discard(0) == []


def test_sinister_plot() -> None:
    p = Position(decks=[["copper"] * 30, ["copper"] * 30], owned=[["sinister_plot"]], phase="start")
    assert p.decision is not None
    assert p.decision.options == ["token", "cards"]
    p.choose("token")
    assert p.tokens(0, "sinister_plot") == 1
    p.end_turn()
    p.end_turn()
    p.choose("token")
    assert p.tokens(0, "sinister_plot") == 2
    p.end_turn()
    p.end_turn()
    p.choose("cards")
    assert p.tokens(0, "sinister_plot") == 0
    assert len(p.hand(0)) == 7


def test_ren_sinister_plot_1() -> None:
    p = Position(
        decks=[["copper"] * 30, ["copper"] * 30],
        owned=[["sinister_plot"], ["sinister_plot"]],
        phase="start",
    )
    p.choose("token")
    p.end_turn()
    assert p.active == 1
    p.choose("token")
    assert (p.tokens(0, "sinister_plot"), p.tokens(1, "sinister_plot")) == (1, 1)
    assert (p.coffers(0), p.coffers(1)) == (0, 0)
    p.end_turn()
    p.choose("cards")
    assert (p.tokens(0, "sinister_plot"), p.tokens(1, "sinister_plot")) == (0, 1)
    assert len(p.hand(0)) == 6


def test_ren_sinister_plot_2() -> None:
    p = Position(decks=[COPPERS], owned=[["sinister_plot"]], phase="start")
    assert p.decision is not None
    assert (p.decision.minimum, p.decision.maximum) == (1, 1)
    p.choose("cards")  # with no tokens there it is allowed, for nothing
    assert p.hand(0) == []
    assert p.tokens(0, "sinister_plot") == 0


def test_piazza_plays_an_action() -> None:
    p = Position(decks=[["smithy", *COPPERS]], owned=[["piazza"]], phase="start")
    assert at_rest(p)
    assert p.in_play(0) == ["smithy"]
    assert p.hand(0) == ["copper"] * 3
    assert p.actions == 1
    p.play("copper")
    assert p.coins == 1


def test_piazza_leaves_anything_else_on_the_deck() -> None:
    p = Position(decks=[["gold", "copper"]], owned=[["piazza"]], phase="start")
    assert at_rest(p)
    assert p.deck(0) == ["gold", "copper"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["gold"]]
    assert p.game.players[0].revealed == []


def test_piazza_without_cards() -> None:
    p = Position(owned=[["piazza"]], phase="start")
    assert at_rest(p)
    assert p.in_play(0) == []


def test_piazza_with_treasurer_gives_the_key_its_coin_now() -> None:
    p = Position(decks=[["treasurer"]], owned=[["piazza"]], phase="start")
    p.choose("key")
    assert p.coins == 4
    q = Position(decks=[["treasurer"]], owned=[["piazza"]], artifacts={"key": 0}, phase="start")
    q.choose("key")
    assert q.coins == 4  # the holder who takes it again is paid once
    r = Position(decks=[["treasurer"]], owned=[["piazza"]], artifacts={"key": 1}, phase="start")
    r.choose("key")
    assert r.coins == 4


def test_crop_rotation() -> None:
    p = Position(
        hands=[["estate", "duchy", "copper"]],
        decks=[["gold", "silver", "curse"]],
        owned=[["crop_rotation"]],
        phase="start",
    )
    assert p.decision is not None
    assert (p.decision.kind, p.decision.minimum, p.decision.options) == ("discard", 0, ["duchy", "estate"])
    p.choose("duchy")
    assert p.hand(0) == ["copper", "estate", "gold", "silver"]
    assert p.discard(0) == ["duchy"]
    assert at_rest(p)  # once
    q = Position(hands=[["estate"]], decks=[["gold"]], owned=[["crop_rotation"]], phase="start")
    q.choose()
    assert q.hand(0) == ["estate"]


def test_ren_crop_rotation_1() -> None:
    p = Position(hands=[["mill"]], decks=[["gold"]], owned=[["crop_rotation"]], phase="start")
    p.choose("mill")
    assert p.hand(0) == ["gold", "mill"]
    assert p.discard(0) == []
    q = Position(hands=[["harem", "curse"]], owned=[["crop_rotation"]], phase="start")
    assert q.decision is not None
    assert q.decision.options == ["harem"]


def test_start_of_turn_effects_are_ordered_by_the_player() -> None:
    p = Position(
        hands=[["estate"]],
        decks=[["gold", "silver", "copper"]],
        owned=[["cathedral", "crop_rotation"]],
        phase="start",
    )
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("order", ["cathedral", "crop_rotation"])
    p.choose("crop_rotation")
    p.choose("estate")
    p.choose("silver")  # Cathedral
    assert p.trash == ["silver"]
    assert p.hand(0) == ["gold"]


def test_start_of_turn_effects_that_only_add_numbers_are_not_asked_about() -> None:
    p = Position(owned=[["fair", "barracks"]], artifacts={"key": 0}, phase="start")
    assert at_rest(p)
    assert (p.actions, p.buys, p.coins) == (2, 2, 1)


# End of the Buy phase


def test_pageant() -> None:
    p = Position(owned=[["pageant"]], coins=4)
    p.buy("silver")
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("react", ["pageant"], 0)
    p.choose("pageant")
    assert p.coffers(0) == 1
    q = Position(owned=[["pageant"]], coins=1)
    q.end_turn()
    q.choose()
    assert q.coffers(0) == 0


def test_ren_pageant_1() -> None:
    p = Position(owned=[["pageant"]], coins=5)
    p.end_turn()
    p.choose("pageant")
    assert at_rest(p)
    assert p.coffers(0) == 1
    assert p.active == 1


def test_ren_pageant_2() -> None:
    p = Position(hands=[["copper", "gold"]], owned=[["pageant"]], kingdom=["experiment"], phase="buy")
    p.play("gold")
    p.buy("experiment")
    p.end_turn()
    assert at_rest(p)
    assert p.coffers(0) == 0


def test_ren_pageant_3() -> None:
    p = Position(owned=[["pageant", "exploration"]])
    p.end_turn()
    assert at_rest(p)  # a Coffers token spent would only be won back: there is nothing to exchange
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    q = Position(owned=[["pageant"]], coffers=[2])
    q.end_turn()
    assert at_rest(q)
    assert q.coffers(0) == 2
    s = Position(owned=[["pageant", "exploration"]], coins=1)
    s.end_turn()
    s.choose("pageant")  # Exploration, whose order cannot matter, has paid before
    assert (s.coffers(0), s.villagers(0)) == (2, 1)
    r = Position(in_play=[["treasury"]], owned=[["pageant"]], coins=1, decks=[["gold"] * 5])
    r.end_turn()
    assert r.decision is not None
    assert r.decision.options == ["pageant", "treasury"]  # in the order the player likes
    r.choose("pageant")
    assert (r.coins, r.coffers(0)) == (0, 1)
    r.choose("treasury")
    assert "treasury" in r.hand(0)


def test_exploration() -> None:
    p = Position(owned=[["exploration"]], coins=3, decks=[COPPERS, COPPERS])
    p.end_turn()
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    q = Position(owned=[["exploration"]], coins=3)
    q.buy("silver")
    q.end_turn()
    assert (q.coffers(0), q.villagers(0)) == (0, 0)


def test_ren_exploration_1() -> None:
    p = Position(owned=[["exploration"]], projects=["fair"], coins=4)
    p.buy("fair")
    p.end_turn()
    assert (p.coffers(0), p.villagers(0)) == (1, 1)


def test_ren_exploration_2() -> None:
    p = Position(hands=[["workshop"]], owned=[["exploration"]])
    p.play("workshop")
    p.choose("silver")
    p.end_turn()
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    q = Position(in_play=[["improve"]], owned=[["exploration"]], kingdom=["smithy"])
    q.end_turn()
    q.choose("improve")  # a gain in Clean-up
    assert "smithy" in [*q.hand(0), *q.discard(0)]
    assert q.coffers(0) == 1


def test_ren_exploration_3() -> None:
    p = Position(projects=["exploration"], coins=4)
    p.buy("exploration")
    p.end_turn()
    assert (p.coffers(0), p.villagers(0)) == (1, 1)


def test_ren_exploration_4() -> None:
    p = Position(owned=[["exploration"]], artifacts={"treasure_chest": 0})
    p.end_turn()
    assert (p.coffers(0), p.villagers(0)) == (0, 0)
    q = Position(hands=[["scepter"]], in_play=[["workshop"]], owned=[["exploration"]])
    q.play("scepter")
    q.choose("replay")
    q.choose("silver")
    q.end_turn()
    assert (q.coffers(0), q.villagers(0)) == (0, 0)


# Sewers


def test_sewers_is_optional_and_does_not_feed_itself() -> None:
    p = Position(hands=[["chapel", "copper", "estate", "curse"]], owned=[["sewers"]])
    p.play("chapel")
    p.choose("copper")
    assert p.decision is not None
    assert (p.decision.source, p.decision.kind, p.decision.minimum) == ("sewers", "trash", 0)
    assert p.decision.options == ["curse", "estate"]
    p.choose("estate")
    assert at_rest(p)
    assert sorted(p.trash) == ["copper", "estate"]
    q = Position(hands=[["chapel", "copper", "estate"]], owned=[["sewers"]])
    q.play("chapel")
    q.choose("copper")
    q.choose()
    assert q.trash == ["copper"]


def test_ren_sewers_1() -> None:
    p = Position(hands=[["chapel", *["copper"] * 4, *["estate"] * 5]], owned=[["sewers"]])
    p.play("chapel")
    p.choose(*["copper"] * 4)
    for _ in range(4):
        p.choose("estate")
    assert at_rest(p)
    assert p.hand(0) == ["estate"]
    q = Position(hands=[["acting_troupe", "copper"]], owned=[["sewers"]])
    q.play("acting_troupe")
    q.choose("copper")
    assert sorted(q.trash) == ["acting_troupe", "copper"]
    r = Position(hands=[["old_witch"], ["curse", "copper"]], owned=[[], ["sewers"]])
    r.play("old_witch")
    r.choose("curse")
    assert r.decision is not None
    assert (r.decision.seat, r.decision.source) == (1, "sewers")
    r.choose("copper")
    assert sorted(r.trash) == ["copper", "curse"]


def test_ren_sewers_1_lurker_lookout_treasure_map() -> None:
    p = Position(hands=[["lurker", "copper"]], kingdom=["village"], owned=[["sewers"]])
    p.play("lurker")
    p.choose("trash")
    p.choose("village")
    p.choose("copper")
    assert sorted(p.trash) == ["copper", "village"]
    q = Position(hands=[["lookout", "estate"]], decks=[["copper", "silver", "gold"]], owned=[["sewers"]])
    q.play("lookout")
    q.choose("copper")
    assert q.decision is not None
    assert q.decision.source == "sewers"  # before the discard
    q.choose("estate")
    q.choose("silver")
    assert sorted(q.trash) == ["copper", "estate"]
    assert (q.deck(0), q.discard(0)) == (["gold"], ["silver"])
    r = Position(hands=[["treasure_map", "treasure_map", "copper", "curse"]], owned=[["sewers"]])
    r.play("treasure_map")
    r.choose("copper")
    r.choose("curse")
    assert sorted(r.trash) == ["copper", "curse", "treasure_map", "treasure_map"]
    assert r.deck(0) == ["gold"] * 4


@pytest.mark.parametrize(
    ("card", "deck", "trashed"),
    [("swindler", ["gold"], "gold"), ("bandit", ["silver", "copper"], "silver")],
)
def test_ren_sewers_1_asks_the_victim(card: str, deck: list[str], trashed: str) -> None:
    p = Position(hands=[[card], ["estate"]], decks=[[], deck], owned=[["sewers"], ["sewers"]])
    p.play(card)
    assert p.decision is not None
    assert (p.decision.seat, p.decision.source) == (1, "sewers")
    p.choose("estate")
    assert at_rest(p)
    assert sorted(p.trash) == sorted(["estate", trashed])


def test_ren_sewers_1_corsair() -> None:
    p = Position(
        turn=1, hands=[[], ["silver", "estate"]], in_play=[["corsair"]], owned=[[], ["sewers"]], phase="buy"
    )
    p.play("silver")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.source) == (1, "sewers")
    p.choose("estate")
    assert p.coins == 2
    assert sorted(p.trash) == ["estate", "silver"]


def test_ren_sewers_2() -> None:
    p = Position(
        hands=[["moneylender", "copper", "province"]],
        decks=[["gold"]],
        discards=[["curse"]],
        owned=[["sewers"]],
    )
    p.play("moneylender")
    p.choose("copper")
    assert p.decision is not None
    assert p.decision.options == ["province"]  # the hand only, but any card
    p.choose("province")
    assert p.coins == 3
    assert p.trash == ["copper", "province"]


def test_sewers_only_for_own_trashing() -> None:
    p = Position(hands=[["chapel", "copper"], ["estate"]], owned=[[], ["sewers"]])
    p.play("chapel")
    p.choose("copper")
    assert at_rest(p)


# Star Chart


def test_star_chart_is_optional() -> None:
    p = Position(hands=[["smithy"]], discards=[["gold", "copper", "estate", "curse"]], owned=[["star_chart"]])
    p.play("smithy")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.source, p.decision.minimum) == ("star", "star_chart", 0)
    p.choose()
    assert len(p.hand(0)) == 3


def test_ren_star_chart_1() -> None:
    p = Position(hands=[["village"]], discards=[["curse", "gold", "curse", "copper"]], owned=[["star_chart"]])
    p.play("village")
    assert p.decision is not None
    assert p.decision.options == ["copper", "curse", "gold"]
    p.choose("gold")
    assert p.hand(0) == ["gold"]
    assert sorted(p.deck(0)) == ["copper", "curse", "curse"]


def test_ren_star_chart_2() -> None:
    p = Position(
        hands=[["smithy"]],
        decks=[["estate", "estate"]],
        discards=[["curse", "gold", "curse", "copper"]],
        owned=[["star_chart"]],
    )
    p.play("smithy")
    p.choose("gold")
    assert p.hand(0) == ["estate", "estate", "gold"]  # on top of the shuffled cards, below the two left
    q = Position(
        hands=[["village", "village"]],
        discards=[["curse", "gold", "copper", "copper"]],
        owned=[["star_chart"]],
        seed=5,
    )
    q.play("village")
    q.choose("copper")
    assert q.hand(0) == ["copper", "village"]


def test_ren_star_chart_3() -> None:
    p = Position(
        hands=[["smithy"]],
        decks=[["estate", "silver"]],
        discards=[["curse", "gold"]],
        owned=[["star_chart"]],
    )
    assert p.view(0).known_deck() == [None, None]
    p.play("smithy")
    assert p.decision is not None
    known = [card.id if card is not None else None for card in p.view(0).known_deck()]
    assert known == ["estate", "silver"]
    p.choose("curse")
    assert p.hand(0) == ["curse", "estate", "silver"]


def test_ren_star_chart_4() -> None:
    p = Position(
        hands=[["council_room"]],
        decks=[COPPERS],
        discards=[[], ["gold", "curse", "copper"]],
        owned=[[], ["star_chart"]],
    )
    p.play("council_room")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind) == (1, "star")
    p.choose("gold")
    assert p.hand(1) == ["gold"]


def test_star_chart_during_cellar() -> None:
    p = Position(hands=[["cellar", "estate", "gold"]], discards=[["curse"]], owned=[["star_chart"]])
    p.play("cellar")
    p.choose("estate", "gold")
    assert p.decision is not None
    assert p.decision.options == ["curse", "estate", "gold"]  # the discarded cards are among them
    p.choose("gold")
    assert "gold" in p.hand(0)
    assert len(p.hand(0)) == 2
    assert p.discard(0) == []


def test_star_chart_during_scholar() -> None:
    p = Position(
        hands=[["scholar", "gold", "estate"]],
        decks=[["copper"] * 6],
        discards=[["curse", "curse"]],
        owned=[["star_chart"]],
    )
    p.play("scholar")
    assert p.decision is not None
    assert (p.decision.options, p.decision.copies) == (["curse", "estate", "gold"], [2, 1, 1])
    p.choose("gold")
    assert p.hand(0) == [*["copper"] * 6, "gold"]


def test_star_chart_in_clean_up() -> None:
    p = Position(hands=[["estate"] * 5], discards=[["gold", "copper"]], owned=[["star_chart"]])
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("star", ["copper", "estate", "gold"])
    p.choose("gold")
    assert p.active == 1
    assert "gold" in p.hand(0)
    assert len(p.hand(0)) == 5


def test_star_chart_while_revealing() -> None:
    p = Position(
        hands=[["seer"]],
        decks=[["copper", "curse"]],
        discards=[["gold", "silver", "province"]],
        owned=[["star_chart"]],
    )
    p.play("seer")
    p.choose("silver")
    assert "silver" in p.hand(0)  # the second card revealed, below the Curse


def test_star_chart_does_not_ask_where_all_cards_are_equal() -> None:
    p = Position(hands=[["village"]], discards=[COPPERS], owned=[["star_chart"]])
    p.play("village")
    assert at_rest(p)
    assert p.hand(0) == ["copper"]


# Gains


def test_ren_academy_1() -> None:
    p = Position(kingdom=["village"], coins=6, buys=3, owned=[["academy"], ["academy"]])
    p.buy("village")
    assert p.villagers(0) == 1
    p.buy("silver")
    assert p.villagers(0) == 1
    q = Position(hands=[["ambassador", "village"], []], owned=[[], ["academy"]])
    q.play("ambassador")
    q.choose("village")
    assert q.discard(1) == ["village"]
    assert (q.villagers(0), q.villagers(1)) == (0, 1)  # gained on another's turn


def test_ren_guildhall_1() -> None:
    p = Position(coins=3, owned=[["guildhall"]])
    p.buy("silver")
    assert p.coffers(0) == 1
    q = Position(hands=[["ambassador", "copper"], []], owned=[["guildhall"], ["guildhall"]])
    q.play("ambassador")
    q.choose()
    assert q.discard(1) == ["copper"]
    assert (q.coffers(0), q.coffers(1)) == (0, 1)
    r = Position(coins=2, owned=[["guildhall"]])
    r.buy("estate")
    assert r.coffers(0) == 0


def test_ren_road_network_1() -> None:
    p = Position(
        players=3,
        coins=2,
        buys=2,
        decks=[["gold"], ["gold", "silver"], ["gold", "silver"]],
        owned=[["road_network"], ["road_network"], []],
    )
    p.buy("estate")
    assert (p.hand(0), p.hand(1), p.hand(2)) == ([], ["gold"], [])
    p.buy("copper")
    assert p.hand(1) == ["gold"]
    q = Position(hands=[["ambassador", "estate"], []], decks=[["gold"]], owned=[["road_network"]])
    q.play("ambassador")
    q.choose("estate")
    assert q.discard(1) == ["estate"]
    assert q.hand(0) == ["gold"]  # on the own turn too, for another's gain


def test_road_network_with_two_owners() -> None:
    p = Position(
        players=4,
        coins=2,
        decks=[["gold"], ["gold"], ["silver"], ["curse"]],
        owned=[[], ["road_network"], [], ["road_network"]],
    )
    p.buy("estate")
    assert [p.hand(seat) for seat in range(4)] == [[], ["gold"], [], ["curse"]]


def test_canal() -> None:
    p = Position(projects=["canal"], coins=9, buys=3, kingdom=["village"], owned=[[], ["canal"]])
    assert p.cost("village") == 3  # another's Canal does nothing on this turn
    p.buy("canal")
    assert (p.cost("village"), p.cost("copper"), p.cost("province")) == (2, 0, 7)
    p.buy("village")
    assert p.coins == 0
    p.end_turn()
    assert p.cost("village") == 2  # the other player's own turn
    q = Position(projects=["canal"], coins=7)
    q.buy("canal")
    q.end_turn()
    assert q.cost("province") == 8
    q.end_turn()
    assert q.cost("province") == 7
