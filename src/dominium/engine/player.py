"""A player: the verbs that card texts are made of. Where the cards lie is in zones.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds, moments, places
from .abilities import NEXT_TURN, STANDING, Ability, Happening, InPlay
from .card import Card
from .decisions import Decision, distinct
from .events import ALL
from .types import TREASURE
from .zones import Zones, take

if TYPE_CHECKING:
    from .game import Game

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_ASIDE: Final = 3

_ZONE_NAMES: Final = ["discard", "hand", "deck", "aside"]


class Player(Zones):
    """One seat at the table: the verbs that card texts are made of."""

    def copy(self, game: Game) -> Player:
        twin = Player(game, self.seat)
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discard_pile = self.discard_pile.copy()
        for record in self.in_play:
            other = InPlay(record.card, record.seat, record.turn)
            other.busy = record.busy
            other.immune = record.immune
            record.twin = other
            twin.in_play.append(other)
        twin.aside = self.aside.copy()
        twin.looking = self.looking.copy()
        twin.revealed = self.revealed.copy()
        if self.mats:
            for name, cards in self.mats.items():
                twin.mats[name] = cards.copy()
        if self.tokens:
            twin.tokens = self.tokens.copy()
        twin.projects = self.projects.copy()
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.coffers = self.coffers
        twin.villagers = self.villagers
        twin.turns = self.turns
        twin.gained = self.gained.copy()
        twin.bought = self.bought.copy()
        twin.gained_before_buying = self.gained_before_buying
        twin.next_hand = self.next_hand
        twin.epoch = self.epoch
        twin.deck_seen = self.deck_seen.copy()
        twin.hand_seen = self.hand_seen.copy()
        twin.hand_seen_by = self.hand_seen_by.copy()
        twin.hidden_discards = self.hidden_discards.copy()
        return twin

    # +Actions and the like

    def plus_actions(self, amount: int) -> None:
        self.actions += amount
        if self.game.log is not None:
            self.game.emit("plus", self.seat, [], "", "", ALL, "actions", amount)

    def plus_buys(self, amount: int) -> None:
        self.buys += amount
        if self.game.log is not None:
            self.game.emit("plus", self.seat, [], "", "", ALL, "buys", amount)

    def plus_coins(self, amount: int) -> None:
        self.coins += amount
        if self.game.log is not None:
            self.game.emit("plus", self.seat, [], "", "", ALL, "coins", amount)

    def plus_coffers(self, amount: int) -> None:
        self.coffers += amount
        if self.game.log is not None:
            self.game.emit("plus", self.seat, [], "", "", ALL, "coffers", amount)

    def plus_villagers(self, amount: int) -> None:
        self.villagers += amount
        if self.game.log is not None:
            self.game.emit("plus", self.seat, [], "", "", ALL, "villagers", amount)

    def put_back(self, zone: list[Card], source: Card, public: bool = False) -> None:
        """Put all cards of ``looking`` or ``revealed`` back onto the deck in any order, the first named on top."""
        place = places.REVEALED if zone is self.revealed else places.LOOKED_AT
        cards = self.choose(kinds.PUT_BACK, source, zone, len(zone), len(zone), True, place)
        seen = ALL if public else 1 << self.seat
        if len(cards) > 1 and public:
            seen = 1 << self.seat  # the order is the player's secret
        for card in reversed(cards):
            take(zone, card)
            self.put_on_deck(card, seen)
        if cards and self.game.log is not None:
            self.game.emit("put_back", self.seat, cards, "aside", "deck", seen)

    # Choosing from the hand

    def choose_discard(self, source: Card, minimum: int, maximum: int) -> list[Card]:
        """Choose cards of the hand and discard them."""
        cards = self.choose(kinds.DISCARD, source, self.hand, minimum, maximum)
        self.discard(cards)
        return cards

    def discard_down_to(self, source: Card, amount: int) -> None:
        over = len(self.hand) - amount
        if over > 0:
            self.choose_discard(source, over, over)

    def topdeck_from_hand(self, source: Card, amount: int = 1) -> list[Card]:
        """Put cards from the hand onto the deck, the first named on top."""
        cards = self.choose(kinds.PUT_BACK, source, self.hand, amount, amount, amount > 1)
        for card in reversed(cards):
            self.take_from_hand(card)
            self.put_on_deck(card, 1 << self.seat)
        if cards and self.game.log is not None:
            self.game.emit("put_back", self.seat, cards, "hand", "deck", 1 << self.seat)
        return cards

    # Trashing

    def trash(self, cards: list[Card], zone: list[Card]) -> int:
        """Trash cards from a zone, all at once; return how many were there to trash."""
        game = self.game
        trashed: list[Card] = []
        for card in cards.copy():
            if self.take_from_hand(card) if zone is self.hand else take(zone, card):
                trashed.append(card)
        if not trashed:
            return 0
        game.trash.extend(trashed)
        if game.log is not None:
            game.emit("trash", self.seat, trashed, "hand" if zone is self.hand else "aside", "trash", ALL)
        for card in trashed:
            self._trashed(card)
        return len(trashed)

    def choose_trash(self, source: Card, minimum: int, maximum: int) -> list[Card]:
        """Choose cards of the hand and trash them."""
        cards = self.choose(kinds.TRASH, source, self.hand, minimum, maximum)
        self.trash(cards, self.hand)
        return cards

    def trash_this(self, this: InPlay) -> bool:
        """Trash a card in play; False if it is no longer there (G31)."""
        if not self.leave_play(this):
            return False
        game = self.game
        game.trash.append(this.card)
        if game.log is not None:
            game.emit("trash", self.seat, [this.card], "play", "trash", ALL)
        self._trashed(this.card)
        return True

    def trash_from_supply(self, card: Card) -> bool:
        game = self.game
        if not game.take_from_supply(card):
            return False
        game.trash.append(card)
        if game.log is not None:
            game.emit("trash", self.seat, [card], "supply", "trash", ALL)
        self._trashed(card)
        return True

    def trash_top(self) -> Card | None:
        """Trash the top card of the deck; None if there is none."""
        cards = self._top(1)
        if not cards:
            return None
        game = self.game
        game.trash.append(cards[0])
        if game.log is not None:
            game.emit("trash", self.seat, cards, "deck", "trash", ALL)
        self._trashed(cards[0])
        return cards[0]

    def _trashed(self, card: Card) -> None:
        game = self.game
        if game.passed:
            game.show_passed(self, card, 1)
        if game.watched & moments.TRASH or card.acts_when_trashed:
            game.happen(Happening(moments.TRASH, self.seat, card))

    def leave_play(self, this: InPlay) -> bool:
        """Take a record out of play; False if it is no longer there."""
        if not this.here:
            return False
        this.here = False
        in_play = self.game.players[this.seat].in_play
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
        self._arrive(card, to, False, "supply")
        return True

    def gain_tracked(self, card: Card, to: int = TO_DISCARD) -> Happening | None:
        """Gain a card and keep track of it: what comes back is for ``still_there`` and ``take_gained``."""
        if not self.game.take_from_supply(card):
            return None
        return self._arrive(card, to, False, "supply", True)

    def gain_alone(self, card: Card) -> None:
        """Gain a card from the Supply without what the card itself does when gained."""
        if self.game.take_from_supply(card):
            self._arrive(card, TO_DISCARD, False, "supply", False, True)

    def gain_bought(self, card: Card) -> None:
        """Gain the card just bought."""
        if self.game.take_from_supply(card):
            self._arrive(card, TO_DISCARD, True, "supply")

    def gain_from_trash(self, card: Card, to: int = TO_DISCARD) -> bool:
        if not take(self.game.trash, card):
            return False
        self._arrive(card, to, False, "trash")
        return True

    def _arrive(
        self, card: Card, to: int, bought: bool, origin: str, tracked: bool = False, alone: bool = False
    ) -> Happening | None:
        game = self.game
        if to == TO_DISCARD:
            self.discard_pile.append(card)
        elif to == TO_HAND:
            self.add_to_hand(card, ALL)
        elif to == TO_DECK:
            self.put_on_deck(card, ALL)
        else:
            self.aside.append(card)
        if game.active == self.seat:
            self.gained.append(card)
        if game.log is not None:
            game.emit("gain", self.seat, [card], origin, _ZONE_NAMES[to], ALL, "bought" if bought else "")
        waited = (game.watched | game.setup.hand_moments) & moments.GAIN != 0 or card.acts_when_gained
        if not (waited or tracked):
            return None
        gain = Happening(moments.GAIN, self.seat, card)
        gain.bought = bought
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

    def take_gained(self, gain: Happening) -> bool:
        """Take a gained card from where it was gained to, to move it elsewhere; False if it is gone."""
        if not self.still_there(gain):
            return False
        if gain.zone == TO_DISCARD:
            del self.discard_pile[gain.place - 1]
        elif gain.zone == TO_HAND:
            self.take_from_hand(gain.card)
        elif gain.zone == TO_DECK:
            self.deck.pop()
            if self.deck_seen:
                self.deck_seen.pop()
        else:
            take(self.aside, gain.card)
        gain.zone = -1
        return True

    def choose_gain(
        self,
        source: Card,
        most: int,
        types: int = 0,
        least: int = 0,
        to: int = TO_DISCARD,
        optional: bool = False,
    ) -> Card | None:
        """Gain a card costing ``least`` to ``most`` of some type (0: any), chosen by this player."""
        card = self.pick(kinds.GAIN, source, self.game.available(most, types, least), optional)
        if card is not None:
            self.gain(card, to)
        return card

    # Asking

    def choose(
        self,
        kind: str,
        source: Card | None,
        cards: list[Card],
        minimum: int,
        maximum: int,
        ordered: bool = False,
        zone: str = "",
    ) -> list[Card]:
        """Ask this player for cards out of some; with fewer than ``minimum`` it is all of them.

        ``zone`` says where they lie, unless it is where the cards of such a question usually do.
        """
        total = len(cards)
        if maximum > total:
            maximum = total
        if minimum > maximum:
            minimum = maximum
        if maximum <= 0:
            return []
        different, copies = distinct(cards)
        if minimum == maximum and (len(different) == 1 or (minimum == total and not ordered)):
            return cards[:maximum]  # only one legal answer
        decision = Decision(self.seat, kind, source, different, copies, None, minimum, maximum, ordered, zone)
        return [different[i] for i in self.game.ask(decision)]

    def pick(
        self, kind: str, source: Card | None, cards: list[Card], optional: bool = False, zone: str = ""
    ) -> Card | None:
        """Ask this player for one card out of some; None if there is none, or if none is wanted."""
        chosen = self.choose(kind, source, cards, 0 if optional else 1, 1, False, zone)
        return chosen[0] if chosen else None

    def may(self, kind: str, source: Card, card: Card, zone: str = "") -> bool:
        """Ask whether this player does something with a card that may be left."""
        decision = Decision(self.seat, kind, source, [card], None, None, 0, 1, False, zone)
        return len(self.game.ask(decision)) > 0

    def choose_words(
        self, source: Card, words: list[str], amount: int = 1, kind: str = kinds.CHOOSE
    ) -> list[str]:
        """Ask this player for ``amount`` different words; the order of the answer is kept."""
        if len(words) <= amount and amount <= 1:
            return words
        decision = Decision(self.seat, kind, source, [], None, words, amount, amount, amount > 1)
        chosen = [words[i] for i in self.game.ask(decision)]
        if self.game.log is not None:
            for word in chosen:
                self.game.emit("choose", self.seat, [source], "", "", ALL, word)
        return chosen

    def choose_word(self, source: Card, words: list[str]) -> str:
        return self.choose_words(source, words)[0]

    def yes(self, source: Card) -> bool:
        """Ask yes or no."""
        return self.choose_word(source, ["yes", "no"]) == "yes"

    # Playing

    def play_from(self, zone: list[Card], card: Card) -> InPlay | None:
        """Play a card from a zone, without using an Action."""
        if not (self.take_from_hand(card) if zone is self.hand else take(zone, card)):
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

    def victims(self, this: InPlay) -> list[Player]:
        """The other players in turn order whom this play of an Attack affects."""
        game = self.game
        players = game.players
        count = len(players)
        found: list[Player] = []
        for i in range(1, count):
            seat = (self.seat + i) % count
            if not this.immune >> seat & 1:
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

    def next_turn(self, card: Card, this: InPlay, touches: int = -1) -> Ability:
        """Act again at the start of the next own turn; until then the card stays in play (G38)."""
        ability = self.watch(card, moments.TURN_START, NEXT_TURN, this, touches)
        this.busy += 1
        return ability

    def watch(
        self,
        card: Card,
        moment: int,
        lasts: int,
        this: InPlay | None = None,
        touches: int = -1,
        optional: bool = False,
    ) -> Ability:
        """Leave an ability in the game."""
        if touches < 0:
            touches = card.touches
        ability = Ability(card, self.seat, moment, lasts, self.game.turn, this, touches, optional, STANDING)
        self.game.add_ability(ability)
        return ability

    # Counting

    def points(self) -> int:
        total = 0
        for card in self.all_cards():
            total += card.worth(self)
        return total

    def treasures(self) -> list[Card]:
        """The Treasures in hand."""
        game = self.game
        if game.capitalism:
            return [card for card in self.hand if game.types(card) & TREASURE]
        return [card for card in self.hand if card.types & TREASURE]
