"""Own cards at real tables: records, workers, the server. Each in a process of its own, whose catalogue has them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from dominium.opponents.search_process import SEARCH, Assignment, assignment_from
from dominium.own.card_file import read
from tests.serving import ROOT, Client, Data, Server, play_out

EXAMPLES = ROOT / "examples" / "cards"
COMMONS, HAMMOCK = EXAMPLES / "commons.py", EXAMPLES / "hammock.py"
KINGDOM = "Gossip, Beekeeper, Hammock, Village, Smithy, Moat, Market, Militia, Mine, Cellar"

#: a card that does what it is told to here
CARD = '''
from dominium import Card, register
from dominium.engine.types import ACTION

class Stile(Card):
    """+1 Action"""
    id = "stile"
    cost = 2
    types = ACTION

    def play(self, me, this):
        me.plus_actions(1)
        DOES

register(Stile)
'''


def run(*arguments: str, code: int = 0, answers: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DOMINIUM_HOME": str(home), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=answers,
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def test_the_example_cards_do_what_their_tests_say(tmp_path: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES), home=tmp_path)
    assert "7 passed" in done.stdout


def test_nothing_is_missing_from_the_example_cards(tmp_path: Path) -> None:
    own = ("--cards", str(COMMONS), "--cards", str(HAMMOCK))
    done = run("-m", "dominium", "cards", "--check", *own, "--lang", "en", home=tmp_path)
    assert done.stdout.splitlines()[-1] == "3 cards: nothing is missing."


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in the terminal, left after its first turn."""
    home = tmp_path_factory.mktemp("home")
    own = ("--cards", str(COMMONS), "--cards", str(HAMMOCK))
    play = ("-m", "dominium", "play", "--terminal", "--kingdom", KINGDOM, "--seed", "1", "--lang", "en")
    done = run(*play, *own, answers="\n\nq\n", home=home)
    assert "Gossip" in done.stdout
    (file,) = home.glob("*.json")
    return file


def test_a_record_names_the_files_and_their_hashes(record: Path) -> None:
    named = json.loads(record.read_text(encoding="utf-8"))["own"]
    assert named == {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in (COMMONS, HAMMOCK)}


def test_a_record_replays_with_its_files_wherever_they_lie(record: Path, tmp_path: Path) -> None:
    """Those of the folder of the user's own are loaded by themselves."""
    folder = tmp_path / "cards"
    folder.mkdir()
    for file in EXAMPLES.iterdir():
        if file.name.startswith(("commons.", "hammock.")):
            (folder / file.name).write_bytes(file.read_bytes())
    for command in ("replay", "verify"):
        done = run("-m", "dominium", command, str(record), "--lang", "pl", home=tmp_path)
    done = run("-m", "dominium", "replay", str(record), "--lang", "pl", home=tmp_path)
    assert "Plotkarka" in done.stdout


@pytest.mark.parametrize("command", ["replay", "verify", "play --continue", "lab explain"])
def test_without_its_files_a_record_is_refused_in_one_line(
    record: Path, tmp_path: Path, command: str
) -> None:
    done = run("-m", "dominium", *command.split(), str(record), "--lang", "en", code=2, home=tmp_path)
    digest = hashlib.sha256(COMMONS.read_bytes()).hexdigest()
    assert f"commons.py (SHA-256 {digest[:16]}): name that file with --cards" in done.stderr
    assert done.stderr.count("\n") == 1


def test_with_another_version_of_its_file_a_record_is_refused(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "commons.py"
    other.write_text(COMMONS.read_text(encoding="utf-8").replace("plus_coins(2)", "plus_coins(3)"))
    own = ("--cards", str(other), "--cards", str(HAMMOCK))
    done = run("-m", "dominium", "replay", str(record), *own, "--lang", "en", code=2, home=tmp_path)
    assert "from another version of this file: commons.py" in done.stderr
    assert done.stderr.count("\n") == 1


def test_words_of_one_language_serve_the_other(tmp_path: Path) -> None:
    file = tmp_path / "stile.py"
    file.write_text(CARD.replace("DOES", ""), encoding="utf-8")
    (tmp_path / "stile.pl.ftl").write_text(
        "stile = Przełaz\n    .acc = Przełazu\n    .text = +1 akcja\n", encoding="utf-8"
    )
    done = run("-m", "dominium", "cards", "stile", "--cards", str(file), "--lang", "en", home=tmp_path)
    assert done.stdout.splitlines() == ["Przełaz A · ¤2 · Action", "  +1 akcja"]


def test_a_card_that_fails_in_the_lab_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "stile.py"
    file.write_text(CARD.replace("DOES", "me.drow(1)"), encoding="utf-8")
    kingdom = "stile," + KINGDOM.split(", ", 1)[1].replace("Beekeeper, Hammock", "Festival, Witch")
    lab = ("-m", "dominium", "lab", "run", "random", "random", "--games", "20", "--kingdom", kingdom)
    done = run(*lab, "--cards", str(file), "--lang", "en", code=2, home=tmp_path)
    assert f"{file}:13: AttributeError" in done.stderr
    assert "draw" in done.stderr.split("AttributeError")[1]


SHOWN = """
import sys
from pathlib import Path
from dominium.own.card_file import read
from dominium.own.loading import load_all
from dominium.server.showing.own_view import own_element

load_all([read(Path(sys.argv[1]))])
print(own_element())
"""


def test_nothing_in_a_card_ends_what_the_page_is_told(tmp_path: Path) -> None:
    file = tmp_path / "stile.py"
    file.write_text(CARD.replace("+1 Action", "+1 </script><b>{Action}"), encoding="utf-8")
    element = run("-c", SHOWN, str(file), home=tmp_path).stdout.strip()
    begins, ends = '<script type="application/json" id="own-cards">', "</script>"
    assert element.startswith(begins)
    assert element.index(ends) == len(element) - len(ends)
    told = json.loads(element.removeprefix(begins).removesuffix(ends))
    assert [card["id"] for card in told["cards"]] == ["stile"]
    assert "</script><b>" in told["words"]["en"]


SPAWNED = """
import threading, time
from pathlib import Path
from dominium.lab.contenders import contender_named
from dominium.lab.contest import Contest
from dominium.lab.crew import Cores
from dominium.lab.outcome import run_contest
from dominium.own.card_file import read
from dominium.own.loading import load_all

KINGDOM = "beekeeper gossip hammock village smithy moat market militia mine cellar".split()

if __name__ == "__main__":
    load_all(read(Path(f"examples/cards/{name}.py")) for name in ("commons", "hammock"))
    # With a second thread workers are no copies of this process: they have to load the cards themselves.
    threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
    contest = Contest((contender_named("steady"), contender_named("random")), tuple(KINGDOM))
    crew = Cores(2)
    outcome = run_contest(contest, 100, crew)
    crew.close()
    print(outcome.ending, outcome.tally.games, outcome.problem)
"""


def test_workers_load_the_same_cards(tmp_path: Path) -> None:
    script = tmp_path / "spawned.py"
    script.write_text(SPAWNED, encoding="utf-8")
    assert run(str(script), home=tmp_path).stdout.split() == ["games", "100"]


#: what a process that searches does, up to the search itself
SOUGHT = """
import sys
from dominium.opponents import search_process

search_process.search_kingdom = lambda kingdom, *rest: print(*(card.id for card in kingdom.cards))
search_process.main(sys.stdin.readline())
"""


def test_a_search_in_the_background_loads_the_same_cards(tmp_path: Path) -> None:
    cards = ["gossip", "hammock", "beekeeper"]
    own = (read(COMMONS), read(HAMMOCK))
    task = Assignment(SEARCH, 2, cards, [], str(tmp_path / "found.txt"), 1, 10, own)
    assert assignment_from(task.as_text()) == task
    assert run("-c", SOUGHT, answers=task.as_text() + "\n", home=tmp_path).stdout.split() == cards


# The server


def kingdom_of(*cards: str) -> Data:
    others = ["village", "smithy", "moat", "market", "militia", "mine", "cellar", "festival", "witch"]
    return {"how": "cards", "cards": [*cards, *others, "laboratory"][:10]}


async def some_answers(server: Server, kingdom: Data, level: str, count: int) -> Client:
    """Somebody who answers at random, at a table with a bot."""
    made = server.make("pb", kingdom, level=level, start=True)
    client = await Client.join(server, made["table"], made["token"])
    await client.until_game()
    await play_out(client, random.Random(1), stop_after=count)
    return client


def test_the_server_and_its_workers_play_with_them(tmp_path: Path) -> None:
    """The strong bot thinks in a worker process."""
    server = Server(str(tmp_path / "games.sqlite3"), cards=(COMMONS, HAMMOCK), home=tmp_path)
    try:
        listed = server.get("/api/catalogue")
        assert {"id": "own", "name": {"en": "Your own cards", "pl": "Własne karty"}} in listed["sets"]
        gossip = next(one for one in listed["cards"] if one["id"] == "gossip")
        assert gossip["name"] == {"en": "Gossip", "pl": "Plotkarka"}
        assert len(gossip["rulings"]) == 2

        async def play() -> None:
            client = await some_answers(server, kingdom_of("gossip", "beekeeper", "hammock"), "strong", 12)
            await client.until_asked()
            await client.close()

        asyncio.run(play())
    finally:
        server.stop()


@pytest.mark.parametrize(
    "does", ["raise RuntimeError", "while True: pass", "import sys; sys.exit()", "me.game.players.clear()"]
)
def test_a_card_that_fails_takes_its_table_down_and_no_other(tmp_path: Path, does: str) -> None:
    file = tmp_path / "stile.py"
    # Bought and played at once, it would be a while until it is drawn.
    text = CARD.replace("def play(self, me, this):", "def when_gained(self, me, gain):").replace("DOES", does)
    file.write_text(text, encoding="utf-8")
    server = Server(str(tmp_path / "games.sqlite3"), cards=(file,), home=tmp_path)
    try:

        async def play() -> None:
            made = server.make("pb", kingdom_of("stile"), start=True)
            client = await Client.join(server, made["table"], made["token"])
            await client.until_asked()
            while client.decision is not None and client.decision["kind"] != "buy":
                number = client.last["game"]["number"]
                await client.answer(list(range(client.decision["maximum"])))
                await client.until_asked(number + 1)
            assert client.decision is not None
            stiles = [i for i, one in enumerate(client.decision["options"]) if one["id"] == "stile"]
            await client.answer(stiles)
            await client.until(lambda: client.last["table"]["damaged"], timeout=60)
            await client.close()
            # Elsewhere people play on.
            other = await some_answers(server, kingdom_of(), "steady", 10)
            await other.until_asked()
            await other.close()

        asyncio.run(play())
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize(("cost", "bought"), [(4, 1), (2, 0)])
def test_the_steady_bot_tries_an_action_that_nobody_knows(tmp_path: Path, cost: int, bought: int) -> None:
    file = tmp_path / "stile.py"
    file.write_text(
        CARD.replace("cost = 2", f"cost = {cost}").replace("DOES", "me.draw(2)"), encoding="utf-8"
    )
    look = f"""
from dominium.own.loading import load_cards
load_cards({str(file)!r})
from dominium import card_named
from dominium.strategies.composing import steady
names = "stile village smithy moat market militia mine cellar remodel workshop".split()
print([rule.card.id for rule in steady([card_named(name) for name in names], []).rules].count("stile"))
"""
    assert run("-c", look, home=tmp_path).stdout.strip() == str(bought)
