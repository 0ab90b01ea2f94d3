"""What moves cards without asking anybody, as card texts say it. Each verb notes in the log what it did."""

from __future__ import annotations

from typing import Final

from . import moments, places
from .abilities import Ability, Happening, InPlay
from .card import Card
from .catalogue import is_face_down
from .events import ALL
from .zone import Zone
from .zones import Zones, listed

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_ASIDE: Final = 3

_ZONE_NAMES: Final = ["discard", "hand", "deck", "aside"]
_PLACES: Final = [places.DISCARD_PILE, places.HAND, places.DECK, places.EFFECT]


class Moves(Zones):
    """The verbs of card texts that need no answer."""

    def _seen_in(self, zone: Zone) -> int:
        """Who knows the cards of a zone, as a mask of seats."""
        if zone is self.looking:
            return self.own_eyes
        for name, mat in self.mats.items():
            if zone is mat and is_face_down(name):
                return self.own_eyes
        return ALL

    # +Actions and the like

    def plus_actions(self, amount: int) -> None:
        self.actions += amount
        if self.game.log is not None:
            self.game.log.plus(self.seat, "actions", amount)

    def plus_buys(self, amount: int) -> None:
        self.buys += amount
        if self.game.log is not None:
            self.game.log.plus(self.seat, "buys", amount)

    def plus_coins(self, amount: int) -> None:
        self.coins += amount
        if self.game.log is not None:
            self.game.log.plus(self.seat, "coins", amount)

    def plus_coffers(self, amount: int) -> None:
        self.coffers += amount
        if self.game.log is not None:
            self.game.log.plus(self.seat, "coffers", amount)

    def plus_villagers(self, amount: int) -> None:
        self.villagers += amount
        if self.game.log is not None:
            self.game.log.plus(self.seat, "villagers", amount)

    def spend(self, token: str) -> None:
        """Spend one token of the own mat (G41)."""
        if token == "coffers":
            self.coffers -= 1
            self.coins += 1
        else:
            self.villagers -= 1
            self.actions += 1
        if self.game.log is not None:
            self.game.log.spend(self.seat, token)

    def add_token(self, card: Card) -> None:
        """Lay one more of a card's tokens before this player."""
        self.tokens[card.tokens] = self.tokens.get(card.tokens, 0) + 1
        if self.game.log is not None:
            self.game.log.token(self.seat, card, card.tokens)

    # Onto the deck

    def topdeck(self, card: Card, *, shown: bool = False) -> None:
        """Put a card of the hand onto the deck; ``shown`` if everybody saw which."""
        self.take_from_hand(card)
        seen = ALL if shown else self.own_eyes
        self.put_on_deck(card, seen)
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [card], "hand", seen)

    def topdeck_from_discards(self, card: Card) -> None:
        """Put a card of the discard pile, which nobody else saw, onto the deck."""
        self.take_from_discards(card)
        self.put_on_deck(card, self.own_eyes)
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [card], "discard", self.own_eyes)

    def topdeck_this(self, this: InPlay) -> bool:
        """Put a card in play onto the deck; False if it is no longer there (G31)."""
        if not self.leave_play(this):
            return False
        self.put_on_deck(this.card, ALL)
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [this.card], "play", ALL)
        return True

    def topdeck_gained(self, gain: Happening) -> bool:
        """Put a card just gained onto the deck; False if it is no longer where it was gained to."""
        origin = gain.zone
        if not self.take_gained(gain):
            return False
        self.put_on_deck(gain.card, ALL)
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [gain.card], _ZONE_NAMES[origin], ALL)
        return True

    def put_into_deck(self, card: Card, place: int) -> None:
        """Put a card laid down before into the deck, under ``place`` others."""
        self.looking.take(card)
        self.put_in_deck(card, place, self.own_eyes)
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [card], "hand", self.own_eyes, str(place))

    # Into the hand

    def to_hand(self, zone: Zone, cards: list[Card] | Zone) -> None:
        """Move cards from ``revealed``, ``looking``, ``aside`` or a mat into the hand."""
        moved: list[Card] = []
        for card in listed(cards):
            if zone.take(card):
                moved.append(card)
        self._into_hand(moved, self._seen_in(zone))

    def take_back(self, ability: Ability) -> None:
        """Put the cards set aside with an ability into the hand."""
        cards = ability.aside
        ability.aside = []
        self._into_hand(cards, self.own_eyes if ability.face_down else ALL)

    def _into_hand(self, cards: list[Card], seen: int) -> None:
        for card in cards:
            self.add_to_hand(card, seen)
        if cards and self.game.log is not None:
            self.game.log.to_hand(self.seat, cards, "aside", seen | self.own_eyes)

    def to_hand_from_discards(self, card: Card) -> None:
        """Put a card of the discard pile, which nobody else saw, into the hand."""
        self.take_from_discards(card)
        self.add_to_hand(card, self.own_eyes)
        if self.game.log is not None:
            self.game.log.to_hand(self.seat, [card], "discard", self.own_eyes)

    # Aside

    def set_aside(self, card: Card) -> None:
        """Set a card of the hand aside, face up, for as long as the effect in progress lasts."""
        self.take_from_hand(card)
        self.aside.append(card)
        if self.game.log is not None:
            self.game.log.set_aside(self.seat, [card], "hand", ALL)

    def lay_down(self, card: Card) -> None:
        """Lay a card of the hand face down before oneself, until it is said where it goes."""
        self.take_from_hand(card)
        self.looking.append(card)

    def reveal_aside(self, cards: list[Card]) -> None:
        """Lay cards of the hand open, for all to see."""
        for card in cards:
            self.take_from_hand(card)
            self.revealed.append(card)
        self.reveal(cards, "hand")

    def put_on_mat(self, name: str, cards: list[Card] | Zone, zone: Zone) -> None:
        """Put cards of a zone onto a mat."""
        moved: list[Card] = []
        for card in listed(cards):
            if self.take_from(zone, card):
                moved.append(card)
        self._onto_mat(name, moved)

    def put_this_on_mat(self, name: str, this: InPlay) -> bool:
        """Put a card in play onto a mat; False if it is no longer there (G31)."""
        if not self.leave_play(this):
            return False
        self._onto_mat(name, [this.card])
        return True

    def _onto_mat(self, name: str, cards: list[Card]) -> None:
        self.mat(name).extend(cards)
        if cards and self.game.log is not None:
            self.game.log.mat(self.seat, cards, name, self.own_eyes if is_face_down(name) else ALL)

    # Discarding

    def discard_from(self, zone: Zone, cards: list[Card] | Zone) -> None:
        """Discard cards from ``revealed``, ``looking`` or ``aside``."""
        seen = self._seen_in(zone)
        moved: list[Card] = []
        for card in listed(cards):
            if zone.take(card):
                moved.append(card)
        if not moved:
            return
        before = len(self.discard_pile)
        self.discard_pile.extend(moved)
        if seen != ALL:
            self.hide_discards(before, len(self.discard_pile) - 1)
        if self.game.log is not None:
            self.game.log.discard(self.seat, moved, "aside", seen=seen, shown=moved[-1:])

    # To the Supply, and to others

    def return_to_supply(self, cards: list[Card]) -> None:
        """Return cards of the hand to their piles."""
        for card in cards:
            self.take_from_hand(card)
            self.own(card, -1)
            self.game.return_to_supply(card)
        if cards and self.game.log is not None:
            self.game.log.return_to_supply(self.seat, cards, "hand")

    def return_this(self, this: InPlay) -> bool:
        """Return a card in play to its pile; False if it is no longer there (G31)."""
        if not self.leave_play(this):
            return False
        self.own(this.card, -1)
        self.game.return_to_supply(this.card)
        if self.game.log is not None:
            self.game.log.return_to_supply(self.seat, [this.card], "play")
        return True

    def pass_card(self, card: Card, taker: Zones) -> None:
        """Pass a card, already taken from the hand, to another player's; nobody else learns which one it is."""
        game = self.game
        game.secrets += 1
        if len(game.players) > 2 or game.log is not None:
            # With two players only spectators do not know the card; a game without a log has none.
            game.passed.append((self.seat, taker.seat, card))
        self.own(card, -1)
        taker.own(card, 1)
        taker.add_to_hand(card, self.own_eyes)
        if game.log is not None:
            game.log.pass_card(self.seat, taker.seat, card)

    # Trashing

    def trash(self, cards: list[Card] | Zone, zone: Zone) -> int:
        """Trash cards from a zone, all at once; return how many were there to trash."""
        trashed: list[Card] = []
        for card in listed(cards):
            if self.take_from(zone, card):
                trashed.append(card)
        self._trashed(trashed, "hand" if zone is self.hand else "aside")
        return len(trashed)

    def trash_this(self, this: InPlay) -> bool:
        """Trash a card in play; False if it is no longer there (G31)."""
        if not self.leave_play(this):
            return False
        self._trashed([this.card], "play")
        return True

    def trash_with_this(self, this: InPlay, card: Card) -> int:
        """Trash a card in play and one of the hand, both at once; return how many were there to trash."""
        trashed: list[Card] = []
        if self.leave_play(this):
            trashed.append(this.card)
        if self.take_from_hand(card):
            trashed.append(card)
        self._trashed(trashed, "aside")
        return len(trashed)

    def trash_gained(self, gain: Happening) -> bool:
        """Trash a card just gained; False if it is no longer where it was gained to (G31)."""
        origin = gain.zone
        if not self.take_gained(gain):
            return False
        self._trashed([gain.card], _ZONE_NAMES[origin])
        return True

    def trash_from_supply(self, card: Card) -> bool:
        if not self.game.take_from_supply(card):
            return False
        self._trashed([card], "supply")
        return True

    def trash_top(self) -> Card | None:
        """Trash the top card of the deck; None if there is none."""
        cards = self._top(1)
        if not cards:
            return None
        self._trashed(cards, "deck")
        return cards[0]

    def _trashed(self, cards: list[Card], origin: str) -> None:
        """Put cards, already taken from their zone, into the trash."""
        if not cards:
            return
        game = self.game
        game.trash.extend(cards)
        if origin != "supply":  # what lay there was nobody's
            for card in cards:
                self.own(card, -1)
        if game.log is not None:
            game.log.trash(self.seat, cards, origin)
        for card in cards:
            if game.passed:
                game.show_passed(self.player(), card, 1)
            if game.watched & moments.TRASH or card.acts_when_trashed:
                game.happen(Happening(moments.TRASH, self.seat, card))

    def leave_play(self, this: InPlay) -> bool:
        """Take a record out of play; False if it is no longer there."""
        if not this.here:
            return False
        this.here = False
        in_play = self.game.players[this.seat].in_play  # all of them as records
        for i in range(len(in_play)):
            if in_play[i] is this:
                del in_play[i]
                break
        self.game.left_play(this)
        return True

    # Gaining

    def gain(self, card: Card, to: int = TO_DISCARD) -> bool:
        """Gain a card from the Supply; False if its pile is empty."""
        if not self.game.take_from_supply(card):
            return False
        self._arrive(card, to, "supply")
        return True

    def gain_tracked(self, card: Card, to: int = TO_DISCARD) -> Happening | None:
        """Gain a card and keep track of it: what comes back is for ``still_there`` and ``take_gained``."""
        if not self.game.take_from_supply(card):
            return None
        return self._arrive(card, to, "supply", tracked=True)

    def gain_alone(self, card: Card) -> None:
        """Gain a card from the Supply without what the card itself does when gained."""
        if self.game.take_from_supply(card):
            self._arrive(card, TO_DISCARD, "supply", alone=True)

    def gain_bought(self, card: Card) -> None:
        """Gain the card just bought."""
        if self.game.take_from_supply(card):
            self._arrive(card, TO_DISCARD, "supply", bought=True)

    def gain_from_trash(self, card: Card, to: int = TO_DISCARD) -> bool:
        if not self.game.trash.take(card):
            return False
        self._arrive(card, to, "trash")
        return True

    def _arrive(
        self,
        card: Card,
        to: int,
        origin: str,
        *,
        bought: bool = False,
        tracked: bool = False,
        alone: bool = False,
    ) -> Happening | None:
        game = self.game
        number = self.hand.numbering.number(card)
        self.owned.add(number, 1)
        if to == TO_DISCARD:
            self.discard_pile.push(number)
        elif to == TO_HAND:
            self.add_to_hand(card, ALL)
        elif to == TO_DECK:
            self.put_on_deck(card, ALL)
        else:
            self.aside.append(card)
        if game.active == self.seat:
            self.gained.push(number)
        if game.log is not None:
            game.log.gain(self.seat, card, origin, _ZONE_NAMES[to], bought=bought)
        waited = (game.watched | game.setup.hand_moments) & moments.GAIN != 0 or card.acts_when_gained
        if not (waited or tracked):
            return None
        gain = Happening(moments.GAIN, self.seat, card)
        gain.alone = alone
        gain.zone = to
        gain.place = len(self.discard_pile) if to == TO_DISCARD else len(self.deck)
        gain.epoch = self.epoch
        if waited:
            game.happen(gain)
        return gain

    def still_there(self, gain: Happening) -> bool:
        """Whether a gained card is still where it was gained to (G31)."""
        if gain.zone == TO_DISCARD:
            pile = self.discard_pile
            return gain.epoch == self.epoch and gain.place <= len(pile) and pile[gain.place - 1] is gain.card
        if gain.zone == TO_HAND:
            return gain.card in self.hand
        if gain.zone == TO_DECK:
            return gain.place == len(self.deck) and self.deck[-1] is gain.card
        if gain.zone == TO_ASIDE:
            return gain.card in self.aside
        return False

    def place_of(self, gain: Happening) -> str:
        """Where a card just gained lies, for a question about it."""
        return _PLACES[gain.zone]

    def take_gained(self, gain: Happening) -> bool:
        """Take a gained card from where it was gained to, to move it elsewhere; False if it is gone."""
        if not self.still_there(gain):
            return False
        if gain.zone == TO_DISCARD:
            self.remove_discard(gain.place - 1)
        elif gain.zone == TO_HAND:
            self.take_from_hand(gain.card)
        elif gain.zone == TO_DECK:
            self.deck.pull()
            if self.deck_seen:
                self.deck_seen.pop()
        else:
            self.aside.take(gain.card)
        gain.zone = -1
        return True
