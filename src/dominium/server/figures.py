"""Figures of the process and of the store, beside those that the server counts itself, as Prometheus reads them."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from .hub import Hub

if sys.platform != "win32":
    import resource

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def memory() -> int:
    """The bytes of memory that the process holds; where that is not told, the most it ever held."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return _most_memory()


def _most_memory() -> int:
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def open_files() -> int:
    """How many files and sockets are open; -1 where that is not told."""
    try:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())
    except OSError:
        return -1


def most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if sys.platform != "win32" else -1


def processor_seconds() -> float:
    times = os.times()
    return times.user + times.system


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
