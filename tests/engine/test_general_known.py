"""General rules G32 to G34: what is known to whom."""

from __future__ import annotations

from typing import Any

from dominium.testing import Position


def player(p: Position, viewer: int, seat: int) -> dict[str, Any]:
    """What a viewer is told about a seat."""
    found: dict[str, Any] = p.view(viewer).as_dict()["players"][seat]
    return found


def table() -> Position:
    return Position(
        players=3,
        hands=[["gold", "moat"], ["duchy", "curse", "estate"]],
        decks=[["silver", "village"], ["province", "copper"]],
        discards=[["smithy", "cellar"], ["witch", "chapel"]],
        in_play=[["market"], []],
        mats=[{}, {"island": ["province"], "native_village": ["gold", "silver"]}],
        trash=["feast", "curse"],
        supply={"gold": 7, "curse": 0},
        coffers=[1, 2],
        villagers=[0, 3],
    )


def test_g32_what_everybody_sees() -> None:
    p = table()
    for viewer in (0, 1, 2, -1):
        whole = p.view(viewer).as_dict()
        piles = {pile["card"]: pile["left"] for pile in whole["supply"]}
        assert (piles["gold"], piles["curse"], whole["empty_piles"]) == (7, 0, 1)
        assert whole["trash"] == ["curse", "feast"]
        first, second = player(p, viewer, 0), player(p, viewer, 1)
        assert (first["hand_size"], second["hand_size"]) == (2, 3)
        assert (first["top_discard"], second["top_discard"]) == ("cellar", "chapel")
        assert [one["card"] for one in first["in_play"]] == ["market"]
        assert second["mat_sizes"] == {"island": 1, "native_village": 2}
        assert second["mats"]["island"] == ["province"]
        assert (second["coffers"], second["villagers"]) == (2, 3)


def test_g32_cards_set_aside_face_up() -> None:
    p = Position(hands=[["library"]], decks=[["village", "moat"]])
    p.play("library")
    p.choose("village")
    for viewer in (0, 1, -1):
        assert player(p, viewer, 0)["set_aside"] == ["village"]


def test_g33_the_hand_and_face_down_mat_are_the_owners() -> None:
    p = table()
    assert player(p, 0, 0)["hand"] == ["gold", "moat"]
    assert player(p, 1, 1)["mats"]["native_village"] == ["gold", "silver"]
    for viewer in (0, 2, -1):
        other = player(p, viewer, 1)
        assert not {"hand", "deck_size", "looking", "known_deck"} & set(other)
        assert other["mats"]["native_village"] == []


def test_g33_look_at_shows_the_looker_only() -> None:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "curse"]])
    p.play("sentry")
    assert player(p, 0, 0)["looking"] == ["gold", "curse"]
    assert "looking" not in player(p, 1, 0)
    (look,) = [event for event in p.events if event.kind == "look"]
    assert sorted(look.seen_from(0).cards) == ["curse", "gold"]
    assert (look.seen_from(1).cards, look.seen_from(1).amount) == ([], 2)
    assert look.seen_from(-1).cards == []


def test_g33_reveal_shows_everyone_and_the_card_goes_back() -> None:
    p = Position(hands=[["spy"]], decks=[["copper", "gold"], ["curse"]])
    p.play("spy")
    for viewer in (0, 1, -1):
        assert player(p, viewer, 0)["revealed"] == ["gold"]
    p.choose()
    p.choose()
    assert (p.deck(0), p.deck(1)) == (["gold"], ["curse"])
    assert player(p, 1, 0)["revealed"] == []


def test_g33_drawn_cards_are_seen_by_their_owner_only() -> None:
    p = Position(players=3, hands=[["moat"]], decks=[["gold", "silver"]])
    p.play("moat")
    (draw,) = [event for event in p.events if event.kind == "draw"]
    assert [draw.seen_from(viewer).cards for viewer in (0, 1, 2, -1)] == [["gold", "silver"], [], [], []]


def test_g34_the_own_deck_may_be_counted_not_seen() -> None:
    p = table()
    assert player(p, 0, 0)["deck_size"] == 2
    assert player(p, 0, 0)["known_deck"] == [None, None]
    assert "deck_size" not in player(p, 0, 1)


def test_g34_of_discard_piles_only_the_top_card() -> None:
    p = table()
    for viewer in (0, 1):
        for seat in (0, 1):
            keys = {key for key in player(p, viewer, seat) if "discard" in key}
            assert keys == {"top_discard"}


def test_g34_several_discards_show_how_many_and_the_top_one() -> None:
    p = Position(players=3, hands=[["militia"], ["duchy", "curse", "estate", "gold", "silver"], []])
    p.play("militia")
    p.choose("curse", "duchy")
    (discard,) = [event for event in p.events if event.kind == "discard"]
    assert discard.seen_from(1).cards == ["curse", "duchy"]
    for viewer in (0, 2, -1):
        seen = discard.seen_from(viewer)
        assert (seen.amount, seen.cards) == (2, ["duchy"])
        assert player(p, viewer, 1)["top_discard"] == "duchy"


def test_g34_a_card_put_on_the_own_deck_is_known_there() -> None:
    p = Position(hands=[["artisan", "gold"]], decks=[["copper"]])
    p.play("artisan")
    p.choose("duchy")
    p.choose("gold")
    assert player(p, 0, 0)["known_deck"] == ["gold", None]
    worlds = [p._session.imagine(1, seed).game.players[0] for seed in range(30)]
    assert {world.deck[-1].id for world in worlds} == {"gold", "copper"}  # the other player does not know it
    assert {world.hand[0].id for world in worlds} == {"duchy"}  # but saw this one gained


def test_g34_nobody_learns_which_discard_was_put_back() -> None:
    p = Position(
        hands=[["harbinger"]], decks=[["copper"] * 2], discards=[["gold", "estate", "curse", "silver"]]
    )
    p.play("harbinger")
    p.choose("gold")
    worlds = [p._session.imagine(1, seed).game.players[0] for seed in range(60)]
    assert {world.deck[-1].id for world in worlds} >= {"gold", "estate", "curse"}
    assert {world.discard_pile[-1].id for world in worlds} == {"silver"}


def test_g34_a_discard_once_seen_stays_known_under_others() -> None:
    p = Position(
        hands=[["harbinger"]],
        decks=[["copper"] * 2],
        discards=[["gold", "estate", "curse", "silver"]],
        buys=2,
    )
    p.play("harbinger")
    p.choose("gold")
    p.buy("copper")
    piles = [p._session.imagine(1, seed).game.players[0].discard_pile for seed in range(40)]
    assert {(pile[-2].id, pile[-1].id) for pile in piles} == {("silver", "copper")}
    assert len({pile[0].id for pile in piles}) > 1


def imagined_aside(p: Position, viewer: int) -> set[str]:
    """What a viewer thinks may lie set aside for seat 0."""
    worlds = [p._session.imagine(viewer, seed) for seed in range(30)]
    return {card.id for world in worlds for card in world.view(0).set_aside(0)}


def test_g33_cards_set_aside_face_down_could_be_any_for_the_others() -> None:
    p = Position(
        players=3, hands=[["haven", "gold", "estate", "silver"]], decks=[["copper", "duchy", "curse"]]
    )
    p.play("haven")
    p.choose("gold")
    assert imagined_aside(p, 0) == {"gold"}
    for viewer in (1, 2):
        assert imagined_aside(p, viewer) == {"gold", "estate", "silver", "copper", "duchy", "curse"}


def test_g33_cards_set_aside_face_up_are_known_to_all() -> None:
    p = Position(
        players=3, hands=[["cargo_ship", "estate", "duchy"]], decks=[["copper", "curse"]], coins=1, buys=2
    )
    p.play("cargo_ship")
    p.buy("silver")
    p.choose("yes")
    for viewer in (0, 1, 2):
        assert imagined_aside(p, viewer) == {"silver"}


def test_g33_a_passed_card_is_known_to_its_giver_only() -> None:
    p = Position(
        players=4,
        turn=1,
        hands=[["estate"], ["masquerade", "gold"], ["duchy", "curse"], ["silver"]],
        decks=[["copper"] * 3, ["copper"] * 3, ["copper", "estate", "silver"], []],
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose("duchy")
    p.choose()
    hands = {
        viewer: [
            [card.id for card in p._session.imagine(viewer, seed).game.players[2].hand] for seed in range(30)
        ]
        for viewer in (0, 1, 3)
    }
    assert all("gold" in hand for hand in hands[1])
    for viewer in (0, 3):
        assert any("gold" not in hand for hand in hands[viewer])


def test_g33_cards_of_the_own_deck_once_known_stay_known() -> None:
    for seat in (0, 1, 2):
        nothing: list[list[str]] = [[], [], []]
        hands, decks = nothing.copy(), nothing.copy()
        hands[seat] = ["sentry"]
        decks[seat] = ["copper", "gold", "silver", "estate", "duchy", "curse"]
        p = Position(players=3, turn=seat, hands=hands, decks=decks)
        p.play("sentry")
        p.choose()
        p.choose()
        p.choose("silver", "gold")
        assert p.view(seat).as_dict()["players"][seat]["known_deck"] == ["silver", "gold", None, None, None]
        own = [p._session.imagine(seat, seed).game.players[seat].deck for seed in range(30)]
        assert {(deck[-1].id, deck[-2].id) for deck in own} == {("silver", "gold")}
        assert len({deck[0].id for deck in own}) == 3
        other = [p._session.imagine((seat + 1) % 3, seed).game.players[seat].deck for seed in range(30)]
        assert len({deck[-1].id for deck in other}) > 2
