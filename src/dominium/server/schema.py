"""``python -m dominium.server.schema`` prints the JSON schema of all messages."""

from __future__ import annotations

import json
import sys

from .protocol import Schema


def schema() -> str:
    """The schema as text, the same for the same models."""
    return json.dumps(Schema.model_json_schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema())
