"""The public test kit: put a position on the table, play it, look at it.

    from dominium.testing import Position

    p = Position(kingdom=["militia", "moat"], hands=[["militia"], ["moat", "estate", "copper", "copper", "gold"]])
    p.play("militia")
    p.choose("moat")                 # the other player reveals Moat ...
    assert len(p.hand(1)) == 5       # ... and keeps the hand

The main choices of a turn are made with ``play``, ``buy``, ``end_phase`` and ``end_turn``; ``decision`` is what a
card or rule asks in between, and is None when the game is at rest. Whatever the rules forbid raises
:class:`dominium.IllegalMove` and changes nothing. A question nobody expected stays open, and the next main choice
fails: a scripted game cannot run past it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .engine import kinds, phases
from .engine.abilities import THIS_TURN
from .engine.card import Card
from .engine.catalogue import card_named, register
from .engine.decisions import Decision, IllegalMove
from .engine.events import Event
from .engine.game import Game
from .engine.player import Player
from .engine.random import FastRandom
from .engine.session import Session
from .engine.setup import Setup
from .engine.types import ACTION, TREASURE
from .engine.view import View

__all__ = ["Blank", "Position"]


class Blank(Card):
    """A card that does nothing: no type, no text, too dear to be in anybody's way."""

    id = "blank"
    cost = 99


_BLANKS = [type(f"Blank{i}", (Blank,), {"id": f"blank_{i}"}) for i in range(10)]
register(*_BLANKS)

_PHASES = {"start": phases.START, "action": phases.ACTION, "buy": phases.TREASURES}


class Position:
    """A position to play from. Every argument may be left out; lists hold ids, one list for each player."""

    def __init__(
        self,
        players: int = 2,
        turn: int = 0,
        seed: int = 1,
        kingdom: Sequence[str] = (),
        projects: Sequence[str] = (),
        hands: Sequence[Sequence[str]] = (),
        decks: Sequence[Sequence[str]] = (),
        discards: Sequence[Sequence[str]] = (),
        in_play: Sequence[Sequence[str]] = (),
        mats: Sequence[dict[str, Sequence[str]]] = (),
        trash: Sequence[str] = (),
        supply: dict[str, int] | None = None,
        owned: Sequence[Sequence[str]] = (),
        artifacts: dict[str, int] | None = None,
        coffers: Sequence[int] = (),
        villagers: Sequence[int] = (),
        actions: int = 1,
        buys: int = 1,
        coins: int = 0,
        phase: str = "action",
        choose_top: bool = False,
    ) -> None:
        if phase not in _PHASES:
            raise ValueError(f"phase '{phase}': a position starts in 'start', 'action' or 'buy'")
        mentioned = [name for zones in (hands, decks, discards, in_play) for zone in zones for name in zone]
        mentioned += [name for player in mats for zone in player.values() for name in zone]
        mentioned += [*trash, *(supply or {})]
        setup = _setup(
            players, kingdom, [*projects, *(name for one in owned for name in one)], mentioned, choose_top
        )
        game = Game(setup, FastRandom(seed))
        game.patient = True
        game.keep_log()
        game.players = [Player(game, seat) for seat in range(players)]
        game.active = turn
        game.turn = players + turn + 1  # a turn in the middle of a game: everybody has had one
        game.previous = (turn - 1) % players
        game.phase = _PHASES[phase]
        game.trash = [card_named(name) for name in trash]
        for name, count in (supply or {}).items():
            game.supply[setup.position(card_named(name))] = count
        game.empty_piles = game.supply.count(0)
        for seat, player in enumerate(game.players):
            player.turns = 2 if seat < turn or (seat == turn and phase != "start") else 1
            player.hand = _cards_of(hands, seat)
            player.deck = _cards_of(decks, seat)[::-1]
            player.discard_pile = _cards_of(discards, seat)
            if seat < len(mats):
                player.mats = {mat: [card_named(name) for name in zone] for mat, zone in mats[seat].items()}
            player.coffers = coffers[seat] if seat < len(coffers) else 0
            player.villagers = villagers[seat] if seat < len(villagers) else 0
        me = game.players[turn]
        me.actions, me.buys, me.coins = actions, buys, coins
        for seat, player in enumerate(game.players):
            for project in owned[seat] if seat < len(owned) else ():
                player.projects.append(card_named(project))
                card_named(project).taken(player)
                if seat == turn:
                    card_named(project).begin_turn(player)
        for artifact, seat in (artifacts or {}).items():
            card = card_named(artifact)
            if card not in setup.artifacts:
                setup.artifacts.append(card)
                game.holders.append(-1)
            game.take_artifact(game.players[seat], card)
        for seat, player in enumerate(game.players):
            for card in _cards_of(in_play, seat):
                _put_in_play(game, player, card)
        game.keep_log()
        self._session = Session(game).start()

    # Moves

    def play(self, card: str) -> None:
        """Play a card from hand, in whichever phase allows it."""
        wanted = card_named(card)
        if wanted not in self._me.hand:
            self._at_rest()
            raise IllegalMove(
                f"'{card}' is not in the hand of player {self.active + 1}: {self.hand(self.active)}"
            )
        types = self.game.types(wanted)
        if self._kind() == kinds.PLAY and not types & ACTION and types & TREASURE:
            self._try([[], [card]])
        elif self._kind() == kinds.BUY:
            raise IllegalMove(
                f"'{card}' cannot be played any more: after a purchase no Treasures are played, "
                "and Actions only in the Action phase"
            )
        else:
            self._try([[card]])

    def buy(self, card: str) -> None:
        """Buy a card or Project, going on to the Buy phase if need be."""
        card_named(card)
        skipped: dict[str, list[list[str]]] = {kinds.PLAY: [[], []], kinds.BUY: []}
        self._try([*skipped.get(self._kind(), [[]]), [card]])

    def end_phase(self) -> None:
        """End the Action phase, or the Buy phase and with it the turn."""
        kind = self._kind()
        self._try([[]] if kind == kinds.PLAY else self._rest_of_buying(kind))

    def end_turn(self) -> None:
        """Go through Clean-up into the next turn; stops at the first question on the way."""
        kind = self._kind()
        self._try([[], *self._rest_of_buying("")] if kind == kinds.PLAY else self._rest_of_buying(kind))

    def spend_coffers(self, amount: int) -> None:
        self._try([["coffers"]] * amount)

    def spend_villagers(self, amount: int) -> None:
        self._try([["villagers"]] * amount)

    def choose(self, *ids: str) -> None:
        """Answer the pending decision with ids; without any, with nothing.

        Where a question is about one card to take or leave, "yes" and "no" are understood too; where it is yes or
        no, so are the card that asks and nothing.
        """
        decision = self.decision
        if decision is None:
            raise IllegalMove("there is no question to answer; use play, buy, end_phase or end_turn")
        self._session.answer(decision.answer(_meant(decision, list(ids))))

    def undo(self) -> None:
        """Take back the last answer or main choice, if nothing new was seen since."""
        decision = self._session.decision
        self._session.undo(self.active if decision is None else decision.seat)

    def _kind(self) -> str:
        self._at_rest()
        decision = self._session.decision
        if decision is None:
            raise IllegalMove("the game is over")
        return decision.kind

    def _rest_of_buying(self, kind: str) -> list[list[str]]:
        return [[]] if kind == kinds.BUY else [[], []]

    def _at_rest(self) -> None:
        decision = self.decision
        if decision is not None:
            raise IllegalMove(
                f"player {decision.seat + 1} has to answer '{decision.kind}' for {decision.source} first: "
                f"{', '.join(decision.options)}"
            )

    def _try(self, answers: list[list[str]]) -> None:
        """Give answers to main choices one after another; if one is not legal, take all of them back."""
        self._at_rest()
        before = self._session
        self._session = before.branch()
        try:
            for answer in answers:
                decision = self._session.decision
                if decision is None or not decision.main:
                    break  # a question came up on the way, or the game ended
                self._session.choose(*answer)
        except IllegalMove:
            self._session = before
            raise

    # Looking

    @property
    def decision(self) -> Decision | None:
        """What a card or rule asks; None when the game is at rest."""
        decision = self._session.decision
        return None if decision is None or decision.main else decision

    @property
    def game(self) -> Game:
        return self._session.game

    @property
    def _me(self) -> Player:
        return self.game.players[self.game.active]

    def hand(self, seat: int) -> list[str]:
        return sorted(card.id for card in self.game.players[seat].hand)

    def deck(self, seat: int) -> list[str]:
        """Top card first."""
        return [card.id for card in reversed(self.game.players[seat].deck)]

    def discard(self, seat: int) -> list[str]:
        """Top card last."""
        return [card.id for card in self.game.players[seat].discard_pile]

    def in_play(self, seat: int) -> list[str]:
        return [record.card.id for record in self.game.players[seat].in_play]

    def set_aside(self, seat: int) -> list[str]:
        """All cards set aside, whoever may see them."""
        player = self.game.players[seat]
        cards = player.aside.copy()
        for ability in self.game.abilities:
            if ability.seat == seat:
                cards.extend(ability.aside)
        return sorted(card.id for card in cards)

    def mat(self, seat: int, name: str) -> list[str]:
        return [card.id for card in self.game.players[seat].mats.get(name, [])]

    @property
    def trash(self) -> list[str]:
        return [card.id for card in self.game.trash]

    def supply(self, card: str) -> int:
        return self.game.left(card_named(card))

    @property
    def actions(self) -> int:
        return self._me.actions

    @property
    def buys(self) -> int:
        return self._me.buys

    @property
    def coins(self) -> int:
        return self._me.coins

    def coffers(self, seat: int) -> int:
        return self.game.players[seat].coffers

    def villagers(self, seat: int) -> int:
        return self.game.players[seat].villagers

    def tokens(self, seat: int, name: str) -> int:
        return self.game.players[seat].tokens.get(name, 0)

    def artifact(self, name: str) -> int | None:
        """The seat that has an Artifact."""
        holder = self.view(0).holder(card_named(name))
        return None if holder < 0 else holder

    @property
    def active(self) -> int:
        return self.game.active

    @property
    def phase(self) -> str:
        return self.view(0).phase

    @property
    def over(self) -> bool:
        return self.game.over

    def scores(self) -> list[int]:
        return self.game.scores()

    def winners(self) -> list[int]:
        return self.game.winners()

    def cost(self, card: str) -> int:
        return self.game.cost(card_named(card))

    def view(self, seat: int) -> View:
        return self._session.view(seat)

    @property
    def events(self) -> list[Event]:
        return self._session.events


def _cards_of(zones: Sequence[Sequence[str]], seat: int) -> list[Card]:
    return [card_named(name) for name in zones[seat]] if seat < len(zones) else []


def _setup(
    players: int, kingdom: Sequence[str], projects: Sequence[str], mentioned: Sequence[str], choose_top: bool
) -> Setup:
    """The kingdom, with a pile for every card of the position, filled up to ten with blanks."""
    piles = [card_named(name) for name in kingdom]
    for name in mentioned:
        card = card_named(name)
        if card not in piles and not card.basic:
            piles.append(card)
    for i in range(max(0, 10 - len(piles))):
        piles.append(card_named(f"blank_{i}"))
    landscape = [card_named(name) for name in dict.fromkeys(projects)]
    return Setup(players, piles, landscape, loose=True, choose_top=choose_top)


def _put_in_play(game: Game, player: Player, card: Card) -> None:
    """As if played earlier: this turn by the player whose turn it is, on the last own turn by another.

    Before the start of a turn it was the last own turn for everybody.
    """
    now, reduction, known = game.turn, game.reduction, len(game.abilities)
    record = game.put_in_play(player, card)
    game.turn = record.turn = now - (game.active - player.seat) % len(game.players)
    card.linger(player, record)
    game.turn = now
    if player.seat == game.active and game.phase != phases.START:
        game.played.append(card)
        if card.types & ACTION:
            game.actions_played += 1
        return
    game.reduction = reduction
    for ability in game.abilities[known:]:
        if ability.lasts == THIS_TURN:
            game.remove_ability(ability)


def _meant(decision: Decision, ids: list[str]) -> list[str]:
    options = decision.options
    if options == ["yes", "no"]:
        return ["no"] if not ids else ["yes"] if ids == [decision.source] else ids
    if len(options) == 1 and decision.minimum == 0:
        return [options[0]] if ids == ["yes"] else [] if ids == ["no"] else ids
    return ids
