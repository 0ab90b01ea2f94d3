"""Languages: everything has words, the same things in both, and Polish is Polish."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import dominium
from dominium import completeness
from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import random_kingdom, recommended
from dominium.cards.sets import BASIC, SETS, set_ids
from dominium.engine import kinds, phases, versions
from dominium.engine.card import Card
from dominium.engine.catalogue import all_cards, card_named
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

HOME = Path(dominium.__file__).parent
#: constants that name kinds of questions; the others name the zones where options lie
KINDS = sorted(v for k, v in vars(kinds).items() if k.isupper() and isinstance(v, str))
PRINTED = [card for card in all_cards() if card.sets]
#: every argument that a message may use
TEXTS = """who cards names origin target word cause choice bonus mode card object some line bonuses name near file why
id option kingdoms sets bots commands words detail languages problem text version build other place column expected
found about reason generation games rate seconds search kingdom what tongue"""
NUMBERS = """count known min max number hints limit empty provinces actions buys coins cost printed points turns players
least most taken all archive seed"""
ARGUMENTS: dict[str, str | int] = {**dict.fromkeys(TEXTS.split(), "x"), **dict.fromkeys(NUMBERS.split(), 2)}


def files_of(code: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of each file of a language; a syntax error or an id used twice fails."""
    found: dict[str, dict[str, ast.Message]] = {}
    seen: set[str] = set()
    for file in sorted((HOME / "words" / "locale" / code).glob("*.ftl")):
        found[file.name] = {}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{file.name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)
                found[file.name][entry.id.name] = entry
    return found


def messages(code: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {name: message for file in files_of(code).values() for name, message in file.items()}


def to_add(code: str, file: str, line: str) -> str:
    """What to do if a test finds that words are missing."""
    return f"add to src/dominium/words/locale/{code}/{file}: {line}"


def test_both_languages_say_the_same() -> None:
    languages = {code: files_of(code) for code in CODES}
    for ours, others in (("en", "pl"), ("pl", "en")):
        for file, found in languages[ours].items():
            for name, message in found.items():
                there = languages[others].get(file, {})
                assert name in there, to_add(others, file, f"{name} = ...")
                attributes = {attribute.id.name for attribute in there[name].attributes}
                for attribute in message.attributes:
                    # English has no cases, and no older names.
                    if (others, attribute.id.name) not in (("en", "acc"), ("en", "other")):
                        line = f"{name} = ..., .{attribute.id.name} = ..."
                        assert attribute.id.name in attributes, to_add(others, file, line)


def test_both_languages_have_the_same_order() -> None:
    english, polish = files_of("en"), files_of("pl")
    for file in english:
        assert list(english[file]) == list(polish[file]), file


# The words of a card stand together, in the file of its family of sets.


def family_of(name: str) -> str:
    """The family of a set given by its id."""
    return next((one.family for one in SETS if one.id == name), BASIC)


def owner_of(message: str) -> str:
    """The key of the card whose message it is, "" if it belongs to none."""
    keys = {versions.message_key(card.id) for card in PRINTED}
    if message in keys:
        return message
    kind, _, rest = message.partition("-")
    if kind == "rulings":
        return rest
    if kind in ("ask", "word"):
        parts = rest.split("-")
        for end in range(len(parts) - 1, 0, -1):
            if "-".join(parts[:end]) in keys:
                return "-".join(parts[:end])
    return ""


@pytest.mark.parametrize("code", CODES)
def test_the_words_of_a_card_stand_together_in_the_file_of_its_family(code: str) -> None:
    families_of_cards = {versions.message_key(card.id): family_of(card.sets.split()[0]) for card in PRINTED}
    for file, found in files_of(code).items():
        owners = [owner_of(name) for name in found]
        blocks = [owner for owner, _ in groupby(owners) if owner]
        assert len(set(blocks)) == len(blocks), (
            f"{code}/{file}: {[one for one in blocks if blocks.count(one) > 1]}"
        )
        for owner in blocks:
            assert file == f"{families_of_cards[owner]}.ftl", to_add(
                code, f"{families_of_cards[owner]}.ftl", owner
            )


@pytest.mark.parametrize("code", CODES)
def test_the_file_of_a_family_has_the_names_of_its_sets_and_kingdoms(code: str) -> None:
    found = files_of(code)
    assert f"set-{BASIC}" in found[f"{BASIC}.ftl"]
    for one in SETS:
        assert f"set-{one.id}" in found[f"{one.family}.ftl"], to_add(
            code, f"{one.family}.ftl", f"set-{one.id} = ..."
        )
    for kingdom in recommended():
        file = f"{family_of(kingdom.rulebook)}.ftl"
        assert kingdom.id in found[file], to_add(code, file, f"{kingdom.id} = ...")


@pytest.mark.parametrize("code", CODES)
def test_messages_use_only_arguments_that_are_given(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    for file in (HOME / "words" / "locale" / code).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for name in messages(code):
        pattern = bundle.get_message(name).value
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, ARGUMENTS)
            assert errors == [], name
            assert text, name


@pytest.mark.parametrize("code", CODES)
def test_every_message_named_in_the_program_exists(code: str) -> None:
    spoken = language(code)
    named = r'(?:message|_?say|_row|_first)\(\s*"([a-z][\w-]*)"'
    for file in [f for part in ("", "terminal/", "commands/", "lab/") for f in HOME.glob(f"{part}*.py")]:
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
        text = language(code).prompt(Decision(0, kind, None, [card], [4], None, least, most, False))
        assert text[-1] in ".?:", text
        assert "{" not in text


def _emitted() -> set[str]:
    kinds: set[str] = set()
    for file in [*HOME.glob("engine/*.py"), *HOME.glob("cards/*.py")]:
        kinds.update(re.findall(r'\bemit\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    return kinds


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_event_has_a_line(code: str) -> None:
    assert len(_emitted()) > 15
    for kind in _emitted():
        event = Event(0, kind, 0, ["village"], "hand", "hand", 1, "1" if kind == "pass" else "coins", ALL, [])
        line = language(code).event(event, ["Anna", "Bona"])
        assert line, kind
        assert "{" not in line


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_every_card_has_a_name_a_text_and_rulings(code: str, card: Card) -> None:
    lacks = [lack for lack in completeness.unsaid(card) if lack.code == code]
    assert not lacks, "; ".join(f"add to {lack.file}: {lack.line}" for lack in lacks)
    spoken = language(code)
    assert spoken.name(card)
    assert spoken.text(card)
    assert spoken.accusative(card)
    assert spoken.rulings(card)


# Rulings


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_every_card_has_the_same_rulings_in_both_languages(card: Card) -> None:
    english, polish = language("en").rulings(card), language("pl").rulings(card)
    assert 1 <= len(english) <= 5
    for ours, theirs in zip(english, polish, strict=True):
        for note in (ours, theirs):
            assert re.fullmatch(r"\S.*\S\.", note), note
            assert "{" not in note
        assert ours != theirs
        numbers = [sorted(re.findall(r"[¤★]?\d+", note)) for note in (ours, theirs)]
        assert numbers[0] == numbers[1], f"{ours} | {theirs}"
    assert len(set(english)) == len(set(polish)) == len(english)


@pytest.mark.parametrize("code", CODES)
def test_every_ruling_is_about_a_card(code: str) -> None:
    cards = {f"rulings-{versions.message_key(card.id)}" for card in PRINTED}
    assert {name for name in messages(code) if name.startswith("rulings-")} == cards


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("cellar", "only then draw", "dopiero potem dobierasz"),
        ("moat", "only you", "tylko ciebie"),
        ("gardens", "39 cards each is worth ★3", "39 kartach każda karta Ogrodów jest warta ★3"),
        ("throne_room", "not one card four times", "nie jedną cztery razy"),
        ("witch", "in turn order", "w kolejności rozgrywki"),
        ("masquerade", "no Attack", "nie Atak"),
        ("wishing_well", "only the cards of this game are offered", "tylko karty z tej rozgrywki"),
        ("conspirator", "never later", "nigdy później"),
        ("coppersmith", "¤3", "¤3"),
        ("smugglers", "no Attack", "nie Atak"),
        ("corsair", "still gives its coins", "i tak daje swoje monety"),
        ("priest", "¤6 in all", "razem ¤6"),
        ("capitalism", "Inventor has not", "Wynalazca nie"),
        ("flag", "four cards instead of three", "cztery karty zamiast trzech"),
        ("curse", "not a Victory card", "Nie jest kartą Zwycięstwa"),
    ],
)
def test_rulings_tell_what_the_rules_say(card: str, english: str, polish: str) -> None:
    assert english in "\n".join(language("en").rulings(card))
    assert polish in "\n".join(language("pl").rulings(card))


@pytest.mark.parametrize(
    ("card", "only_first", "only_second"),
    [
        ("throne_room", "you must choose one", None),
        ("moneylender", "cannot refuse", None),
        ("mine", "you must trash one", None),
        ("masquerade", "still receives", "skipped"),
        ("outpost", "only three cards even if", "does not make your hand smaller"),
        ("treasury", "gained without buying it does not matter", "gained in the Buy phase"),
    ],
)
def test_rulings_where_the_editions_differ(card: str, only_first: str, only_second: str | None) -> None:
    english = language("en")
    first, second = english.rulings(f"{card}@1e"), english.rulings(card)
    assert only_first in "\n".join(first)
    assert only_first not in "\n".join(second)
    if only_second is not None:
        assert only_second in "\n".join(second)
        assert only_second not in "\n".join(first)
    # What holds in both editions is told in both.
    assert set(first) & set(second)
    polish = language("pl")
    assert polish.rulings(f"{card}@1e") != polish.rulings(card)


def test_a_card_of_ones_own_has_no_rulings() -> None:
    assert language("pl").rulings("my_own_card") == []


@pytest.mark.parametrize(
    ("count", "cards"),
    [(1, "kartę"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty"), (25, "25 kart")],
)
def test_polish_plurals(count: int, cards: str) -> None:
    polish = language("pl")
    decision = Decision(0, "discard", None, [card_named("village")] * 2, [30, 30], None, count, count, False)
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
    assert english.prompt(Decision(0, "trash", mine, [copper], None, None, 1, 1, False)).startswith(
        "Trash a Treasure"
    )
    assert "+¤3" in english.prompt(Decision(0, "trash", lender, [copper], None, None, 1, 1, False))
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
            kingdom = random_kingdom(FastRandom(seed), [name], chosen, projects=0).cards
            game = new_game(Setup(3, kingdom, projects), seed)
            bot = _Listener(seed)
            game.agents = [bot, bot, bot]
            game.views = [View(game, seat) for seat in range(3)]
            game.log = []
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
            for seat in (-1, 0):
                lines = tell([event.seen_from(seat) for event in game.log or []], names, spoken)
                assert len(lines) > 50
                assert not [line for line in lines if re.search(r"\{|\b(log|word|bonus)-", line.text)]
