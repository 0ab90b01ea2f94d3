"""A player: the zones of one seat, and the verbs that card texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .card import TREASURE, Card
from .decisions import (
    CHOOSE,
    DISCARD,
    GAIN,
    PUT_BACK,
    TRASH,
    Decision,
    distinct,
)
from .events import ALL
from .moments import GAIN as GAIN_MOMENT
from .moments import (
    NEXT_TURN,
    SHUFFLE,
    STANDING,
    TURN_START,
    Ability,
    Happening,
    InPlay,
)
from .moments import TRASH as TRASH_MOMENT

if TYPE_CHECKING:
    from .game import Game

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_ASIDE: Final = 3

_ZONE_NAMES: Final = ["discard", "hand", "deck", "aside"]


def take(zone: list[Card], card: Card) -> bool:
    """Remove one copy of a card from a zone; False if there is none."""
    cards: list[Any] = zone  # compared by identity only, which needs no type checks
    for i in range(len(cards) - 1, -1, -1):
        if cards[i] is card:
            del cards[i]
            return True
    return False


class Player:
    """One seat at the table."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.hand: list[Card] = []
        #: the last card is the top one, here and in the discard pile
        self.deck: list[Card] = []
        self.discard_pile: list[Card] = []
        self.in_play: list[InPlay] = []
        #: set aside face up by the effect in progress
        self.aside: list[Card] = []
        #: looked at by the effect in progress: only this player sees them
        self.looking: list[Card] = []
        #: revealed by the effect in progress: everybody sees them
        self.revealed: list[Card] = []
        #: gained to nowhere yet: the effect that gains it says where it lies (Blockade)
        self.mats: dict[str, list[Card]] = {}
        self.tokens: dict[str, int] = {}
        self.projects: list[Card] = []
        self.actions: int = 0
        self.buys: int = 0
        self.coins: int = 0
        self.coffers: int = 0
        self.villagers: int = 0
        #: turns taken, extra turns not counted (G37)
        self.turns: int = 0
        #: gained on the own turn in progress, or else on the last own turn
        self.gained: list[Card] = []
        #: bought on the own turn in progress, or else on the last own turn
        self.bought: list[Card] = []
        #: how many of ``gained`` came before the Buy phase
        self.gained_before_buying: int = 0
        #: cards to draw for the next hand
        self.next_hand: int = 5
        #: changes when the discard pile loses cards, so that effects lose track of what lay there
        self.epoch: int = 0
        # What others know beyond the public zones. deck_seen is empty, or says for each card of the deck which
        # seats know it; hand_seen lists cards of the hand known to others; hidden_discards are the cards of the
        # discard pile that went there unseen.
        self.deck_seen: list[int] = []
        self.hand_seen: list[Card] = []
        self.hand_seen_by: list[int] = []
        self.hidden_discards: list[Card] = []

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

    # The deck

    def draw(self, amount: int) -> int:
        """Draw cards into the hand; return how many there were to draw."""
        deck = self.deck
        if len(deck) < amount and self.discard_pile:
            self.shuffle(amount)
            deck = self.deck
        if amount > len(deck):
            amount = len(deck)
        if amount <= 0:
            return 0
        game = self.game
        game.secrets += 1
        hand = self.hand
        if self.deck_seen:
            self._note_drawn(amount)
        for _ in range(amount):
            hand.append(deck.pop())
        if game.log is not None:
            game.emit("draw", self.seat, hand[len(hand) - amount :], "deck", "hand", 1 << self.seat)
        return amount

    def _note_drawn(self, amount: int) -> None:
        for _ in range(amount):
            card = self.deck[len(self.deck_seen) - 1]
            seen = self.deck_seen.pop() & ~(1 << self.seat)
            if seen:
                self.hand_seen.append(card)
                self.hand_seen_by.append(seen)

    def shuffle(self, needed: int = 0) -> None:
        """Shuffle the discard pile and put it below what is left of the deck (G19)."""
        game = self.game
        cards = self.discard_pile
        if not cards:
            return
        game.secrets += 1
        star: Card | None = None
        if game.watched & SHUFFLE:
            star = game.star(self, cards)  # asked while the cards still lie in the discard pile
        self.discard_pile = []
        self.hidden_discards.clear()
        self.epoch += 1
        game.random.shuffle(cards)
        if star is not None and take(cards, star):
            cards.append(star)
        else:
            star = None
        if self.deck:
            if self.deck_seen or star is not None:
                self.deck_seen = [0] * len(cards) + (self.deck_seen or [0] * len(self.deck))
            cards.extend(self.deck)
        elif star is not None:
            self.deck_seen = [0] * len(cards)
        else:
            self.deck_seen.clear()
        if star is not None:
            self.deck_seen[len(cards) - len(self.deck) - 1] = 1 << self.seat
        self.deck = cards
        if game.log is not None:
            game.emit("shuffle", self.seat, [], "discard", "deck", ALL, "", len(cards))

    def _top(self, amount: int) -> list[Card]:
        """Take cards off the deck, the top one first, shuffling if needed; as many as there are."""
        if len(self.deck) < amount:
            self.shuffle(amount)
        cards: list[Card] = []
        while amount > 0 and self.deck:
            cards.append(self.deck.pop())
            if self.deck_seen:
                self.deck_seen.pop()
            amount -= 1
        if cards:
            self.game.secrets += 1
        return cards

    def look_at_top(self, amount: int) -> list[Card]:
        """Look at the top cards of the deck: they lie in ``looking``, the top one first."""
        cards = self._top(amount)
        self.looking.extend(cards)
        if cards and self.game.log is not None:
            self.game.emit("look", self.seat, cards, "deck", "looking", 1 << self.seat)
        return self.looking

    def look_at_bottom(self) -> Card | None:
        """Look at the bottom card of the deck, which stays there; None if there is none."""
        if not self.deck:
            self.shuffle(1)
        if not self.deck:
            return None
        self._mark_deck()
        self.deck_seen[0] |= 1 << self.seat
        self.game.secrets += 1
        if self.game.log is not None:
            self.game.emit("look", self.seat, self.deck[:1], "deck", "deck", 1 << self.seat, "bottom")
        return self.deck[0]

    def put_bottom_on_top(self) -> None:
        """Put the bottom card of the deck, which this player knows, onto the deck."""
        card = self.deck.pop(0)
        self.put_on_deck(card, self.deck_seen.pop(0))
        if self.game.log is not None:
            self.game.emit("put_back", self.seat, [card], "deck", "deck", 1 << self.seat, "bottom")

    def reveal_top(self, amount: int) -> list[Card]:
        """Reveal the top cards of the deck: they lie in ``revealed``, the top one first."""
        cards = self._top(amount)
        self.revealed.extend(cards)
        self.reveal(cards, "deck")
        return self.revealed

    def reveal_next(self) -> Card | None:
        """Reveal one more card from the deck, beside those revealed before; None if there is none."""
        cards = self._top(1)
        if not cards:
            return None
        self.revealed.append(cards[0])
        self.reveal(cards, "deck")
        return cards[0]

    def discard_top(self) -> Card | None:
        """Discard the top card of the deck; None if there is none."""
        cards = self._top(1)
        if not cards:
            return None
        self.discard_pile.append(cards[0])
        if self.game.log is not None:
            self.game.emit("discard", self.seat, cards, "deck", "discard", ALL)
        return cards[0]

    def put_deck_into_discard(self) -> None:
        """Put the whole deck into the discard pile, unseen but for its last card, which was the top one."""
        if not self.deck:
            return
        self.hidden_discards.extend(self.deck)
        self.hidden_discards.pop()
        self.discard_pile.extend(self.deck)
        amount = len(self.deck)
        self.deck = []
        self.deck_seen = []
        self.game.secrets += 1
        if self.game.log is not None:
            top = self.discard_pile[-1:]
            self.game.emit("discard", self.seat, top, "deck", "discard", ALL, "", amount)

    def know_deck(self) -> None:
        """Know every card left in the deck: they are about to be drawn (Star Chart)."""
        if self.deck:
            self._mark_deck()
            self.deck_seen = [seen | 1 << self.seat for seen in self.deck_seen]

    def look_through_discards(self) -> list[Card]:
        """Look through the own discard pile; the cards stay there."""
        if self.discard_pile:
            self.game.secrets += 1
        return self.discard_pile

    def take_from_discards(self, card: Card) -> bool:
        """Take a card from the discard pile unseen, to put it elsewhere."""
        if not take(self.discard_pile, card):
            return False
        # It could have been any of them: of what is left, others are sure of the top card only.
        self.hidden_discards = self.discard_pile[:-1]
        self.epoch += 1
        return True

    def put_on_deck(self, card: Card, seen: int) -> None:
        """Put a card (already taken from its zone) onto the deck; ``seen`` is the mask of seats that know it."""
        if self.deck_seen or seen:
            self._mark_deck()
            self.deck_seen.append(seen)
        self.deck.append(card)

    def put_in_deck(self, card: Card, place: int, seen: int) -> None:
        """Put a card into the deck under ``place`` others."""
        self._mark_deck()
        at = len(self.deck) - place
        self.deck.insert(at, card)
        self.deck_seen.insert(at, seen)

    def _mark_deck(self) -> None:
        missing = len(self.deck) - len(self.deck_seen)
        if missing > 0:
            self.deck_seen = [0] * missing + self.deck_seen

    def put_back(self, zone: list[Card], source: Card, public: bool = False) -> None:
        """Put all cards of ``looking`` or ``revealed`` back onto the deck in any order, the first named on top."""
        cards = self.choose(PUT_BACK, source, zone, len(zone), len(zone), True)
        seen = ALL if public else 1 << self.seat
        if len(cards) > 1 and public:
            seen = 1 << self.seat  # the order is the player's secret
        for card in reversed(cards):
            take(zone, card)
            self.put_on_deck(card, seen)
        if cards and self.game.log is not None:
            self.game.emit("put_back", self.seat, cards, "aside", "deck", seen)

    def reveal(self, cards: list[Card], origin: str) -> None:
        """Show cards to everybody; they stay where they are."""
        game = self.game
        if not cards:
            return
        game.secrets += 1
        if game.passed:
            for card in cards:
                game.show_passed(self, card, 0)
        if game.log is not None:
            game.emit("reveal", self.seat, cards, origin, origin, ALL)
        if game.setup.reveal_abilities:
            for card in cards.copy():
                if card.acts_when_revealed:
                    card.when_revealed(self)

    def reveal_hand(self) -> None:
        self.hand_seen = self.hand.copy()
        self.hand_seen_by = [ALL] * len(self.hand)
        self.reveal(self.hand, "hand")

    def reveal_from_hand(self, card: Card) -> None:
        """Reveal one card of the hand; it stays there."""
        if card not in self.hand_seen:
            self.hand_seen.append(card)
            self.hand_seen_by.append(ALL)
        self.reveal([card], "hand")

    # The hand

    def take_from_hand(self, card: Card) -> bool:
        hand: list[Any] = self.hand
        for i in range(len(hand) - 1, -1, -1):
            if hand[i] is card:
                # The order of a hand has no meaning: the last card fills the gap.
                last = hand.pop()
                if i < len(hand):
                    hand[i] = last
                if self.hand_seen:
                    self.forget(card)
                return True
        return False

    def forget(self, card: Card) -> None:
        """A card left the hand: nobody knows it there any more."""
        for i in range(len(self.hand_seen)):
            if self.hand_seen[i] is card:
                del self.hand_seen[i]
                del self.hand_seen_by[i]
                return

    def add_to_hand(self, card: Card, seen: int) -> None:
        """Put a card (already taken from its zone) into the hand; ``seen`` is the mask of seats that know it."""
        self.hand.append(card)
        if seen & ~(1 << self.seat):
            self.hand_seen.append(card)
            self.hand_seen_by.append(seen)

    def to_hand(self, zone: list[Card], cards: list[Card], seen: int) -> None:
        """Move cards from a zone into the hand."""
        moved: list[Card] = []
        for card in cards.copy():
            if take(zone, card):
                self.add_to_hand(card, seen)
                moved.append(card)
        if moved and self.game.log is not None:
            self.game.emit("to_hand", self.seat, moved, "aside", "hand", seen | 1 << self.seat)

    def discard(self, cards: list[Card]) -> None:
        """Discard cards from the hand, all at once; the last one ends on top."""
        if not cards:
            return
        for card in cards:
            self.take_from_hand(card)
        self.discard_pile.extend(cards)
        self.hidden_discards.extend(cards)
        self.hidden_discards.pop()  # the top one is seen
        if self.game.log is not None:
            self.game.emit(
                "discard", self.seat, cards, "hand", "discard", 1 << self.seat, "", len(cards), cards[-1:]
            )

    def discard_from(self, zone: list[Card], cards: list[Card], seen: int = ALL) -> None:
        """Discard cards from ``revealed``, ``looking`` or ``aside``; ``seen`` says who knows them."""
        moved: list[Card] = []
        for card in cards.copy():
            if take(zone, card):
                moved.append(card)
        if not moved:
            return
        self.discard_pile.extend(moved)
        if seen != ALL:
            self.hidden_discards.extend(moved)
            self.hidden_discards.pop()
        if self.game.log is not None:
            self.game.emit(
                "discard",
                self.seat,
                moved,
                "aside",
                "discard",
                seen | 1 << self.seat,
                "",
                len(moved),
                moved[-1:],
            )

    def discard_hand(self) -> int:
        """Discard the whole hand; return how many cards that was."""
        amount = len(self.hand)
        self.discard(self.hand.copy())
        return amount

    def choose_discard(self, source: Card, minimum: int, maximum: int) -> list[Card]:
        """Choose cards of the hand and discard them."""
        cards = self.choose(DISCARD, source, self.hand, minimum, maximum)
        self.discard(cards)
        return cards

    def discard_down_to(self, source: Card, amount: int) -> None:
        over = len(self.hand) - amount
        if over > 0:
            self.choose_discard(source, over, over)

    def topdeck_from_hand(self, source: Card, amount: int = 1) -> list[Card]:
        """Put cards from the hand onto the deck, the first named on top."""
        cards = self.choose(PUT_BACK, source, self.hand, amount, amount, amount > 1)
        for card in reversed(cards):
            self.take_from_hand(card)
            self.put_on_deck(card, 1 << self.seat)
        if cards and self.game.log is not None:
            self.game.emit("put_back", self.seat, cards, "hand", "deck", 1 << self.seat)
        return cards

    def put_on_mat(self, name: str, cards: list[Card], zone: list[Card] | None, seen: int) -> None:
        """Put cards from a zone (None: they are already taken from theirs) onto a mat; ``seen`` says who knows them."""
        mat = self.mats.setdefault(name, [])
        moved: list[Card] = []
        for card in cards.copy():
            if zone is None or (self.take_from_hand(card) if zone is self.hand else take(zone, card)):
                moved.append(card)
        mat.extend(moved)
        if moved and self.game.log is not None:
            self.game.emit("mat", self.seat, moved, "", name, seen)

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
        cards = self.choose(TRASH, source, self.hand, minimum, maximum)
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
        if game.watched & TRASH_MOMENT or card.acts_when_trashed:
            game.happen(Happening(TRASH_MOMENT, self.seat, card))

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
        waited = (game.watched | game.setup.hand_moments) & GAIN_MOMENT != 0 or card.acts_when_gained
        if not (waited or tracked):
            return None
        gain = Happening(GAIN_MOMENT, self.seat, card)
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
        card = self.pick(GAIN, source, self.game.available(most, types, least), optional)
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
    ) -> list[Card]:
        """Ask this player for cards out of some; with fewer than ``minimum`` it is all of them."""
        total = len(cards)
        if maximum > total:
            maximum = total
        if minimum > maximum:
            minimum = maximum
        if maximum <= 0:
            return []
        kinds, copies = distinct(cards)
        if minimum == maximum and (len(kinds) == 1 or (minimum == total and not ordered)):
            return cards[:maximum]  # only one legal answer
        decision = Decision(self.seat, kind, source, kinds, copies, None, minimum, maximum, ordered)
        return [kinds[i] for i in self.game.ask(decision)]

    def pick(self, kind: str, source: Card | None, cards: list[Card], optional: bool = False) -> Card | None:
        """Ask this player for one card out of some; None if there is none, or if none is wanted."""
        chosen = self.choose(kind, source, cards, 0 if optional else 1, 1)
        return chosen[0] if chosen else None

    def may(self, kind: str, source: Card, card: Card) -> bool:
        """Ask whether this player does something with a card that may be left."""
        decision = Decision(self.seat, kind, source, [card], None, None, 0, 1, False)
        return len(self.game.ask(decision)) > 0

    def choose_words(self, source: Card, words: list[str], amount: int = 1, kind: str = CHOOSE) -> list[str]:
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
        ability = self.watch(card, TURN_START, NEXT_TURN, this, touches)
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

    def all_cards(self) -> list[Card]:
        """Every card this player owns, wherever it is (G36)."""
        cards = self.hand + self.deck + self.discard_pile + self.aside + self.looking + self.revealed
        for record in self.in_play:
            cards.append(record.card)
        for mat in self.mats.values():
            cards.extend(mat)
        for ability in self.game.abilities:
            if ability.seat == self.seat and ability.aside:
                cards.extend(ability.aside)
        return cards

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
