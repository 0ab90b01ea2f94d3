"""What every test begins with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dominium.words import languages


@pytest.fixture(autouse=True)
def _language_of_the_environment() -> Iterator[None]:
    """A command run in a test chooses a language for its process: no other test is to speak it."""
    yield
    languages._current.clear()
