"""Figures of the process and of the store, beside those that the server counts itself, as Prometheus reads them."""

from __future__ import annotations

import gc

from .hub import Hub
from .process import memory, most_files, open_files, processor_seconds


def text(hub: Hub) -> str:
    """Everything there is to tell."""
    lines: list[str] = []

    def add(name: str, kind: str, help_text: str, *values: tuple[str, float]) -> None:
        lines.append(f"# HELP {name} {help_text}")
        lines.append(f"# TYPE {name} {kind}")
        lines.extend(f"{name}{labels} {value}" for labels, value in values)

    workload, heeding = hub.store.workload, hub.heeding
    add("process_resident_memory_bytes", "gauge", "Memory held by the server.", ("", memory()))
    add("process_cpu_seconds_total", "counter", "Processor time of the server.", ("", processor_seconds()))
    add("process_open_fds", "gauge", "Open files and sockets.", ("", open_files()))
    add("process_max_fds", "gauge", "Files and sockets that may be open.", ("", most_files()))
    collections = [(f'{{generation="{i}"}}', one["collections"]) for i, one in enumerate(gc.get_stats())]
    add("python_gc_collections_total", "counter", "Garbage collections.", *collections)
    add(
        "dominium_database_waiting", "gauge", "Statements that wait for the database.", ("", workload.waiting)
    )
    add("dominium_database_statements_total", "counter", "Statements carried out.", ("", workload.done))
    add("dominium_database_seconds_total", "counter", "Time they took.", ("", round(workload.seconds, 6)))
    errors = [(f'{{error="{name}"}}', count) for name, count in sorted(workload.errors.items())]
    add("dominium_database_errors_total", "counter", "Statements that failed.", *errors)
    add("dominium_bots_waiting", "gauge", "Answers of bots being thought over.", ("", hub.thinkers.waiting))
    add(
        "dominium_studies_wanted",
        "gauge",
        "Analyses and guides being made or waiting.",
        ("", hub.study.wanted),
    )
    add("dominium_studies_done_total", "counter", "Analyses and guides made.", ("", hub.study.done))
    add(
        "dominium_messages_unsent",
        "gauge",
        "Viewers to whom something is to be sent.",
        ("", hub.doors.unsent),
    )
    add("dominium_draining", "gauge", "Whether the server is about to stop.", ("", int(heeding.draining)))
    add("dominium_closed", "gauge", "Whether no new tables are taken.", ("", int(heeding.closed)))
    hub.metrics.bot_answers = hub.thinkers.asked
    return hub.metrics.text() + hub.pressure.text() + "\n".join(lines) + "\n"
