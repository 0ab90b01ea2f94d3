"""Drawing the table: Supply, Projects, Artifacts, every player's area and the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.card import Card
from ..engine.catalogue import UnknownCard, card_named
from ..engine.decisions import distinct
from ..engine.setup import BASIC
from ..engine.view import View
from ..words.languages import Language
from .style import card_text, colour, joined

#: cells that a pile needs at least
_NARROWEST = 24


class Board:
    """What one player sees of the game, as something rich can print."""

    def __init__(self, view: View, language: Language, names: list[str], width: int) -> None:
        self.view = view
        self.width = width
        self.language = language
        self.names = names

    def render(self) -> RenderableType:
        me = self.view.seat
        count = self.view.players
        parts: list[RenderableType] = [self._supply(), *self._beside()]
        for i in range(1, count + 1):
            parts.extend(self._area((me + i) % count))
        parts.append(self._hand())
        return Group(*parts)

    def _say(self, message: str, **arguments: str | int) -> str:
        return self.language.message(message, **arguments)

    # The line that counts

    def status(self) -> RenderableType:
        """Whose turn it is, the phase, Actions, Buys and coins."""
        view = self.view
        who = self.names[view.active]
        turn = "status-extra" if view.extra else "status-turn"
        left = Text(self._say(turn, who=who, count=view.turns(view.active)), style="bold")
        left.append(" · " + self._say(f"phase-{view.phase}"), style="none")
        numbers = self._say("status-numbers", actions=view.actions, buys=view.buys, coins=view.coins)
        right = Text(numbers, style="bold cyan")
        free = self.width - left.cell_len - right.cell_len
        return Text.assemble(left, " " * free, right) if free > 0 else Group(left, right)

    # The Supply

    def _supply(self) -> RenderableType:
        view = self.view
        title = Text(self._say("ui-supply"), style="bold")
        end = self._say(
            "supply-end",
            provinces=view.provinces_left(),
            empty=view.empty_piles,
            limit=view.empty_piles_to_end,
        )
        title.append(" · " + end, style="bold red" if self._near_end() else "none")
        if view.trash:
            title.append(" · " + self._say("supply-trash", count=len(view.trash)), style="none")
        return Group(title, *self._piles())

    def _piles(self) -> Iterator[Text]:
        """The Kingdom in two columns beside the basic cards; in a narrow terminal, fewer columns."""
        kingdom = self.view.kingdom
        basic = [card_named(name) for name in BASIC]
        half = (len(kingdom) + 1) // 2
        if self.width >= 3 * _NARROWEST + 4:
            columns = [kingdom[:half], kingdom[half:], basic]
        elif self.width >= 2 * _NARROWEST + 2:
            columns = [kingdom, basic]
        else:
            columns = [kingdom + basic]
        room = (self.width - 2 * (len(columns) - 1)) // len(columns)
        for row in range(max(len(column) for column in columns)):
            cells = [
                self._pile(column[row], room) if row < len(column) else Text(" " * room) for column in columns
            ]
            yield Text("  ").join(cells)

    def _near_end(self) -> bool:
        view = self.view
        return view.provinces_left() <= 2 or view.empty_piles >= view.empty_piles_to_end - 1

    def _pile(self, card: Card, room: int) -> Text:
        """One pile, exactly ``room`` cells wide: cost, types, name, cards left."""
        view = self.view
        left = view.left(card)
        types = view.types(card)
        affordable = view.active == view.seat and view.phase == "buy" and view.cost(card) <= view.coins
        style = "dim strike" if left == 0 else colour(types)
        if affordable and left > 0 and view.buys > 0:
            style += " underline"
        name = Text.assemble((self.language.name(card), style))
        tokens = view.pile_tokens(card)
        if tokens:
            name.append(" " + self._say("pile-tokens", count=tokens), style="red")
        price = Text.assemble(f"¤{view.cost(card)} ", (f"{self.language.type_letters(types):<2} ", "dim"))
        shown = self._say("pile-empty") if left == 0 else str(left)
        amount = Text.assemble((f" {shown:>2}", "red" if left < 3 else ""))
        name.truncate(max(4, room - price.cell_len - amount.cell_len), overflow="ellipsis", pad=True)
        return Text.assemble(price, name, amount)

    def _beside(self) -> Iterator[Text]:
        """Projects with their owners, Artifacts with their holders."""
        view = self.view
        if view.projects:
            parts: list[Text] = []
            for card in view.projects:
                text = Text(f"¤{view.cost(card)} ")
                text.append_text(Text(self.language.name(card), style=colour(card.types)))
                owners = [self.names[s] for s in range(view.players) if card in view.owned_projects(s)]
                if owners:
                    text.append(" " + self._say("ui-owners", names=", ".join(owners)))
                parts.append(text)
            yield self._row("ui-projects", parts)
        held = [(card, view.holder(card)) for card in view.artifacts]
        if held:
            yield self._row(
                "ui-artifacts",
                [
                    Text(self.language.name(card), style=colour(card.types)).append(
                        " " + self._say("ui-owners", names=self.names[seat] if seat >= 0 else "–"),
                        style="none",
                    )
                    for card, seat in held
                ],
            )

    # The players

    def _row(self, message: str, parts: list[Text], indent: str = "") -> Text:
        text = Text(indent + self._say(message) + " ", style="bold")
        return Text.assemble(text, joined(parts))

    def _cards(self, cards: list[Card]) -> list[Text]:
        kinds, counts = distinct(cards)
        return [
            card_text(card, self.view.types(card), self.language, n)
            for card, n in zip(kinds, counts, strict=True)
        ]

    def _area(self, seat: int) -> Iterator[RenderableType]:
        view = self.view
        yield Text.assemble((f"{self._mark(seat)} {self.names[seat]}", "bold"), " · ", self._numbers(seat))
        staying = view.staying(seat)
        now = view.in_play(seat)
        for card in staying:
            now.remove(card)
        zones = [
            ("zone-play", now),
            ("zone-durations", staying),
            ("zone-revealed", view.revealed(seat)),
            ("zone-aside", view.set_aside(seat)),
        ]
        if seat == view.seat:
            zones.append(("zone-looking", view.looking))
        for message, cards in zones:
            if cards:
                yield self._row(message, self._cards(cards), "  ")
        hidden = view.set_aside_size(seat) - len(view.set_aside(seat))
        if hidden:
            yield Text("  " + self._say("zone-aside-hidden", count=hidden))
        for mat, size in view.mat_sizes(seat).items():
            if size:
                yield self._mat(seat, mat, size)

    def _mark(self, seat: int) -> str:
        return "▶" if seat == self.view.active else "·"

    def _mat(self, seat: int, mat: str, size: int) -> Text:
        text = Text("  " + self._say("zone-mat", name=self._title(mat), count=size) + " ", style="bold")
        return Text.assemble(text, joined(self._cards(self.view.mat(seat, mat))))

    def _title(self, name: str) -> str:
        """The name of a mat or a token: that of the card it belongs to."""
        try:
            return self.language.name(card_named(name))
        except UnknownCard:
            return self._say(f"token-{name}")

    def _numbers(self, seat: int) -> Text:
        view = self.view
        top = view.top_discard(seat)
        parts = [Text(self._say("area-hand", count=view.hand_size(seat)))]
        if seat == view.seat:
            parts.append(Text(self._say("area-deck", count=view.deck_size)))
        discard = Text(self._say("area-discard") + " ")
        discard.append_text(
            Text("–") if top is None else Text(self.language.name(top), style=colour(top.types))
        )
        parts.append(discard)
        if view.coffers(seat):
            parts.append(Text(self._say("area-coffers", count=view.coffers(seat)), style="bold"))
        if view.villagers(seat):
            parts.append(Text(self._say("area-villagers", count=view.villagers(seat)), style="bold"))
        tokens: dict[str, int] = view.as_dict()["players"][seat]["tokens"]
        for name, count in tokens.items():
            if count:
                parts.append(
                    Text(self._say("area-tokens", name=self._title(name), count=count), style="bold")
                )
        return joined(parts, " · ")

    def _hand(self) -> Text:
        cards = self.view.hand
        title = Text(self._say("ui-hand", count=len(cards)) + " ", style="bold")
        return Text.assemble(title, joined(self._cards(cards)) if cards else Text("–"))
