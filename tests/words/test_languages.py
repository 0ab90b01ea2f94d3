"""Languages: everything has words, the same things in both, and Polish is Polish."""

from __future__ import annotations

import re

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import random_kingdom, recommended
from dominium.cards.sets import set_ids
from dominium.engine import events, kinds, phases, versions
from dominium.engine.card import Card
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.engine.events import ALL, Event
from dominium.engine.game import Game, new_game
from dominium.engine.random import FastRandom
from dominium.engine.setup import Setup
from dominium.engine.turn import run
from dominium.engine.types import ARTIFACT, PROJECT, TYPE_NAMES
from dominium.engine.view import View
from dominium.words.languages import CODES, Language, language, preferred
from dominium.words.naming import NoSuchCard, simplified
from dominium.words.story import tell
from tests.words.locale_files import HOME, PRINTED, family_of, to_add

#: constants that name kinds of questions; the others name the zones where options lie
KINDS = sorted(v for k, v in vars(kinds).items() if k.isupper() and isinstance(v, str))


@pytest.mark.parametrize("code", CODES)
def test_every_message_named_in_the_program_exists(code: str) -> None:
    spoken = language(code)
    named = r'(?:message|_?say|_row|_first)\(\s*"([a-z][\w-]*)"'
    for file in [
        f for part in ("", "terminal/", "commands/", "lab/", "teacher/") for f in HOME.glob(f"{part}*.py")
    ]:
        for name in re.findall(named, file.read_text(encoding="utf-8")):
            assert spoken.has(name), f"{name} in {file.name}"
    for name in (
        *(f"phase-{name}" for name in phases.NAMES),
        *(f"undo-{reason}" for reason in ("nothing", "revealed", "others")),
        *(f"hint-enter-{kind}" for kind in kinds.MAIN),
        *(f"bonus-{name}" for name in ("actions", "buys", "coins", "coffers", "villagers")),
        *(f"{start}-{name}" for start in ("type", "letter") for _, name in TYPE_NAMES),
        *(f"set-{name}" for name in ("basic", *set_ids())),
        *(kingdom.id for kingdom in recommended()),
    ):
        assert spoken.has(name), name


def test_every_reason_to_refuse_a_record_has_words() -> None:
    source = (HOME / "engine" / "record.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'BadRecord\(\s*"(\w+)"', source))
    assert len(reasons) >= 9
    for reason in reasons:
        assert language("pl").has(f"record-{reason}"), reason


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_has_a_sentence(code: str, kind: str) -> None:
    card = card_named("village")
    for least, most in ((0, 1), (1, 1), (0, 2), (2, 2), (0, 4), (1, 3)):
        text = language(code).prompt(Decision(0, kind, None, [card], [4], None, least, most))
        assert text[-1] in ".?:", text
        assert "{" not in text


EVENTS = sorted(v for k, v in vars(events).items() if k.isupper() and isinstance(v, str))


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_event_has_a_line(code: str) -> None:
    assert len(EVENTS) > 15
    for kind in EVENTS:
        event = Event(0, kind, 0, ["village"], "hand", "hand", 1, "1" if kind == "pass" else "coins", ALL, [])
        line = language(code).event(event, ["Anna", "Bona"])
        assert line, kind
        assert "{" not in line


@pytest.mark.parametrize(
    ("count", "cards"),
    [(1, "kartę"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty"), (25, "25 kart")],
)
def test_polish_plurals(count: int, cards: str) -> None:
    polish = language("pl")
    decision = Decision(0, "discard", None, [card_named("village")] * 2, [30, 30], None, count, count)
    assert polish.prompt(decision) == f"Odrzuć {cards}."
    drawn = Event(0, "draw", 0, [], "deck", "hand", count, "", ALL, [])
    assert polish.event(drawn, ["Anna"]) == f"Anna dobiera {cards}"


@pytest.mark.parametrize(
    ("count", "word"), [(1, "karta"), (2, "karty"), (5, "kart"), (12, "kart"), (22, "karty")]
)
def test_polish_plurals_in_the_nominative(count: int, word: str) -> None:
    assert language("pl").message("error-kingdom-size", count=count).startswith(f"{count} {word} Królestwa")


def test_polish_sentences() -> None:
    polish = language("pl")
    assert (
        polish.event(Event(0, "play", 0, ["militia"], "", "", 1, "", ALL, []), ["Anna"])
        == "Anna zagrywa Milicję"
    )
    two = Event(0, "trash", 0, ["copper", "estate", "copper"], "hand", "", 3, "", ALL, [])
    assert polish.event(two, ["Anna"]) == "Anna wyrzuca na Śmietnisko Miedziaki ×2, Posiadłość"
    unseen = Event(0, "discard", 0, ["gold"], "hand", "", 2, "", ALL, [])
    assert polish.event(unseen, ["Anna"]) == "Anna odrzuca 2 karty, na wierzchu Złoto"
    gained = Event(0, "gain", 0, ["gold"], "trash", "hand", 1, "", ALL, [])
    assert polish.event(gained, ["Anna"]) == "Anna dodaje ze Śmietniska na rękę Złoto"
    assert language("en").event(gained, ["Anna"]) == "Anna gains Gold from the trash to the hand"


def test_first_edition_cards_use_their_own_sentence_or_the_shared_one() -> None:
    english = language("en")
    mine, lender = card_named("mine@1e"), card_named("moneylender@1e")
    copper = card_named("copper")
    assert english.prompt(Decision(0, "trash", mine, [copper], None, None, 1, 1)).startswith(
        "Trash a Treasure"
    )
    assert "+¤3" in english.prompt(Decision(0, "trash", lender, [copper], None, None, 1, 1))
    assert english.name(mine) == "Mine"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("moat", "moat"),
        ("Moat", "moat"),
        ("FOSA", "moat"),
        ("kuznia", "smithy"),
        ("Wiedźma", "witch"),
        ("sala tronowa", "throne_room"),
        ("Throne-Room", "throne_room"),
        ("throne_room@1e", "throne_room@1e"),
        ("Sala tronowa@1e", "throne_room@1e"),
        ("  Złoto ", "gold"),
        ("zloto", "gold"),
        ("Księstwo", "duchy"),
    ],
)
def test_cards_are_found_by_any_name(text: str, found: str) -> None:
    assert language("en").find_card(text).id == found
    assert language("pl").find_card(text).id == found


def test_names_that_no_card_or_several_cards_have() -> None:
    with pytest.raises(NoSuchCard, match="Fosa"):
        language("pl").find_card("fossa")
    with pytest.raises(NoSuchCard, match="xyzzy"):
        language("en").find_card("xyzzy")
    with pytest.raises(NoSuchCard, match="xyzzy"):
        language("en").find_card("moat@xyzzy")
    with pytest.raises(NoSuchCard) as caught:
        language("pl").find_card("Odkrywca")
    assert "adventurer" in str(caught.value)
    assert "explorer" in str(caught.value)


def test_simplified() -> None:
    assert simplified("  Zażółć  GĘŚLĄ_jaźń! ") == "zazolc gesla jazn"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "pl"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "pl-PL"}, "pl"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code


def test_a_card_of_ones_own_has_its_id_for_a_name() -> None:
    assert language("pl").name("my_own_card") == "My own card"
    assert language("pl").text("my_own_card") == ""


# Random games


class _Listener(RandomBot):
    """Answers at random and remembers what was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: dict[tuple[str | None, str, str], Decision] = {}

    def decide(self, decision: Decision, view: View) -> list[int]:
        self.asked.setdefault((decision.source, decision.kind, " ".join(decision.words or [])), decision)
        return super().decide(decision, view)


def _games() -> list[tuple[Game, _Listener]]:
    """Short random games that together have every card of every set."""
    games: list[tuple[Game, _Listener]] = []
    for number, name in enumerate(set_ids()):
        left = [
            card for card in PRINTED if name in card.sets.split() and not card.types & (PROJECT | ARTIFACT)
        ]
        projects = [card for card in PRINTED if name in card.sets.split() and card.types & PROJECT]
        while left:
            names: list[str] = []
            chosen: list[Card] = []
            for card in left:
                if len(chosen) < 10 and card.plain not in names:
                    chosen.append(card)
                    names.append(card.plain)
            left = [card for card in left if card not in chosen]
            seed = 100 * number + len(left)
            kingdom = random_kingdom(FastRandom(seed), set_ids(), chosen, projects=0).cards
            game = new_game(Setup(3, kingdom, projects), seed)
            bot = _Listener(seed)
            game.agents = [bot, bot, bot]
            game.views = [View(game, seat) for seat in range(3)]
            game.keep_log()
            run(game, 120)
            games.append((game, bot))
    return games


def _unsaid(spoken: Language, decision: Decision, message: str) -> str:
    """Where to add what a decision lacks."""
    card = decision.card
    if card is None or not card.sets:
        return to_add(spoken.code, "prompts.ftl", f"{message} = ...")
    kind, _, rest = message.partition("-")
    own = f"{kind}-{versions.message_key(card.id)}-{rest} = ..."
    return to_add(spoken.code, f"{family_of(card.sets.split()[0])}.ftl", own)


def test_whatever_random_games_ask_and_tell_has_words() -> None:
    names = ["Anna", "Bona", "Cyryl"]
    for game, bot in _games():
        assert bot.asked
        for spoken in map(language, CODES):
            for decision in bot.asked.values():
                text = spoken.prompt(decision)
                assert not text.startswith("ask-"), _unsaid(spoken, decision, text)
                for word in decision.words or []:
                    shown = spoken.word(decision, word)
                    assert not shown.startswith("word-"), _unsaid(spoken, decision, shown)
            assert game.log is not None
            for seat in (-1, 0):
                lines = tell([event.seen_from(seat) for event in game.log.events], names, spoken)
                assert len(lines) > 50
                assert not [line for line in lines if re.search(r"\{|\b(log|word|bonus)-", line.text)]
