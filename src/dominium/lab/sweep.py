"""The sweep: random games over random kingdoms, in which everything that must always hold is checked.

Cards are conserved, a copy equals its original and shares nothing with it, a record replays to the same game, no
view changes when what it must not show is dealt anew, every decision has a legal answer, and every legal answer
is accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..bots.random_bot import RandomBot
from ..cards.kingdoms import cards_of, random_kingdom
from ..cards.sets import newest_sets, set_ids
from ..engine import kinds, phases, places
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.decisions import Decision
from ..engine.game import Game, new_game
from ..engine.imagine import redeal
from ..engine.player import Player
from ..engine.random import FastRandom
from ..engine.session import Session
from ..engine.setup import Setup
from ..engine.state import card_counts, state
from ..engine.turn import run, step
from ..engine.types import PROJECT
from ..engine.versions import is_older
from ..engine.view import View

#: random players can drag a game out; after so many turns it has shown enough
TURN_LIMIT = 200

#: a set may be smaller than this; its cards are then met among those of others
KINGDOM_SIZE = 10

#: cards are counted after so many turns
CHECKED_TURN = 7


class Violation(AssertionError):
    """Something that must always hold did not; the message says in which game."""


class _Asked(RandomBot):
    """A random player that notes what it was asked, and checks the question itself."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: set[tuple[str, str]] = set()

    def decide(self, decision: Decision, view: View) -> list[int]:
        self.asked.add((decision.source or "", decision.kind))
        total = sum(decision.copies)
        if not decision.main and (decision.minimum > total or decision.maximum < 1):
            raise Violation(f"{decision.kind} for {decision.source} has no legal answer but nothing")
        if len(set(decision.options)) != len(decision.options):
            raise Violation(f"{decision.kind} for {decision.source} repeats an option: {decision.options}")
        return super().decide(decision, view)


class Report:
    """What a sweep has covered."""

    def __init__(self) -> None:
        self.games: int = 0
        self.turns: int = 0
        self.finished: int = 0
        self.decisions: int = 0
        self.asked: set[tuple[str, str]] = set()
        self.cards: set[str] = set()

    def add(self, other: Report) -> None:
        self.games += other.games
        self.turns += other.turns
        self.finished += other.finished
        self.decisions += other.decisions
        self.asked |= other.asked
        self.cards |= other.cards


def setup_for(number: int, sets: list[str]) -> Setup:
    """The set-up of the sweep's game of that number: every card and Project has its turn to be in a kingdom."""
    random = FastRandom(number * 7919 + 17)
    pool = cards_of(sets)
    editions = [card for card in _variants() if any(name in sets for name in card.sets.split())]
    required = [(pool + editions)[number % (len(pool) + len(editions))]]
    few = len(pool) < KINGDOM_SIZE
    kingdom = random_kingdom(random, [*sets, *newest_sets()] if few else sets, required)
    landscape = cards_of(sets, PROJECT)
    projects = kingdom.projects
    if landscape:
        first = landscape[number % len(landscape)]
        projects = [first, *[card for card in projects if card is not first][:1]]
    players = 2 + number % 5
    return Setup(players, kingdom.cards, projects, choose_top=random.below(8) == 0)


def _variants() -> list[Card]:
    return [card for card in all_cards() if is_older(card.id)]


def sweep_game(number: int, sets: list[str], deep: bool) -> Report:
    """Play one game of the sweep. ``deep`` checks copies, replay and leaks on the way; it costs more."""
    setup = setup_for(number, sets)
    report = Report()
    report.games = 1
    report.cards = {card.id for card in setup.kingdom + setup.projects}
    try:
        if deep:
            _deep(setup, number, report)
        else:
            _quick(setup, number, report)
    except Violation as problem:
        raise Violation(f"sweep game {number} ({_name(setup)}): {problem}") from None
    except Exception as problem:
        raise Violation(
            f"sweep game {number} ({_name(setup)}): {type(problem).__name__}: {problem}"
        ) from problem
    return report


def _name(setup: Setup) -> str:
    cards = ",".join(card.id for card in setup.kingdom + setup.projects)
    return f"{setup.players} players, {cards}"


def _agents(setup: Setup, number: int, watch: bool) -> list[RandomBot]:
    """Random players; those that check every question are slower, and come in some games only."""
    return [(_Asked if watch else RandomBot)(number * 31 + seat) for seat in range(setup.players)]


def _quick(setup: Setup, number: int, report: Report) -> None:
    game = new_game(setup, number)
    agents = _agents(setup, number, number % 4 == 1)
    for seat, agent in enumerate(agents):
        game.agents[seat] = agent
        game.views.append(View(game, seat))
    counts = card_counts(game)
    turn = 0
    while game.phase != phases.OVER and game.turn < TURN_LIMIT:
        turn += CHECKED_TURN
        run(game, min(turn, TURN_LIMIT))
        _check_conserved(game, counts)
    _check_conserved(game, counts)
    _finish(game, agents, report)


def _finish(game: Game, agents: Sequence[RandomBot], report: Report) -> None:
    report.turns = game.turn
    report.finished = 1 if game.phase == phases.OVER else 0
    for agent in agents:
        if isinstance(agent, _Asked):
            report.asked |= agent.asked
    if not game.winners():
        raise Violation("nobody wins")


def _check_conserved(game: Game, counts: dict[str, int]) -> None:
    now = card_counts(game)
    if now != counts:
        changed = {name: (counts.get(name, 0), n) for name, n in now.items() if counts.get(name, 0) != n}
        raise Violation(f"turn {game.turn}: cards were lost or made (before, now): {changed}")
    for player in game.players:
        if player.deck_seen and len(player.deck_seen) != len(player.deck):
            raise Violation(f"turn {game.turn}: player {player.seat + 1}: deck marks out of step")
        cards = player.all_cards()
        if player.cards_owned() != len(cards) or any(
            player.owns(card) != cards.count(card) for card in game.setup.piles
        ):
            raise Violation(f"turn {game.turn}: player {player.seat + 1}: what is owned was miscounted")
    if any(player.looking or player.revealed or player.aside for player in game.players):
        raise Violation(f"turn {game.turn}: cards left over in a passing zone")


def _deep(setup: Setup, number: int, report: Report) -> None:
    """The same kind of game in a session that pauses at every decision."""
    first = new_game(setup, number)
    first.keep_log()
    session = Session(first, keep_undo=False).start()
    agents = _agents(setup, number, True)
    random = FastRandom(number + 5)
    counts = card_counts(session.game)
    while session.decision is not None and session.game.turn < TURN_LIMIT:
        decision = session.decision
        seat = decision.seat
        if random.below(12) == 0:
            _check_leaks(session, seat, random.below(1 << 30))
        if decision.main and random.below(12) == 0:
            _check_copy(session.rest)
        _check_visible(session, decision)
        session.answer(agents[seat].decide(decision, session.view(seat)))
        report.decisions += 1
        if session.decision is None or session.decision.main:
            _check_conserved(session.game, counts)
    _check_replay(setup, number, session)
    _finish(session.game, agents, report)


def _check_copy(game: Game) -> None:
    before = state(game)
    twin = game.copy()
    if state(twin) != before:
        raise Violation(f"turn {game.turn}: a copy differs: {_difference(before, state(twin))}")
    bots: list[Agent | None] = [RandomBot(7 + seat) for seat in range(len(game.players))]
    twin.agents = bots
    twin.views = [View(twin, seat) for seat in range(len(game.players))]
    for _ in range(10):
        if twin.phase != phases.OVER:
            step(twin)
    if state(game) != before:
        raise Violation(
            f"turn {game.turn}: playing on a copy changed the original: {_difference(before, state(game))}"
        )


def _difference(a: dict[str, object], b: dict[str, object]) -> str:
    return "; ".join(f"{key}: {a[key]} / {b[key]}" for key in a if a[key] != b[key])


def _check_leaks(session: Session, seat: int, seed: int) -> None:
    """Deal anew what a seat cannot know: its view and its question must stay the same."""
    imagined = session.imagine(seat, seed)
    _check_same_view(session.game, imagined.game, seat)
    ours, theirs = session.decision, imagined.decision
    if ours is None or theirs is None or ours.fingerprint() != theirs.fingerprint():
        raise Violation(f"turn {session.game.turn}: the question to seat {seat} depends on hidden cards")
    if ours.main:
        for viewer in range(-1, len(session.game.players)):
            twin = session.rest.copy()
            redeal(twin, viewer, FastRandom(seed))
            _check_same_view(session.game, twin, viewer)
            if viewer == seat:
                asked = Session(twin, keep_undo=False).start().decision
                if asked is None or asked.fingerprint() != ours.fingerprint():
                    raise Violation(
                        f"turn {twin.turn}: the main choice of seat {seat} depends on hidden cards"
                    )


def _check_same_view(game: Game, dealt: Game, viewer: int) -> None:
    ours, theirs = View(game, viewer).as_dict(), View(dealt, viewer).as_dict()
    if ours != theirs:
        shown = _difference(ours, theirs)
        raise Violation(f"turn {game.turn}: seat {viewer} sees what it must not know: {shown}")
    if card_counts(dealt) != card_counts(game):
        raise Violation(f"turn {game.turn}: dealing anew lost or made cards")
    owned = [
        [card.id for card in View(one, viewer).owned(seat)]
        for one in (game, dealt)
        for seat in range(len(game.players))
    ]
    if owned[: len(game.players)] != owned[len(game.players) :]:
        raise Violation(f"turn {game.turn}: seat {viewer} can count cards it must not know")


def _check_visible(session: Session, decision: Decision) -> None:
    """Every card offered must be one the player can see, name or remember."""
    game = session.game
    me = game.players[decision.seat]
    seen: set[int] = {card.number for card in game.setup.piles + game.setup.projects + game.setup.artifacts}
    for card in me.all_cards():
        seen.add(card.number)
    for card in decision.cards:
        if card.number not in seen:
            raise Violation(
                f"{decision.kind} for {decision.source} offers {card.id}, which is nowhere to be seen"
            )
    for i, card in enumerate(decision.cards):
        zone = decision.zone(i)
        # Abilities are offered: a card that was played twice has two of them.
        wanted = 1 if decision.kind in (kinds.ORDER, kinds.REACT) else decision.copies[i]
        if zone not in (places.NAMED, places.EFFECT) and _zone(game, me, zone).count(card) < wanted:
            raise Violation(f"{decision.kind} for {decision.source} says that {card.id} lies in '{zone}'")


def _zone(game: Game, me: Player, zone: str) -> list[Card]:
    """The cards in a zone as decisions name them, with piles for as many copies as one can be asked for."""
    in_play = [record.card for record in me.in_play]
    zones = {
        places.HAND: me.hand.cards(),
        places.SUPPLY: game.setup.piles,
        places.PROJECTS: game.setup.projects,
        places.ARTIFACTS: game.setup.artifacts,
        places.IN_PLAY: in_play,
        places.LOOKED_AT: me.looking.cards(),
        places.REVEALED: [card for player in game.players for card in player.revealed],
        places.DECK: me.deck.cards(),
        places.DISCARD_PILE: me.discard_pile.cards(),
        places.TRASH_PILE: game.trash.cards(),
        places.SHUFFLED: me.all_cards(),
        places.CLEANED_UP: me.hand.cards() + in_play,
    }
    return zones[zone]


def _check_replay(setup: Setup, number: int, session: Session) -> None:
    again = new_game(setup, number)
    again.keep_log()
    replayed = Session(again, keep_undo=False).start()
    for seat, fingerprint, answer in session.given:
        decision = replayed.decision
        if decision is None or decision.seat != seat or decision.fingerprint() != fingerprint:
            raise Violation("the record does not replay to the same questions")
        replayed.answer(answer)
    if state(replayed.game) != state(session.game):
        raise Violation("the record replays to another position")
    if [event.as_dict() for event in replayed.events] != [event.as_dict() for event in session.events]:
        raise Violation("the record replays to other events")


def sweep(
    numbers: range,
    sets: list[str] | None = None,
    every: int = 10,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play many games; every tenth (``every``) is checked deeply."""
    total = Report()
    for part in sweep_each(numbers, sets or set_ids(), every):
        total.add(part)
        if progress is not None:
            progress(total)
    return total


def sweep_each(numbers: range, sets: list[str], every: int) -> Iterator[Report]:
    for number in numbers:
        yield sweep_game(number, sets, number % every == 0)


def sweep_part(start: int, stop: int, sets: tuple[str, ...], every: int) -> tuple[Report, str]:
    """Play some games of a sweep: what they covered, and what did not hold in the first that failed ("": nothing)."""
    total = Report()
    try:
        for part in sweep_each(range(start, stop), list(sets), every):
            total.add(part)
    except Violation as problem:
        return total, str(problem)
    return total, ""
