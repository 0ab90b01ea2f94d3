"""Results as the content of files: JSON, CSV, Parquet; and as tables in memory."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from .extras import library
from .results import Figure


def as_json(document: dict[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def as_csv(figures: Sequence[Figure]) -> bytes:
    """One line for each figure; what does not apply is left empty."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(Figure._fields)
    writer.writerows(figures)
    return stream.getvalue().encode()


def as_arrow(figures: Sequence[Figure]) -> Any:
    """A ``pyarrow.Table``, one row for each figure; MissingExtra where pyarrow is not there."""
    arrow = library("pyarrow")
    texts = ("measure", "player", "opponent", "card")
    kinds = {name: arrow.string() for name in texts} | {name: arrow.int64() for name in ("turn", "games")}
    schema = arrow.schema([(name, kinds.get(name, arrow.float64())) for name in Figure._fields])
    columns = {name: [getattr(figure, name) for figure in figures] for name in Figure._fields}
    return arrow.table(columns, schema=schema)


def as_parquet(figures: Sequence[Figure]) -> bytes:
    stream = io.BytesIO()
    library("pyarrow.parquet").write_table(as_arrow(figures), stream)
    return stream.getvalue()
