"""Observations: everything a seat may know, and nothing that it may not."""

from __future__ import annotations

import struct
from collections import Counter
from math import prod

import pytest

from dominium import Card, Session, Setup, View, card_named
from dominium.cards.kingdoms import cards_of, kingdom_named
from dominium.engine.catalogue import is_face_down
from dominium.engine.decisions import Decision
from dominium.engine.game import Game, new_game
from dominium.engine.imagine import redeal
from dominium.engine.random import FastRandom
from dominium.engine.setup import BadSetup
from dominium.engine.types import PROJECT
from dominium.simulation import layout
from dominium.simulation.bout import Bout
from dominium.simulation.ledger import Ledger
from dominium.simulation.lexicon import FIRST_WORD, VERSION, fixed_numbers, lexicon
from dominium.simulation.observing import Observer
from dominium.testing import Position
from tests.simulation.games import CHUNKS, bout_of, chunk_of, kingdom

Parts = dict[str, list[int]]


def observed(
    game: Game, seat: int, decision: Decision | None = None, taken: list[int] | None = None
) -> bytes:
    ledger = Ledger()
    Observer(game.setup, lexicon()).write(game, seat, decision, taken or [], ledger)
    return ledger.content()


def seen_in(bout: Bout, seat: int) -> bytes:
    ledger = Ledger()
    bout.write_observation(seat, ledger)
    return ledger.content()


class Seen:
    """An observation taken apart by the names of its numbers."""

    def __init__(self, content: bytes, players: int) -> None:
        numbers = struct.unpack(f"<{len(content) // 2}h", content)
        assert len(numbers) == layout.width(players)
        self.parts: dict[str, tuple[int, ...]] = {}
        start = 0
        for name, shape in layout.parts(players).items():
            self.parts[name] = numbers[start : start + prod(shape)]
            start += prod(shape)
        assert start == len(numbers)
        self.columns = layout.columns(players)

    def situation(self, name: str) -> int:
        return self.parts["situation"][layout.SITUATION.index(name)]

    def question(self, name: str) -> int:
        return self.parts["question"][layout.QUESTION.index(name)]

    def seat(self, i: int, name: str) -> int:
        return self.parts["seats"][i * len(layout.SEAT) + layout.SEAT.index(name)]

    def _row(self, row: int) -> tuple[int, ...]:
        return self.parts["table"][row * self.columns : (row + 1) * self.columns]

    def column(self, place: int) -> dict[str, int]:
        """The numbers of a column that are not 0, by the cards whose rows they stand in."""
        found: dict[str, int] = {}
        for i in range(layout.ROWS):
            row = self._row(i)
            if row[0] and row[place]:
                found[lexicon().name(row[0])] = row[place]
            assert row[0] or not any(row), "a row of no card is empty"
        return found

    def common(self, name: str) -> dict[str, int]:
        return self.column(layout.COMMON.index(name))

    def own(self, name: str) -> dict[str, int]:
        return self.column(len(layout.COMMON) + layout.OWN.index(name))

    def other(self, i: int, name: str) -> dict[str, int]:
        """A column of the i-th player after the own seat, from 1 on."""
        before = len(layout.COMMON) + len(layout.OWN) + (i - 1) * len(layout.OTHER)
        return self.column(before + layout.OTHER.index(name))

    def words(self, part: str) -> dict[str, int]:
        return {
            lexicon().name(FIRST_WORD + place): number
            for place, number in enumerate(self.parts[part])
            if number
        }


def counted(cards: list[Card]) -> dict[str, int]:
    return dict(Counter(card.id for card in cards))


def number(card: Card | None) -> int:
    return 0 if card is None else fixed_numbers("card")[card.id] + 1


def check_table(seen: Seen, view: View, game: Game) -> None:
    piles = view.piles
    assert seen.common("left") == {card.id: view.left(card) for card in piles if view.left(card)}
    assert seen.common("tokens") == {
        card.id: view.pile_tokens(card) for card in piles if view.pile_tokens(card)
    }
    assert seen.common("trash") == counted(view.trash)
    for name, value in (("cost", view.cost), ("types", view.types)):
        wanted = {card.id: value(card) for card in [*piles, *view.projects, *view.artifacts] if value(card)}
        assert seen.common(name) == wanted
    assert {
        name: seen.situation(name) for name in ("players", "turn", "extra", "actions", "buys", "coins")
    } == {
        "players": view.players,
        "turn": view.turn,
        "extra": view.extra,
        "actions": view.actions,
        "buys": view.buys,
        "coins": view.coins,
    }
    assert seen.situation("version") == VERSION
    assert seen.situation("seat") == view.seat
    assert seen.situation("phase") == game.phase
    assert seen.situation("active") == (view.active - view.seat) % view.players
    assert seen.situation("empty_piles") == view.empty_piles
    assert seen.situation("empty_piles_to_end") == view.empty_piles_to_end


def owned(view: View, seat: int) -> dict[str, int]:
    found = counted([*view.owned(seat), *view.owned_projects(seat)])
    return {**found, **{card.id: 1 for card in view.artifacts if view.holder(card) == seat}}


def check_own(seen: Seen, view: View) -> None:
    me = view.seat
    assert seen.own("owned") == owned(view, me)
    assert seen.own("hand") == counted(view.hand)
    assert seen.own("deck") == counted(view.own_deck())
    assert seen.own("discard") == counted(view.own_discards())
    assert seen.own("in_play") == counted(view.in_play(me))
    assert seen.own("staying") == counted(view.staying(me))
    assert seen.own("set_aside") == counted(view.set_aside(me))
    assert seen.own("looking") == counted(view.looking)
    assert seen.own("revealed") == counted(view.revealed(me))
    assert seen.own("gained") == counted(view.gained_last(me))
    known = view.known_deck()
    assert seen.own("known") == counted([card for card in known if card is not None])
    top = [number(card) for card in known[: layout.TOP]]
    assert list(seen.parts["deck"][: layout.TOP]) == top + [0] * (layout.TOP - len(top))
    assert seen.parts["deck"][layout.TOP] == (number(known[-1]) if known else 0)
    for name, place in fixed_numbers("mat").items():
        assert seen.own(f"mat{place}") == counted(view.mat(me, name))


def check_other(seen: Seen, view: View, i: int) -> None:
    seat = (view.seat + i) % view.players
    assert seen.other(i, "owned") == owned(view, seat)
    assert seen.other(i, "in_play") == counted(view.in_play(seat))
    assert seen.other(i, "set_aside") == counted(view.set_aside(seat))
    assert seen.other(i, "revealed") == counted(view.revealed(seat))
    assert seen.other(i, "gained") == counted(view.gained_last(seat))
    for name, place in fixed_numbers("mat").items():
        assert seen.other(i, f"mat{place}") == counted(view.mat(seat, name))
        assert not (is_face_down(name) and seen.other(i, f"mat{place}"))


def check_seats(seen: Seen, view: View, game: Game) -> None:
    for i in range(view.players):
        seat = (view.seat + i) % view.players
        wanted = {
            "points": view.points(seat),
            "turns": view.turns(seat),
            # which cards were passed unseen is a secret, and how many is not
            "owned": len(game.players[seat].all_cards()),
            "hand": view.hand_size(seat),
            "deck": view.deck_size if i == 0 else 0,
            "discard": view.discarded if i == 0 else 0,
            "top_discard": number(view.top_discard(seat)),
            "set_aside": view.set_aside_size(seat),
            "coffers": view.coffers(seat),
            "villagers": view.villagers(seat),
        }
        wanted |= {
            f"counter{place}": view.tokens(seat, name) for name, place in fixed_numbers("counter").items()
        }
        sizes = view.mat_sizes(seat)
        wanted |= {f"mat{place}": sizes.get(name, 0) for name, place in fixed_numbers("mat").items()}
        assert {name: seen.seat(i, name) for name in wanted} == wanted


def check_question(seen: Seen, decision: Decision, taken: list[int]) -> None:
    assert seen.question("asked") == 1
    assert seen.question("kind") == fixed_numbers("question")[decision.kind] + 1
    assert seen.question("card") == number(decision.card)
    assert seen.question("minimum") == decision.minimum
    assert seen.question("maximum") == decision.maximum
    assert seen.question("taken") == len(taken)
    assert seen.question("ordered") == decision.ordered
    if decision.count():
        assert seen.question("place") == fixed_numbers("place")[decision.zone(0)] + 1
    cards = range(len(decision.cards))
    copies = decision.copies
    left = {decision.cards[i].id: copies[i] - taken.count(i) for i in cards if copies[i] > taken.count(i)}
    assert seen.common("offered") == left
    assert seen.common("taken") == {decision.cards[i].id: taken.count(i) for i in cards if i in taken}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_views_show_stands_in_observations(chunk: int) -> None:
    for game_number in chunk_of(chunk):
        setup = kingdom(game_number)
        bout = bout_of(setup, game_number)
        chance = FastRandom(game_number)
        while bout.decision is not None:
            decision = bout.decision
            if chance.below(6) == 0 or bout.taken:
                seat = decision.seat if chance.below(3) else chance.below(setup.players)
                view = View(bout.game, seat)
                seen = Seen(seen_in(bout, seat), setup.players)
                check_table(seen, view, bout.game)
                check_own(seen, view)
                check_seats(seen, view, bout.game)
                for i in range(1, setup.players):
                    check_other(seen, view, i)
                if seat == decision.seat:
                    check_question(seen, decision, bout.taken)
                else:
                    assert not any(seen.parts["question"]), "only who is asked sees the question"
                    assert not any(seen.parts["words"])
            bout.act(bout.some_legal(chance))


def check_elsewhere(session: Session, seat: int, seed: int) -> None:
    """What a seat sees does not change where everything it cannot know is dealt anew."""
    imagined = session.imagine(seat, seed)
    ours = observed(session.game, seat, session.decision)
    assert ours == observed(imagined.game, seat, imagined.decision)
    if session.decision is not None and session.decision.main:
        for viewer in range(len(session.game.players)):
            elsewhere = session.rest.copy()
            redeal(elsewhere, viewer, FastRandom(seed))
            assert observed(session.game, viewer) == observed(elsewhere, viewer)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_worlds_a_seat_cannot_tell_apart_look_the_same(chunk: int) -> None:
    for game_number in chunk_of(chunk):
        setup = kingdom(game_number)
        session = Session(new_game(setup, game_number), keep_undo=False).start()
        bout = bout_of(setup, game_number)
        chance = FastRandom(game_number + 9)
        while bout.decision is not None:
            decision = bout.decision
            if chance.below(8) == 0:
                check_elsewhere(session, decision.seat, chance.below(1 << 30))
            answer = _answered(bout, chance)
            session.answer(answer)


def _answered(bout: Bout, chance: FastRandom) -> list[int]:
    """Answer one question of a bout at random, and say how."""
    decision = bout.decision
    assert decision is not None
    actions = []
    while bout.decision is decision:
        action = bout.some_legal(chance)
        actions.append(action)
        bout.act(action)
    options = [lexicon().action(card.id) for card in decision.cards] + [
        lexicon().action_of_word(word, i) for i, word in enumerate(decision.words or [])
    ]
    return [options.index(action) for action in actions if action]


def test_cards_passed_unseen_are_not_counted() -> None:
    """Masquerade: the third player cannot know what went from one neighbour to the other."""
    p = Position(
        players=3,
        kingdom=["masquerade"],
        hands=[["masquerade", "gold", "copper"], ["estate", "silver"], ["curse", "duchy"]],
        decks=[["copper", "copper"], [], []],
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose("silver")
    p.choose("curse")
    p.choose()
    assert p.hand(1).count("gold") == 1
    giver, taker, watcher = (Seen(observed(p.game, seat), 3) for seat in range(3))
    assert giver.other(1, "owned")["gold"] == 1
    assert taker.own("owned")["gold"] == 1
    assert watcher.other(1, "owned")["gold"] == 1, "with the first player, as far as the third knows"
    assert "gold" not in watcher.other(2, "owned")
    assert watcher.own("hand")["silver"] == 1


def test_known_cards_of_other_hands() -> None:
    """Bureaucrat: a Victory card is put back where everybody has seen it, and drawn again next turn."""
    p = Position(
        kingdom=["bureaucrat"],
        hands=[["bureaucrat"], ["estate", "duchy", "copper", "copper", "copper"]],
        decks=[["copper"] * 6, ["copper"] * 3],
    )
    p.play("bureaucrat")
    p.choose("estate")
    assert Seen(observed(p.game, 1), 2).parts["deck"][0] == number(card_named("estate"))
    assert not Seen(observed(p.game, 0), 2).other(1, "known")


def test_the_own_deck_is_counted_and_not_shown() -> None:
    p = Position(hands=[["copper"], []], decks=[["gold", "estate", "gold"], ["province"]])
    seen = Seen(observed(p.game, 0), 2)
    assert seen.own("deck") == {"gold": 2, "estate": 1}
    assert not any(seen.parts["deck"])
    assert seen.seat(0, "deck") == 3
    assert seen.seat(1, "deck") == 0, "nobody tells how many cards the others have left"
    assert seen.other(1, "owned") == {"province": 1}


def test_cards_played_this_turn() -> None:
    p = Position(
        kingdom=["village"], hands=[["village", "village", "copper"], []], decks=[["gold", "gold"], []]
    )
    p.play("village")
    p.play("village")
    p.play("copper")
    seen = Seen(observed(p.game, 1), 2)
    assert seen.own("played") == {"village": 2, "copper": 1}
    assert seen.situation("actions_played") == 2
    assert seen.other(1, "in_play") == {"village": 2, "copper": 1}


def test_what_was_taken_so_far() -> None:
    p = Position(kingdom=["pawn"], hands=[["pawn"], []], decks=[["gold"], []])
    p.play("pawn")
    decision = p.decision
    assert decision is not None
    seen = Seen(observed(p.game, 0, decision, [3]), 2)
    check_question(seen, decision, [3])
    assert seen.words("words") == {"word cards": 1, "word actions": 1, "word buys": 1}
    assert seen.words("words_taken") == {"word coins": 1}


def test_tokens_to_spend() -> None:
    p = Position(hands=[["copper"], []], coffers=[3, 0])
    decision = p._session.decision
    assert decision is not None
    seen = Seen(observed(p.game, 0, decision), 2)
    assert seen.words("words") == {"coffers": 3 if decision.kind == "treasure" else 1}


def test_piles_come_in_a_fixed_order() -> None:
    setup = Setup(2, kingdom_named("base2-first-game").cards)
    seen = Seen(observed(new_game(setup, 1), 0), 2)
    ids = [lexicon().name(seen._row(i)[0]) for i in range(layout.PILES)]
    assert ids == [
        "copper", "silver", "gold", "estate", "duchy", "province", "curse",
        "cellar", "moat", "merchant", "village", "workshop", "militia", "remodel", "smithy", "market", "mine"
    ]  # fmt: skip


def test_the_names_are_as_many_as_the_numbers() -> None:
    assert (len(layout.SITUATION), len(layout.SEAT)) == (layout.QUESTION_AT, layout.SEAT_WIDE)
    assert len(layout.QUESTION) == layout.WORDS_AT - layout.QUESTION_AT
    assert (
        len(layout.COMMON),
        len(layout.OWN),
        len(layout.OTHER),
    ) == (layout.COMMON_WIDE, layout.OWN_WIDE, layout.OTHER_WIDE)
    for players in range(2, 7):
        assert layout.width(players) == sum(prod(shape) for shape in layout.parts(players).values())


def test_more_projects_than_rows_are_refused() -> None:
    projects = cards_of(["renaissance"], PROJECT)[:3]
    setup = Setup(2, kingdom_named("base2-first-game").cards, projects)
    with pytest.raises(BadSetup, match="room for 17 piles, 2 Projects and 5 Artifacts"):
        Observer(setup, lexicon())
