"""``python -m dominium``."""

import sys

from .cli import main

sys.exit(main())
