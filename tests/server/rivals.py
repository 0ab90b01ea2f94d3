"""Games of the campaign's rivals, for the tests that see how they play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from dominium.cards.kingdoms import Kingdom
from dominium.engine import events
from dominium.engine.catalogue import card_named
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.types import ACTION, ATTACK, DURATION, TREASURE, VICTORY
from dominium.opponents.levels import opponent
from dominium.server.tables.campaign import Challenge, Kind, challenge_named
from dominium.server.tables.kingdom_choice import chosen
from dominium.simulation.arena import play_game


def kingdom_of(challenge: Challenge) -> Kingdom:
    kingdom = chosen(challenge.kingdom, 0)
    assert kingdom is not None
    return kingdom


def share(challenge: Challenge, level: str, games: int) -> float:
    """How many of the games somebody of that level wins in the place of the person; shared wins count in part."""
    kingdom = kingdom_of(challenge)
    setup = Setup(challenge.players, kingdom.cards, kingdom.projects)
    agents = [opponent(name, 1, setup) for name in (level, *(rival.level for rival in challenge.rivals))]
    won = 0.0
    for seed in range(games):
        game = play_game(setup, agents, seed, first=seed % setup.players)
        winners = game.winners()
        won += (0 in winners) / len(winners)
        game.dismiss()
    return won / games


@cache
def told(name: str, seed: int) -> Session:
    """A whole game of a challenge with its log; somebody steady has the person's place."""
    challenge = challenge_named(name)
    kingdom = kingdom_of(challenge)
    ids = [card.id for card in kingdom.cards], [card.id for card in kingdom.projects]
    session = Record(challenge.players, *ids, seed, seed % challenge.players).deal()
    levels = ("steady", *(rival.level for rival in challenge.rivals))
    agents = [opponent(level, seed, session.game.setup) for level in levels]
    session.start()
    while (asked := session.decision) is not None:
        session.answer(agents[asked.seat].decide(asked, session.view(asked.seat)))
        session.forget(0)
    return session


def cards_in(session: Session, seat: int, kind: str, types: int = -1) -> int:
    """In how many cases a seat did something with a card of some types."""
    return sum(
        bool(card_named(card).types & types)
        for event in session.events
        if event.seat == seat and event.kind == kind
        for card in event.cards
    )


def _treasure_and_points(session: Session, seat: int) -> float:
    """How much of what was bought is money and points."""
    return cards_in(session, seat, events.BUY, TREASURE | VICTORY) / cards_in(session, seat, events.BUY)


def attacks(session: Session, seat: int) -> float:
    return cards_in(session, seat, events.PLAY, ATTACK)


def _ends_on_piles(session: Session, _: int) -> float:
    return float(session.game.left(card_named("province")) > 0)


def _busiest_turn(session: Session, seat: int) -> float:
    """The most Actions played in one turn."""
    most = now = 0
    for event in session.events:
        if event.kind == events.TURN:
            now = 0
        elif event.seat == seat and event.kind == events.PLAY:
            now += sum(bool(card_named(card).types & ACTION) for card in event.cards)
            most = max(most, now)
    return most


#: what shows a way of playing in a game, and how much of it there is on average where it is really played
SIGNS: dict[Kind, tuple[Callable[[Session, int], float], float]] = {
    "money": (_treasure_and_points, 0.8),
    "attack": (attacks, 5),
    "rush": (_ends_on_piles, 0.75),
    "trashing": (lambda session, seat: cards_in(session, seat, events.TRASH), 6),
    "durations": (lambda session, seat: cards_in(session, seat, events.PLAY, DURATION), 10),
    "projects": (lambda session, seat: cards_in(session, seat, events.PROJECT) > 0, 0.75),
    "engine": (_busiest_turn, 6),
}
