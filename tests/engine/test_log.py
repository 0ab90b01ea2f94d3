"""The log: what happened is told, to each seat as much as it may know (G32 to G34)."""

from __future__ import annotations

from typing import Any

import pytest

from dominium.engine.events import Event
from dominium.testing import Position

COPPERS = ["copper"] * 5


def line(event: Event) -> str:
    """Who, what, which cards, from where to where, what about, and how much if that is not the number of cards."""
    words = [str(event.seat), event.kind, *event.cards]
    if event.origin or event.target:
        words.append(f"{event.origin}>{event.target}")
    if event.word:
        words.append(f"({event.word})")
    if event.amount != len(event.cards):
        words.append(f"x{event.amount}")
    return " ".join(words)


def told(p: Position, viewer: int) -> list[str]:
    """The log of the position so far, as a seat may know it; -1 is a spectator."""
    return [line(event.seen_from(viewer)) for event in p.events]


def scene(script: str, **position: Any) -> Position:
    """A position in which some moves were made: "play cellar, choose estate copper, end_turn".

    The same is played one seat further to the left: it must be told in the same way to everybody.
    """
    p = play(script, position)
    moved = play(script, one_seat_on(position))
    players = len(p.game.players)
    for viewer in range(-1, players):
        beside = -1 if viewer < 0 else (viewer + 1) % players
        assert [heard(event.seen_from(viewer), 0, players) for event in p.events] == [
            heard(event.seen_from(beside), 1, players) for event in moved.events
        ]
    return p


def play(script: str, position: dict[str, Any]) -> Position:
    p = Position(**position)
    for move in script.split(","):
        verb, *words = move.split()
        if verb.startswith("spend"):
            getattr(p, verb)(int(words[0]))
        else:
            getattr(p, verb)(*words)
    return p


def one_seat_on(position: dict[str, Any]) -> dict[str, Any]:
    """The position with everything moved on to the next seat."""
    players = position.get("players", 2)
    moved = {**position, "turn": 1}
    nothing: dict[str, Any] = {zone: [] for zone in ("hands", "decks", "discards", "in_play", "owned")}
    for zone, empty in {**nothing, "coffers": 0, "villagers": 0}.items():
        seats = [*position.get(zone, []), *[empty] * players][:players]
        moved[zone] = seats[-1:] + seats[:-1]
    moved["artifacts"] = {name: seat + 1 for name, seat in position.get("artifacts", {}).items()}
    return moved


def heard(event: Event, seats_on: int, players: int) -> tuple[Any, ...]:
    """An event but for how many turns there were before, as if it had happened ``seats_on`` seats earlier."""
    seat = event.seat if event.seat < 0 else (event.seat - seats_on) % players
    word = str((int(event.word) - seats_on) % players) if event.kind == "pass" else event.word
    amount = 0 if event.kind == "turn" else event.amount
    return seat, event.kind, event.cards, event.origin, event.target, word, amount


def check(p: Position, own: str, others: dict[int, str] | None = None) -> None:
    """The log as seat 0 knows it, and where the others know less, by the number of the line."""
    lines = [one.strip() for one in own.strip().splitlines()]
    assert told(p, 0) == lines
    for number, less in (others or {}).items():
        lines[number] = less
    for viewer in (1, -1):
        assert told(p, viewer) == lines


def test_a_turn() -> None:
    p = scene(
        "play market, play gold, play silver, buy silver, buy cellar, end_turn",
        hands=[["market", "gold", "silver", "estate"], COPPERS],
        decks=[["duchy"]],
        discards=[["curse"] * 8],
        kingdom=["cellar"],
    )
    *turn, shuffle, draw, after = told(p, 0)
    assert turn == [
        "0 play market >play",
        "0 draw duchy deck>hand",
        "0 plus (actions) x1",
        "0 plus (buys) x1",
        "0 plus (coins) x1",
        "0 play gold >play",
        "0 plus (coins) x3",
        "0 play silver >play",
        "0 plus (coins) x2",
        "0 buy silver supply> x3",
        "0 gain silver supply>discard (bought)",
        "0 buy cellar supply> x2",
        "0 gain cellar supply>discard (bought)",
        "0 discard estate duchy hand>discard (clean_up)",
        "0 discard market gold silver play>discard (clean_up)",
    ]
    assert (shuffle, after) == ("0 shuffle discard>deck x15", "1 turn x2")
    assert draw.startswith("0 draw ")
    seen = told(p, 1)
    assert (seen[1], seen[13], seen[16]) == (
        "0 draw deck>hand x1",
        "0 discard hand>discard (clean_up) x2",
        "0 draw deck>hand x5",
    )
    assert told(p, -1) == seen


def test_all_treasures_at_once_are_told_one_by_one() -> None:
    p = scene("end_phase", hands=[["copper", "gold"]])
    session = p._session
    session.choose("copper", "gold")
    check(
        p,
        """
        0 play copper >play
        0 plus (coins) x1
        0 play gold >play
        0 plus (coins) x3
    """,
    )


def test_a_reaction() -> None:
    p = scene("play militia, choose moat", hands=[["militia"], ["moat", *COPPERS]])
    check(
        p,
        """
        0 play militia >play
        1 react moat hand>hand (militia)
        1 reveal moat hand>hand
        0 plus (coins) x2
    """,
    )


def test_discards_show_the_top_one() -> None:
    p = scene("play militia, choose copper copper estate", hands=[["militia"], ["estate", *COPPERS]])
    assert told(p, 1)[2] == "1 discard copper copper estate hand>discard"
    assert told(p, 0)[2] == told(p, -1)[2] == "1 discard estate hand>discard x3"


def test_the_last_card_of_the_hand_lies_on_top_after_a_turn_without_plays() -> None:
    p = scene("end_turn", hands=[["estate", "copper"]], decks=[["gold"] * 5])
    assert told(p, 0)[0] == "0 discard estate copper hand>discard (clean_up)"
    assert told(p, 1)[0] == told(p, -1)[0] == "0 discard copper hand>discard (clean_up) x2"


@pytest.mark.parametrize(
    ("top", "others", "pile"),
    [
        ("estate", "0 discard estate hand>discard (clean_up) x2", ["gold", "market", "estate"]),
        ("market", "0 discard hand>discard (clean_up) x2", ["estate", "gold", "market"]),
    ],
)
def test_g18_the_chosen_top_card_is_told_if_it_comes_from_the_hand(
    top: str, others: str, pile: list[str]
) -> None:
    p = scene(
        f"play market, end_turn, choose {top}",
        hands=[["market", "estate"]],
        decks=[["gold", *COPPERS]],
        choose_top=True,
    )
    assert p.discard(0) == pile
    discards = [one for one in told(p, 1) if " discard " in one]
    assert discards == [others, "0 discard market play>discard (clean_up)"]


def test_abilities_of_cards_played_earlier() -> None:
    p = scene("play wharf, end_turn, end_turn", hands=[["wharf"]], decks=[["copper"] * 12, COPPERS])
    assert told(p, 0)[-4:] == [
        "0 turn x3",
        "0 ability wharf",
        "0 draw copper copper deck>hand",
        "0 plus (buys) x1",
    ]


def test_abilities_name_what_they_act_on() -> None:
    p = scene("play cargo_ship, buy estate, choose yes", hands=[["cargo_ship"]])
    check(
        p,
        """
        0 play cargo_ship >play
        0 plus (coins) x2
        0 buy estate supply> x2
        0 gain estate supply>discard (bought)
        0 ability cargo_ship (estate)
        0 set_aside estate >aside
    """,
    )


def test_where_trashed_cards_come_from() -> None:
    p = scene("play chapel, choose estate curse", hands=[["chapel", "estate", "curse"]])
    assert told(p, 1)[-1] == "0 trash estate curse hand>trash"
    p = scene("play feast, choose duchy", hands=[["feast"]])
    assert told(p, 1)[1:] == ["0 trash feast play>trash", "0 gain duchy supply>discard"]
    p = scene("play swindler, choose curse", hands=[["swindler"]], decks=[[], ["copper"]])
    assert told(p, 0)[2:] == ["1 trash copper deck>trash", "1 gain curse supply>discard"]
    p = scene("play lurker, choose trash, choose village", hands=[["lurker"]], kingdom=["village"])
    assert told(p, 1)[2:] == ["0 choose lurker (trash)", "0 trash village supply>trash"]


def test_where_gained_cards_come_from_and_go_to() -> None:
    p = scene("play lurker, choose gain", hands=[["lurker"]], trash=["village"])
    assert told(p, 1)[-1] == "0 gain village trash>discard"
    p = scene("play artisan, choose duchy, choose gold", hands=[["artisan", "gold"]])
    check(
        p,
        """
        0 play artisan >play
        0 gain duchy supply>hand
        0 put_back gold hand>deck
        """,
        {2: "0 put_back hand>deck x1"},
    )
    p = scene("play bureaucrat", hands=[["bureaucrat"], ["estate"]])
    check(
        p,
        """
        0 play bureaucrat >play
        0 gain silver supply>deck
        1 reveal estate hand>hand
        1 put_back estate hand>deck
    """,
    )
    p = scene("play blockade, choose silver", hands=[["blockade"]])
    assert told(p, 1)[1] == "0 gain silver supply>aside"


def test_cards_looked_at_are_told_to_the_looker() -> None:
    p = scene("play sentry, choose curse, choose", hands=[["sentry"]], decks=[["copper", "gold", "curse"]])
    check(
        p,
        """
        0 play sentry >play
        0 draw copper deck>hand
        0 plus (actions) x1
        0 look gold curse deck>looking
        0 trash curse aside>trash
        0 put_back gold aside>deck
        """,
        {1: "0 draw deck>hand x1", 3: "0 look deck>looking x2", 5: "0 put_back aside>deck x1"},
    )
    p = scene("play navigator, choose discard", hands=[["navigator"]], decks=[["estate", "silver", "gold"]])
    assert told(p, 0)[-1] == "0 discard estate silver gold aside>discard"
    assert told(p, 1)[-1] == told(p, -1)[-1] == "0 discard gold aside>discard x3"


def test_cards_revealed_are_told_to_all() -> None:
    p = scene("play spy, choose gold, choose", hands=[["spy"]], decks=[["copper", "gold"], ["curse"]])
    check(
        p,
        """
        0 play spy >play
        0 draw copper deck>hand
        0 plus (actions) x1
        0 reveal gold deck>deck
        0 discard gold aside>discard
        1 reveal curse deck>deck
        1 put_back curse aside>deck
        """,
        {1: "0 draw deck>hand x1"},
    )


def test_the_order_of_cards_put_back_is_secret() -> None:
    p = scene(
        "play scout, choose silver copper curse",
        hands=[["scout"]],
        decks=[["estate", "copper", "silver", "curse"]],
    )
    check(
        p,
        """
        0 play scout >play
        0 plus (actions) x1
        0 reveal estate copper silver curse deck>deck
        0 to_hand estate aside>hand
        0 put_back silver copper curse aside>deck
        """,
        {4: "0 put_back aside>deck x3"},
    )


@pytest.mark.parametrize(
    ("script", "deck"),
    [
        ("play scout", ["gold", "estate", "estate", "estate"]),
        ("play seer", ["copper", "gold", "silver", "silver"]),
        ("play patrol", ["copper", "copper", "copper", "gold", "estate", "curse", "estate"]),
        ("play wishing_well, choose estate", ["copper", "gold"]),
        ("play sea_chart", ["copper", "gold"]),
        ("play spy, choose", ["copper", "gold"]),
    ],
)
def test_a_single_revealed_card_put_back_is_known_to_all(script: str, deck: list[str]) -> None:
    p = scene(script, hands=[[script.split()[1].strip(",")]], decks=[deck])
    (put_back,) = [one for one in told(p, 1) if " put_back " in one]
    assert put_back == "0 put_back gold aside>deck"
    assert {p._session.imagine(1, seed).game.players[0].deck[-1].id for seed in range(12)} == {"gold"}


def test_a_whole_deck_discarded_shows_its_top_card() -> None:
    p = scene("play chancellor, choose yes", hands=[["chancellor"]], decks=[["gold", "silver"]])
    check(
        p,
        """
        0 play chancellor >play
        0 plus (coins) x2
        0 choose chancellor (yes)
        0 discard gold deck>discard x2
    """,
    )


def test_the_bottom_of_the_deck() -> None:
    p = scene("play pearl_diver, choose yes", hands=[["pearl_diver"]], decks=[["gold", "silver", "curse"]])
    check(
        p,
        """
        0 play pearl_diver >play
        0 draw gold deck>hand
        0 plus (actions) x1
        0 look curse deck>deck (bottom)
        0 put_back curse deck>deck (bottom)
        """,
        {
            1: "0 draw deck>hand x1",
            3: "0 look deck>deck (bottom) x1",
            4: "0 put_back deck>deck (bottom) x1",
        },
    )


def test_projects_artifacts_and_tokens() -> None:
    check(scene("buy fair", projects=["fair"], coins=4), "0 project fair")
    p = scene("buy flag_bearer", kingdom=["flag_bearer"], coins=4)
    assert told(p, 1)[-1] == "0 artifact flag"
    p = scene("spend_coffers 1, spend_villagers 1", coffers=[2], villagers=[1])
    check(
        p,
        """
        0 spend (coffers) x1
        0 spend (villagers) x1
    """,
    )
    p = scene("play acting_troupe", hands=[["acting_troupe"]])
    assert told(p, 1)[1:] == ["0 plus (villagers) x4", "0 trash acting_troupe play>trash"]
    p = scene("play ducat", hands=[["ducat"]])
    assert told(p, 1)[1:] == ["0 plus (coffers) x1", "0 plus (buys) x1"]
    p = scene("play embargo, choose silver", hands=[["embargo"]])
    assert told(p, 1)[-1] == "0 token silver >supply (embargo)"
    p = scene("play pirate_ship, choose trash", hands=[["pirate_ship"]], decks=[[], ["copper", "estate"]])
    assert told(p, 0)[-1] == "0 token pirate_ship (pirate_ship)"


def test_chosen_words_in_their_order() -> None:
    p = scene("play pawn, choose coins actions", hands=[["pawn"]])
    check(
        p,
        """
        0 play pawn >play
        0 choose pawn (coins)
        0 choose pawn (actions)
        0 plus (coins) x1
        0 plus (actions) x1
    """,
    )


def test_mats() -> None:
    p = scene("play island", hands=[["island", "estate"]])
    check(
        p,
        """
        0 play island >play
        0 mat island >island
        0 mat estate >island
    """,
    )
    p = scene("play native_village, choose deck", hands=[["native_village"]], decks=[["gold"]])
    assert told(p, 0)[-2:] == ["0 look gold deck>looking", "0 mat gold >native_village"]
    assert told(p, 1)[-2:] == ["0 look deck>looking x1", "0 mat >native_village x1"]


def test_the_end_and_extra_turns() -> None:
    p = scene("buy province, end_turn", coins=8, supply={"province": 1})
    assert told(p, 0)[-1] == told(p, -1)[-1] == "-1 end"
    p = scene("play outpost, end_turn", hands=[["outpost"]], decks=[["copper"] * 10, COPPERS])
    assert told(p, 1)[-3:] == ["0 draw deck>hand x3", "0 turn (extra) x2", "0 ability outpost"]


def test_cards_set_aside_and_taken_back() -> None:
    p = scene("play haven, choose gold, end_turn, end_turn", hands=[["haven", "gold"]], decks=[["copper"]])
    assert (told(p, 0)[3], told(p, 0)[-1]) == ("0 set_aside gold hand>aside", "0 to_hand gold aside>hand")
    assert (told(p, 1)[3], told(p, 1)[-1]) == ("0 set_aside hand>aside x1", "0 to_hand aside>hand x1")
    p = scene("play library, choose village", hands=[["library"]], decks=[["village", "copper"]])
    assert told(p, 1)[2:] == [
        "0 set_aside village hand>aside",
        "0 draw deck>hand x1",
        "0 discard village aside>discard",
    ]
    p = scene("play research", hands=[["research", "estate"]], decks=[["gold", "silver", "copper"]])
    assert told(p, 0)[-1] == "0 set_aside gold silver deck>aside"
    assert told(p, 1)[-1] == "0 set_aside deck>aside x2"


def test_cards_from_the_discard_pile() -> None:
    p = scene(
        "play harbinger, choose gold",
        hands=[["harbinger"]],
        decks=[["copper"]],
        discards=[["gold", "estate"]],
    )
    assert (told(p, 0)[-1], told(p, 1)[-1]) == (
        "0 put_back gold discard>deck",
        "0 put_back discard>deck x1",
    )
    p = scene(
        "play mountain_village, choose gold", hands=[["mountain_village"]], discards=[["gold", "curse"]]
    )
    assert (told(p, 0)[-1], told(p, 1)[-1]) == ("0 to_hand gold discard>hand", "0 to_hand discard>hand x1")


def test_passed_cards_are_told_to_giver_and_taker() -> None:
    p = scene(
        "play masquerade, choose estate, choose curse",
        players=3,
        hands=[["masquerade", "estate"], ["gold", "curse"], ["silver"]],
        decks=[["copper"] * 2],
    )
    passes = [[one for one in told(p, viewer) if " pass " in one] for viewer in (0, 1, 2, -1)]
    first, second, third = (
        ("0 pass estate hand>hand (1)", "0 pass hand>hand (1) x1"),
        ("1 pass curse hand>hand (2)", "1 pass hand>hand (2) x1"),
        ("2 pass silver hand>hand (0)", "2 pass hand>hand (0) x1"),
    )
    assert passes == [
        [first[0], second[1], third[0]],
        [first[0], second[0], third[1]],
        [first[1], second[0], third[0]],
        [first[1], second[1], third[1]],
    ]


def test_cards_named_and_returned() -> None:
    p = scene("play wishing_well, choose gold", hands=[["wishing_well"]], decks=[["copper", "gold"]])
    assert told(p, 1)[3:] == ["0 name gold", "0 reveal gold deck>deck", "0 to_hand gold aside>hand"]
    p = scene("play experiment", hands=[["experiment"]], decks=[["copper"] * 2])
    assert told(p, 1)[-1] == "0 return experiment play>supply"
    p = scene(
        "play ambassador, choose estate, choose estate estate",
        hands=[["ambassador", "estate", "estate", "gold"]],
    )
    assert told(p, 1)[1:] == [
        "0 reveal estate hand>hand",
        "0 return estate estate hand>supply",
        "1 gain estate supply>discard",
    ]


def test_cards_put_onto_the_deck_from_play_or_from_a_gain() -> None:
    p = scene("play treasury, end_turn, choose yes", hands=[["treasury"]], decks=[["copper"]])
    assert told(p, 1)[4:6] == ["0 ability treasury", "0 put_back treasury play>deck"]
    p = scene("end_turn, choose horn", in_play=[["border_guard"]], artifacts={"horn": 0})
    assert told(p, 1)[:2] == ["0 ability horn (border_guard)", "0 put_back border_guard play>deck"]
    p = scene("play replace, choose village", hands=[["replace", "estate"]], kingdom=["village"])
    assert told(p, 1)[-1] == "0 put_back village discard>deck"
    p = scene(
        "play secret_passage, choose gold, choose 1",
        hands=[["secret_passage", "gold"]],
        decks=[["copper", "copper", "silver", "estate"]],
    )
    assert told(p, 0)[-1] == "0 put_back gold hand>deck (1)"
    assert told(p, 1)[-1] == "0 put_back hand>deck (1) x1"


def test_an_event_as_plain_data() -> None:
    p = scene("play moat", hands=[["moat"]], decks=[["gold", "silver"]])
    draw = p.events[1]
    assert draw.as_dict() == {
        "number": 1,
        "kind": "draw",
        "seat": 0,
        "cards": ["gold", "silver"],
        "origin": "deck",
        "target": "hand",
        "amount": 2,
        "word": "",
    }
    assert draw.seen_from(1).as_dict() == {**draw.as_dict(), "cards": []}


def test_revealing_nothing_is_no_news() -> None:
    p = Position(hands=[["shanty_town"], []])
    p.play("shanty_town")
    assert [event.kind for event in p.events] == ["play", "plus"]


@pytest.mark.parametrize(
    ("card", "answer", "position"),
    [
        ("cellar", [], {"hands": [["cellar", "estate"]]}),
        ("chancellor", ["yes"], {"discards": [["gold"]]}),
        ("tactician", [], {}),
        ("warehouse", [], {}),
    ],
)
def test_discarding_nothing_is_no_news(card: str, answer: list[str], position: dict[str, Any]) -> None:
    p = Position(**{"hands": [[card]], **position})
    p.play(card)
    if p.decision is not None:
        p.choose(*answer)
    assert [event for event in p.events if event.kind == "discard"] == []
    p.undo()  # nothing was seen
