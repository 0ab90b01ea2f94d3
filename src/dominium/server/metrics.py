"""Figures for those who watch the server."""

from __future__ import annotations

from .tables.house import Counted


class Metrics:
    """Counts since the start."""

    def __init__(self, started: float) -> None:
        self.started = started
        self.tables = 0
        self.games = 0
        self.answers = 0
        self.messages = 0
        self.rebuilt = 0
        self.slept = 0
        self.forgotten = 0
        self.connections = 0
        self.awake = 0
        self.bot_answers = 0
        #: seconds from a client's answer to the moment it is stored and applied, in classes
        self._bounds = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
        self._classes = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def count(self, what: Counted) -> None:
        """Count something that happened at a table."""
        self.games += what == "game"
        self.answers += what == "move"
        self.rebuilt += what == "rebuilt"

    def took(self, seconds: float) -> None:
        """Note how long a message took."""
        self._sum += seconds
        for i, bound in enumerate(self._bounds):
            if seconds <= bound:
                self._classes[i] += 1
                return
        self._classes[-1] += 1

    def text(self) -> str:
        """The text format of Prometheus."""
        lines: list[str] = []

        def add(name: str, kind: str, help_text: str, value: float) -> None:
            lines.append(f"# HELP dominium_{name} {help_text}")
            lines.append(f"# TYPE dominium_{name} {kind}")
            lines.append(f"dominium_{name} {value}")

        add("tables_made_total", "counter", "Tables made.", self.tables)
        add("games_started_total", "counter", "Games dealt.", self.games)
        add("moves_total", "counter", "Answers and undos stored.", self.answers)
        add("bot_answers_total", "counter", "Answers asked of bots.", self.bot_answers)
        add("messages_total", "counter", "Messages received over sockets.", self.messages)
        add("tables_rebuilt_total", "counter", "Games rebuilt from the store.", self.rebuilt)
        add("tables_slept_total", "counter", "Tables put to sleep.", self.slept)
        add("tables_deleted_total", "counter", "Tables deleted for their age.", self.forgotten)
        add("connections", "gauge", "Open sockets.", self.connections)
        add("tables_awake", "gauge", "Tables in memory.", self.awake)
        add("start_time_seconds", "gauge", "When the server started.", self.started)
        name = "dominium_message_seconds"
        lines.append(f"# HELP {name} Time to handle a message, storing included.")
        lines.append(f"# TYPE {name} histogram")
        total = 0
        for bound, count in zip(self._bounds, self._classes, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        total += self._classes[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines.append(f"{name}_sum {self._sum}")
        lines.append(f"{name}_count {total}")
        return "\n".join(lines) + "\n"
