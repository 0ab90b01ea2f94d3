"""The campaign: its rivals are good at what they do, have a name and manners, and play at ordinary tables."""

from __future__ import annotations

import pytest

from dominium.engine.record import record_from
from dominium.engine.setup import Setup
from dominium.opponents.levels import LEVELS, is_found, opponent
from dominium.server.protocol import PHRASES, ChallengeKingdom, Refusal, SeatWish, SetOptions, TableBody
from dominium.server.tables import actions, lobby
from dominium.server.tables.campaign import CHALLENGES, RIVALS, Challenge, Rival, challenge_named
from dominium.server.tables.manners import Manners, is_phrase, remarks_of
from dominium.words.languages import CODES, language
from tests.server.memory_store import Memory
from tests.server.parlour import PEACEFUL, FakeClock, Parlour, Person, settle
from tests.server.rivals import SIGNS, attacks, kingdom_of, share, told
from tests.server.test_without_sockets import play as run

#: games for each figure, and told games for each sign: the same ones every time
GAMES = 100
TOLD = 8

every_challenge = pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda one: one.id)
every_rival = pytest.mark.parametrize("rival", RIVALS, ids=lambda one: one.id)


# How they play


@every_challenge
def test_a_beginner_is_clearly_beaten(challenge: Challenge) -> None:
    """A beginner wins less than half of what would be fair."""
    assert share(challenge, "beginner", GAMES) < 0.5 / challenge.players


@every_challenge
def test_the_rivals_way_is_the_better_one_here(challenge: Challenge) -> None:
    """Money or the steady player, who tries what usually works, wins less than is fair."""
    assert min(share(challenge, level, GAMES) for level in ("money", "steady")) < 0.92 / challenge.players


@pytest.mark.parametrize(
    ("challenge", "seat"),
    [(challenge, seat) for challenge in CHALLENGES for seat in range(1, challenge.players)],
    ids=lambda one: getattr(one, "id", one),
)
def test_a_rival_plays_as_it_is_known_for(challenge: Challenge, seat: int) -> None:
    rival = challenge.rivals[seat - 1]
    sign, enough = SIGNS[rival.kind]
    games = [told(challenge.id, seed) for seed in range(TOLD)]
    if challenge.players == 2:  # among three, others may end the game otherwise
        assert sum(sign(game, seat) for game in games) / TOLD >= enough
    assert any(attacks(game, seat) for game in games) == rival.attacks


def test_there_is_every_kind_of_rival_and_the_last_ones_are_strong() -> None:
    assert {rival.kind for rival in RIVALS} == set(SIGNS)
    assert [challenge.rivals[0].level for challenge in CHALLENGES[-2:]] == ["strong", "strong"]
    for challenge in CHALLENGES[-2:]:  # a strategy of its own comes with the program
        kingdom = kingdom_of(challenge)
        assert is_found(Setup(2, kingdom.cards, kingdom.projects))


# Names and words


@every_rival
def test_a_rival_has_a_name_and_words_for_every_moment(rival: Rival) -> None:
    for code in CODES:
        assert 1 <= len(rival.name(code)) <= 12
        for phrase in remarks_of(rival):
            assert language(code).has(f"phrase-{phrase}"), (code, phrase)
            assert is_phrase(phrase)


def test_nobody_else_says_what_rivals_say() -> None:
    said = [phrase for rival in RIVALS for phrase in remarks_of(rival)]
    assert len(set(said)) == len(said)
    assert not set(said) & set(PHRASES)
    assert not is_phrase("banker-attack")  # who never attacks
    assert is_phrase("hello")


# At the table


def wished(seats: str, challenge: str = "purse", code: str = "en") -> TableBody:
    wishes = [SeatWish(kind="person" if one == "p" else "bot") for one in seats]
    choice = ChallengeKingdom.model_validate({"id": challenge, "language": code})
    return TableBody(name="Ann", seats=wishes, kingdom=choice)


@pytest.mark.parametrize(
    ("seats", "challenge", "code"),
    [
        ("pp", "purse", "alone"),
        ("bp", "purse", "alone"),
        ("pbb", "purse", "alone"),
        ("pb", "company", "alone"),
        ("pb", "none", "challenge"),
    ],
)
def test_what_is_no_challenge_is_refused(seats: str, challenge: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        lobby.new_table(wished(seats, challenge))
    assert refused.value.code == code


@every_challenge
def test_the_rivals_sit_opposite_under_their_names(challenge: Challenge) -> None:
    for code in CODES:
        document, _ = lobby.new_table(wished("p" + "b" * len(challenge.rivals), challenge.id, code))
        bots = document.seats[1:]
        assert [seat.name for seat in bots] == [rival.name(code) for rival in challenge.rivals]
        assert [seat.level for seat in bots] == [rival.level for rival in challenge.rivals]
        assert sorted(document.cards) == sorted(card.id for card in kingdom_of(challenge).cards)


def test_rivals_go_home_when_the_table_plays_something_else() -> None:
    document, _ = lobby.new_table(wished("pb"))
    lobby.set_options(document, SetOptions(type="options", kingdom=PEACEFUL))
    assert document.seats[1].name not in [rival.name("en") for rival in RIVALS]
    assert document.seats[1].level in LEVELS


def test_a_challenge_is_dealt_by_chance_and_again_with_the_same_rival() -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, token = await house.make("pb", kingdom=ChallengeKingdom(id="purse"))
        ann = await Person.join(table, token)
        seals = set()
        for _ in range(2):
            shown = ann.shown()
            seals.add(shown["seal"])
            assert shown["choice"] == ChallengeKingdom(id="purse")
            assert shown["seats"][1]["name"] == "Barnaby"
            match = table.match
            assert match is not None
            assert record_from(match.head).agents == ["person", "double-smithy"]
            await ann.send(type="resign")
            await ann.send(type="rematch")
        assert len(seals) == 2
        assert None not in seals

    run(scene())


def test_a_strategy_plays_by_its_name() -> None:
    kingdom = kingdom_of(challenge_named("gardens"))
    session = told("gardens", 0)
    bot = opponent("gardens-workshop", 1, session.game.setup)
    assert bot is opponent("gardens-workshop", 2, session.game.setup)
    assert "gardens" in [card.id for card in kingdom.cards]
    gained = [
        card for event in session.events if event.seat == 1 and event.kind == "gain" for card in event.cards
    ]
    assert gained.count("workshop") >= 5
    assert gained.count("gardens") >= 3


# Manners


async def seated(challenge: str) -> tuple[Parlour, Person]:
    house = await Parlour(Memory(), FakeClock()).open()
    seats = "p" + "b" * (challenge_named(challenge).players - 1)
    table, token = await house.make(seats, kingdom=ChallengeKingdom(id=challenge), seed=4)
    ann = await Person.join(table, token)
    await actions.come_back(table, ann.viewer)
    await settle()
    return house, ann


async def pass_on(ann: Person) -> None:
    """Answer with as little as is allowed, until it is over or the rival has had some turns."""
    asked = ann.decision()
    assert asked is not None
    await ann.answer(list(range(asked["minimum"])))


def phrases(house: Parlour) -> list[str]:
    return [phrase for _, _, phrase in house.said]


def test_a_rival_greets_whoever_has_not_begun_yet() -> None:
    async def scene() -> None:
        house, ann = await seated("purse")
        assert house.said == [(ann.table.id, 1, "banker-greeting")]
        await pass_on(ann)
        await actions.come_back(ann.table, ann.viewer)
        assert phrases(house).count("banker-greeting") == 1
        await ann.send(type="resign")
        assert phrases(house)[-1] == "banker-won"
        await ann.send(type="rematch")
        assert phrases(house)[-1] == "banker-greeting"

    run(scene())


def test_what_the_server_plays_of_itself_is_no_beginning() -> None:
    """With autoplay the coins of a first hand may lie there before anybody came."""

    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, token = await house.make("pb", kingdom=ChallengeKingdom(id="purse"), autoplay=True)
        ann = await Person.join(table, token)
        while not any(seat == 0 for seat, _, _ in ann.table.match.session.given):  # type: ignore[union-attr]
            await settle()
        await actions.come_back(table, ann.viewer)
        assert phrases(house) == ["banker-greeting"]

    run(scene())


def test_a_rival_speaks_when_it_attacks_and_when_it_is_ahead_but_not_all_the_time() -> None:
    async def scene() -> None:
        house, ann = await seated("curses")
        while ann.game()["decision"] is not None and ann.table.document.phase == "playing":
            await pass_on(ann)
        said = phrases(house)
        assert said[0] == "witch-greeting"
        assert said[-1] == "witch-won"
        assert "witch-attack" in said
        assert said.count("witch-ahead") == 1
        turns = ann.game()["view"]["players"][1]["turns"]
        assert len(said) <= 2 + turns / 3 + 1
        assert {seat for _, seat, _ in house.said} == {1}

    run(scene())


def test_a_beaten_rival_has_the_last_word() -> None:
    """The winner speaks; where that is the person, the first rival does."""

    async def scene() -> None:
        house, ann = await seated("company")
        assert phrases(house) == ["gardener-greeting"]  # one speaks for both
        match = ann.table.match
        assert match is not None
        for seat in (1, 2):
            match.apply(match.resignation(seat))
        said = Manners(match).remark(ann.table.document, match)
        assert said == (1, "gardener-lost")

    run(scene())


def test_taking_back_does_not_make_a_rival_say_it_again() -> None:
    async def scene() -> None:
        house, ann = await seated("curses")
        while "witch-attack" not in phrases(house):
            await pass_on(ann)
        before = phrases(house).count("witch-attack")
        await ann.send(type="undo")
        await pass_on(ann)
        assert phrases(house).count("witch-attack") == before

    run(scene())


def test_nobody_speaks_at_other_tables() -> None:
    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, token = await house.make("pb")
        ann = await Person.join(table, token)
        await actions.come_back(table, ann.viewer)
        for _ in range(6):
            await pass_on(ann)
        assert house.said == []

    run(scene())


def test_a_game_that_a_bot_played_in_is_told_from_others() -> None:
    """Be it for a while: what was won that way is no progress. The next game is a new one."""

    async def scene() -> None:
        parlour = await Parlour(Memory(), FakeClock()).open()
        table, token = await parlour.make("pb", PEACEFUL)
        ann = await Person.join(table, token)
        assert [seat["stood_in"] for seat in ann.shown()["seats"]] == [False, False]
        await ann.send(type="give_seat_to_bot", seat=0, level="steady")
        assert ann.shown()["seats"][0]["stood_in"]
        await ann.send(type="take_back")
        assert not ann.shown()["seats"][0]["stand_in"]
        assert ann.shown()["seats"][0]["stood_in"], "it has played, however little"
        await ann.send(type="resign")
        await ann.send(type="rematch")
        assert ann.shown()["game"] == 2
        assert not ann.shown()["seats"][0]["stood_in"]

    run(scene())
