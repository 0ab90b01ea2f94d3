"""``dominium admin``: what an operator does while servers run. Every order is written to their store."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Coroutine
from typing import Any

from ..words.languages import current
from . import Refused
from .admin_tables import look, show_list
from .database import add_database, attempted, database_in
from .durations import moment, seconds

Work = Callable[[Any, argparse.Namespace], Coroutine[None, None, None]]
_LONGEST_TEXT = 400


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("admin", help=say("help-admin"), description=say("help-admin"))
    commands = parser.add_subparsers(title=say("help-commands"), metavar="", dest="admin_command")
    for name, add in _COMMANDS.items():
        text = say(f"help-admin-{name}")
        command = commands.add_parser(name, help=text, description=text)
        add_database(command)
        command.set_defaults(run=run, work=add(command))
    known = ", ".join(commands.choices)

    def refuse(message: str) -> None:
        raise Refused(current().message("admin-command", commands=known))

    parser.error = refuse
    parser.set_defaults(run=lambda _: refuse(""))


def run(arguments: argparse.Namespace) -> int:
    # Start-up time: the server's libraries take as long to load as all else.
    from ..server.store.opening import open_store  # noqa: PLC0415

    database = database_in(arguments)

    async def work() -> None:
        store = open_store(database)
        try:
            await store.open(beside=True)
            await arguments.work(store, arguments)
        finally:
            await store.close()

    attempted(work(), database)
    return 0


def _say(message: str, **arguments: str | int) -> None:
    print(current().message(message, **arguments))


# Tables


def _add_list(parser: argparse.ArgumentParser) -> Work:
    say = current().message
    parser.add_argument("--deleted", action="store_true", help=say("help-admin-list-deleted"))
    parser.add_argument("--address", metavar="A", default="", help=say("help-admin-list-address"))
    parser.add_argument("--limit", metavar="N", default="50", help=say("help-admin-list-limit"))
    return show_list


def _add_show(parser: argparse.ArgumentParser) -> Work:
    parser.add_argument("table", metavar="TABLE", nargs="?", help=current().message("help-admin-table"))

    async def show(store: Any, arguments: argparse.Namespace) -> None:
        await look(store, _tables([arguments.table] if arguments.table else [])[0])

    return show


def _add_delete(parser: argparse.ArgumentParser) -> Work:
    parser.add_argument("tables", metavar="TABLE", nargs="*", help=current().message("help-admin-table"))

    async def delete(store: Any, arguments: argparse.Namespace) -> None:
        tables = _tables(arguments.tables)
        for name in await _known(store, tables):
            put = await store.put_away(name, time.time())
            _say("admin-deleted" if put else "admin-deleted-already", table=name)

    return delete


def _add_restore(parser: argparse.ArgumentParser) -> Work:
    parser.add_argument("tables", metavar="TABLE", nargs="*", help=current().message("help-admin-table"))

    async def restore(store: Any, arguments: argparse.Namespace) -> None:
        tables = _tables(arguments.tables)
        for name in await _known(store, tables):
            back = await store.bring_back(name, time.time())
            _say("admin-restored" if back else "admin-not-deleted", table=name)

    return restore


def _tables(names: list[str]) -> list[str]:
    if not names:
        raise Refused(current().message("admin-no-table"))
    # Whoever copies the address of a table means the table.
    return [name.partition("#")[0].rstrip("/").rpartition("/")[2] for name in names]


async def _known(store: Any, names: list[str]) -> list[str]:
    """The names, if all of them are tables: of several orders, all are carried out or none."""
    for name in names:
        if await store.facts_of(name) is None:
            raise Refused(current().message("admin-unknown", name=name))
    return names


# Orders


def _add_ban(parser: argparse.ArgumentParser) -> Work:
    say = current().message
    parser.add_argument("address", metavar="ADDRESS", nargs="?", help=say("help-admin-address"))
    parser.add_argument("--for", metavar="TIME", dest="time", default="1d", help=say("help-admin-ban-for"))

    async def ban(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import BAN, Order  # noqa: PLC0415 - start-up time

        network = _network(arguments.address)
        until = time.time() + seconds(arguments.time)
        await store.give_order(Order(BAN + network, "", until))
        _say("admin-banned", text=network, time=moment(until))

    return ban


def _add_unban(parser: argparse.ArgumentParser) -> Work:
    parser.add_argument("address", metavar="ADDRESS", nargs="?", help=current().message("help-admin-address"))

    async def unban(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import BAN  # noqa: PLC0415 - start-up time

        network = _network(arguments.address)
        if not await store.lift_order(BAN + network):
            raise Refused(current().message("admin-not-banned", text=network))
        _say("admin-unbanned", text=network)

    return unban


def _network(address: str | None) -> str:
    from ..server.orders import BadAddress, network_named  # noqa: PLC0415 - start-up time

    say = current().message
    if address is None:
        raise Refused(say("admin-no-address"))
    try:
        return str(network_named(address)).removesuffix("/32")
    except BadAddress as problem:
        raise Refused(say(f"admin-address-{problem.kind}", text=address)) from None


def _add_announce(parser: argparse.ArgumentParser) -> Work:
    say = current().message
    parser.add_argument("text", metavar="TEXT", nargs="?", help=say("help-admin-announce-text"))
    parser.add_argument("--for", metavar="TIME", dest="time", help=say("help-admin-announce-for"))
    parser.add_argument("--end", action="store_true", help=say("help-admin-announce-end"))

    async def announce(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import ANNOUNCEMENT, Order  # noqa: PLC0415 - start-up time

        if arguments.end:
            ended = await store.lift_order(ANNOUNCEMENT)
            _say("admin-announced-no-more" if ended else "admin-no-announcement")
            return
        text = _text(arguments.text)
        if not text:
            raise Refused(say("admin-no-text"))
        until = time.time() + seconds(arguments.time) if arguments.time is not None else 0.0
        await store.give_order(Order(ANNOUNCEMENT, text, until))
        _say("admin-announced", text=text, time=moment(until))

    return announce


def _add_close(parser: argparse.ArgumentParser) -> Work:
    say = current().message
    parser.add_argument("--for", metavar="TIME", dest="time", help=say("help-admin-close-for"))

    async def close(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import CLOSED, Order  # noqa: PLC0415 - start-up time

        until = time.time() + seconds(arguments.time) if arguments.time is not None else 0.0
        await store.give_order(Order(CLOSED, "", until))
        _say("admin-closed", time=moment(until))

    return close


def _add_open(parser: argparse.ArgumentParser) -> Work:
    async def open_again(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import CLOSED  # noqa: PLC0415 - start-up time

        _say("admin-opened" if await store.lift_order(CLOSED) else "admin-not-closed")

    return open_again


def _add_orders(parser: argparse.ArgumentParser) -> Work:
    async def orders(store: Any, arguments: argparse.Namespace) -> None:
        from ..server.store.desk import BAN  # noqa: PLC0415 - start-up time

        found = await store.orders(time.time())
        for one in found:
            kind = "ban" if one.name.startswith(BAN) else one.name
            _say(f"admin-order-{kind}", text=one.text or one.name.removeprefix(BAN), time=moment(one.until))
        if not found:
            _say("admin-no-orders")

    return orders


def _text(text: str | None) -> str:
    """A message for everybody: one line of printable characters."""
    line = "".join(one if one.isprintable() else " " for one in text or "")
    line = " ".join(line.split())
    if len(line) > _LONGEST_TEXT:
        raise Refused(current().message("admin-text-long", count=len(line), most=_LONGEST_TEXT))
    return line


#: what adds the commands, in the order in which help lists them
_COMMANDS: dict[str, Callable[[argparse.ArgumentParser], Work]] = {
    "list": _add_list,
    "show": _add_show,
    "delete": _add_delete,
    "restore": _add_restore,
    "ban": _add_ban,
    "unban": _add_unban,
    "announce": _add_announce,
    "close": _add_close,
    "open": _add_open,
    "orders": _add_orders,
}
