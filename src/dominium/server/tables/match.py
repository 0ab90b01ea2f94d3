"""A game in progress, as the moves in the store made it."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from typing import NamedTuple

from ...engine import events, kinds, moments, places
from ...engine.catalogue import card_named
from ...engine.chronicle import Chronicle
from ...engine.decisions import Decision, IllegalMove
from ...engine.events import ALL, Event
from ...engine.record import BadRecord, Record, record_from
from ...engine.session import Session
from ...engine.turn import only_coins
from ...engine.types import ATTACK
from ...opponents.levels import PERSON
from ..store.interface import GameRow, Move

#: how many answers can be taken back with others at the table
UNDO_DEPTH = 30
#: to how many moments a match can go back without playing all its answers again: each of them takes some kilobytes
QUICK_UNDO = 2
#: where the answers of a record begin
_ANSWERS = '"answers": ['
#: the kind of event that tells of a resignation: the engine knows of none, the table does
RESIGN = "resign"
#: the mark of an undo after something new was seen
_OPEN = 1


class TurnEnd(NamedTuple):
    """The points at the end of a turn, and how many answers had been given by then."""

    given: int
    turn: int
    seat: int
    points: list[int]


class Match:
    """A session and the moves it came from. Moves are checked first, then stored, then applied."""

    def __init__(self, head: str, seal: str) -> None:
        #: the set-up as text, as the store keeps it
        self.head = head
        self.dealt: Record = record_from(head)
        self.seal = seal
        self.session: Session = self.dealt.deal()
        self.session.start()
        #: how many moves were applied
        self.number = 0
        #: for each answer, whether the server gave it of itself
        self.auto = bytearray()
        #: for each answer, whether nobody but its giver can know that there was one
        self._unnoticed = bytearray()
        #: for each answer, how often cards had been drawn, looked at or revealed before it
        self._seen_before = array("I")
        #: counts what everybody could notice: events, and their being taken back
        self._noticed = 0
        #: how many moves each seat made
        self._made = [0] * self.dealt.players
        self.history: list[TurnEnd] = []
        #: the seats whose players gave the game up, in order
        self.resigned: list[int] = []
        #: how many events of the game there had been when each of them did
        self._resigned_after: list[int] = []
        #: the events of the game and the resignations between them, once there are any
        self._with_resigned: Chronicle | None = None
        #: after each undo, how many events were left: whoever read more before has to forget the rest
        self.rewinds: list[int] = []
        #: whether somebody who played alone took back an answer after something new was seen
        self.revised = False
        self._turn = self.session.game.turn
        self._active = self.session.game.active

    @property
    def over(self) -> bool:
        return self.session.over or (bool(self.resigned) and self._given_up())

    def _given_up(self) -> bool:
        """Whether so many resigned that the game is over: one is left, or nobody who is a person."""
        left = [seat for seat in range(self.dealt.players) if seat not in self.resigned]
        agents = self.dealt.agents
        return len(left) == 1 or all(agents and agents[seat] != PERSON for seat in left)

    def number_for(self, seat: int) -> int:
        """Counts what a seat knows to have happened: it tells a later moment from an earlier one, and nothing else.

        How many answers were given would tell who was asked something, and so what there is in a hand.
        """
        return self._noticed + (self._made[seat] if seat >= 0 else 0)

    @property
    def in_secret(self) -> bool:
        """Whether somebody is asked only because of a card in the hand: that others must not know."""
        decision = self.decision
        return decision is not None and _from_hand(decision)

    @property
    def events(self) -> Chronicle:
        """What happened in the game and at the table, numbered through."""
        return self.session.events if self._with_resigned is None else self._with_resigned

    @property
    def winners(self) -> list[int]:
        """The seats that win, or would win if the game ended now: the best of those who did not resign (G37)."""
        return leaders(self.session, self.resigned)

    @property
    def decision(self) -> Decision | None:
        return None if self.resigned and self._given_up() else self.session.decision

    def apply(self, move: Move) -> None:
        """Apply a move that is in the store."""
        session = self.session
        before = len(session.events)
        secret = self.in_secret
        if move.kind == "u":
            if len(move.answer) != 1 or not 0 <= move.answer[0] <= len(session.given):
                raise IllegalMove(f"move {self.number} takes back what was not given")
            session = self._rewind(move.seat, move.answer[0])
            self.revised = self.revised or move.mark == _OPEN
            self._note_rewind(len(session.events))
            self._noticed += len(session.events) < before
            del self.auto[len(session.given) :]
            del self._unnoticed[len(session.given) :]
            del self._seen_before[len(session.given) :]
            if self.resigned:
                self._with_resigned = with_resignations(session.events, self._resigned_after, self.resigned)
            while self.history and self.history[-1].given > len(session.given):
                self.history.pop()
            self._turn = session.game.turn
            self._active = session.game.active
        elif move.kind == "r":
            self.resigned.append(move.seat)
            self._resigned_after.append(before)
            if self._with_resigned is None:
                self._with_resigned = session.events.copy()
            self._with_resigned.append(_resignation(len(self._with_resigned), move.seat))
            self._noticed += 1
            if self.over:
                self._note_turn()
        else:
            decision = session.decision
            if decision is None or decision.seat != move.seat or decision.fingerprint() != move.mark:
                raise IllegalMove(f"move {self.number} does not fit the game")
            seen = session.game.secrets
            session.answer(move.answer)
            session.forget(QUICK_UNDO)
            self._seen_before.append(seen)
            self.auto.append(move.auto)
            happened = len(session.events) - before
            if self._with_resigned is not None:
                for event in session.events.since(before):
                    self._with_resigned.append(_numbered(event, len(self._with_resigned)))
            self._noticed += happened
            self._unnoticed.append(happened == 0 or (secret and not move.answer))
            game = session.game
            if game.turn != self._turn or session.over:
                self._note_turn()
        self._made[move.seat] += 1
        self.number += 1

    def _note_turn(self) -> None:
        """Write down the points at the end of a turn, or of the game in the middle of one."""
        session = self.session
        self.history.append(TurnEnd(len(session.given), self._turn, self._active, session.game.scores()))
        self._turn = session.game.turn
        self._active = session.game.active

    def _note_rewind(self, left: int) -> None:
        """So many events of the game are left; whoever resigned stays so, even where nothing else does."""
        self.rewinds.append(left + sum(after < left for after in self._resigned_after))
        self._resigned_after = [min(after, left) for after in self._resigned_after]

    def _rewind(self, seat: int, given: int) -> Session:
        """Go back to where so many answers had been given."""
        if self.session.rewind_refusal(seat, given) != "nothing":
            self.session.rewind(given)
            return self.session
        # Longer ago than the session remembers: the same answers make the same game again.
        answers = [answer for _, _, answer in self.session.given][:given]
        self.session.dismiss()
        self.session = self.dealt.deal()
        self.session.start()
        for answer in answers:
            self.session.answer(answer)
            self.session.forget(QUICK_UNDO)
        return self.session

    def let_go(self) -> None:
        """Nobody looks at the match any more: free its memory at once, not when somebody looks for garbage."""
        self.session.dismiss()

    def answer(self, indices: list[int], auto: bool = False) -> Move:
        """The move that answers the decision; IllegalMove if it is not allowed."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("the game is over")
        decision.check(indices)
        return Move("a", decision.seat, decision.fingerprint(), indices, auto)

    def resignation(self, seat: int) -> Move:
        """The move that gives the game up for a seat; IllegalMove if it cannot."""
        if self.over or seat in self.resigned:
            raise IllegalMove("there is nothing to give up")
        return Move("r", seat, 0, [], False)

    # Undo

    def undo_target(self, seat: int, *, alone: bool = False) -> int:
        """How many answers stay when the seat takes back its last one, -1 if it has none to take back.

        Whoever plays with bots only, ``alone``, can go back as far as the game's beginning.
        """
        given = self.session.given
        depth = UNDO_DEPTH
        for i in range(len(given) - 1, -1, -1):
            mine = given.seat(i) == seat
            if mine and not self.auto[i]:
                return i
            # Answers that the seat cannot know of must not show in how far it can go back.
            depth -= mine or not self._unnoticed[i]
            if depth <= 0 and not alone:
                return -1
        return -1

    def undo_cost(self, seat: int, *, alone: bool = False) -> str:
        """What has happened since the seat's last answer: ``revealed``, ``others``, "" for nothing that matters.

        ``nothing`` means that there is nothing to take back.
        """
        target = self.undo_target(seat, alone=alone)
        if target < 0 or self.over:
            return "nothing"
        if self._others_noticed(seat, target):
            return "others"
        return "revealed" if self.session.game.secrets != self._seen_before[target] else ""

    def _others_noticed(self, seat: int, target: int) -> bool:
        """Whether the seat knows that others answered something since."""
        given = self.session.given
        return any(given.seat(i) != seat and not self._unnoticed[i] for i in range(target, len(given)))

    def undo(self, seat: int, target: int, *, seen: bool = False) -> Move:
        """The move that takes back all answers from ``target`` on; ``seen``: somebody alone has seen what came then."""
        return Move("u", seat, _OPEN if seen else 0, [target], False)

    # Trivial decisions

    def trivial(self) -> list[int] | None:
        """The answer to a decision that needs no thought, None if it does.

        Treasures that do nothing but give coins are all played, if nobody watches plays.
        """
        decision = self.session.decision
        if decision is None or decision.kind != kinds.TREASURE or decision.words or not decision.cards:
            return None
        game = self.session.game
        return decision.everything().copy() if only_coins(game, game.players[decision.seat]) else None

    # The end

    def record(self) -> Record:
        """The record of the game so far."""
        record = record_from(self.head)
        record.note(self.session)
        return record

    def record_text(self) -> str:
        """The record as a file, with those who resigned."""
        return with_resigned(self.record().to_json(), self.resigned)


def _from_hand(decision: Decision) -> bool:
    """Whether a question offers to use cards of the hand."""
    if decision.kind not in (kinds.REACT, kinds.ORDER):
        return False
    return any(decision.zone(i) == places.HAND for i in range(len(decision.cards)))


def may_have_reacted(match: Match, since: int) -> bool:
    """Whether something happened, after so many events, to which a card in a hand may react in this kingdom."""
    setup = match.session.game.setup
    for event in match.session.events.since(since):
        if event.kind == events.GAIN and setup.hand_moments & moments.GAIN:
            return True
        if event.kind == events.PLAY and setup.hand_moments & moments.ATTACK:
            return any(card_named(one).types & ATTACK for one in event.cards)
    return False


def leaders(session: Session, resigned: Sequence[int]) -> list[int]:
    """The best of those who did not resign: most points, then fewest turns (G37)."""
    game = session.game
    lowest = min(game.scores()) - 1
    scores = [lowest if seat in resigned else points for seat, points in enumerate(game.scores())]
    return [seat for seat in game.leaders(scores) if seat not in resigned]


def with_resignations(happened: Chronicle, after: Sequence[int], seats: Sequence[int]) -> Chronicle:
    """The events, and between them who resigned after so many of them."""
    found = Chronicle()
    waiting = list(zip(after, seats, strict=True))
    for at, event in enumerate([*happened, None]):
        while waiting and waiting[0][0] <= at:
            found.append(_resignation(len(found), waiting.pop(0)[1]))
        if event is not None:
            found.append(_numbered(event, len(found)))
    return found


def _resignation(number: int, seat: int) -> Event:
    return Event(number, RESIGN, seat, [], "", "", 0, "", ALL, [])


def _numbered(one: Event, number: int) -> Event:
    if one.number == number:
        return one
    return Event(
        number,
        one.kind,
        one.seat,
        one.cards,
        one.origin,
        one.target,
        one.amount,
        one.word,
        one.seen,
        one.shown,
    )


def with_resigned(record: str, resigned: list[int]) -> str:
    """A record that says who resigned; readers that do not know of it read it as before."""
    if not resigned:
        return record
    return record.replace(_ANSWERS, f'"resigned": {json.dumps(resigned)},\n{_ANSWERS}', 1)


def resigned_in(record: str) -> list[int]:
    """Who resigned, by the text of a record that can be read."""
    data = json.loads(record)
    seats = data.get("resigned", [])
    fits = isinstance(seats, list) and all(type(one) is int and 0 <= one < data["players"] for one in seats)
    if not fits or len(set(seats)) != len(seats):
        raise BadRecord("damaged", "'resigned' is no list of seats", part="resigned")
    return list(seats)


def record_as_kept(row: GameRow, moves: list[Move]) -> str:
    """The record of a game that cannot be played again, from what the store keeps: answers less those taken back."""
    answers: list[tuple[int, int, list[int]]] = []
    for move in moves:
        if move.kind == "u":
            del answers[max(0, move.answer[0]) :]
        elif move.kind == "a":
            answers.append((move.seat, move.mark, move.answer))
    try:
        record = record_from(row.head)
    except BadRecord:
        return json.dumps({"head": row.head, "moves": moves}, ensure_ascii=False)
    record.answers = answers
    return with_resigned(record.to_json(), [move.seat for move in moves if move.kind == "r"])


def rebuilt(row: GameRow, moves: list[Move]) -> Match:
    """The match that these moves made."""
    match = Match(row.head, row.seal)
    for move in moves:
        match.apply(move)
    return match
