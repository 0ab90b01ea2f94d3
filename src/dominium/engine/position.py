"""A game in the middle, laid out as somebody describes it: for test positions, lessons and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypedDict

from . import moments, phases
from .abilities import FOREVER, THIS_TURN
from .card import Card
from .catalogue import all_cards, card_named, mat_names, token_names
from .game import Game
from .player import Player
from .random import FastRandom
from .setup import FEWEST, MOST, BadSetup, Setup
from .types import ACTION, ARTIFACT, PROJECT

_PHASES: Final = {"start": phases.START, "action": phases.ACTION, "buy": phases.TREASURES}
_MOST_PROJECTS: Final = 2


class Layout(TypedDict, total=False):
    """What lies where. Lists hold ids, one list or number for each player; what is left out is empty."""

    kingdom: Sequence[str]
    projects: Sequence[str]
    hands: Sequence[Sequence[str]]
    #: the top card first
    decks: Sequence[Sequence[str]]
    #: the top card last
    discards: Sequence[Sequence[str]]
    #: played this turn by the player whose turn it is, on the last own turn by the others
    in_play: Sequence[Sequence[str]]
    #: cards set aside with a Duration in play, by its id
    set_aside: Sequence[Mapping[str, Sequence[str]]]
    mats: Sequence[Mapping[str, Sequence[str]]]
    trash: Sequence[str]
    supply: Mapping[str, int] | None
    #: Embargo tokens on piles
    pile_tokens: Mapping[str, int] | None
    owned: Sequence[Sequence[str]]
    #: who has which Artifact
    artifacts: Mapping[str, int] | None
    coffers: Sequence[int]
    villagers: Sequence[int]
    #: other tokens before a player, by name
    tokens: Sequence[Mapping[str, int]]
    #: turns taken, the one in progress included
    turns: Sequence[int]
    #: gained and bought on the own turn in progress, or else on the last own turn
    gained: Sequence[Sequence[str]]
    bought: Sequence[Sequence[str]]
    actions: int
    buys: int
    coins: int
    phase: str
    choose_top: bool


def lay_out(players: int, turn: int, seed: int, layout: Layout, filling: Callable[[int], Card]) -> Game:
    """The game of a layout; ValueError says what is wrong with it.

    ``filling`` gives the cards that fill the kingdom up to ten.
    """
    _check(players, turn, layout)
    phase = layout.get("phase", "action")
    setup = _setup(players, layout, filling)
    game = Game(setup, FastRandom(seed))
    game.patient = True
    game.players = [Player(game, seat) for seat in range(players)]
    game.active = turn
    game.turn = players + turn + 1  # a turn in the middle of a game: everybody has had one
    game.previous = (turn - 1) % players
    game.phase = _PHASES[phase]
    game.trash.fill(_cards(layout.get("trash", ())))
    for name, count in (layout.get("supply") or {}).items():
        game.supply[setup.position(card_named(name))] = count
    game.count_piles()
    for player in game.players:
        player.turns = 2 if player.seat < turn or (player.seat == turn and phase != "start") else 1
        _lay_out_player(player, layout)
    me = game.players[turn]
    me.actions = layout.get("actions", 1)
    me.buys = layout.get("buys", 1)
    me.coins = layout.get("coins", 0)
    _lay_out_abilities(game, layout)
    for player in game.players:
        player.count_owned()
    return game


#: what a record may say of a position: cards and numbers, one list or number for each player
_RECORDED_CARDS: Final = ("hands", "decks", "discards", "in_play")
_RECORDED: Final = (*_RECORDED_CARDS, "turns", "supply")
_MOST_CARDS: Final = 2000


def layout_from(data: object) -> Layout:
    """The position of a record, as it was read from text; ValueError says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError("'position' is not an object")
    for name in data:
        if name not in _RECORDED:
            raise ValueError(f"a position says nothing of '{name}'; it has {_either(list(_RECORDED))}")
    turns, supply = data.get("turns", []), data.get("supply", {})
    if not isinstance(turns, list) or not all(_counts(one) for one in turns):
        raise ValueError("'turns' are no numbers")
    if not isinstance(supply, dict) or not all(_counts(one) for one in supply.values()):
        raise ValueError("'supply' holds no numbers of cards")
    hands, decks, discards, in_play = [_read_cards(data.get(name, []), name) for name in _RECORDED_CARDS]
    return {
        "hands": hands,
        "decks": decks,
        "discards": discards,
        "in_play": in_play,
        "turns": turns,
        "supply": supply,
    }


def _read_cards(data: object, name: str) -> list[list[str]]:
    if not isinstance(data, list) or not all(isinstance(one, list) for one in data):
        raise ValueError(f"'{name}' holds no lists of cards")
    if sum(len(one) for one in data) > _MOST_CARDS:
        raise ValueError(f"'{name}' holds more cards than there are")
    if not all(isinstance(card, str) for one in data for card in one):
        raise ValueError(f"'{name}' holds something that is no card")
    return data


def _counts(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_CARDS


def _lay_out_player(player: Player, layout: Layout) -> None:
    seat = player.seat
    player.hand.fill(_cards(_of(layout.get("hands", ()), seat)))
    player.deck.fill(_cards(_of(layout.get("decks", ()), seat))[::-1])
    player.discard_pile.fill(_cards(_of(layout.get("discards", ()), seat)))
    player.gained.fill(_cards(_of(layout.get("gained", ()), seat)))
    player.bought.fill(_cards(_of(layout.get("bought", ()), seat)))
    for name, zone in _named(layout.get("mats", ()), seat).items():
        player.mat(name).fill(_cards(zone))
    player.coffers = _number(layout.get("coffers", ()), seat, 0)
    player.villagers = _number(layout.get("villagers", ()), seat, 0)
    player.turns = _number(layout.get("turns", ()), seat, player.turns)
    counts = layout.get("tokens", ())
    if seat < len(counts):
        player.tokens = dict(counts[seat])


def _lay_out_abilities(game: Game, layout: Layout) -> None:
    """Projects, Artifacts, tokens on piles and cards in play, with what they leave in the game."""
    for player in game.players:
        for name in _of(layout.get("owned", ()), player.seat):
            project = card_named(name)
            player.projects.append(project)
            project.taken(player)
            if player.seat == game.active:
                project.begin_turn(player)
    for name, seat in (layout.get("artifacts") or {}).items():
        artifact = card_named(name)
        if artifact not in game.setup.artifacts:
            game.setup.artifacts.append(artifact)
            game.holders.append(-1)
        game.take_artifact(game.players[seat], artifact)
    for name, count in (layout.get("pile_tokens") or {}).items():
        for _ in range(count):
            game.me.mark_pile(_pile_marker(), card_named(name), moments.BUY, FOREVER)
    for player in game.players:
        beside = {
            name: _cards(zone) for name, zone in _named(layout.get("set_aside", ()), player.seat).items()
        }
        for card in _cards(_of(layout.get("in_play", ()), player.seat)):
            _put_in_play(game, player, card, beside.pop(card.id, []))


def _put_in_play(game: Game, player: Player, card: Card, beside: list[Card]) -> None:
    """As if played earlier: this turn by the player whose turn it is, on the last own turn by another.

    Before the start of a turn it was the last own turn for everybody, and what it did for that turn alone is over.
    """
    now, known = game.turn, len(game.abilities)
    reduction, extra_turn, next_hand = game.reduction, game.extra_turn, player.next_hand
    record = game.put_in_play(player, card)
    game.turn = record.turn = now - (game.active - player.seat) % len(game.players)
    this_turn = player.seat == game.active and game.phase != phases.START
    card.linger(player, record)
    if beside:
        card.hold(player, record, beside)
    game.turn = now
    if this_turn:
        game.played.append(card)
        if card.types & ACTION:
            game.actions_played += 1
        return
    game.reduction, game.extra_turn, player.next_hand = reduction, extra_turn, next_hand
    for ability in game.abilities[known:]:
        if ability.lasts == THIS_TURN:
            game.remove_ability(ability)


def _setup(players: int, layout: Layout, filling: Callable[[int], Card]) -> Setup:
    """The kingdom, with a pile for every card of the position, filled up to ten."""
    piles = _cards(layout.get("kingdom", ()))
    for card in _cards(_mentioned(layout)):
        if card not in piles and not card.basic:
            piles.append(card)
    for i in range(max(0, 10 - len(piles))):
        piles.append(filling(i))
    owned = [name for one in layout.get("owned", ()) for name in one]
    projects = _cards(list(dict.fromkeys([*layout.get("projects", ()), *owned])))
    return Setup(players, piles, projects, loose=True, choose_top=layout.get("choose_top", False))


def _mentioned(layout: Layout) -> list[str]:
    """Every card that lies somewhere."""
    names: list[str] = []
    zones = [layout.get("hands", ()), layout.get("decks", ()), layout.get("discards", ())]
    zones += [layout.get("in_play", ()), layout.get("gained", ()), layout.get("bought", ())]
    for zone in zones:
        for cards in zone:
            names.extend(cards)
    for beside in (layout.get("mats", ()), layout.get("set_aside", ())):
        for one in beside:
            for cards in one.values():
                names.extend(cards)
    names.extend(layout.get("trash", ()))
    names.extend(layout.get("supply") or {})
    names.extend(layout.get("pile_tokens") or {})
    return names


def _pile_marker() -> Card:
    """The card whose tokens lie on piles."""
    for card in all_cards():
        if card.marks_piles:
            return card
    raise ValueError("no card lays tokens on piles")


def _cards(names: Sequence[str]) -> list[Card]:
    return [card_named(name) for name in names]


def _of(zones: Sequence[Sequence[str]], seat: int) -> Sequence[str]:
    return zones[seat] if seat < len(zones) else ()


def _named(zones: Sequence[Mapping[str, Sequence[str]]], seat: int) -> Mapping[str, Sequence[str]]:
    return zones[seat] if seat < len(zones) else {}


def _number(numbers: Sequence[int], seat: int, usual: int) -> int:
    return numbers[seat] if seat < len(numbers) else usual


# What can be wrong with a layout


def _check(players: int, turn: int, layout: Layout) -> None:
    if not FEWEST <= players <= MOST:
        raise BadSetup(f"{players} players: a game has {FEWEST} to {MOST}")
    _check_seat("turn", turn, players)
    phase = layout.get("phase", "action")
    if phase not in _PHASES:
        raise ValueError(f"phase '{phase}': a position starts in {_either(list(_PHASES))}")
    for name, value in layout.items():
        if name in _FOR_EACH and isinstance(value, Sequence) and len(value) > players:
            raise ValueError(f"{name} has entries for {len(value)} players: there are {players}")
    _check_names("mats", layout.get("mats", ()), mat_names())
    _check_names("tokens", layout.get("tokens", ()), token_names())
    _check_set_aside(layout)
    _check_landscapes(players, layout)
    _check_numbers(layout)


_FOR_EACH: Final = (
    "hands", "decks", "discards", "in_play", "set_aside", "mats", "owned", "coffers", "villagers", "tokens", "turns",
    "gained", "bought",
)  # fmt: skip


def _either(words: list[str]) -> str:
    return " or ".join(f"'{word}'" for word in words)


def _check_seat(what: str, seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise ValueError(f"{what}: there is no seat {seat}; the seats are 0 to {players - 1}")


def _check_names(what: str, given: Sequence[Mapping[str, object]], known: list[str]) -> None:
    for one in given:
        for name in one:
            if name not in known:
                raise ValueError(f"{what}: there is nothing called '{name}'; use {_either(known)}")


def _check_set_aside(layout: Layout) -> None:
    for seat, beside in enumerate(layout.get("set_aside", ())):
        for name in beside:
            if name not in _of(layout.get("in_play", ()), seat):
                raise ValueError(
                    f"set_aside: player {seat + 1} has no '{name}' in play to set cards aside with"
                )


def _check_landscapes(players: int, layout: Layout) -> None:
    for seat, names in enumerate(layout.get("owned", ())):
        for name in names:
            if not card_named(name).types & PROJECT:
                raise ValueError(f"owned: '{name}' is not a Project")
        if len(names) > _MOST_PROJECTS or len(set(names)) < len(names):
            raise ValueError(
                f"owned: player {seat + 1} can have {_MOST_PROJECTS} different Projects, not {names}"
            )
    for name, seat in (layout.get("artifacts") or {}).items():
        if not card_named(name).types & ARTIFACT:
            raise ValueError(f"artifacts: '{name}' is not an Artifact")
        _check_seat(f"artifacts: {name}", seat, players)


def _check_numbers(layout: Layout) -> None:
    numbers: list[tuple[str, int]] = [
        ("actions", layout.get("actions", 0)),
        ("buys", layout.get("buys", 0)),
        ("coins", layout.get("coins", 0)),
    ]
    numbers += [("coffers", number) for number in layout.get("coffers", ())]
    numbers += [("villagers", number) for number in layout.get("villagers", ())]
    numbers += [("turns", number) for number in layout.get("turns", ())]
    numbers += [(name, number) for one in layout.get("tokens", ()) for name, number in one.items()]
    numbers += [(f"supply: {name}", number) for name, number in (layout.get("supply") or {}).items()]
    numbers += [
        (f"pile_tokens: {name}", number) for name, number in (layout.get("pile_tokens") or {}).items()
    ]
    for name, number in numbers:
        if number < 0:
            raise ValueError(f"{name}: {number} is less than nothing")
