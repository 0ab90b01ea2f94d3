"""Results as the content of files: JSON, CSV, Parquet."""

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


def as_parquet(figures: Sequence[Figure]) -> bytes:
    arrow = library("pyarrow")
    parquet = library("pyarrow.parquet")
    texts = ("measure", "player", "opponent", "card")
    kinds = {name: arrow.string() for name in texts} | {name: arrow.int64() for name in ("turn", "games")}
    schema = arrow.schema([(name, kinds.get(name, arrow.float64())) for name in Figure._fields])
    columns = {name: [getattr(figure, name) for figure in figures] for name in Figure._fields}
    stream = io.BytesIO()
    parquet.write_table(arrow.table(columns, schema=schema), stream)
    return stream.getvalue()
