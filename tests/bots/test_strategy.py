"""Strategies at the table: every condition, sections, gains by the rules, versions of cards, the never-lose rule."""

from __future__ import annotations

import pytest

from dominium.bots.strategy import Rule, RuleBot, Strategy, always, at_most, money_ultimate
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.strategies import parse
from dominium.testing import Position


def strategy(buy: str, rest: str = "", head: str = "") -> Strategy:
    return parse(f"name: test\n{head}\nbuy:\n{buy}\n{rest}\n", "test.txt")


def asked(p: Position) -> Decision:
    decision = p._session.decision
    assert decision is not None
    return decision


def answer(p: Position, bot: RuleBot) -> list[str]:
    """The bot's answer to what is asked, given to the game."""
    decision = asked(p)
    chosen = bot.decide(decision, p.view(decision.seat))
    decision.check(chosen)
    options = decision.options
    p.choose(*[options[i] for i in chosen])
    return [options[i] for i in chosen]


def middle() -> Position:
    """A position with something of everything; player 0 is in the Buy phase with 5 coins."""
    return Position(
        kingdom=["smithy", "village", "bridge", "moat", "militia", "embargo", "pirate_ship", "flag_bearer"],
        projects=["fair"],
        hands=[["estate", "copper", "smithy"], ["gold"]],
        decks=[["silver", "gold", "village", "curse"], ["province", "estate"]],
        discards=[["militia"], []],
        in_play=[["copper", "smithy"], []],
        mats=[{"native_village": ["bridge", "silver"]}, {}],
        trash=["estate", "copper", "copper"],
        supply={"province": 5, "smithy": 0, "duchy": 0, "curse": 9},
        owned=[["fair"], []],
        artifacts={"flag": 0},
        coffers=[2, 1],
        villagers=[3, 0],
        actions=0,
        buys=2,
        coins=5,
        phase="buy",
    )


CONDITIONS = [
    ("count(smithy)", 2),
    ("count(copper)", 2),
    ("count(silver)", 2),  # one of them on a mat
    ("count(treasures)", 5),
    ("count(actions)", 5),
    ("count(victory)", 1),
    ("count(curses)", 1),
    ("count(attacks)", 1),
    ("count(reactions)", 0),
    ("count(durations)", 0),
    ("count(terminals)", 4),
    ("count(villages)", 1),
    ("count(cantrips)", 1),
    ("count(cards)", 12),
    ("count(projects)", 1),
    ("count(fair)", 1),
    ("count(flag)", 1),
    ("left(province)", 5),
    ("left(smithy)", 0),
    ("left(curse)", 9),
    ("in_hand(copper)", 1),
    ("in_hand(actions)", 1),
    ("in_play(smithy)", 1),
    ("in_play(treasures)", 1),
    ("on_mats(bridge)", 1),
    ("on_mats(cards)", 2),
    ("in_trash(copper)", 2),
    ("theirs(province)", 1),
    ("theirs(victory)", 2),
    ("cost(gold)", 6),
    ("embargo(gold)", 0),
    ("tokens(pirate_ship)", 0),
    ("treasure", 7 + 2),  # 2 Coppers, a Silver, a Gold, and what lies on a mat
    ("money", 13),  # also the Silver on the mat, Militia and Bridge with 2 each
    ("mat_money", 4),
    ("turn", 2),
    ("coins", 5),
    ("buys", 2),
    ("actions", 0),
    ("deck", 12),
    ("draw_pile", 4),
    ("hand_size", 3),
    ("points", 0),
    ("best_other", 7),
    ("lead", -7),
    ("empty_piles", 2),
    ("gains_to_end", 5),
    ("coffers", 2),
    ("villagers", 3),
    ("players", 2),
    ("action_phase", 0),
    ("always", 1),
    ("never", 0),
    ("chosen", 0),
]


@pytest.mark.parametrize(("words", "value"), CONDITIONS)
def test_every_word_of_conditions(words: str, value: int) -> None:
    view = middle().view(0)
    (rule,) = strategy(f"  gold if {words} = {value}").rules
    assert rule.condition is not None
    assert rule.condition.value(view) == 1
    (rule,) = strategy(f"  gold if {words} != {value}").rules
    assert rule.condition is not None
    assert rule.condition.value(view) == 0


@pytest.mark.parametrize(
    ("words", "truth"),
    [
        ("coins + buys * 3 = 11", True),
        ("(coins + buys) * 3 = 21", True),
        ("coins - 1 - 1 = 3", True),
        ("coins - (1 - 1) = 5", True),
        ("-coins = 0 - 5", True),
        ("coins / 2 > 2", True),  # 2.5: nothing is rounded
        ("coins / 2 < 3", True),
        ("coins / 2 = 2.5", True),
        ("coins = 2.50 * buys", True),
        ("coins / 3 + 1 / 3 = 2", True),
        ("count(smithy) < count(treasures) / 2", True),
        ("count(smithy) < count(treasures) / 2.5", False),
        ("coins / buys = 2.5", True),
        ("coins / lead < 0", True),
        ("coins / lead > 0 - 1", True),
        ("coins / actions = 0", True),  # by 0: 0
        ("coins / buys + villagers / buys = 4", True),
        ("coins / buys * 2 = coins", True),
        ("coins >= 5 and buys > 2", False),
        ("coins >= 6 or buys >= 2", True),
        ("not coins >= 6", True),
        ("not (coins >= 6 or buys >= 2)", False),
        ("coins > 5 and buys > 5 or buys = 2", True),
        ("coins > 5 and (buys > 5 or buys = 2)", False),
        ("coins", True),
        ("actions", False),
        ("coins ≥ 5 and coins ≤ 5 and coins ≠ 4 and coins == 5", True),
    ],
)
def test_arithmetic_and_logic(words: str, truth: bool) -> None:
    (rule,) = strategy(f"  gold if {words}").rules
    assert rule.condition is not None
    assert (rule.condition.value(middle().view(0)) != 0) == truth


def test_turn_counts_the_own_turns_and_action_phase_is_told() -> None:
    p = Position(kingdom=["smithy"], hands=[["smithy"]])
    (rule,) = strategy("  gold if action_phase = 1 and turn = 2").rules
    assert rule.condition is not None
    assert rule.condition.value(p.view(0)) == 1


def test_first_rule_that_can_be_had_wins() -> None:
    bot = strategy("  province\n  gold if count(silver) > 0\n  silver").bot()
    p = Position(hands=[[]], coins=7, phase="buy")
    assert bot.wants([card_named("gold"), card_named("silver")], p.view(0)) is card_named("silver")
    p = Position(hands=[["silver"]], coins=7, phase="buy")
    assert bot.wants([card_named("gold"), card_named("silver")], p.view(0)) is card_named("gold")


def test_a_project_is_bought() -> None:
    bot = strategy("  fair if count(fair) = 0\n  silver").bot()
    p = Position(kingdom=["smithy"], projects=["fair"], hands=[["silver", "silver"]], phase="buy")
    assert bot.would_buy(4, p.view(0)) is card_named("fair")
    p = Position(kingdom=["smithy"], projects=["fair"], owned=[["fair"]], phase="buy")
    assert bot.would_buy(4, p.view(0)) is card_named("silver")


def test_rules_mean_the_version_that_lies_in_the_kingdom() -> None:
    plan = strategy("  mine if count(mine) < 1\n  silver")
    bot = plan.bot()
    p = Position(kingdom=["mine@1e"], hands=[[]], coins=5, phase="buy")
    assert bot.would_buy(5, p.view(0)) is card_named("mine@1e")
    p = Position(kingdom=["mine@1e"], hands=[["mine@1e"]], coins=5, phase="buy")
    assert bot.would_buy(5, p.view(0)) is card_named("silver")
    p = Position(kingdom=["mine"], hands=[[]], coins=5, phase="buy")
    assert bot.would_buy(5, p.view(0)) is card_named("mine")


def test_what_a_strategy_needs() -> None:
    plan = strategy("  province\n  mine\n  citadel\n  mine if never", head="kingdom: moat, village")
    assert [card.id for card in plan.needs()] == ["moat", "village", "mine", "citadel"]
    ten = [card_named(name) for name in ("mine@1e", "moat")]
    assert [card.id for card in plan.missing(ten, [])] == ["village", "citadel"]
    assert [card.id for card in plan.missing([*ten, card_named("village")], [card_named("citadel")])] == []


def test_never_lose() -> None:
    behind = Position(
        hands=[["gold", "gold", "gold"], []],
        decks=[[], ["province", "province"]],
        supply={"province": 1},
        coins=9,
        phase="buy",
    )
    offered = [card_named("province"), card_named("gold")]
    assert strategy("  province\n  gold").bot().wants(offered, behind.view(0)) is card_named("province")
    careful = strategy("  province\n  gold", head="never_lose: yes").bot()
    assert careful.wants(offered, behind.view(0)) is card_named("gold")
    assert money_ultimate(never_lose=True).wants([card_named("province")], behind.view(0)) is None


def test_gains_follow_the_rules() -> None:
    # Judgement alone would rather have the Smithy.
    bot = RuleBot([always("estate")])
    p = Position(kingdom=["workshop", "smithy"], hands=[["workshop"]])
    p.play("workshop")
    assert answer(p, bot) == ["estate"]
    p = Position(kingdom=["workshop", "smithy"], hands=[["workshop"]])
    p.play("workshop")
    assert answer(p, RuleBot([at_most("province", 8)])) == ["smithy"]


def test_gains_nobody_wants_are_the_most_worth() -> None:
    """Of what is offered the Smithy is worth most; not if it ends a game that another player wins."""
    nothing = RuleBot([at_most("province", 8)])
    for left, gained in ((2, "smithy"), (1, "militia")):
        p = Position(
            kingdom=["workshop", "smithy", "militia"],
            hands=[["workshop"]],
            decks=[[], ["province"]],
            supply={"curse": 0, "estate": 0, "smithy": left},
        )
        p.play("workshop")
        assert answer(p, nothing) == [gained]


def test_rules_that_were_changed_hold_after_they_are_bound_anew() -> None:
    plan = strategy("  gold\n  silver")
    view = Position(kingdom=["smithy"], hands=[[]], phase="buy").view(0)
    bot = plan.bot()
    assert bot.would_buy(6, view) is card_named("gold")
    plan.rules.insert(0, always("smithy"))
    plan.bind(view.kingdom)
    assert bot.would_buy(6, view) is card_named("smithy")
    assert bot.would_buy(3, view) is card_named("silver")


def test_play_section_sets_the_order() -> None:
    hands = [["village", "militia", "smithy", "copper", "copper"]]
    kingdom = ["village", "militia", "smithy"]
    first = strategy("  gold", "play:\n  smithy\n  militia").bot()
    p = Position(kingdom=kingdom, hands=hands)
    assert [asked(p).options[i] for i in first.decide(asked(p), p.view(0))] == ["smithy"]
    # What is not listed stays a matter of judgement ...
    p = Position(kingdom=kingdom, hands=hands)
    held = strategy("  gold", "play:\n  smithy if never\n  militia if never").bot()
    assert [asked(p).options[i] for i in held.decide(asked(p), p.view(0))] == ["village"]
    # ... and what is listed is played only if its condition holds.
    p = Position(kingdom=kingdom, hands=[["militia", "smithy"]])
    assert held.decide(asked(p), p.view(0)) == []


def test_trash_section() -> None:
    text = "trash (chapel):\n  estate\n  copper if treasure - chosen > 2"
    bot = strategy("  gold", text).bot()
    p = Position(kingdom=["chapel"], hands=[["chapel", "copper", "copper", "copper", "estate", "curse"]])
    p.play("chapel")
    # Nothing but what is listed: the Curse stays. With the Estate and no Copper chosen 3 - 1 is not more than 2.
    assert answer(p, bot) == ["estate"]
    p = Position(
        kingdom=["chapel"], hands=[["chapel", "copper", "copper", "copper", "estate"]], decks=[["silver"]]
    )
    p.play("chapel")
    assert answer(p, bot) == ["estate", "copper", "copper"]


def test_judge_leaves_the_rest() -> None:
    bot = strategy("  gold", "trash:\n  silver\n  judge").bot()
    p = Position(kingdom=["chapel"], hands=[["chapel", "silver", "gold", "estate", "curse"]])
    p.play("chapel")
    assert sorted(answer(p, bot)) == ["curse", "estate", "silver"]
    bot = strategy("  gold", "trash:\n  silver\n  judge if coins > 9").bot()
    p = Position(kingdom=["chapel"], hands=[["chapel", "silver", "gold", "estate", "curse"]])
    p.play("chapel")
    assert answer(p, bot) == ["silver"]


def test_too_little_listed_is_filled_by_judgement() -> None:
    bot = strategy("  gold", "discard:\n  gold").bot()
    p = Position(kingdom=["militia"], hands=[["militia"], ["gold", "silver", "estate", "copper", "copper"]])
    p.play("militia")
    assert answer(p, bot) == ["gold", "estate"]
    # Even what is listed and held back goes if nothing else is left.
    bot = strategy("  gold", "discard:\n  cards if never").bot()
    p = Position(kingdom=["militia"], hands=[["militia"], ["gold", "silver", "estate", "copper", "copper"]])
    p.play("militia")
    assert answer(p, bot) == ["estate", "copper"]


def test_section_of_the_card_that_asks_comes_first() -> None:
    text = "discard:\n  gold\ndiscard (militia):\n  copper"
    bot = strategy("  gold", text).bot()
    p = Position(kingdom=["militia"], hands=[["militia"], ["gold", "silver", "estate", "copper", "copper"]])
    p.play("militia")
    assert answer(p, bot) == ["copper", "copper"]
    p = Position(kingdom=["cellar"], hands=[["cellar", "gold", "estate", "copper"]], decks=[["silver"] * 3])
    p.play("cellar")
    assert answer(p, bot) == ["gold"]


def test_kinds_of_cards_cheapest_or_dearest_first() -> None:
    bot = strategy("  gold", "discard:\n  treasures").bot()
    p = Position(kingdom=["militia"], hands=[["militia"], ["gold", "silver", "estate", "copper", "estate"]])
    p.play("militia")
    assert answer(p, bot) == ["copper", "silver"]
    bot = strategy("  copper", "gain:\n  treasures").bot()
    p = Position(kingdom=["workshop"], hands=[["workshop"]])
    p.play("workshop")
    assert answer(p, bot) == ["silver"]


def test_choose_section_takes_words() -> None:
    bot = strategy("  gold", "choose (steward):\n  coins if coins > 3\n  cards").bot()
    p = Position(kingdom=["steward"], hands=[["steward", "estate", "estate"]], coins=4)
    p.play("steward")
    assert answer(p, bot) == ["coins"]
    p = Position(kingdom=["steward"], hands=[["steward", "estate", "estate"]])
    p.play("steward")
    assert answer(p, bot) == ["cards"]


def test_name_section() -> None:
    bot = strategy("  gold", "name:\n  gold").bot()
    p = Position(kingdom=["wishing_well"], hands=[["wishing_well"]], decks=[["copper", "copper", "copper"]])
    p.play("wishing_well")
    assert answer(p, bot) == ["gold"]


def test_react_section() -> None:
    bot = strategy("  gold", "react:\n  moat if never").bot()
    p = Position(kingdom=["militia", "moat"], hands=[["militia"], ["moat", *["copper"] * 4]])
    p.play("militia")
    assert answer(p, bot) == []
    bot = strategy("  gold", "react:\n  moat").bot()
    p = Position(kingdom=["militia", "moat"], hands=[["militia"], ["moat", *["copper"] * 4]])
    p.play("militia")
    assert answer(p, bot) == ["moat"]


def test_two_bots_of_one_strategy_in_different_kingdoms() -> None:
    plan = strategy("  mine\n  silver")
    one, two = plan.bot(), plan.bot()
    first = Position(kingdom=["mine@1e"], hands=[[]], coins=5, phase="buy")
    second = Position(kingdom=["mine"], hands=[[]], coins=5, phase="buy")
    assert one.would_buy(5, first.view(0)) is card_named("mine@1e")
    assert two.would_buy(5, second.view(0)) is card_named("mine")
    assert one.would_buy(5, first.view(0)) is card_named("mine@1e")


def test_rules_by_hand_stay_possible() -> None:
    bot = RuleBot([Rule(card_named("gold")), always("silver")], never_lose=True)
    assert bot.never_lose
    assert bot.strategy.rules is bot.rules
