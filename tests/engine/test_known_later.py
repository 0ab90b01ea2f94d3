"""General rules G32 to G34 later on: what is known of cards after shuffles, draws, discards and passes.

What a seat may think is asked of its dreams, over many seeds.
"""

from __future__ import annotations

import copy

from dominium import card_named
from dominium.engine.state import state
from dominium.testing import Position


def dreams(p: Position, viewer: int, amount: int = 40) -> list[Position]:
    """The position as it might be for all a viewer knows."""
    found: list[Position] = []
    for seed in range(amount):
        dream = copy.copy(p)
        dream._session = p._session.imagine(viewer, seed)
        found.append(dream)
    return found


def known(p: Position, seat: int) -> list[str | None]:
    """What a player knows of the own deck, the top card first."""
    return [None if card is None else card.id for card in p.view(seat).known_deck()]


# Shuffles


def test_star_chart_shows_one_card_of_the_shuffled_ones() -> None:
    for seat in (0, 1):
        nothing: list[list[str]] = [[], []]
        hands, decks, discards, owned = nothing.copy(), nothing.copy(), nothing.copy(), nothing.copy()
        hands[seat] = ["pearl_diver"]
        decks[seat] = ["estate"]
        discards[seat] = ["gold", "silver", "copper", "curse", "duchy"]
        owned[seat] = ["star_chart"]
        p = Position(turn=seat, hands=hands, decks=decks, discards=discards, owned=owned)
        p.play("pearl_diver")  # draws the Estate; to look at the bottom card the discards are shuffled
        p.choose("gold")
        bottom = p.deck(seat)[-1]
        assert known(p, seat) == ["gold", None, None, None, bottom]
        p.choose("no")
        assert known(p, seat) == ["gold", None, None, None, bottom]
        assert {tuple(dream.deck(seat)[:1]) for dream in dreams(p, seat)} == {("gold",)}
        assert len({dream.deck(seat)[2] for dream in dreams(p, seat)}) == 3
        assert len({dream.deck(seat)[0] for dream in dreams(p, 1 - seat)}) > 3
        assert len({dream.deck(seat)[-1] for dream in dreams(p, 1 - seat)}) > 3


def test_star_chart_below_what_is_left_of_the_deck() -> None:
    p = Position(
        hands=[["smithy"]],
        decks=[["estate", "duchy"]],
        discards=[["gold", "silver", "copper", "curse"]],
        owned=[["star_chart"]],
    )
    p.play("smithy")
    p.choose("gold")
    assert known(p, 0) == [None, None, None]
    assert len({tuple(dream.deck(0)) for dream in dreams(p, 0)}) > 3


def test_a_card_known_on_the_deck_leaves_nothing_known_below_a_shuffle() -> None:
    p = Position(
        hands=[["courtyard", "gold"]],
        decks=[["copper", "curse", "estate", "copper"]],
        discards=[["silver", "duchy", "estate", "copper", "copper"]],
    )
    p.play("courtyard")
    p.choose("gold")
    assert known(p, 0) == ["gold", None]
    p.end_turn()  # draws all of it, the discards are shuffled
    assert "gold" in p.hand(0)
    assert known(p, 0) == [None] * 6
    assert len({dream.deck(0)[0] for dream in dreams(p, 0)}) > 3


def test_a_card_known_to_all_is_known_in_the_hand_that_draws_it_with_a_shuffle() -> None:
    p = Position(
        hands=[["spy", "smithy"]],
        decks=[["copper", "gold", "estate"], ["curse"]],
        discards=[["silver", "duchy", "curse", "province", "smithy"]],
    )
    p.play("spy")
    p.choose()  # the Gold stays on the deck, the Curse on the other one
    p.choose()
    p.game.players[0].plus_actions(1)
    p.play("smithy")
    for dream in dreams(p, 1):
        assert "gold" in dream.hand(0)
    assert len({tuple(dream.hand(0)) for dream in dreams(p, 1)}) > 5
    assert known(p, 0) == [None] * 4


def test_the_rest_of_the_deck_keeps_its_place_above_the_shuffled_cards() -> None:
    p = Position(
        hands=[["sentry", "village"]],
        decks=[["copper", "gold", "silver"]],
        discards=[["duchy", "curse", "province", "smithy", "estate"]],
        actions=2,
    )
    p.play("sentry")
    p.choose()
    p.choose()
    p.choose("gold", "silver")
    assert known(p, 0) == ["gold", "silver"]
    p.end_phase()
    p.end_turn()
    assert "gold" in p.hand(0)
    assert "silver" in p.hand(0)
    assert known(p, 0) == [None] * len(p.deck(0))


def test_nothing_is_shuffled_where_no_card_lies() -> None:
    p = Position(hands=[["lookout", "pearl_diver"]], actions=2)
    p.play("lookout")  # looks at the top cards of a deck that is not there
    p.play("pearl_diver")  # draws and looks at the bottom card of it
    assert [event.kind for event in p.events if event.kind in ("shuffle", "look", "draw")] == []
    p.undo()
    p.undo()
    assert p.hand(0) == ["lookout", "pearl_diver"]


# Discards


def test_of_several_discards_the_others_know_where_each_shown_card_lies() -> None:
    p = Position(
        hands=[["cellar", "estate", "gold", "duchy"]],
        decks=[["copper", "silver", "curse", "province", "smithy", *["copper"] * 5]],
    )
    p.play("cellar")
    p.choose("estate", "gold")  # shown: the Gold
    p.end_turn()
    pile = p.discard(0)
    assert (pile[1], pile[-1]) == ("gold", "cellar")
    worlds = [dream.discard(0) for dream in dreams(p, 1)]
    assert {(world[1], world[-1]) for world in worlds} == {("gold", "cellar")}
    for place in (0, 2, 3):
        assert len({world[place] for world in worlds}) > 2
    own = {tuple(dream.discard(0)) for dream in dreams(p, 0)}
    assert own == {tuple(pile)}


# Passes


def test_of_a_card_passed_unseen_it_is_not_known_who_has_it() -> None:
    p = Position(
        players=4,
        hands=[["masquerade", "gold", "estate"], ["duchy"], ["copper"], ["copper"]],
        decks=[["estate", "estate"], [], [], []],
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose()
    gold = card_named("gold")
    assert {dream.view(1).count(gold) for dream in dreams(p, 0)} == {1}
    assert {dream.view(1).count(gold) for dream in dreams(p, 1)} == {1}
    for viewer in (2, 3):
        assert {dream.view(1).count(gold) for dream in dreams(p, viewer)} == {0, 1}


def test_a_passed_card_that_is_seen_later_tells_nothing_of_the_other_passes() -> None:
    p = Position(
        players=4,
        hands=[["masquerade", "gold", "estate"], ["duchy"], ["copper"], ["curse", "silver"]],
        decks=[["estate", "estate", *["copper"] * 5], ["copper"] * 5, [], []],
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose("curse")
    p.choose()
    p.end_turn()
    p.end_turn()  # seat 1 discards the Gold, which it can only have from seat 0
    gold, curse = card_named("gold"), card_named("curse")
    worlds = dreams(p, 2)
    assert {world.discard(1)[-1] for world in worlds} == {"gold"}
    assert {(world.view(0).count(gold), world.view(1).count(gold)) for world in worlds} == {(0, 1)}
    assert {world.view(0).count(curse) for world in worlds} == {0, 1}


def test_a_passed_card_that_is_seen_later_came_from_the_player_who_passed_to_its_owner() -> None:
    p = Position(
        players=5,
        turn=3,
        hands=[["gold"], ["curse"], ["copper"], ["masquerade", "gold", "estate"], ["duchy"]],
        decks=[["copper"] * 6] * 5,
    )
    p.play("masquerade")
    p.choose("estate")
    p.choose()
    for _ in range(4):
        p.end_turn()  # seat 4 discards the Estate, seat 0 the Duchy, seat 1 a Gold
    gold = card_named("gold")
    for world in dreams(p, 2):
        assert [world.discard(seat)[-1] for seat in (4, 0, 1)] == ["estate", "duchy", "gold"]
        assert [world.view(seat).count(gold) for seat in range(5)] == [0, 1, 0, 1, 0]
        assert [world.view(seat).deck_total() for seat in range(5)] == [7, 7, 7, 9, 7]


def test_a_passed_treasure_is_known_to_all_once_it_is_played() -> None:
    p = Position(
        hands=[["masquerade", "gold", "estate"], ["curse", "estate"]], decks=[["copper"] * 7, ["estate"] * 5]
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose("curse")
    p.choose()
    gold = card_named("gold")

    def owners(viewer: int) -> list[int]:
        return [p.view(viewer).owned(seat).count(gold) for seat in (0, 1)]

    assert (owners(-1), owners(0), owners(1)) == ([1, 0], [0, 1], [0, 1])
    p.end_turn()
    p.play("gold")
    assert (owners(-1), owners(0), owners(1)) == ([0, 1], [0, 1], [0, 1])


def test_the_order_of_a_revealed_hand_is_no_part_of_what_is_known() -> None:
    """Worlds that differ in the order of a hand only lead to the same dreams."""
    for seed in range(4):
        piles: list[list[str]] = []
        for hand in (["gold", "copper", "silver"], ["silver", "gold", "copper"]):
            p = Position(
                hands=[["bureaucrat"], hand],
                decks=[["copper"] * 5, ["copper"] * 5],
                kingdom=["bureaucrat"],
            )
            p.play("bureaucrat")  # no Victory card: the hand is revealed
            dream = copy.copy(p)
            dream._session = p._session.imagine(0, seed)
            dream.end_turn()
            dream.end_turn()
            piles.append(dream.discard(1))
        assert piles[0] == piles[1]


# Trying dreams out


def test_a_fork_of_a_dream_is_the_same_dream() -> None:
    p = Position(
        hands=[["militia"], ["copper", "silver", "gold", "estate", "duchy"]],
        decks=[["gold", "copper", "estate"], ["province", "curse", "moat", "witch", "village"]],
    )
    p.play("militia")
    for seed in range(1, 8):
        dream = p._session.imagine(1, seed)
        fork = dream.fork()
        for one in (dream, fork):
            one.choose("estate", "duchy")
            for _ in range(3):
                one.choose()  # seat 0 ends its turn, seat 1 has no Action
        assert fork.view(1).as_dict() == dream.view(1).as_dict()
        assert fork.view(0).as_dict() == dream.view(0).as_dict()
        assert state(fork.game) == state(dream.game)


def test_a_passed_card_that_is_trashed_is_no_secret_any_more() -> None:
    p = Position(
        players=3,
        hands=[["masquerade", "duchy"], ["copper", "chapel", "copper"], ["estate", "copper"]],
        decks=[["copper"] * 8, ["copper"] * 5, ["copper"] * 5],
    )
    p.play("masquerade")
    for card in ("duchy", "copper", "estate"):
        p.choose(card)
    p.choose()  # trash nothing
    duchy = card_named("duchy")
    assert [p.view(2).owned(seat).count(duchy) for seat in range(3)] == [
        1,
        0,
        0,
    ]  # as the third player counts
    assert [p.view(1).owned(seat).count(duchy) for seat in range(3)] == [0, 1, 0]
    p.end_turn()
    p.play("chapel")
    p.choose("duchy")
    assert [p.view(2).owned(seat).count(duchy) for seat in range(3)] == [0, 0, 0]


def test_a_card_that_others_believe_the_player_still_has_tells_nothing_of_an_equal_one_passed() -> None:
    p = Position(
        players=4,
        hands=[["masquerade", "duchy"], ["duchy", "chapel"], ["estate", "copper"], ["estate", "copper"]],
        decks=[["copper"] * 8, ["copper"] * 5, ["copper"] * 5, ["copper"] * 5],
    )
    p.play("masquerade")
    for card in ("duchy", "duchy", "estate", "estate"):
        p.choose(card)
    p.choose()  # trash nothing
    p.end_turn()
    p.play("chapel")
    p.choose("duchy")
    duchy = card_named("duchy")
    assert [p.view(3).owned(seat).count(duchy) for seat in range(4)] == [1, 0, 0, 0]


def test_games_that_differ_in_what_lies_aside_differ() -> None:
    states = []
    for card in ("gold", "silver"):
        p = Position(kingdom=["haven"], in_play=[["haven"]], set_aside=[{"haven": [card]}])
        states.append(state(p.game)["abilities"])
    assert states[0] != states[1]


# Points


def test_of_a_duchy_passed_unseen_no_points_are_counted_with_dukes() -> None:
    """Whoever has Dukes has a point more for each with a Duchy that was passed: that would tell what was passed."""
    worth: dict[int, set[int]] = {}
    for passed in ("duchy", "province", "gold"):
        p = Position(
            players=4,
            hands=[["masquerade", "duchy", "province", "gold"], ["duke", "duke"], ["copper"], ["copper"]],
            decks=[["estate", "estate"], ["duchy"], [], []],
            kingdom=["duke", "gardens"],
        )
        p.play("masquerade")
        p.choose(passed)
        p.choose()
        for viewer in range(-1, 4):
            worth.setdefault(viewer, set()).add(p.view(viewer).points(1))
    # Two Dukes and a Duchy, as all the others knew before: one point for each Duke, three for the Duchy.
    assert {viewer: len(points) for viewer, points in worth.items()} == {-1: 1, 0: 3, 1: 3, 2: 1, 3: 1}
    assert worth[-1] == worth[3] == {5}


def test_of_cards_looked_at_and_discarded_others_see_the_top_one_only() -> None:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "silver", "estate", "duchy", "curse"]])
    p.play("sentry")
    p.choose()  # trash nothing
    p.choose("gold", "silver")
    below, top = (card.id for card in p.game.players[0].discard_pile)
    dreams = [p._session.imagine(1, seed).game.players[0].discard_pile for seed in range(30)]
    assert {dream[1].id for dream in dreams} == {top}
    assert len({dream[0].id for dream in dreams}) > 2
    assert {p._session.imagine(0, seed).game.players[0].discard_pile[0].id for seed in range(5)} == {below}


def test_the_card_on_top_of_a_discarded_hand_stays_known_below_the_next_one() -> None:
    p = Position(hands=[["copper", "estate"]], decks=[["gold"] * 8, ["copper"] * 8], coins=3, phase="buy")
    p.end_turn()
    top = p.game.players[0].discard_pile[-1].id
    p.end_turn()
    p.play("gold")
    p.buy("silver")
    dreams = [p._session.imagine(1, seed).game.players[0].discard_pile for seed in range(20)]
    assert {dream[-2].id for dream in dreams} == {top}


def test_what_stays_in_play_with_a_duration_is_part_of_the_state() -> None:
    p = Position(hands=[["throne_room", "wharf"]], decks=[["copper"] * 8])
    p.play("throne_room")
    p.choose("wharf")
    records = state(p.game)["players"][0]["in_play"]
    assert [bool(record[-1]) for record in records if record[0] == "throne_room"] == [True]
