"""The search for strategies: the same on any crew and in any number of sittings, and never worse than its start."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominium.bots.strategy import money_ultimate
from dominium.cards.kingdoms import Kingdom, kingdom_named, recommended
from dominium.cli import main
from dominium.lab import finder as finding
from dominium.lab.crew import Alone, Cores, Crew, Stop
from dominium.lab.finder import Finder, Interrupted, Pace, Series, play_series, without_idle_rules
from dominium.lab.search import Opponent, Search, Standing, search_from
from dominium.simulation.tally import WHOLE
from dominium.strategies import parse, shipped, write
from dominium.strategies.candidates import MOST_RULES, Breeder, Candidate, _parts, candidate_of, sound, tidy
from tests.opponents.quick_race import QUICK as QUICK_RACE

FIRST = kingdom_named("base2-first-game")
#: a search in a hurry
QUICK = Pace(
    parents=4,
    engines=1,
    children=8,
    alone=0,
    legs=((2, 4), (6, 3)),
    first_legs=((4, 8), (8, 6)),
    again=2,
    anew=8,
    field=4,
    last=4,
    idle=4,
)


def ultimate() -> Opponent:
    strategy = money_ultimate(never_lose=True).strategy
    strategy.name = "ultimate"
    return Opponent("ultimate", write(strategy))


def new_search(seed: int = 1, kingdom: Kingdom = FIRST, players: int = 2) -> Search:
    return Search([card.id for card in kingdom.cards], [card.id for card in kingdom.projects], players, seed)


def searched(search: Search, generations: int, crew: Crew | None = None) -> Search:
    finder = Finder(search, crew or Alone(), pace=QUICK)
    if not search.parents:
        finder.begin([shipped()["village-smithy"], shipped()["base2-first-game"]], [ultimate()])
    while search.generation < generations:
        finder.step()
    return search


def test_the_same_with_any_number_of_workers() -> None:
    alone = searched(new_search(), 4)
    crew = Cores(2)
    try:
        together = searched(new_search(), 4, crew)
    finally:
        crew.close()
    assert alone.as_text() == together.as_text()
    assert alone.games > 1000
    assert searched(new_search(2), 4).as_text() != alone.as_text(), "another seed, another search"


def test_the_same_in_two_sittings() -> None:
    first = searched(new_search(), 2)
    resumed = searched(search_from(first.as_text()), 5)
    assert resumed.as_text() == searched(new_search(), 5).as_text()


def test_every_card_and_pair_of_cards_is_tried() -> None:
    kingdom = kingdom_named("ren-prelude")
    breeder = Breeder(kingdom)
    tried = [one.cards for one in breeder.seeds([]) + breeder.pairs()]
    names = [card.plain for card in kingdom.cards] + [card.id for card in kingdom.projects]
    for one in names:
        for other in names:
            assert any({one, other} <= cards for cards in tried), f"{one} and {other}"


def test_starts_go_on_apart_and_are_joined() -> None:
    search = searched(new_search(), 1)
    assert {one.start for one in search.parents} == {0, 1, 2}
    first = {one.candidate.cards for one in search.parents if one.start == 0}
    second = {one.candidate.cards for one in search.parents if one.start == 1}
    assert first != second
    searched(search, 9)
    assert {one.start for one in search.parents} == {0}


def test_every_kind_of_play_is_bred_by_itself_before_all_run_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finding, "PACE", QUICK_RACE.pace)
    search = new_search()
    finder = Finder(search, Alone(), pace=dataclasses.replace(QUICK, alone=2))
    simple = Candidate((("province", ""), ("silver", "")))
    games = search.games
    grown = finder._grown(simple)
    kinds = Breeder(FIRST).kinds()
    assert len(grown) == 2 * len(kinds)
    assert grown == Finder(new_search(), Alone(), pace=dataclasses.replace(QUICK, alone=2))._grown(simple), (
        "always the same"
    )
    assert search.games > games + len(kinds)
    assert any(one not in kind for kind in kinds for one in grown), "something was changed"
    # The list of a good player.
    good = candidate_of(shipped()["strong-base2-first-game"])
    monkeypatch.setattr(Finder, "_grown", lambda *_: [good])
    finder.begin([], [ultimate()])
    assert good in [one.candidate for one in search.parents], "what was bred runs with the others"


def test_all_that_is_known_is_in_the_archive_and_who_beats_the_best_is_in_the_field() -> None:
    search = searched(new_search(), 2)
    known = {"Village and Smithy", "First Game with Merchants"}
    assert known <= {one.name for one in search.archive}
    search.field = [ultimate()]
    search.archive = [one for one in search.archive if one.name in {*known, "ultimate"}]
    finder = Finder(search, Alone(), pace=QUICK)
    weak = Candidate((("province", ""), ("duchy", "turn > 30"), ("copper", "")))
    search.parents = finder._tried_again([Standing(weak)], 7)
    finder._challenge(7)
    assert known <= {one.name for one in search.field}
    assert search.field[0].name == "ultimate", "who is there for ever stays"


@pytest.mark.parametrize("players", [2, 4])
def test_it_finds_something_good(players: int) -> None:
    search = searched(new_search(3, players=players), 8)
    best = Finder(search, Alone(), pace=QUICK).finish()
    kingdom = tuple(search.kingdom)
    (share,) = play_series(Series(players, kingdom, (), best.text(), (ultimate().text,), 77, 0, 300))
    assert share / WHOLE / 300 > {2: 0.6, 4: 0.32}[players]
    assert len(best.rules) <= MOST_RULES


def test_who_beats_the_field_joins_it() -> None:
    search = searched(new_search(), 12)
    names = [one.name for one in search.archive]
    assert names[0] == "ultimate"
    assert len(set(names)) == len(names)
    assert any(name.startswith("generation-") for name in names), "somebody beat the field clearly"
    assert search.field[0].name == "ultimate", "plain money never leaves"
    assert len(search.field) == QUICK.field
    assert all(one in search.archive for one in search.field), "the archive keeps everybody"
    assert len(search.archive) > len(search.field)


def test_an_interrupted_generation_leaves_no_trace() -> None:
    search = searched(new_search(), 2)
    before = search.as_text()
    stop = Stop()
    finder = Finder(search, Alone(), stop, QUICK)
    done = 0

    def later() -> None:
        nonlocal done
        done += 1
        stop.asked = done > 12

    finder.progress = later
    with pytest.raises(Interrupted):
        finder.step()
    assert search.as_text() == before


def test_nobody_wins_by_never_ending() -> None:
    idle = "name: idle\n\nbuy:\n  copper if never\n"
    kingdom = tuple(card.id for card in FIRST.cards)
    assert play_series(Series(2, kingdom, (), idle, (idle,), 1, 0, 4)) == [0]


def test_what_is_stored_must_be_whole() -> None:
    text = searched(new_search(), 1).as_text()
    for broken in (
        "",
        "{}",
        text[:-20],
        text.replace('"version": 2', '"version": 99'),
        text.replace("gold", "gould"),
    ):
        with pytest.raises(ValueError, match=r"."):
            search_from(broken)


def test_rules_that_never_decide_anything_go() -> None:
    kingdom = tuple(card.id for card in FIRST.cards)
    rules = (
        ("province", ""),
        ("duchy", "turn > 200"),
        ("gold", ""),
        ("moat", "count(moat) > 5"),
        ("silver", ""),
    )
    fewer = without_idle_rules(2, kingdom, (), Candidate(rules), (ultimate().text,), 1, 20)
    assert fewer.rules == (("province", ""), ("gold", ""), ("silver", ""))
    full = play_series(Series(2, kingdom, (), Candidate(rules).text(), (ultimate().text,), 5, 0, 50))
    assert play_series(Series(2, kingdom, (), fewer.text(), (ultimate().text,), 5, 0, 50)) == full


def test_what_a_race_has_watched_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules go that were idle in the first games of a race, as if those games were played once more."""
    pace = dataclasses.replace(QUICK, legs=((2, 4), (2, 3)))

    def found() -> str:
        search = new_search()
        finder = Finder(search, Alone(), pace=pace)
        finder.begin([shipped()["village-smithy"], shipped()["base2-first-game"]], [ultimate()])
        finder.step()
        return search.as_text()

    played: list[int] = []
    usual = without_idle_rules

    def counted(*place: Any) -> Candidate:
        played.append(1)
        return usual(*place)

    monkeypatch.setattr(finding, "without_idle_rules", counted)
    watched = found()
    assert not played
    after = Standing.after
    monkeypatch.setattr(
        Standing, "after", lambda one, games, first, shares, _: after(one, games, first, shares, None)
    )
    assert found() == watched
    assert len(played) == 6 + 3


# Candidates


@pytest.mark.parametrize("number", range(0, 37, 3))
def test_seeds_and_children_are_strategies_for_the_kingdom(number: int) -> None:
    kingdom = recommended()[number]
    breeder = Breeder(kingdom)
    seeds = breeder.seeds([shipped()[kingdom.id]])
    assert candidate_of(shipped()[kingdom.id]) in seeds
    assert len(seeds) > 15
    random = Random(number)
    children = [breeder.child(seeds, random) for _ in range(150)]
    assert len(set(children)) > 120, "they differ"
    for child in seeds + children:
        if not sound(child):
            assert "/ 0" in child.text()
            continue
        strategy = parse(child.text(), "child")
        assert strategy.missing(kingdom.cards, kingdom.projects) == []
        assert len(child.rules) <= max(MOST_RULES, *(len(seed.rules) for seed in seeds))


def test_children_may_look_at_what_the_others_own() -> None:
    breeder = Breeder(kingdom_named("base1-size-distortion"))
    seeds = breeder.seeds([])
    random = Random(1)
    conditions = {condition for _ in range(400) for _, condition in breeder.child(seeds, random).rules}
    assert any("theirs(" in condition and "> " in condition for condition in conditions)
    assert any("theirs(" in condition and "= 0" in condition for condition in conditions)


@pytest.mark.parametrize("name", ["laboratory-chapel", "first-game-by-michaeljb", "tactician-secret-chamber"])
def test_a_strategy_as_a_candidate_is_the_same_strategy(name: str) -> None:
    strategy = shipped()[name]
    again = parse(candidate_of(strategy).text(strategy.name), name)
    bought = write(strategy).partition("buy:")[2]
    assert write(again).partition("buy:")[2] == bought


def test_rules_that_cannot_matter_go() -> None:
    rules = (
        ("gold", ""),
        ("silver", "turn > 2"),
        ("gold", "turn > 5"),
        ("silver", "turn > 2"),
        ("silver", ""),
    )
    assert tidy(Candidate(rules)).rules == (("gold", ""), ("silver", "turn > 2"), ("silver", ""))
    assert not sound(Candidate(rules)), "nobody wins without points"
    assert [name for name, one in shipped().items() if not sound(candidate_of(one))] == [], (
        "Islands are points, too"
    )
    assert sound(Candidate((("province", "turn > 6 / 2"),)))
    assert not sound(Candidate((("province", "turn > 6 / 0"),)))


def test_the_parts_of_a_condition() -> None:
    assert _parts("turn > 2") == ("", ["turn > 2"])
    assert _parts("turn > 2 and (coins = 3 or lead < 0)") == (
        " and ",
        ["turn > 2", "(coins = 3 or lead < 0)"],
    )
    assert _parts("a and b or c") == (" or ", ["a and b", "c"])


# The command


def run_find(*arguments: str) -> int:
    return main(["lab", "find", *arguments, "--lang", "en"])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "Pace", lambda: QUICK)


@pytest.mark.usefixtures("quick")
def test_the_result_is_a_strategy_with_its_evidence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.txt"
    here = ["--kingdom", "base2-first-game", "--workers", "1", "--games", "40", "--save", str(file)]
    assert run_find(*here, "--generations", "2") == 0
    out = capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    strategy = parse(text, "found")
    assert strategy.name == "Found for First Game (base2-first-game)"
    assert "seed 1, generation 2" in strategy.note
    assert strategy.evidence.startswith("Win rate in 40 games against each")
    assert "Money Ultimate: " in strategy.evidence
    assert "First Game with Merchants: " in strategy.evidence
    assert "Opponent" in out
    assert str(file) in out
    # The strategy plays in the lab like any other.
    assert main(["lab", "run", str(file), "ultimate", "--games", "20", "--workers", "1", "--lang", "en"]) == 0
    # The search goes on where it stopped.
    assert run_find(*here, "--generations", "3", "--resume") == 0
    assert "generation 3" in parse(file.read_text(encoding="utf-8"), "found").note
    # Without --resume nothing is overwritten.
    before = file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert run_find(*here, "--generations", "3") == 2
    assert "--resume" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.usefixtures("quick")
def test_seconds_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.txt"
    ten = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"
    assert (
        run_find("--kingdom", ten, "--seconds", "1", "--games", "10", "--save", str(file), "--workers", "1")
        == 0
    )
    assert parse(file.read_text(encoding="utf-8"), "").name.startswith("Found for Cellar")
    assert "generations" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "--kingdom"),
        (["--kingdom", "nowhere"], "nowhere"),
        (["--kingdom", "base2-first-game", "--players", "7"], "7"),
        (["--kingdom", "base2-first-game", "--seconds", "0"], "--seconds"),
        (["--kingdom", "base2-first-game", "--generations", "0"], "--generations"),
        (["--kingdom", "base2-first-game", "--games", "0"], "--games"),
        (["--kingdom", "base2-first-game", "--projects", "smithy"], "Smithy"),
        (["--kingdom", "base2-first-game", "--save", "/dev/null/x.txt"], "/dev/null"),
        (["--kingdom", "base2-first-game", "--resume", "--save", "/tmp/there/is/no/such.txt"], "such.txt"),
    ],
)
def test_what_it_refuses(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_find(*arguments) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("quick")
def test_a_search_for_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.txt"
    store = tmp_path / "found.txt.search"
    store.write_text(searched(new_search(), 1).as_text(), encoding="utf-8")
    assert run_find("--kingdom", "base2-deck-top", "--resume", "--save", str(file)) == 2
    assert "another kingdom" in capsys.readouterr().err
    store.write_text("spoilt", encoding="utf-8")
    assert run_find("--kingdom", "base2-first-game", "--resume", "--save", str(file)) == 2
    assert str(store) in capsys.readouterr().err
    assert not file.exists()
