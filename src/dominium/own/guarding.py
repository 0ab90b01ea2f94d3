"""What own cards cannot do to whoever plays with them: end the program, or hold it up for ever."""

from __future__ import annotations

import ctypes
import functools
import threading
import time
from collections.abc import Callable
from types import FunctionType
from typing import Any

from ..engine.card import Card

#: seconds that a card may take for what it does, where everybody waits for it
LONGEST = 5.0
#: and where it may ask a bot that searches
LONGEST_SEARCHING = 30.0


class CardFailed(Exception):
    """A card did what no card may."""


class CardNeverEnds(CardFailed):
    """A card was at work for too long."""


class _Watch:
    """Looks from a thread of its own whether some card has been at work for too long, and stops it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        #: until when a thread may be at work on a card
        self._until: dict[int, float] = {}
        self._longest = 0.0

    @property
    def on(self) -> bool:
        return self._longest > 0

    def begin(self, longest: float) -> None:
        """Watch from now on; anew with another number of seconds."""
        if not self.on:
            threading.Thread(target=self._look, name="own cards", daemon=True).start()
        self._longest = longest

    def enter(self) -> bool:
        """A card begins; whether it is the outermost one of this thread."""
        me = threading.get_ident()
        if me in self._until:
            return False
        with self._lock:
            self._until[me] = time.monotonic() + self._longest
        return True

    def leave(self) -> None:
        with self._lock:
            self._until.pop(threading.get_ident(), None)

    def _look(self) -> None:
        while True:
            time.sleep(min(1.0, self._longest / 4))
            now = time.monotonic()
            with self._lock:
                for thread, until in list(self._until.items()):
                    if now > until:
                        del self._until[thread]
                        # Raised in that thread at the next line of Python, which cards are written in.
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(CardNeverEnds)
                        )


_watch = _Watch()


def watch_cards(longest: float) -> None:
    """Stop cards that do not come to an end, from now on: for programs that many depend on."""
    _watch.begin(longest)


def guard(made: type[Card]) -> None:
    """Put a guard before everything that a class of cards does."""
    for cls in made.__mro__:
        if cls is Card or not issubclass(cls, Card):
            break
        for name, method in list(vars(cls).items()):
            if (
                isinstance(method, FunctionType)
                and hasattr(Card, name)
                and not hasattr(method, "__wrapped__")
            ):
                setattr(cls, name, _guarded(method))


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*arguments: Any, **named: Any) -> Any:
        outermost = _watch.on and _watch.enter()
        try:
            return method(*arguments, **named)
        except SystemExit as problem:
            raise CardFailed("SystemExit") from problem
        finally:
            if outermost:
                _watch.leave()

    return call
