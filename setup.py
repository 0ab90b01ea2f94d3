"""Build step: compile the rules engine with mypyc when this machine can, and bring the browser's page along.

Everything declarative is in pyproject.toml.  Here is only what has to be decided at build time: whether there
is a working C compiler, which modules to give to mypyc, and whether the page is there or has to be built.

DOMINIUM_COMPILE=0 installs plain Python even where a compiler exists; DOMINIUM_COMPILE=1 makes a missing
compiler an error.  Unset, the build takes whichever the machine allows.

DOMINIUM_PGO=1 compiles twice: the benchmarks run on the first build and show gcc which ways through the code are
the common ones.  Who asks for it gets it or an error: it needs gcc and the benchmarks, which are in a checkout only.

A package without the page is half a game, so a missing page that cannot be built is an error; DOMINIUM_PAGE=0
makes a package for the terminal alone.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.metadata
import importlib.util
import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext as setuptools_build_ext
from setuptools.command.build_py import build_py as setuptools_build_py
from setuptools.command.egg_info import egg_info as setuptools_egg_info
from setuptools.command.sdist import sdist as setuptools_sdist

PACKAGE = Path("src", "dominium")

# Whole directories, so that a new module is compiled without anybody editing this file.
COMPILED_DIRS = ("engine", "cards", "bots", "bots/sense", "simulation")

# What the server tells every answer with; most of the rest of it waits for others.
COMPILED_MODULES = (
    "words/story.py",
    "server/showing/game_view.py",
    "server/showing/log_lines.py",
    "server/showing/texts.py",
)

# Modules of those directories to leave interpreted, as "engine/name.py".
INTERPRETED: frozenset[str] = frozenset({"engine/plain_zone.py"})

# Commands that build something.  The others (metadata, sdist) run this file too, several times in one
# `pip install`, and must not pay for a compilation each.  Editable installs are missing on purpose: they
# would put shared objects into src, which then hide the source being edited.
BUILDING_COMMANDS = frozenset({"bdist_wheel", "build", "build_ext", "install"})

# Commands that say what an installed game needs: more if it is compiled.
DESCRIBING_COMMANDS = BUILDING_COMMANDS | {"dist_info", "egg_info"}

PAGE = PACKAGE / "server" / "static" / "index.html"
# Only in a checkout: a source distribution has the page itself.
PAGE_BUILDER = Path("web", "build.py")

# The one library in which mypyc puts all that it compiles; what it makes of each module only points there.
LIBRARY = "dominium__mypyc"

# Runs the benchmarks a little, without measuring them.
TRAINING = ("-m", "bench.training")

# mypyc exports every function, and gcc may not inline what another library could replace.  Nobody calls them from
# outside: only the function that Python imports a module with stays visible, as Python.h declares it.
HIDDEN = ("-fvisibility=hidden", "-fno-semantic-interposition")

COUNTING = ("-fprofile-generate",)

# Without a name, for gcc takes one for a folder: it finds the counts beside the object file.  Cards that no benchmark
# plays are compiled as ever (partial training), not for size; counts that are not found are an error.
GUIDED = ("-fprofile-use", "-fprofile-partial-training", "-Werror=missing-profile")

PROBE = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "dominium_probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_dominium_probe(void) { return PyModule_Create(&probe); }
"""


def say(text: str) -> None:
    print(f"dominium: {text}", file=sys.stderr, flush=True)


def setting(name: str, *choices: str) -> str:
    """What the environment asks for; unset is one of the choices."""
    choice = os.environ.get(name, "").strip()
    if choice not in {"", *choices}:
        sys.exit(f"dominium: {name} must be {', '.join(choices)} or unset, not {choice!r}")
    return choice


def python_for_page(folder: Path) -> str:
    """An interpreter with the game's requirements, which tells the page of the game.

    An isolated build has none of them: then it gets an environment of its own, since a source distribution, which
    brings the page along, should not have to ask for them.
    """
    if all(importlib.util.find_spec(name) for name in ("fluent", "pydantic", "platformdirs", "rich")):
        return sys.executable
    say("with an environment of its own")
    venv.create(folder, with_pip=True)
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    with Path("pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    subprocess.run([python, "-m", "pip", "install", "--quiet", *needed], check=False)
    return python


def provide_page() -> None:
    """Make sure that the page is there, building it if need be."""
    if PAGE.is_file():
        if any(file.stat().st_mtime > PAGE.stat().st_mtime for file in Path("web", "src").rglob("*")):
            say("the page for the browser is older than its sources; to build it anew: make web")
        return
    if setting("DOMINIUM_PAGE", "0") == "0":
        say("DOMINIUM_PAGE=0: without the page for the browser")
        return
    if PAGE_BUILDER.is_file():
        say("building the page for the browser")
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([python_for_page(Path(folder)), str(PAGE_BUILDER)], check=False)
    if not PAGE.is_file():
        sys.exit(
            "dominium: the page for the browser is missing and could not be built here.  Build it first: make web "
            "(or set DOMINIUM_PAGE=0 for a game in the terminal alone)"
        )


def modules_to_compile() -> list[str]:
    found = []
    for directory in COMPILED_DIRS:
        for path in sorted((PACKAGE / directory).glob("*.py")):
            if path.name != "__init__.py" and f"{directory}/{path.name}" not in INTERPRETED:
                found.append(path.as_posix())
    return found + [(PACKAGE / module).as_posix() for module in COMPILED_MODULES]


def compiler_problem() -> str | None:
    """Build a trivial extension; return what went wrong, or None.

    Trying is the only honest test: a compiler may be there without the Python headers, or without a linker.
    It has to come before the real build, because mypyc's modules share one library and half of them built
    would be worse than none.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="ascii")
        probe = Distribution(
            {"name": "dominium-probe", "ext_modules": [Extension("dominium_probe", [str(source)])]}
        )
        command = setuptools_build_ext(probe)
        command.build_lib = command.build_temp = folder
        chatter = io.StringIO()
        try:
            with contextlib.redirect_stdout(chatter), contextlib.redirect_stderr(chatter), quiet_children():
                command.ensure_finalized()
                command.run()
        # Every toolchain fails in its own way, some with SystemExit; for us each means the same.
        except (Exception, SystemExit) as problem:  # noqa: BLE001
            return " ".join(str(problem).split()) or type(problem).__name__
    return None


@contextlib.contextmanager
def quiet_children() -> Iterator[None]:
    """Send the compiler's own output nowhere: a failed probe is not an error worth a page of text."""
    saved = [os.dup(1), os.dup(2)]
    try:
        with Path(os.devnull).open("wb") as sink:
            os.dup2(sink.fileno(), 1)
            os.dup2(sink.fileno(), 2)
        yield
    finally:
        for target, copy in zip((1, 2), saved, strict=True):
            os.dup2(copy, target)
            os.close(copy)


def guiding_problem() -> str | None:
    """What a profile-guided build lacks here, or None."""
    if not Path("bench").is_dir():
        return "the benchmarks that train it are not here: build it in a checkout"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"it needs gcc, and there is no {compiler[0]}"
    defined = subprocess.run(
        [*compiler, "-dM", "-E", "-xc", os.devnull], capture_output=True, text=True, check=False
    ).stdout
    # clang calls itself gcc, too; but its profiles are other files, made in other ways.
    if "__GNUC__" not in defined or "__clang__" in defined:
        return f"it needs gcc, and {compiler[0]} is another compiler"
    return None


def want_guided() -> bool:
    """Whether to build guided by a profile; who asks for it gets it or an error."""
    if setting("DOMINIUM_PGO", "1") != "1":
        return False
    problem = guiding_problem()
    if setting("DOMINIUM_COMPILE", "0", "1") == "0":
        problem = "DOMINIUM_COMPILE=0 leaves nothing to compile"
    if problem is not None:
        sys.exit(f"dominium: DOMINIUM_PGO=1, but {problem}")
    return True


@functools.cache
def want_compiled() -> bool:
    choice = "1" if want_guided() else setting("DOMINIUM_COMPILE", "0", "1")
    if choice == "0":
        say("DOMINIUM_COMPILE=0: installing the engine as plain Python")
        return False
    problem = compiler_problem()
    if problem is None:
        return True
    if choice == "1":
        sys.exit(f"dominium: asked to compile, but no working C compiler with Python headers: {problem}")
    say(f"no C compiler with Python headers, so installing plain Python, several times slower ({problem})")
    return False


def compiles(commands: frozenset[str]) -> bool:
    """Whether the game is to be compiled, asked by one of some commands."""
    if commands.isdisjoint(sys.argv[1:]) or "editable_wheel" in sys.argv[1:]:
        return False
    return bool(modules_to_compile()) and want_compiled()


def extensions() -> list[Extension]:
    if not compiles(BUILDING_COMMANDS):
        return []
    modules = modules_to_compile()
    from mypyc.build import mypycify  # noqa: PLC0415 - metadata and plain builds have no use for mypy

    say(f"compiling {len(modules)} modules with mypyc (DOMINIUM_COMPILE=0 skips this)")
    built: list[Extension] = mypycify(
        [
            # The strict settings of pyproject.toml are for `make test`.  An installation must not fail over a
            # check that a later mypy adds, nor over libraries that an isolated build does not have.
            "--config-file=",
            "--follow-imports=silent",
            "--ignore-missing-imports",
            *modules,
        ],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        separate=False,
        # The default is a hash of the module names, so each new module would leave an old library behind.
        group_name="dominium",
    )
    for extension in built:
        adjust(extension)
    return built


def adjust(extension: Extension) -> None:
    """Compile what mypyc made our way."""
    # What is compiled depends on the flags as well, which are written here.
    extension.depends = [*extension.depends, "setup.py"]
    # gcc and clang get -Werror from mypyc, which would turn a newer compiler's new warning into a failed install;
    # MSVC knows none of these.  (A new list each, for they all share one.)
    if "-Werror" in extension.extra_compile_args:
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", *HIDDEN]


SHARED_OBJECTS = (".so", ".pyd")


def prune(root: str, outputs: list[str], *, shared_objects: bool) -> None:
    keep = {Path(name).resolve() for name in outputs}
    for path in Path(root).rglob("*"):
        ours = path.is_file() and path.name.endswith(SHARED_OBJECTS) == shared_objects
        if ours and path.resolve() not in keep:
            path.unlink()


class build_py(setuptools_build_py):
    """Bring the page along, and forget files that are gone from the source.

    The build directory is kept between builds for speed, and whatever lies in it ends up in the wheel.
    """

    def run(self) -> None:
        if not self.editable_mode:
            provide_page()
            # Which files there are may have been asked before the page was.
            self.__dict__.pop("data_files", None)
        super().run()
        prune(self.build_lib, self.get_outputs(include_bytecode=False), shared_objects=False)


class build_ext(setuptools_build_ext):
    """Train the compiler if asked to, and forget compiled modules that are gone, or are interpreted now: they would
    still win over the source."""

    def run(self) -> None:
        for extension in self.extensions or []:
            if extension.name == LIBRARY and want_guided():
                self.train(extension)
        super().run()
        if not self.inplace:
            prune(self.build_lib, self.get_outputs(), shared_objects=True)

    def train(self, library: Extension) -> None:
        """Build with counters, run the benchmarks on that, and leave what was counted for the build that follows."""
        self.run_command("build_py")
        forget_counts(self.build_temp)
        built = Path(self.get_ext_fullpath(library.name))
        plain, linking = library.extra_compile_args, library.extra_link_args
        # Building puts the compiler itself in the place of its name.
        compiler = self.compiler
        # An older build would be taken for this one, for only the flags are new.
        built.unlink(missing_ok=True)
        library.extra_compile_args = [*plain, *COUNTING]
        library.extra_link_args = [*linking, *COUNTING]
        try:
            super().run()
            say("running the benchmarks, to compile once more as they show")
            path = os.pathsep.join(
                filter(None, [str(Path(self.build_lib).resolve()), os.environ.get("PYTHONPATH")])
            )
            subprocess.run([sys.executable, *TRAINING], env={**os.environ, "PYTHONPATH": path}, check=True)
        finally:
            # Whatever happened: a library that counts must not be taken for one to install.
            built.unlink(missing_ok=True)
        library.extra_compile_args, library.extra_link_args = [*plain, *GUIDED], linking
        self.compiler = compiler


def forget_counts(folder: str) -> None:
    """Counts add up from run to run, and those of other sources are of no use."""
    for file in Path(folder).rglob("*.gcda"):
        file.unlink()


class egg_info(setuptools_egg_info):
    """Ask for the library that the packed numbers of compiled zones are made with.

    Plain Python does without it, so that the game can be installed where nobody has built that library.
    """

    def run(self) -> None:
        if compiles(DESCRIBING_COMMANDS):
            # What was compiled against one version runs with any later one of the same interface, which it checks.
            library = f"librt>={importlib.metadata.version('librt')}"
            self.distribution.install_requires = [*self.distribution.install_requires, library]
            self.distribution.metadata.install_requires = self.distribution.install_requires
        super().run()


class sdist(setuptools_sdist):
    """Bring the page along."""

    def run(self) -> None:
        provide_page()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": build_py, "build_ext": build_ext, "egg_info": egg_info, "sdist": sdist},
)
