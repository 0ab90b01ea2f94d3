"""Sessions: waiting, taking back, trying out, imagining."""

from __future__ import annotations

import gc

import pytest

from dominium import Agent, CannotUndo, Decision, IllegalMove, Session, Setup, View, card_named, new_game, run
from dominium.bots.money_bot import MoneyBot
from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.decisions import only
from dominium.engine.game import Game
from dominium.engine.player import Player
from dominium.engine.state import state
from dominium.testing import Position

FIRST_GAME = kingdom_named("base2-first-game")


def session(seed: int = 1, players: int = 2) -> Session:
    game = new_game(Setup(players, FIRST_GAME.cards), seed)
    game.keep_log()
    return Session(game).start()


def test_a_session_waits_at_the_first_decision() -> None:
    table = session()
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (0, "treasure")


def test_pausing_at_every_decision_gives_the_same_game_as_running_through() -> None:
    game = new_game(Setup(3, FIRST_GAME.cards), 5)
    bots: list[Agent | None] = [RandomBot(seat) for seat in range(3)]
    game.agents = bots
    game.views = [View(game, seat) for seat in range(3)]
    run(game, 90)
    table = Session(new_game(Setup(3, FIRST_GAME.cards), 5)).start()
    again = [RandomBot(seat) for seat in range(3)]
    while table.decision is not None and table.game.turn <= 90:
        seat = table.decision.seat
        table.answer(again[seat].decide(table.decision, table.view(seat)))
    assert game.turn == 90
    assert table.game.scores() == game.scores()
    assert table.game.supply == game.supply


@pytest.mark.parametrize("kingdom", ["base2-first-game", "seaside1-buried-treasure", "ren-free-shipping"])
def test_standing_orders_change_nothing(kingdom: str) -> None:
    """A game of bots that are not asked about plain Treasures is the game in which they are asked."""
    cards = kingdom_named(kingdom)
    ends = []
    for recorded in (False, True):
        game = new_game(Setup(3, cards.cards, cards.projects), 21)
        bots: list[Agent | None] = [MoneyBot(), MoneyBot(), MoneyBot()]
        game.agents = bots
        game.views = [View(game, seat) for seat in range(3)]
        game.given = [] if recorded else None
        run(game, 300)
        ends.append(state(game))
    assert ends[0] == ends[1]


def test_an_illegal_answer_changes_nothing() -> None:
    table = session()
    before = state(table.game)
    decision = table.decision
    for answer in ([99], [-1], [0] * 20):
        with pytest.raises(IllegalMove, match="cannot answer"):
            table.answer(answer)
    with pytest.raises(IllegalMove, match="'province' is not an option"):
        table.choose("province")
    assert table.decision is decision
    assert state(table.game) == before
    assert list(table.given) == []


def test_undo_is_free_while_nothing_was_seen() -> None:
    table = session()
    before = state(table.game)
    table.choose("copper")
    assert table.game.players[0].coins == 1
    table.undo(0)
    assert state(table.game) == before
    assert list(table.given) == []
    assert [event.kind for event in table.events if event.kind == "play"] == []


def test_undo_is_refused_after_a_draw() -> None:
    p = Position(hands=[["village", "copper"], []], decks=[["gold"], []])
    p.play("village")
    with pytest.raises(CannotUndo) as refused:
        p.undo()
    assert refused.value.reason == "revealed"
    assert p.hand(0) == ["copper", "gold"]


def test_undo_is_refused_after_somebody_else_acted() -> None:
    p = Position(hands=[["militia"], ["copper"] * 4 + ["gold"]])
    p.play("militia")
    p.choose("copper", "copper")
    with pytest.raises(CannotUndo) as refused:
        p._session.undo(0)
    assert refused.value.reason == "others"


def test_undo_with_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo) as refused:
        session().undo(0)
    assert refused.value.reason == "nothing"


def test_undo_by_consent_goes_past_what_was_seen() -> None:
    p = Position(hands=[["village", "copper"], []], decks=[["gold"], []])
    p.play("village")
    p._session.undo(0, consent=True)
    assert p.hand(0) == ["copper", "village"]
    assert p.deck(0) == ["gold"]


def test_undo_in_the_middle_of_an_effect() -> None:
    p = Position(hands=[["remodel", "gold", "estate"], []], kingdom=["smithy"])
    p.play("remodel")
    p.choose("gold")
    assert p.decision is not None
    assert p.decision.kind == "gain"
    p.undo()
    assert p.decision is not None
    assert p.decision.kind == "trash"
    assert p.hand(0) == ["estate", "gold"]
    p.choose("estate")
    p.choose("smithy")
    assert p.discard(0) == ["smithy"]
    assert p.trash == ["estate"]


def test_a_fork_leaves_the_original_alone() -> None:
    table = session()
    before = state(table.game)
    fork = table.fork()
    fork.choose("copper")
    fork.choose()
    fork.choose("copper")
    assert state(table.game) == before
    assert fork.game.players[0].discard_pile or fork.game.turn > 1


def test_events_are_numbered_without_gaps_or_repeats() -> None:
    table = session(9)
    bots = [RandomBot(1), RandomBot(2)]
    for _ in range(200):
        if table.decision is None:
            break
        seat = table.decision.seat
        table.answer(bots[seat].decide(table.decision, table.view(seat)))
    assert len(table.events) > 200
    assert [event.number for event in table.events] == list(range(len(table.events)))


def test_imagine_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    deck = ["gold", "silver", "copper", "estate", "duchy", "curse", "province", "moat"]
    p = Position(
        hands=[["sentry", "copper"], ["militia", "gold", "estate", "duchy", "silver"]],
        decks=[deck, ["copper"] * 4 + ["village", "smithy"]],
    )
    p.play("sentry")  # draws the Gold and looks at Silver and Copper
    p.choose()
    p.choose()
    p.choose("copper", "silver")
    hands: set[tuple[str, ...]] = set()
    decks: set[tuple[str, ...]] = set()
    for seed in range(40):
        imagined = p._session.imagine(0, seed)
        mine, other = imagined.game.players
        assert sorted(card.id for card in mine.hand) == ["copper", "gold"]
        top = [card.id for card in reversed(mine.deck)]
        assert top[:2] == ["copper", "silver"]
        assert sorted(top) == sorted(deck[1:])
        hands.add(tuple(sorted(card.id for card in other.hand)))
        decks.add(tuple(top))
    assert len(hands) > 10
    assert len(decks) > 10


def test_imagine_in_the_middle_of_an_effect() -> None:
    p = Position(
        hands=[["militia"], ["copper", "silver", "gold", "estate", "duchy"]],
        decks=[["gold", "copper", "estate"], ["province", "curse", "moat"]],
    )
    p.play("militia")
    seen = set()
    for seed in range(20):
        imagined = p._session.imagine(1, seed)
        assert imagined.decision is not None
        assert imagined.decision.kind == "discard"
        assert imagined.decision.options == ["copper", "duchy", "estate", "gold", "silver"]
        seen.add(tuple(card.id for card in imagined.game.players[1].deck))
        imagined.choose("estate", "duchy")
        assert len(imagined.game.players[1].hand) == 3
    assert len(seen) > 2


class _Dreamer(Agent):
    """Imagines at every decision and answers from a random playout's first idea."""

    searches = True

    def __init__(self) -> None:
        self.dreams = 0

    def decide(self, decision: Decision, view: View) -> list[int]:
        dream = view.imagine(self.dreams)
        assert dream.decision is not None
        assert dream.decision.fingerprint() == decision.fingerprint()
        assert dream.view(view.seat).as_dict() == view.as_dict()
        self.dreams += 1
        return RandomBot(self.dreams).decide(decision, view)


def test_an_agent_can_imagine_at_every_decision() -> None:
    kingdom = [
        card_named(n)
        for n in [
            "militia",
            "sentry",
            "library",
            "remodel",
            "cellar",
            "moat",
            "bandit",
            "spy",
            "thief",
            "harbinger",
        ]
    ]
    game = new_game(Setup(2, kingdom), 3)
    dreamer = _Dreamer()
    game.agents = [dreamer, RandomBot(4)]
    game.views = [View(game, 0), View(game, 1)]
    run(game, 60)
    assert dreamer.dreams > 50


def test_going_back_to_where_some_answers_had_been_given() -> None:
    p = Position(hands=[["copper", "silver", "gold"]], phase="buy")
    for card in ("copper", "silver", "gold"):
        p.play(card)
    table = p._session
    assert len(table.given) == 3
    assert table.rewind_refusal(0, 1) is None
    assert table.rewind_refusal(1, 1) == "others"
    assert table.rewind_refusal(0, 3) == "nothing"
    table.rewind(1)
    assert (p.coins, p.hand(0), p.in_play(0)) == (1, ["gold", "silver"], ["copper"])
    assert len(table.given) == 1
    assert [event.cards for event in table.events if event.kind == "play"] == [["copper"]]
    p.play("gold")
    assert p.coins == 4
    with pytest.raises(CannotUndo):
        p._session.rewind(3)
    p._session.rewind(0)
    assert (p.coins, len(p.hand(0))) == (0, 3)


def test_going_back_into_the_middle_of_a_card() -> None:
    p = Position(hands=[["pawn", "copper"]], decks=[["copper"] * 3])
    p.play("pawn")
    p.choose("actions", "coins")
    p._session.rewind(1)
    assert p.decision is not None
    assert (p.decision.source, p.in_play(0), p.coins) == ("pawn", ["pawn"], 0)


def test_who_has_answered_nothing_has_nothing_to_take_back_even_with_consent() -> None:
    p = Position(hands=[["pawn", "copper"]], decks=[["copper"] * 3])
    p.play("pawn")
    p.choose("actions", "coins")
    with pytest.raises(CannotUndo) as refused:
        p._session.undo(1, consent=True)
    assert refused.value.reason == "nothing"
    p.undo()  # what others can take back is still there
    assert p.coins == 0


def test_going_back_is_refused_once_something_was_seen() -> None:
    p = Position(hands=[["village", "copper"]], decks=[["gold"]])
    p.play("village")
    assert p._session.rewind_refusal(0, 0) == "revealed"
    p._session.rewind(0)  # everybody agreed
    assert (p.hand(0), p.deck(0)) == (["copper", "village"], ["gold"])


def test_only_the_last_answers_can_be_taken_back_once_others_are_forgotten() -> None:
    p = Position(hands=[["copper", "silver", "gold"]], phase="buy")
    for card in ("copper", "silver", "gold"):
        p.play(card)
    p._session.forget(3)
    p._session.forget(2)
    p.undo()
    p.undo()
    assert (p.coins, p.in_play(0)) == (1, ["copper"])
    with pytest.raises(CannotUndo) as refused:
        p.undo()
    assert refused.value.reason == "nothing"


def test_by_consent_an_answer_before_those_of_others_is_taken_back() -> None:
    p = Position(hands=[["militia", "copper"], ["copper"] * 4 + ["gold"]])
    p.play("militia")
    p.choose("copper", "copper")
    p._session.undo(0, consent=True)
    assert (p.hand(0), len(p.hand(1)), p.decision) == (["copper", "militia"], 5, None)
    with pytest.raises(CannotUndo):
        p._session.undo(1, consent=True)


def test_a_branch_goes_on_with_history_and_undo() -> None:
    p = Position(hands=[["copper", "silver"]], phase="buy")
    p.play("copper")
    branch = p._session.branch()
    branch.choose("silver")
    assert (len(branch.given), len(p._session.given)) == (2, 1)
    assert len(branch.events) > len(p._session.events)
    branch.undo(0)
    branch.undo(0)
    assert (branch.game.players[0].coins, p.coins) == (0, 1)


def test_a_fork_has_no_past_and_waits_for_everybody() -> None:
    game = new_game(Setup(2, FIRST_GAME.cards), 1)
    table = Session(game, [None, MoneyBot()]).start()
    table.choose()  # no Treasures: now nothing but purchases for nothing
    fork = table.fork()
    assert (len(table.given), len(fork.given)) == (1, 0)
    with pytest.raises(CannotUndo):
        fork.undo(0)
    fork.choose()
    assert fork.decision is not None
    assert fork.decision.seat == 1
    table.choose()
    assert table.decision is not None
    assert table.decision.seat == 0


def test_turns_are_numbered_from_one() -> None:
    table = session()
    assert (table.view(0).turn, table.view(1).turns(0), table.view(1).turns(1)) == (1, 1, 0)
    table.choose()
    table.choose()
    assert (table.view(0).turn, table.view(1).turns(0), table.view(1).turns(1)) == (2, 1, 1)


def test_play_out_ends_the_game_and_leaves_the_session_where_it_is() -> None:
    table = session()
    before = state(table.game)
    end = table.play_out([MoneyBot(), MoneyBot()])
    assert end.over
    assert end.left(card_named("province")) == 0
    assert state(table.game) == before
    assert table.play_out([MoneyBot(), MoneyBot()], 4).turn == 5
    assert table.play_out([MoneyBot(), MoneyBot()]).scores() == end.scores()


def test_play_out_begins_with_the_answers_of_an_effect_in_progress() -> None:
    p = Position(
        hands=[["remodel", "gold", "estate"], ["copper"] * 5], decks=[["copper"] * 20] * 2, kingdom=["smithy"]
    )
    p.play("remodel")
    p.choose("gold")
    end = p._session.play_out([MoneyBot(), MoneyBot()], 4)
    assert [card.id for card in end.trash] == ["gold"]


def test_imagine_at_another_players_main_choice() -> None:
    p = Position(
        turn=1,
        hands=[["gold", "estate"], ["silver", "duchy", "curse"]],
        decks=[["copper", "province"], ["moat", "village", "smithy"]],
    )
    hands = set()
    for seed in range(30):
        dream = p._session.imagine(0, seed)
        assert sorted(card.id for card in dream.game.players[0].hand) == ["estate", "gold"]
        hands.add(tuple(sorted(card.id for card in dream.game.players[1].hand)))
    assert len(hands) > 5


def test_nobody_imagines_while_another_is_asked() -> None:
    p = Position(hands=[["militia"], ["copper"] * 4 + ["gold"]])
    p.play("militia")
    with pytest.raises(ValueError, match="the question is to seat 1"):
        p._session.imagine(0, 1)


def test_only_agents_that_search_may_imagine() -> None:
    game = new_game(Setup(2, FIRST_GAME.cards), 1)
    with pytest.raises(ValueError, match="searches"):
        View(game, 0).imagine(1)
    game.given = []  # also where the game is recorded
    with pytest.raises(ValueError, match="searches"):
        View(game, 0).imagine(1)


@pytest.mark.parametrize(
    ("card", "zones"),
    [
        ("lookout", {"decks": [["gold", "estate", "copper"]]}),
        ("mountain_village", {"discards": [["gold", "estate"]]}),
        ("native_village", {"decks": [["gold"]]}),
        ("shanty_town", {}),
        ("bandit", {"decks": [[], ["gold", "estate", "copper"]]}),
        ("bureaucrat", {}),
    ],
)
def test_undo_is_refused_after_cards_were_looked_at_or_revealed(
    card: str, zones: dict[str, list[list[str]]]
) -> None:
    p = Position(
        hands=[[card, "moat"], ["estate", "copper"]],
        decks=zones.get("decks", []),
        discards=zones.get("discards", []),
    )
    p.play(card)
    if card == "native_village":
        p.choose("deck")
    with pytest.raises(CannotUndo) as refused:
        p._session.undo(0)
    assert refused.value.reason == "revealed"


def test_undo_is_refused_to_whoever_was_passed_a_card() -> None:
    p = Position(hands=[["masquerade", "gold", "copper"], ["estate", "silver"]], decks=[["copper"] * 2])
    p.play("masquerade")
    p.choose("gold")
    p.choose("estate")
    with pytest.raises(CannotUndo) as refused:
        p._session.undo(1)
    assert refused.value.reason == "revealed"


def test_undo_is_free_while_a_shuffle_waits_for_the_card_to_be_put_on_top() -> None:
    p = Position(hands=[["smithy"]], discards=[["estate", "gold", "copper"]], owned=[["star_chart"]])
    p.play("smithy")
    assert p.decision is not None
    assert p.decision.kind == "star"
    p.undo()
    assert p.hand(0) == ["smithy"]


def test_undo_is_refused_after_the_deck_was_put_into_the_discard_pile() -> None:
    p = Position(hands=[["chancellor"]], decks=[["gold", "silver"]])
    p.play("chancellor")
    p.choose("yes")
    with pytest.raises(CannotUndo) as refused:
        p.undo()
    assert refused.value.reason == "revealed"


def test_the_main_choices_of_a_turn() -> None:
    """Treasures are played in the order of the answer; of Actions and purchases there is one at a time."""
    p = Position(hands=[["village", "copper", "copper"]], coins=3, coffers=[2], villagers=[1])
    asked = []
    table = p._session
    for _ in range(3):
        decision = table.decision
        assert decision is not None
        assert (decision.source, decision.main) == (None, True)
        asked.append((decision.kind, decision.minimum, decision.maximum, decision.ordered))
        if decision.kind == "treasure":
            assert (decision.options, decision.copies) == (["copper", "coffers"], [2, 2])
            assert [decision.zone(i) for i in range(2)] == ["hand", "token"]
        if decision.kind == "play":
            assert decision.options == ["village", "coffers", "villagers"]
            assert [decision.zone(i) for i in range(3)] == ["hand", "token", "token"]
        if decision.kind == "buy":
            assert decision.options == ["copper", "silver", "estate", "curse", "village", "coffers"]
            assert [decision.zone(i) for i in range(6)] == ["supply"] * 5 + ["token"]
        table.choose()
    assert asked == [("play", 0, 1, False), ("treasure", 0, 4, True), ("buy", 0, 1, False)]


def _games() -> int:
    return sum(1 for thing in gc.get_objects() if isinstance(thing, Game))


def test_a_session_leaves_nothing_for_the_garbage_collector() -> None:
    setup = Setup(3, FIRST_GAME.cards)
    session = Session(new_game(setup, 1), keep_undo=False).start()
    bots = [RandomBot(seat) for seat in range(3)]
    gc.collect()
    before = _games()
    gc.disable()
    try:
        for _ in range(120):
            decision = session.decision
            assert decision is not None
            session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
        assert _games() <= before + 4
    finally:
        gc.enable()


@pytest.mark.parametrize("held", ["game", "player", "view", "fork"])
def test_what_somebody_holds_of_a_session_stays_whole(held: str) -> None:
    setup = Setup(2, FIRST_GAME.cards)
    session = Session(new_game(setup, 1), keep_undo=False).start()
    bots = [RandomBot(seat) for seat in range(2)]
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    state_then = state(session.game)
    kept: object = {
        "game": lambda: session.game,
        "player": lambda: session.game.players[1],
        "view": lambda: session.view(1),
        "fork": session.fork,
    }[held]()
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    if isinstance(kept, Player):
        kept = kept.game
    if isinstance(kept, View):
        assert kept.as_dict()["players"][1]["seat"] == 1
        return
    if isinstance(kept, Session):
        kept = kept.game
    assert isinstance(kept, Game)
    assert state(kept) == state_then


def test_a_dream_has_no_past_to_go_back_to() -> None:
    for seat in (0, 1):
        dream = session().imagine(seat, 1)
        assert dream.decision is not None
        seat_asked = dream.decision.seat
        dream.answer([])
        assert dream.undo_refusal(seat_asked) == "nothing"


def test_the_answer_of_one_option() -> None:
    assert [only(index) for index in (0, 63, 64, 300)] == [[0], [63], [64], [300]]
