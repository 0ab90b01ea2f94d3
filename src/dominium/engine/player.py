"""A player: the verbs that card texts are made of.

What asks the player is here; what only moves cards is in moves.py, and where the cards lie is in zones.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds, moments, places
from .abilities import NEXT_TURN, NUMBERS, Ability, Happening, InPlay
from .card import Card
from .decisions import Decision, distinct
from .events import ALL
from .moves import TO_ASIDE, TO_DISCARD, Moves
from .types import TREASURE
from .zone import Zone
from .zones import listed

if TYPE_CHECKING:
    from .game import Game


class Player(Moves):
    """One seat at the table. Where a verb asks, ``by`` is the card on whose behalf."""

    def copy(self, game: Game) -> Player:
        return Player(game, self.seat, self)

    # Asking

    def choose(
        self,
        kind: str,
        cards: list[Card] | Zone,
        *,
        by: Card | None,
        at_least: int = 0,
        at_most: int,
        ordered: bool = False,
        place: str = "",
    ) -> list[Card]:
        """Ask this player for cards out of some; with fewer than ``at_least`` it is all of them.

        ``place`` says where they lie, unless it is where the cards of such a question usually do.
        """
        total = len(cards)
        maximum = min(at_most, total)
        minimum = min(at_least, maximum)
        if maximum <= 0:
            return []
        different, copies = cards.distinct() if isinstance(cards, Zone) else distinct(cards)
        if minimum == maximum and (len(different) == 1 or (minimum == total and not ordered)):
            return listed(cards)[:maximum]  # only one legal answer
        if not place:
            place = self._place(cards)
        decision = Decision(
            self.seat, kind, by, different, copies, None, minimum, maximum, ordered=ordered, zone=place
        )
        return [different[i] for i in self.game.ask(decision)]

    def _place(self, cards: list[Card] | Zone) -> str:
        """Where the cards of a question lie, if that can be seen from the list of them."""
        if cards is self.looking:
            return places.LOOKED_AT
        return places.REVEALED if cards is self.revealed else ""

    def pick(
        self, kind: str, cards: list[Card] | Zone, *, by: Card | None, optional: bool = False, place: str = ""
    ) -> Card | None:
        """Ask this player for one card out of some; None if there is none, or if none is wanted."""
        chosen = self.choose(kind, cards, by=by, at_least=0 if optional else 1, at_most=1, place=place)
        return chosen[0] if chosen else None

    def may(self, kind: str, card: Card, *, by: Card, place: str = "") -> bool:
        """Ask whether this player does something with a card that may be left."""
        decision = Decision(self.seat, kind, by, [card], None, None, 0, 1, zone=place)
        return len(self.game.ask(decision)) > 0

    def choose_words(
        self, words: list[str], *, by: Card, amount: int = 1, kind: str = kinds.CHOOSE
    ) -> list[str]:
        """Ask this player for ``amount`` different words; the order of the answer is kept."""
        if len(words) <= amount and amount <= 1:
            return words
        decision = Decision(self.seat, kind, by, [], None, words, amount, amount, ordered=amount > 1)
        chosen = [words[i] for i in self.game.ask(decision)]
        if self.game.log is not None:
            for word in chosen:
                self.game.log.choose(self.seat, by, word)
        return chosen

    def choose_word(self, words: list[str], *, by: Card) -> str:
        return self.choose_words(words, by=by)[0]

    def yes(self, *, by: Card) -> bool:
        """Ask yes or no."""
        return self.choose_word(["yes", "no"], by=by) == "yes"

    def name_card(self, *, by: Card) -> Card | None:
        """Name a card; those of this game are offered, for no other can be met."""
        card = self.pick(kinds.NAME, self.game.setup.piles, by=by)
        if card is not None and self.game.log is not None:
            self.game.log.name(self.seat, card)
        return card

    # Choosing and doing

    def choose_discard(self, *, by: Card, exactly: int = 0, up_to: int = 0) -> list[Card]:
        """Choose cards of the hand and discard them."""
        cards = self.choose(kinds.DISCARD, self.hand, by=by, at_least=exactly, at_most=max(exactly, up_to))
        self.discard(cards)
        return cards

    def discard_down_to(self, amount: int, *, by: Card) -> None:
        over = len(self.hand) - amount
        if over > 0:
            self.choose_discard(by=by, exactly=over)

    def choose_trash(self, *, by: Card, exactly: int = 0, up_to: int = 0) -> list[Card]:
        """Choose cards of the hand and trash them."""
        cards = self.choose(kinds.TRASH, self.hand, by=by, at_least=exactly, at_most=max(exactly, up_to))
        self.trash(cards, self.hand)
        return cards

    def trash_one_of(self, cards: list[Card], *, by: Card, optional: bool = False) -> Card | None:
        """Trash one of some cards of the hand; None if there is none, or if none is wanted."""
        card = self.pick(kinds.TRASH, cards, by=by, optional=optional)
        return card if card is not None and self.trash([card], self.hand) else None

    def choose_topdeck(self, *, by: Card, amount: int = 1) -> list[Card]:
        """Put cards of the hand onto the deck, the first named on top."""
        cards = self.choose(
            kinds.PUT_BACK, self.hand, by=by, at_least=amount, at_most=amount, ordered=amount > 1
        )
        for card in reversed(cards):
            self.take_from_hand(card)
            self.put_on_deck(card, self.own_eyes)
        if cards and self.game.log is not None:
            self.game.log.put_back(self.seat, cards, "hand", self.own_eyes)
        return cards

    def put_back(self, zone: Zone, *, by: Card) -> None:
        """Put all cards of ``looking`` or ``revealed`` back onto the deck in any order, the first named on top."""
        total = len(zone)
        cards = self.choose(kinds.PUT_BACK, zone, by=by, at_least=total, at_most=total, ordered=True)
        # The order of several is the player's secret.
        seen = ALL if zone is self.revealed and len(cards) == 1 else self.own_eyes
        for card in reversed(cards):
            zone.take(card)
            self.put_on_deck(card, seen)
        if cards and self.game.log is not None:
            self.game.log.put_back(self.seat, cards, "aside", seen)

    def choose_gain(
        self,
        *,
        by: Card,
        up_to: int = 0,
        exactly: int = -1,
        types: int = 0,
        to: int = TO_DISCARD,
        optional: bool = False,
    ) -> Card | None:
        """Gain a card costing up to, or exactly, so much, of some type (0: any), chosen by this player."""
        card = self.pick_from_supply(by=by, up_to=up_to, exactly=exactly, types=types, optional=optional)
        if card is not None:
            self.gain(card, to)
        return card

    def pick_from_supply(
        self, *, by: Card, up_to: int = 0, exactly: int = -1, types: int = 0, optional: bool = False
    ) -> Card | None:
        """Choose a card of the Supply to gain."""
        offer = self.game.to_gain(up_to) if types == 0 and exactly < 0 else None
        if offer is None:
            most = exactly if exactly >= 0 else up_to
            cards = self.game.available(most, types=types, at_least=max(exactly, 0))
            return self.pick(kinds.GAIN, cards, by=by, optional=optional)
        cards = offer.cards
        if not cards or (len(cards) == 1 and not optional):
            return cards[0] if cards else None
        decision = Decision(self.seat, kinds.GAIN, by, cards, None, None, 0 if optional else 1, 1)
        decision.offer = offer
        answer = self.game.ask(decision)
        return cards[answer[0]] if answer else None

    # Playing

    def play_from(self, zone: Zone, card: Card) -> InPlay | None:
        """Play a card from a zone, without using an Action."""
        if not self.take_from(zone, card):
            return None
        record = self.game.put_in_play(self, card)
        self.game.play(self, record)
        return record

    def play_gained(self, gain: Happening) -> InPlay | None:
        """Play a card just gained, from where it was gained to; None if it is no longer there."""
        if not self.take_gained(gain):
            return None
        record = self.game.put_in_play(self, gain.card)
        self.game.play(self, record)
        return record

    def play_again(self, record: InPlay, *, by: InPlay) -> None:
        """Play a card in play once more; the card that does so stays as long as it (G39)."""
        by.extend(record)
        self.game.play(self, record)

    def victims(self, this: InPlay) -> list[Player]:
        """The other players in turn order whom this play of an Attack affects."""
        game = self.game
        players = game.players
        count = len(players)
        found: list[Player] = []
        for i in range(1, count):
            seat = (self.seat + i) % count
            if not this.spares(seat):
                found.append(players[seat])
        return found

    def others(self) -> list[Player]:
        """The other players in turn order."""
        players = self.game.players
        return [players[(self.seat + i) % len(players)] for i in range(1, len(players))]

    def left(self) -> Player:
        """The player to the left, whose turn comes next."""
        return self.game.players[(self.seat + 1) % len(self.game.players)]

    def right(self) -> Player:
        """The player to the right."""
        return self.game.players[(self.seat - 1) % len(self.game.players)]

    # Abilities left behind

    def watch(
        self,
        card: Card,
        moment: int,
        lasts: int,
        this: InPlay | None = None,
        *,
        touches: int = -1,
        optional: bool = False,
    ) -> Ability:
        """Leave an ability in the game."""
        ability = Ability(
            card,
            self.seat,
            moment,
            lasts,
            self.game.turn,
            this,
            touches=card.touches if touches < 0 else touches,
            optional=optional,
        )
        self.game.add_ability(ability)
        return ability

    def next_turn(self, card: Card, this: InPlay | None) -> Ability:
        """Act again at the start of the next own turn; until then the card stays in play (G38)."""
        return self._until_next_turn(card, this, card.touches)

    def stay_in_play(self, card: Card, this: InPlay) -> None:
        """Only stay in play until the next own turn, and do nothing then."""
        self._until_next_turn(card, this, NUMBERS)

    def _until_next_turn(self, card: Card, this: InPlay | None, touches: int) -> Ability:
        ability = self.watch(card, moments.TURN_START, NEXT_TURN, this, touches=touches)
        if this is not None:  # else the card itself has left play
            this.busy += 1
        return ability

    def hold(self, card: Card, this: InPlay, cards: list[Card] | Zone, zone: Zone) -> None:
        """Set cards of the hand, or looked at, aside with a card in play until the next own turn."""
        held: list[Card] = []
        for one in listed(cards):
            if self.take_from(zone, one):
                held.append(one)
        card.hold(self, this, held)
        if self.game.log is not None:
            origin = "hand" if zone is self.hand else "deck"
            self.game.log.set_aside(self.seat, held, origin, self.own_eyes if card.holds_face_down else ALL)

    def hold_gained(self, card: Card, this: InPlay | None, gain: Happening) -> bool:
        """Set a card just gained aside until the next own turn; False if it is no longer where it was gained to."""
        gained_aside = gain.zone == TO_ASIDE
        if not self.take_gained(gain):
            return False
        card.hold(self, this, [gain.card])
        if not gained_aside and self.game.log is not None:
            self.game.log.set_aside(self.seat, [gain.card], "", ALL)
        return True

    def mark_pile(self, card: Card, pile: Card, moment: int, lasts: int) -> None:
        """Put a token of a card onto a pile, where its ability is from now on."""
        self.watch(card, moment, lasts).about = pile
        if self.game.log is not None:
            self.game.log.token(self.seat, pile, card.id, "supply")

    # Counting

    def points(self) -> int:
        total = 0
        owned = self.owned
        for card, number in self.game.setup.scoring:
            copies = owned.at(number)
            if copies:
                total += int(copies) * card.worth(self)
        return total

    def treasures(self) -> list[Card]:
        """The Treasures in hand."""
        game = self.game
        return [card for card in self.hand.cards() if game.types(card) & TREASURE]
