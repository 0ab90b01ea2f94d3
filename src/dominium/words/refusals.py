"""What the system says when it refuses a file, in the words of a language."""

from __future__ import annotations

import errno
import os

from .languages import Language, current

#: what goes wrong with files, as the message ``system-...`` of each is called
_KNOWN = {
    os.strerror(number): name
    for number, name in (
        (errno.ENOENT, "missing"),
        (errno.EACCES, "forbidden"),
        (errno.EPERM, "forbidden"),
        (errno.EISDIR, "folder"),
        (errno.ENOTDIR, "no-folder"),
        (errno.EEXIST, "no-folder"),  # what a folder is to be made of, and is a file
        (errno.ENAMETOOLONG, "long-name"),
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read-only"),
    )
}


def refusal(why: OSError | str, language: Language | None = None) -> str:
    """Why the system refuses something; what there are no words for stays as the system says it."""
    text = why if isinstance(why, str) else why.strerror or str(why)
    known = _KNOWN.get(text)
    return text if known is None else (language or current()).message(f"system-{known}")
