"""The program ``dominium``, which ``python -m dominium`` is as well."""

import signal
import sys


def main() -> int:
    """Run the program; return its exit code."""
    # Until all is loaded, Ctrl-C just ends the program: a traceback from the middle of an import helps nobody.
    # Where somebody else decided what it does, in the background for one, that stays.
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run  # noqa: PLC0415 - takes most of the time to start

    signal.signal(signal.SIGINT, before)
    return run()


if __name__ == "__main__":
    sys.exit(main())
