"""Where a player's cards lie, who knows them, and how they move without anybody being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import moments
from .abilities import InPlay
from .card import Card
from .events import ALL
from .zone import Counts, Zone

if TYPE_CHECKING:
    from .game import Game
    from .player import Player


def listed(cards: list[Card] | Zone) -> list[Card]:
    """Cards as a list that stays as it is while they move."""
    return cards.cards() if isinstance(cards, Zone) else cards.copy()


class Zones:
    """The cards and counters of one seat."""

    def __init__(self, game: Game, seat: int, like: Zones | None = None) -> None:
        """An empty seat, or one like another of a game that is being copied."""
        self.game: Game = game
        self.seat: int = seat
        numbering = game.setup.numbering
        self.hand: Zone = Zone(numbering) if like is None else like.hand.copy()
        self.deck: Zone = Zone(numbering) if like is None else like.deck.copy()
        self.discard_pile: Zone = Zone(numbering) if like is None else like.discard_pile.copy()
        # Treasures that were played for nothing but their coins lie in play as numbers, behind all the records; they
        # become records when somebody looks (in_play), or when a card is put in play behind them.
        self._records: list[InPlay] = []
        self._coins: Zone = Zone(numbering) if like is None else like._coins.copy()
        #: set aside face up by the effect in progress
        self.aside: Zone = Zone(numbering) if like is None else like.aside.copy()
        #: looked at by the effect in progress: only this player sees them
        self.looking: Zone = Zone(numbering) if like is None else like.looking.copy()
        #: revealed by the effect in progress: everybody sees them
        self.revealed: Zone = Zone(numbering) if like is None else like.revealed.copy()
        #: cards on mats, by the name of the mat
        self.mats: dict[str, Zone] = {}
        self.tokens: dict[str, int] = {}
        #: how many of each card this player owns, wherever they lie, by the numbers of the cards
        self.owned: Counts = Counts(numbering.size) if like is None else like.owned.copy()
        self.projects: list[Card] = [] if like is None else like.projects.copy()
        self.actions: int = 0 if like is None else like.actions
        self.buys: int = 0 if like is None else like.buys
        self.coins: int = 0 if like is None else like.coins
        self.coffers: int = 0 if like is None else like.coffers
        self.villagers: int = 0 if like is None else like.villagers
        #: turns taken, extra turns not counted (G37)
        self.turns: int = 0 if like is None else like.turns
        #: gained on the own turn in progress, or else on the last own turn
        self.gained: Zone = Zone(numbering) if like is None else like.gained.copy()
        #: bought on the own turn in progress, or else on the last own turn
        self.bought: Zone = Zone(numbering) if like is None else like.bought.copy()
        #: how many of ``gained`` came before the Buy phase
        self.gained_before_buying: int = 0 if like is None else like.gained_before_buying
        #: cards to draw for the next hand
        self.next_hand: int = 5 if like is None else like.next_hand
        #: changes when the discard pile loses cards, so that effects lose track of what lay there
        self.epoch: int = 0 if like is None else like.epoch
        # What others know beyond the public zones. deck_seen is empty, or says for each card of the deck which
        # seats know it; hand_seen lists cards of the hand known to others; hidden_discards says where in the discard
        # pile cards lie that went there unseen: the first place of each run of them, and the one behind its last.
        self.deck_seen: list[int] = [] if like is None else like.deck_seen.copy()
        self.hand_seen: list[Card] = [] if like is None else like.hand_seen.copy()
        self.hand_seen_by: list[int] = [] if like is None else like.hand_seen_by.copy()
        self.hidden_discards: list[int] = [] if like is None else like.hidden_discards.copy()
        if like is not None:
            self._copy_records(like)
            if like.mats:
                for name, mat in like.mats.items():
                    self.mats[name] = mat.copy()
            if like.tokens:
                self.tokens = like.tokens.copy()

    def _copy_records(self, like: Zones) -> None:
        for record in like._records:
            twin = InPlay(record.card, record.number, record.seat, record.turn)
            twin.busy = record.busy
            twin.spared = record.spared
            record.twin = twin
            self._records.append(twin)

    def player(self) -> Player:
        """The player whose zones these are."""
        return self.game.players[self.seat]

    @property
    def own_eyes(self) -> int:
        """The mask of seats that know what only this player knows."""
        return 1 << self.seat

    def take_from(self, zone: Zone, card: Card) -> bool:
        """Remove one copy of a card from one of this player's zones; False if there is none."""
        if zone is self.hand:
            return self.take_from_hand(card)
        if zone is not self.discard_pile:
            return zone.take(card)
        if card not in zone:
            return False
        self.remove_discard(zone.find(zone.numbering.number(card)))
        return True

    def mat(self, name: str) -> Zone:
        """The cards on one of this player's mats."""
        mat = self.mats.get(name)
        if mat is None:
            mat = Zone(self.hand.numbering)
            self.mats[name] = mat
        return mat

    # In play

    @property
    def in_play(self) -> list[InPlay]:
        """The cards in play, in the order in which they were put there."""
        if len(self._coins):
            self._lay_out_coins()
        return self._records

    def _lay_out_coins(self) -> None:
        """Give the Treasures that lie in play as numbers a record each."""
        coins = self._coins
        turn = self.game.turn
        for i in range(len(coins)):
            self._records.append(InPlay(coins[i], coins.at(i), self.seat, turn))
        coins.clear()

    def put_in_play(self, card: Card) -> InPlay:
        """Put a card, already taken from its zone, in play."""
        if len(self._coins):
            self._lay_out_coins()
        record = InPlay(card, self.hand.numbering.number(card), self.seat, self.game.turn)
        self._records.append(record)
        return record

    def play_coins(self) -> int:
        """Put all Treasures of the hand in play at once, where they do nothing but give coins; return how many."""
        return int(self.hand.move_treasures(self._coins, self.game.played))

    def discard_from_play(self) -> int:
        """Move what does not stay in play from there to the discard pile; return how many cards that was."""
        pile = self.discard_pile
        before = len(pile)
        staying: list[InPlay] | None = None
        leaving = self._records
        for record in leaving:
            if (record.busy > 0 or record.extended is not None) and record.stays():
                if staying is None:
                    staying = []
                staying.append(record)
            else:
                pile.push(record.number)
                record.here = False
        self._coins.pour(pile)
        self._records = [] if staying is None else staying
        if self.game.abilities:
            for record in leaving:
                if not record.here:
                    self.game.left_play(record)
        return len(pile) - before

    # The deck

    def draw(self, amount: int) -> int:
        """Draw cards into the hand; return how many there were to draw."""
        left = len(self.deck)
        if left < amount:
            if self.discard_pile:
                self.shuffle()
                left = len(self.deck)
            amount = min(amount, left)
        if amount <= 0:
            return 0
        game = self.game
        game.secrets += 1
        if self.deck_seen:
            self._note_drawn(amount)
        self.deck.deal(self.hand, amount)
        if game.log is not None:
            game.log.draw(self.seat, self.hand.cards()[-amount:])
        return amount

    def _note_drawn(self, amount: int) -> None:
        for _ in range(amount):
            card = self.deck[len(self.deck_seen) - 1]
            seen = self.deck_seen.pop() & ~self.own_eyes
            if seen:
                self.hand_seen.append(card)
                self.hand_seen_by.append(seen)

    def shuffle(self) -> None:
        """Shuffle the discard pile and put it below what is left of the deck (G19)."""
        game = self.game
        cards = self.discard_pile
        if not len(cards):
            return
        star: Card | None = None
        if game.watched & moments.SHUFFLE:
            # asked while the cards still lie in the discard pile
            star = game.star(self.player(), cards.cards())
        rest = self.deck
        self.discard_pile = rest
        self.deck = cards
        self.hidden_discards.clear()
        self.epoch += 1
        cards.shuffle(game.random)
        if star is not None and cards.take(star):
            cards.append(star)
        else:
            star = None
        below = len(cards)
        if len(rest):
            if self.deck_seen or star is not None:
                self.deck_seen = [0] * below + (self.deck_seen or [0] * len(rest))
            rest.pour(cards)
        elif star is not None:
            self.deck_seen = [0] * below
        else:
            self.deck_seen.clear()
        if star is not None:
            self.deck_seen[below - 1] = self.own_eyes
        if game.log is not None:
            game.log.shuffle(self.seat, len(cards))

    def _top(self, amount: int) -> list[Card]:
        """Take cards off the deck, the top one first, shuffling if needed; as many as there are."""
        if len(self.deck) < amount:
            self.shuffle()
        deck = self.deck
        numbering = deck.numbering
        cards: list[Card] = []
        while amount > 0 and len(deck):
            cards.append(numbering.card(deck.pull()))
            if self.deck_seen:
                self.deck_seen.pop()
            amount -= 1
        if cards:
            self.game.secrets += 1
        return cards

    def look_at_top(self, amount: int) -> Zone:
        """Look at the top cards of the deck: they lie in ``looking``, the top one first."""
        cards = self._top(amount)
        self.looking.extend(cards)
        if cards and self.game.log is not None:
            self.game.log.look(self.seat, cards)
        return self.looking

    def look_at_bottom(self) -> Card | None:
        """Look at the bottom card of the deck, which stays there; None if there is none."""
        if not self.deck:
            self.shuffle()
        if not self.deck:
            return None
        self._mark_deck()
        self.deck_seen[0] |= self.own_eyes
        self.game.secrets += 1
        if self.game.log is not None:
            self.game.log.look_at_bottom(self.seat, self.deck[0])
        return self.deck[0]

    def put_bottom_on_top(self) -> None:
        """Put the bottom card of the deck, which this player knows, onto the deck."""
        card = self.deck[0]
        self.deck.remove(0)
        self.put_on_deck(card, self.deck_seen.pop(0))
        if self.game.log is not None:
            self.game.log.put_back(self.seat, [card], "deck", self.own_eyes, "bottom")

    def reveal_top(self, amount: int) -> Zone:
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
            self.game.log.discard(self.seat, cards, "deck")
        return cards[0]

    def put_deck_into_discard(self) -> None:
        """Put the whole deck into the discard pile, unseen but for its last card, which was the top one."""
        if not self.deck:
            return
        before = len(self.discard_pile)
        amount = len(self.deck)
        self.deck.pour(self.discard_pile)
        self.hide_discards(before, len(self.discard_pile) - 1)
        self.deck_seen = []
        self.game.secrets += 1
        if self.game.log is not None:
            self.game.log.discard_deck(self.seat, [self.discard_pile[-1]], amount)

    def know_deck(self) -> None:
        """Know every card left in the deck: they are about to be drawn (Star Chart)."""
        if self.deck:
            self._mark_deck()
            self.deck_seen = [seen | self.own_eyes for seen in self.deck_seen]

    def look_through_discards(self) -> Zone:
        """Look through the own discard pile; the cards stay there."""
        if self.discard_pile:
            self.game.secrets += 1
        return self.discard_pile

    def take_from_discards(self, card: Card) -> None:
        """Take a card, which must be there, from the discard pile unseen, to put it elsewhere."""
        self.discard_pile.take(card)
        # It could have been any of them: of what is left, others are sure of the top card only.
        self.hidden_discards.clear()
        self.hide_discards(0, len(self.discard_pile) - 1)
        self.epoch += 1

    def hide_discards(self, first: int, behind: int) -> None:
        """The cards from one place of the discard pile to before another went there unseen."""
        if behind > first:
            self.hidden_discards.append(first)
            self.hidden_discards.append(behind)

    def hidden_discard_places(self) -> list[int]:
        """Where in the discard pile the cards lie that went there unseen; the top card is always seen."""
        hidden = self.hidden_discards
        places: list[int] = []
        for i in range(0, len(hidden), 2):
            places.extend(range(hidden[i], min(hidden[i + 1], len(self.discard_pile) - 1)))
        return places

    def remove_discard(self, place: int) -> None:
        """Remove the card at a place of the discard pile, for all to see."""
        self.discard_pile.remove(place)
        hidden = self.hidden_discards
        for i in range(len(hidden)):
            if hidden[i] > place:
                hidden[i] -= 1

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
        self.deck.insert(at, self.deck.numbering.known(card))
        self.deck_seen.insert(at, seen)

    def _mark_deck(self) -> None:
        missing = len(self.deck) - len(self.deck_seen)
        if missing > 0:
            self.deck_seen = [0] * missing + self.deck_seen

    def reveal(self, cards: list[Card], origin: str) -> None:
        """Show cards to everybody; they stay where they are."""
        game = self.game
        if not cards:
            return
        game.secrets += 1
        if game.passed:
            for card in cards:
                game.show_passed(self.player(), card, 0)
        if game.log is not None:
            game.log.reveal(self.seat, cards, origin)
        if game.setup.reveal_abilities:
            for card in cards.copy():
                if card.acts_when_revealed:
                    card.when_revealed(self.player())

    def reveal_hand(self) -> None:
        cards = self.hand.cards()
        self.hand_seen = cards
        self.hand_seen_by = [ALL] * len(cards)
        self.reveal(cards.copy(), "hand")

    def reveal_from_hand(self, card: Card) -> None:
        """Reveal one card of the hand; it stays there."""
        if card not in self.hand_seen:
            self.hand_seen.append(card)
            self.hand_seen_by.append(ALL)
        self.reveal([card], "hand")

    # The hand

    def take_from_hand(self, card: Card) -> bool:
        hand = self.hand
        number = hand.numbering.number(card)
        if number < 0 or not hand.take_loosely(number):
            return False
        if self.hand_seen:
            self.forget(card)
        return True

    def mark(self, card: Card) -> None:
        """Choose a card of the hand to be taken from it when everybody has chosen.

        Only its place is remembered: the card itself must not be known before.
        """
        self.mark_place(int(self.hand.find(self.hand.numbering.number(card))))

    @property
    def marked(self) -> int:
        """The place in the hand of the card that was marked, -1 for none."""
        places = self.game.marked
        return -1 if places is None else places[self.seat]

    def mark_place(self, place: int) -> None:
        places = self.game.marked
        if places is None:
            places = [-1] * len(self.game.players)
            self.game.marked = places
        places[self.seat] = place

    def take_marked(self) -> Card | None:
        """Take the card that was marked from the hand; None if there is none."""
        if self.marked < 0:
            return None
        card = self.hand[self.marked]
        self.mark_place(-1)
        self.take_from_hand(card)
        return card

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
        if seen & ~self.own_eyes:
            self.hand_seen.append(card)
            self.hand_seen_by.append(seen)

    def discard(self, cards: list[Card]) -> None:
        """Discard cards from the hand, all at once; the last one ends on top."""
        if not cards:
            return
        for card in cards:
            self.take_from_hand(card)
        before = len(self.discard_pile)
        self.discard_pile.extend(cards)
        self.hide_discards(before, len(self.discard_pile) - 1)  # the top one is seen
        if self.game.log is not None:
            self.game.log.discard(self.seat, cards, "hand", seen=self.own_eyes, shown=cards[-1:])

    def discard_hand(self) -> int:
        """Discard the whole hand; return how many cards that was."""
        amount = len(self.hand)
        self.discard(self.hand.cards())
        return amount

    # Counting

    def all_cards(self) -> list[Card]:
        """Every card this player owns, wherever it is (G36)."""
        cards = self.hand.cards()
        for zone in (self.deck, self.discard_pile, self.aside, self.looking, self.revealed):
            cards.extend(zone.cards())
        for record in self.in_play:
            cards.append(record.card)
        for mat in self.mats.values():
            cards.extend(mat.cards())
        for ability in self.game.abilities:
            if ability.seat == self.seat and ability.aside:
                cards.extend(ability.aside)
        return cards

    def owns(self, card: Card) -> int:
        """How many copies of a card this player owns, wherever they are."""
        number = self.hand.numbering.number(card)
        return int(self.owned.at(number)) if number >= 0 else 0

    def cards_owned(self) -> int:
        """How many cards this player owns, wherever they are."""
        return int(self.owned.total)

    def own(self, card: Card, amount: int) -> None:
        """So many more of a card are this player's, or fewer."""
        self.owned.add(self.hand.numbering.known(card), amount)

    def start_with(self, cards: Zone, owned: Counts) -> None:
        """Own these cards, so many of each, and nothing else; they lie in the discard pile."""
        self.discard_pile.add(cards)
        self.owned = owned.copy()

    def count_owned(self) -> None:
        """Count anew what this player owns, after cards were laid out otherwise than by gaining and losing them."""
        self.owned = Counts(self.hand.numbering.size)
        for card in self.all_cards():
            self.own(card, 1)
