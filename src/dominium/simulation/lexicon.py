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

#: from here on numbers are for cards that are not in the table, the user's own, in the order in which they were added
OWN_CARDS: Final = 224
#: stands for the number of a card for which none is left
UNNUMBERED: Final = 255
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


def _id_of(ids: dict[str, int], number: int) -> str:
    """What has a number, nothing if nothing does."""
    for name, given in ids.items():
        if given == number:
            return name
    return ""


@final
class Lexicon:
    """The numbers of all cards in the catalogue, and of the words they use."""

    def __init__(self) -> None:
        known = fixed_numbers("card")
        cards = all_cards()
        self._ids: list[str] = [""] * CARDS
        numbers = [UNNUMBERED] * (max([int(card.number) for card in cards]) + 1)
        own = OWN_CARDS
        for card in cards:
            number = known.get(card.id, own)
            if number == own and own < UNNUMBERED:
                own += 1
            numbers[card.number] = number
            if number < UNNUMBERED:
                self._ids[number] = card.id
        self._numbers: bytes = bytes(numbers)
        self.words: dict[str, int] = fixed_numbers("word")
        self.tokens: dict[str, int] = fixed_numbers("token")
        self.counters: dict[str, int] = fixed_numbers("counter")
        self.mats: dict[str, int] = fixed_numbers("mat")
        self.questions: dict[str, int] = fixed_numbers("question")
        self.places: dict[str, int] = fixed_numbers("place")

    def number(self, card: Card) -> i64:
        """The number of a card, UNNUMBERED if there is none left for it."""
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
        """What an action means: the id of a card or token, ``word yes``, ``place 3`` in the deck, or ``done``."""
        if not 0 <= action < ACTIONS:
            raise ValueError(f"there is no action {action}: there are {ACTIONS}, from 0 on")
        if action == DONE:
            return "done"
        if action < FIRST_WORD:
            return self._ids[action - FIRST_CARD] or f"card {action - FIRST_CARD}"
        if action >= FIRST_PLACE:
            return f"place {action - FIRST_PLACE}"
        if action >= FIRST_TOKEN:
            return _id_of(self.tokens, action - FIRST_TOKEN) or f"token {action - FIRST_TOKEN}"
        # Some words are also cards: "gold" may be a thing to choose.
        return f"word {_id_of(self.words, action - FIRST_WORD) or action - FIRST_WORD}"

    def action(self, name: str) -> int:
        """The action of a name; ValueError if none has it."""
        for action in range(ACTIONS):
            if self.name(action) == name:
                return action
        raise ValueError(f"no action means '{name}'")


def lexicon() -> Lexicon:
    """The lexicon of the cards registered by now."""
    return _lexicon_of(len(all_cards()))


@cache
def _lexicon_of(cards: int) -> Lexicon:
    """The lexicon of so many registered cards, for more may be registered later."""
    return Lexicon()
