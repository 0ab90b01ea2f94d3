"""The package: made from a copy of the sources, installed into an empty environment, played there.

The engine stays plain Python here, which takes seconds instead of minutes; all other tests run the compiled one.
"""

from __future__ import annotations

import ast
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from dominium import Setup, __version__
from dominium.bots.strategy import money_ultimate
from dominium.cards.kingdoms import kingdom_named
from dominium.simulation.arena import play_game

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
#: files that lie about in a working copy and belong to nobody else
STRAY = (
    "notes.txt",
    "words/locale/en/cards.ftl.orig",
    "data/kingdoms.tsv~",
    "engine/game.old",
    "data/strategies/x",
)
#: ten cards that ask nothing of those whose turn it is not
PEACEFUL = "cellar,festival,laboratory,market,merchant,mine,remodel,smithy,village,workshop"
#: the files of the program besides the page
OWN = (
    "**/*.py",
    "py.typed",
    "data/environment.tsv",
    "data/guides.json",
    "data/kingdoms.tsv",
    "data/ladder-kingdoms.tsv",
    "data/ladder.json",
    "data/portfolios.json",
    "data/strategies/*/*.txt",
    "data/strategies/*/LICENSE",
    "words/locale/*/*.ftl",
)


def environment(**more: str) -> dict[str, str]:
    """Without what would put another copy of the game in front of the one to be tried."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "DOMINIUM_"))}
    return {**kept, "PYTHONUTF8": "1", "LC_ALL": "C", **more}


def build(folder: Path, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Make packages from the sources in a folder, with the tools that are here."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "build",
            "--no-isolation",
            *options,
            "--outdir",
            str(folder / "dist"),
            str(folder),
        ],
        env=environment(DOMINIUM_COMPILE="0", **more),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def copied(folder: Path) -> Path:
    """A copy of the sources, where building leaves its traces."""
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with packages made of them: the source distribution, and from that the wheel."""
    folder = copied(tmp_path_factory.mktemp("source"))
    for name in STRAY:
        (folder / "src" / "dominium" / name).write_text("stray", encoding="utf-8")
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    (file,) = (source / "dist").glob("*.whl")
    return file


def requirements(found: Distribution) -> list[Requirement]:
    """What a distribution needs here, without its extras."""
    wanted = [Requirement(text) for text in found.requires or []]
    return [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


def libraries(wheel: Path) -> dict[str, Distribution]:
    """The distributions that a wheel says it needs, those that they need, and so on."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if one.endswith(".dist-info/METADATA")]
        text = archive.read(name).decode()
    wanted = [Requirement(line) for line in re.findall(r"^Requires-Dist: (.*)$", text, re.MULTILINE)]
    wanted = [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]
    found: dict[str, Distribution] = {}
    while wanted:
        one = wanted.pop()
        if one.name not in found:
            found[one.name] = distribution(one.name)
            wanted += requirements(found[one.name])
        assert one.specifier.contains(found[one.name].version, prereleases=True), one
    return found


def link(found: Distribution, folder: Path) -> None:
    """Let a folder of libraries have what a distribution of this environment has."""
    tops = {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        place = folder / top
        if not place.exists():
            place.symlink_to(Path(str(found.locate_file(top))))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment: the wheel and the libraries it says it needs, nothing else."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True, env=environment())
    python = place / "bin" / "python"
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*install, str(wheel)], check=True, env=environment())
    (packages,) = place.glob("lib/python*/site-packages")
    for one in libraries(wheel).values():
        link(one, packages)
    return place / "bin"


def dominium(programs: Path, home: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [str(programs / "dominium"), *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(DOMINIUM_HOME=str(home)),
        cwd=home,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def files_below(folder: Path, *patterns: str) -> set[str]:
    return {
        file.relative_to(folder).as_posix()
        for pattern in patterns
        for file in folder.glob(pattern)
        if file.is_file()
    }


def test_the_wheel_holds_the_game_and_nothing_else(wheel: Path) -> None:
    assert wheel.name == f"dominium-{__version__}-py3-none-any.whl"
    package = ROOT / "src" / "dominium"
    expected = {f"dominium/{name}" for name in files_below(package, *OWN)}
    expected |= {
        f"dominium/server/static/{name}" for name in files_below(package / "server" / "static", "**/*")
    }
    about = f"dominium-{__version__}.dist-info"
    metadata = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt"}
    metadata |= {"licenses/LICENSE", "licenses/src/dominium/data/strategies/community/LICENSE"}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert names == expected | {f"{about}/{name}" for name in metadata}
    for some in (
        "py.typed",
        "cards/base.py",
        "data/environment.tsv",
        "data/kingdoms.tsv",
        "data/strategies/found/strong-base2-first-game.txt",
        "server/static/index.html",
        "words/locale/en/base.ftl",
        "words/locale/pl/base.ftl",
    ):
        assert f"dominium/{some}" in names


def test_the_source_distribution_holds_all_it_takes(source: Path, wheel: Path) -> None:
    """The wheel was made from it; no page has to be built, so nobody needs Node."""
    (file,) = (source / "dist").glob("*.tar.gz")
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert set(NEEDED) <= names
    assert "src/dominium/server/static/index.html" in names
    assert not [name for name in names if name.startswith(("web", "tests", "bench", "tools"))]
    with zipfile.ZipFile(wheel) as built:
        assert {name for name in built.namelist() if name.startswith("dominium/")} <= {
            name.removeprefix("src/") for name in names
        }
    assert not [name for name in STRAY if f"src/dominium/{name}" in names]


def test_without_the_page_there_is_no_package(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    shutil.rmtree(folder / "src" / "dominium" / "server" / "static")
    done = build(folder, "--sdist")
    assert done.returncode != 0
    assert "make web" in done.stdout + done.stderr
    assert not list(folder.glob("dist/*"))
    done = build(folder, "--wheel", DOMINIUM_PAGE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob("dist/*.whl")
    with zipfile.ZipFile(file) as archive:
        assert not [name for name in archive.namelist() if "/static/" in name]


def test_the_version(programs: Path, tmp_path: Path) -> None:
    assert dominium(programs, tmp_path, "--version") == f"Dominium {__version__} (engine: interpreted)\n"


def test_a_whole_game_in_the_terminal(programs: Path, tmp_path: Path) -> None:
    """A person who buys nothing against two bots who do: the game ends, and the record of it is sound."""
    asked = f"play --terminal --bots money,steady --kingdom {PEACEFUL} --seed 5 --lang en".split()
    shown = dominium(programs, tmp_path, *asked, typed="e\n" * 400)
    assert "--continue" not in shown, "nobody left the game"
    (file,) = tmp_path.glob("*.json")
    told = dominium(programs, tmp_path, "replay", str(file), "--lang", "en")
    assert "Province" in told
    assert "★" in told
    assert "plays again exactly as recorded" in dominium(
        programs, tmp_path, "verify", str(file), "--lang", "en"
    )


@contextlib.contextmanager
def served(programs: Path, home: Path) -> Iterator[str]:
    """The address of a server that was just started."""
    command = [str(programs / "dominium"), "serve", "--no-browser", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", str(home / "games.sqlite3"), "--workers", "1"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(DOMINIUM_HOME=str(home)),
        cwd=home,
    )
    assert process.stdout is not None
    try:
        yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        assert answer.status == 200
        content: bytes = answer.read()
    return content


def test_the_page_and_its_scripts(programs: Path, tmp_path: Path) -> None:
    with served(programs, tmp_path) as address:
        page = fetched(address).decode()
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert [part for part in parts if part.endswith(".js")]
        assert [part for part in parts if part.endswith(".css")]
        for part in parts:
            assert fetched(address.rstrip("/") + part)


#: a game of one function, and all that trains a compiler to build it
SMALL = {
    "src/dominium/__init__.py": "",
    "src/dominium/_version.py": '__version__ = "1"\n',
    "src/dominium/engine/__init__.py": "",
    "src/dominium/engine/game.py": "def double(number: int) -> int:\n    return number + number\n",
    "src/dominium/engine/turn.py": "",
    "bench/__init__.py": "",
    "bench/training.py": """\
from pathlib import Path
from dominium.engine import game
Path("trained.txt").write_text(f"{game.__file__} {game.double(21)}")
""",
}
#: calls itself what clang does, and compiles nothing
CLANG = """\
#!/bin/sh
echo '#define __GNUC__ 4'
echo '#define __clang__ 1'
"""


def small(folder: Path) -> Path:
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    for name, text in SMALL.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for module in compiled_by_name():
        path = folder / "src" / "dominium" / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        (path.parent / "__init__.py").touch()
    return folder


def compiled_by_name() -> list[str]:
    """The modules that setup.py compiles besides whole directories."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED_MODULES":
            return list(ast.literal_eval(node.value))
    raise AssertionError("setup.py names no modules")


def guided(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "build"],
        cwd=folder,
        env=environment(DOMINIUM_PGO="1", DOMINIUM_PAGE="0", **more),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_build_guided_by_a_profile(tmp_path: Path) -> None:
    """The training runs on a compiled game, whose counts are used and whose counters are not installed."""
    done = guided(small(tmp_path))
    if done.returncode:
        # Where gcc is not what compiles, that is what is said.
        assert re.search("it needs gcc|no working C compiler", done.stderr)
        return
    file, _, answer = (tmp_path / "trained.txt").read_text(encoding="utf-8").rpartition(" ")
    assert not file.endswith(".py")
    assert answer == "42"
    assert done.stdout.count("-fprofile-use") == 1
    (library,) = tmp_path.glob("build/lib*/dominium__mypyc*")
    assert b".gcda" not in library.read_bytes()
    assert list(tmp_path.glob("build/lib*/dominium/engine/game.*.so"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"DOMINIUM_COMPILE": "0"}, "DOMINIUM_COMPILE=0 leaves nothing to compile"),
        ({"CC": "{folder}/clang"}, "it needs gcc, and {folder}/clang is another compiler"),
        ({"CC": "{folder}/none"}, "it needs gcc, and there is no {folder}/none"),
    ],
)
def test_a_guided_build_is_refused_where_it_cannot_be_made(
    tmp_path: Path, asked: dict[str, str], said: str
) -> None:
    """Whoever asks for it must not get another one, nor wait for minutes to be told."""
    small(tmp_path)
    (tmp_path / "clang").write_text(CLANG, encoding="ascii")
    (tmp_path / "clang").chmod(0o755)
    done = guided(tmp_path, **{name: text.format(folder=tmp_path) for name, text in asked.items()})
    assert done.returncode != 0
    assert f"DOMINIUM_PGO=1, but {said.format(folder=tmp_path)}" in done.stderr
    assert not (tmp_path / "build").exists()


def test_a_guided_build_needs_the_benchmarks(tmp_path: Path) -> None:
    shutil.rmtree(small(tmp_path) / "bench")
    done = guided(tmp_path)
    assert done.returncode != 0
    assert "build it in a checkout" in done.stderr


WITHOUT_LIBRARY = """
import sys

sys.modules["librt"] = sys.modules["librt.vecs"] = None  # as where nobody has built it
from dominium import Setup, card_named
from dominium.bots.strategy import money_ultimate
from dominium.cards.kingdoms import kingdom_named
from dominium.engine import zone
from dominium.simulation.arena import play_game

assert zone.Zone.__name__ == "PlainZone", zone.Zone
kingdom = kingdom_named("base2-first-game")
game = play_game(Setup(2, kingdom.cards), [money_ultimate(), money_ultimate()], 1)
print(game.turn, game.scores())
"""


def test_the_interpreted_engine_needs_no_compiled_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRARY],
        env=environment(PYTHONPATH=str(ROOT / "src")),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kingdom = kingdom_named("base2-first-game")
    game = play_game(Setup(2, kingdom.cards), [money_ultimate(), money_ultimate()], 1)
    assert done.stdout.strip() == f"{game.turn} {game.scores()}", "the same game, compiled or not"


#: whether the game is compiled where nobody says otherwise
COMPILED_HERE = find_spec("dominium__mypyc") is not None


@pytest.mark.parametrize(("choice", "asked"), [("0", False), ("", COMPILED_HERE)])
def test_only_a_compiled_package_asks_for_the_library_of_packed_numbers(
    tmp_path: Path, choice: str, asked: bool
) -> None:
    folder, told = copied(tmp_path), tmp_path / "told"
    told.mkdir()
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "dist_info", "--output-dir", str(told)],
        cwd=folder,
        env=environment(DOMINIUM_COMPILE=choice, DOMINIUM_PAGE="0"),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    [metadata] = told.glob("*/METADATA")
    lines = metadata.read_text(encoding="utf-8").splitlines()
    needed = {Requirement(line.split(":", 1)[1]).name for line in lines if line.startswith("Requires-Dist")}
    assert ("librt" in needed) == asked
    assert "fastapi" in needed
