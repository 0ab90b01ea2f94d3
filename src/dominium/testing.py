"""The public test kit: put a position on the table, play it, look at it.

    from dominium.testing import Position

    p = Position(kingdom=["militia", "moat"], hands=[["militia"], ["moat", "estate", "copper", "copper", "gold"]])
    p.play("militia")
    p.choose("moat")                 # the other player reveals Moat ...
    assert len(p.hand(1)) == 5       # ... and keeps the hand

The main choices of a turn are made with ``play``, ``buy``, ``end_phase`` and ``end_turn``; ``decision`` is what a
card or rule asks in between, and is None when the game is at rest. Whatever the rules forbid raises
:class:`dominium.IllegalMove` and changes nothing. A question nobody expected stays open, and the next main choice
fails: a scripted game cannot run past it. Where there is only one legal answer nothing is asked: a hand of one card
that must be discarded is discarded at once.
"""

from __future__ import annotations

from typing import Unpack

from .engine import kinds
from .engine.card import Card
from .engine.catalogue import card_named, mat_names, register, token_names
from .engine.decisions import Decision, IllegalMove
from .engine.events import Event
from .engine.game import Game
from .engine.player import Player
from .engine.position import Layout, lay_out
from .engine.session import Session
from .engine.types import ACTION, TREASURE
from .engine.view import View

__all__ = ["Blank", "Position"]


class Blank(Card):
    """A card that does nothing: no type, no text, too dear to be in anybody's way."""

    id = "blank"
    cost = 99


_BLANKS = [type(f"Blank{i}", (Blank,), {"id": f"blank_{i}"}) for i in range(10)]
register(*_BLANKS)


class Position:
    """A position to play from. Every argument may be left out; lists hold ids, one list for each player.

    :class:`dominium.engine.position.Layout` says what there is; a layout that cannot be raises ValueError.
    """

    def __init__(self, players: int = 2, turn: int = 0, seed: int = 1, **layout: Unpack[Layout]) -> None:
        game = lay_out(players, turn, seed, layout, _blank)
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
            self._try([[], [card]], stops=False)
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
        self._try([*skipped.get(self._kind(), [[]]), [card]], stops=False)

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

    def _try(self, answers: list[list[str]], *, stops: bool = True) -> None:
        """Give answers to main choices one after another; if one is not legal, take all of them back.

        ``stops`` says whether to stop at a question on the way; else that is not legal either.
        """
        self._at_rest()
        before = self._session
        self._session = before.branch()
        try:
            for answer in answers:
                decision = self._session.decision
                if decision is None or not decision.main:
                    if not stops:
                        self._at_rest()
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
        cards = player.aside.cards()
        for ability in self.game.abilities:
            if ability.seat == seat:
                cards.extend(ability.aside)
        return sorted(card.id for card in cards)

    def mat(self, seat: int, name: str) -> list[str]:
        if name not in mat_names():
            raise ValueError(f"there is no mat '{name}': there are {', '.join(mat_names())}")
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
        """Tokens before a player, by name; those on piles are ``pile_tokens``."""
        if name not in token_names():
            known = ", ".join(token_names())
            raise ValueError(
                f"no tokens called '{name}' lie before players: there are {known}; see pile_tokens"
            )
        return self.game.players[seat].tokens.get(name, 0)

    def pile_tokens(self, card: str) -> int:
        """Embargo tokens on a pile."""
        return self.view(0).pile_tokens(card_named(card))

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
        return list(self._session.events)


def _blank(number: int) -> Card:
    return card_named(f"blank_{number}")


def _meant(decision: Decision, ids: list[str]) -> list[str]:
    options = decision.options
    if options == ["yes", "no"]:
        return ["no"] if not ids else ["yes"] if ids == [decision.source] else ids
    if len(options) == 1 and decision.minimum == 0:
        return [options[0]] if ids == ["yes"] else [] if ids == ["no"] else ids
    return ids
