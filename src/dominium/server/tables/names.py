"""The names of people as others see them: nobody may look like nobody, or like somebody else."""

from __future__ import annotations

import unicodedata

from ...words.languages import language
from ..protocol import MOST_SEATS

#: printable, and yet nothing is seen of them
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
#: letters of other alphabets that look like Latin ones (small ones, for capitals are made small first)
_ALIKE = str.maketrans(
    "\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u0501\u04bb\u051b\u051d\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b2\u03b7\u03bc\u0131\u0142",
    "aceijopsyxdhqwkmtbhaeikvoptuxbhmil",
)
#: signs that look like a letter in many fonts
_SIGNS = str.maketrans("0135|!$@", "olesilsa")


def readable(name: str) -> str:
    """A name without what cannot be seen, "" if nothing is left."""
    seen = "".join(
        c if c.isprintable() and c not in _BLANK else " " for c in unicodedata.normalize("NFC", name)
    )
    plain = " ".join(seen.split())
    shows = any(unicodedata.category(c)[0] in "LNPS" for c in plain)
    return plain if shows else ""


def look(name: str) -> str:
    """The same text for names that people take for one another."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in apart if not unicodedata.combining(c))
    return "".join(letters.translate(_ALIKE).translate(_SIGNS).split())


def bot_names() -> list[str]:
    """What bots are called that have no name of their own."""
    say = language("en").message
    return [say(f"bot-name-{i}") for i in range(1, MOST_SEATS + 1)]
