"""The lexicon: the numbers by which environments know cards, words and kinds of questions, once and for all.

They stand in ``data/environment.tsv``. A new line gets the next number of its kind, and no number is ever given anew: a
policy that was trained before a card was added understands the same numbers after it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from ..engine.card import Card
from ..engine.catalogue import all_cards

#: changes when an action or a place of an observation means something else than before
VERSION: Final = 1

# How many numbers there are of each kind, most of them for what may come.
CARDS: Final = 256
WORDS: Final = 64
TOKENS: Final = 8
PLACES: Final = 128
COUNTERS: Final = 4
MATS: Final = 4

#: from here on numbers are for cards that are not in the table, the user's own, in the order of the alphabet
OWN_CARDS: Final = 224
#: from here on numbers are for words that are not in the table, by their place in the question
OWN_WORDS: Final = 48

# The actions: one to end an answer, then one for each card, word, token and place in a deck.
DONE: Final = 0
FIRST_CARD: Final = 1
FIRST_WORD: Final = FIRST_CARD + CARDS
FIRST_TOKEN: Final = FIRST_WORD + WORDS
FIRST_PLACE: Final = FIRST_TOKEN + TOKENS
ACTIONS: Final = FIRST_PLACE + PLACES


@cache
def fixed_numbers(kind: str) -> dict[str, int]:
    """The numbers of one kind, by id."""
    table = (files("dominium") / "data" / "environment.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines()[1:]]
    return {row[2]: int(row[1]) for row in rows if row[0] == kind}


@final
class Lexicon:
    """The numbers of all cards in the catalogue, and of the words they use."""

    def __init__(self) -> None:
        known = fixed_numbers("card")
        cards = all_cards()
        own = sorted(card.id for card in cards if card.id not in known)
        if len(own) > CARDS - OWN_CARDS:
            raise ValueError(f"{len(own)} cards of one's own: environments have room for {CARDS - OWN_CARDS}")
        self._ids: list[str] = [""] * CARDS
        numbers = [0] * (max([int(card.number) for card in cards]) + 1)
        for card in cards:
            number = known[card.id] if card.id in known else OWN_CARDS + own.index(card.id)
            numbers[card.number] = number
            self._ids[number] = card.id
        self._numbers: bytes = bytes(numbers)
        self.words: dict[str, int] = fixed_numbers("word")
        self.tokens: dict[str, int] = fixed_numbers("token")
        self.counters: dict[str, int] = fixed_numbers("counter")
        self.mats: dict[str, int] = fixed_numbers("mat")
        self.questions: dict[str, int] = fixed_numbers("question")
        self.places: dict[str, int] = fixed_numbers("place")

    def number(self, card: Card) -> i64:
        """The number of a card."""
        return i64(self._numbers[card.number])

    def action_of_word(self, word: str, place: int) -> int:
        """The action that takes a word, which stands at a place among the words of its question.

        -1 where a place in the deck is meant that lies too deep.
        """
        if word in self.words:
            return FIRST_WORD + self.words[word]
        if word in self.tokens:
            return FIRST_TOKEN + self.tokens[word]
        if word.isdigit():
            deep = int(word)
            return FIRST_PLACE + deep if deep < PLACES else -1
        return FIRST_WORD + min(OWN_WORDS + place, WORDS - 1)

    def name(self, action: int) -> str:
        """What an action means: an id of a card or word, a place in the deck, or ``done``."""
        if not 0 <= action < ACTIONS:
            raise ValueError(f"there is no action {action}: there are {ACTIONS}, from 0 on")
        if action == DONE:
            return "done"
        if action < FIRST_WORD:
            return self._ids[action - FIRST_CARD] or f"card {action - FIRST_CARD}"
        if action >= FIRST_PLACE:
            return f"place {action - FIRST_PLACE}"
        for words, first in ((self.words, FIRST_WORD), (self.tokens, FIRST_TOKEN)):
            for word, number in words.items():
                if first + number == action:
                    return word
        return f"word {action - FIRST_WORD}"

    def action(self, name: str) -> int:
        """The action that means a card, a word, a token or ``done``; ValueError if none does."""
        for action in range(ACTIONS):
            if self.name(action) == name:
                return action
        raise ValueError(f"no action means '{name}'")


@cache
def lexicon() -> Lexicon:
    """The lexicon of the cards registered by now."""
    return Lexicon()
