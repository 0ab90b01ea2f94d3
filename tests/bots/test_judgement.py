"""Judgement: for every kind of decision and every card that asks, the answer a sensible player gives."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dominium.bots.exchanges import Exchanges
from dominium.bots.judgement import Judgement
from dominium.bots.knowledge import facts
from dominium.bots.money_bot import MoneyBot
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.strategies import parse
from dominium.testing import Position

BOT = Judgement()

DECK = ["copper", "estate", "copper", "silver", "copper", "estate", "copper"]
RICH = ["gold", "gold", "gold", "silver", "silver", "copper", "copper", "copper"]


def asked(p: Position) -> Decision:
    """What is asked now, main choices too."""
    decision = p._session.decision
    assert decision is not None
    return decision


def answer(p: Position) -> list[str]:
    """The bot's answer to what is asked, as ids and words; it is given, so that the game goes on."""
    decision = asked(p)
    chosen = BOT.decide(decision, p.view(decision.seat))
    decision.check(chosen)
    p._session.answer(chosen)
    return [decision.options[i] for i in chosen]


def after(p: Position, card: str) -> list[str]:
    """The bot's answer to the question that playing a card asks."""
    p.play(card)
    return answer(p)


def table(
    hand: Sequence[str], foe: Sequence[str] = (), deck: Sequence[str] = DECK, **supply: int
) -> Position:
    """The player with a hand and a deck, against another one with a hand and a deck."""
    return Position(hands=[hand, foe], decks=[deck, DECK], discards=[RICH, RICH], supply=supply or None)


def attacked(attack: str, hand: Sequence[str], deck: Sequence[str] = DECK) -> Position:
    """Player 0 is attacked by player 1."""
    p = Position(turn=1, hands=[hand, [attack]], decks=[deck, DECK], discards=[RICH, RICH])
    p.play(attack)
    return p


# Which Action to play


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["village", "smithy", "copper"], "village"),
        (["smithy", "market"], "market"),
        (["laboratory", "village"], "village"),
        (["laboratory", "cellar"], "laboratory"),
        (["militia", "witch", "moat"], "witch"),
        (["moat", "smithy"], "smithy"),
        (["festival", "smithy", "woodcutter"], "festival"),
        (["throne_room", "smithy"], "throne_room"),
        (["throne_room", "laboratory", "smithy"], "laboratory"),
        (["shanty_town", "smithy"], "shanty_town"),
        (["shanty_town", "great_hall", "smithy"], "great_hall"),
        (["warehouse", "estate", "estate", "copper"], "warehouse"),
        (["chapel", "estate", "curse"], "chapel"),
        (["treasure_map", "treasure_map", "copper"], "treasure_map"),
        (["moneylender", "copper"], "moneylender"),
        (["mine", "silver"], "mine"),
        (["remodel", "estate"], "remodel"),
        (["baron", "estate"], "baron"),
        (["lookout", "copper"], "lookout"),
        (["island", "province"], "island"),
        (["salvager", "estate"], "salvager"),
        (["tactician", "copper", "estate", "estate"], "tactician"),
        (["ambassador", "estate", "estate"], "ambassador"),
        (["trading_post", "estate", "estate"], "trading_post"),
        (["upgrade", "estate"], "upgrade"),
        (["hideout", "curse"], "hideout"),
        (["priest", "estate"], "priest"),
        (["research", "estate"], "research"),
        (["recruiter", "estate"], "recruiter"),
        (["scholar", "estate", "copper"], "scholar"),
        (["coppersmith", "copper", "copper", "copper"], "coppersmith"),
        (["secret_chamber", "estate", "estate", "duchy"], "secret_chamber"),
        (["masquerade", "copper"], "masquerade"),
        (["outpost", "copper"], "outpost"),
        (["sea_hag", "copper"], "sea_hag"),
        (["diplomat", "smithy", "copper"], "diplomat"),
        (["lurker", "lurker"], "lurker"),
        (["courtier", "copper"], "courtier"),
    ],
)
def test_plays_first(hand: list[str], played: str) -> None:
    assert answer(table(hand)) == [played]


@pytest.mark.parametrize(
    "hand",
    [
        ["chapel", "gold", "silver"],
        ["treasure_map", "copper"],
        ["throne_room", "gold"],
        ["moneylender", "silver"],
        ["mine", "estate"],
        ["remodel", "province"],
        ["replace", "province"],
        ["upgrade", "province", "gold"],
        ["baron", "copper"],
        ["salvager", "gold", "province"],
        ["tactician", "gold", "gold"],
        ["ambassador", "gold"],
        ["trading_post", "gold", "silver"],
        ["hideout", "province", "gold"],
        ["priest", "gold"],
        ["research", "gold"],
        ["recruiter", "gold", "silver"],
        ["scholar", "gold", "gold", "silver"],
        ["coppersmith", "gold"],
        ["secret_chamber", "gold", "silver"],
        ["masquerade", "gold", "gold"],
        ["island", "gold"],
        ["warehouse", "gold", "silver"],
        ["lurker", "gold"],
        ["smugglers", "gold"],
        ["acting_troupe", "gold"],
    ],
)
def test_does_not_play_what_would_hurt(hand: list[str]) -> None:
    assert answer(table(hand)) == []


def test_draws_nothing_from_nothing() -> None:
    hand = ["smithy", "bridge", "copper"]
    assert answer(table(hand)) == ["smithy"]
    assert answer(Position(hands=[hand])) == ["bridge"]
    assert answer(Position(hands=[hand], actions=2)) == ["bridge"]
    assert answer(Position(hands=[hand], actions=2, decks=[["copper", "copper"]])) == ["smithy"]


def test_library_counts_the_hand() -> None:
    assert answer(table(["library", "militia", "copper"])) == ["library"]
    assert answer(table(["library", "militia", *["copper"] * 4])) == ["militia"]
    assert answer(table(["library", *["copper"] * 7])) == []


def test_lookout_only_into_junk() -> None:
    good = ["gold", "gold", "market", "silver"]
    assert answer(table(["lookout"], deck=good)) == []
    assert answer(table(["lookout"], deck=[*good, "curse"])) == ["lookout"], "one card of five"
    assert answer(table(["lookout"], deck=[*good, "gold", "curse"])) == []


def test_smugglers_after_a_good_gain() -> None:
    p = Position(turn=1, hands=[["smugglers", "copper"], []], coins=6, phase="buy", decks=[[], DECK])
    p.buy("gold")
    p.end_turn()
    assert answer(p) == ["smugglers"]


def test_outpost_not_in_an_extra_turn() -> None:
    p = Position(hands=[["outpost"]], decks=[["outpost", "copper", "copper", "estate", "estate"]])
    assert answer(p) == ["outpost"]
    p.end_turn()
    assert "outpost" in p.hand(0)
    assert answer(p) == []


def test_conspirator_last_unless_it_draws() -> None:
    assert answer(table(["conspirator", "great_hall"])) == ["great_hall"]
    p = Position(hands=[["conspirator", "smithy"]], in_play=[["great_hall", "great_hall"]], decks=[DECK])
    assert answer(p) == ["conspirator"]


def test_villager_for_a_worthwhile_action() -> None:
    p = Position(hands=[["smithy"]], decks=[DECK], actions=0, villagers=[2])
    assert answer(p) == ["villagers"]
    p = Position(hands=[["chapel", "gold"]], decks=[DECK], actions=0, villagers=[2])
    assert answer(p) == []


def test_acting_troupe_with_terminal_actions() -> None:
    p = Position(hands=[["acting_troupe", "copper"]], decks=[["smithy", "militia", "copper"]])
    assert answer(p) == ["acting_troupe"]


# Treasures


def test_plays_all_treasures() -> None:
    p = Position(hands=[["gold", "copper", "copper", "spices", "estate"]], phase="buy")
    assert sorted(answer(p)) == ["copper", "copper", "gold", "spices"]


def test_silver_first_under_a_corsair() -> None:
    p = Position(hands=[["gold", "silver", "copper"]], in_play=[[], ["corsair"]], phase="buy")
    played = answer(p)
    assert sorted(played) == ["copper", "gold", "silver"]
    assert played.index("silver") < played.index("gold")


def test_capitalism_actions_are_played_as_treasures() -> None:
    p = Position(hands=[["festival", "chapel", "gold"]], owned=[["capitalism"]], phase="buy")
    assert answer(p) == ["festival"]
    assert answer(p) == ["gold"]


# Buying


def test_buys_money_then_points() -> None:
    assert answer_to_buy(3) == ["silver"]
    assert answer_to_buy(6) == ["gold"]
    assert answer_to_buy(2) == []
    assert answer_to_buy(0, deck=["estate", "copper"]) == ["copper"]
    assert answer_to_buy(8, deck=["gold"] * 7) == ["province"]
    assert answer_to_buy(6, province=3) == ["duchy"]
    assert answer_to_buy(2, province=2) == ["estate"]


def answer_to_buy(coins: int, deck: Sequence[str] = DECK, **supply: int) -> list[str]:
    p = Position(decks=[deck, ["province"]], coins=coins, phase="buy", supply=supply or None)
    p._session.answer([])
    return answer(p)


def test_does_not_end_the_game_behind() -> None:
    p = Position(decks=[["gold"] * 7, ["province"] * 4], coins=8, phase="buy", supply={"province": 1})
    p._session.answer([])
    assert answer(p) == ["duchy"]
    p = Position(decks=[["province"], ["estate"]], coins=8, phase="buy", supply={"province": 1})
    p._session.answer([])
    assert answer(p) == ["province"]


def test_coffers_for_a_better_purchase() -> None:
    p = Position(decks=[["gold"] * 7], coins=6, coffers=[2], phase="buy")
    p._session.answer([])
    assert [answer(p), answer(p), answer(p)] == [["coffers"], ["coffers"], ["province"]]


def test_coffers_are_kept_where_they_buy_nothing_better() -> None:
    p = Position(decks=[DECK], coins=3, coffers=[2], phase="buy")
    p._session.answer([])
    assert answer(p) == ["silver"]
    assert p.coffers(0) == 2


# Discarding


@pytest.mark.parametrize(
    ("attack", "hand", "discarded"),
    [
        ("militia", ["gold", "silver", "copper", "estate", "province"], ["estate", "province"]),
        ("militia", ["gold", "smithy", "smithy", "copper", "silver"], ["copper", "smithy"]),
        ("militia", ["curse", "gold", "copper", "copper", "silver"], ["copper", "curse"]),
        ("villain", ["gold", "silver", "estate", "copper", "copper"], ["estate"]),
    ],
)
def test_discards_to_attacks(attack: str, hand: list[str], discarded: list[str]) -> None:
    assert sorted(answer(attacked(attack, hand))) == discarded


@pytest.mark.parametrize(
    ("card", "hand", "discarded"),
    [
        ("cellar", ["estate", "curse", "gold"], ["curse", "estate"]),
        ("secret_chamber", ["estate", "province", "gold"], ["estate", "province"]),
        ("mill", ["estate", "province", "gold"], ["estate", "province"]),
        ("mill", ["gold", "silver", "silver"], []),
    ],
)
def test_discards_dead_cards(card: str, hand: list[str], discarded: list[str]) -> None:
    assert sorted(after(table([card, *hand], deck=["silver"] * 5), card)) == discarded


def test_warehouse_keeps_the_money() -> None:
    p = table(["warehouse", "estate", "gold"], deck=["silver", "copper", "province"])
    assert sorted(after(p, "warehouse")) == ["copper", "estate", "province"]


def test_poacher() -> None:
    p = Position(hands=[["poacher", "estate", "gold"]], decks=[["silver"]], supply={"curse": 0})
    assert after(p, "poacher") == ["estate"]


def test_baron_discards_an_estate() -> None:
    assert after(table(["baron", "estate"]), "baron") == ["estate"]


def test_baron_keeps_an_estate_in_hand() -> None:
    p = attacked("militia", ["baron", "estate", "estate", "gold", "curse"])
    assert sorted(answer(p)) == ["curse", "estate"]


def test_torturer() -> None:
    p = attacked("torturer", ["estate", "estate", "gold", "silver", "copper"])
    assert answer(p) == ["discard"]
    assert answer(p) == ["estate", "estate"]


def test_torturer_curse_without_curses() -> None:
    p = Position(turn=1, hands=[["gold"] * 5, ["torturer"]], decks=[DECK, DECK], supply={"curse": 0})
    assert after(p, "torturer") == ["curse"]


def test_spy() -> None:
    p = Position(hands=[["spy"]], decks=[["copper", "estate", "gold"], ["gold", "estate"]])
    assert after(p, "spy") == ["estate"]
    assert answer(p) == ["gold"]


def test_spy_leaves_good_own_and_bad_other_cards() -> None:
    p = Position(hands=[["spy"]], decks=[["copper", "gold"], ["curse"]])
    assert after(p, "spy") == []
    assert answer(p) == []


def test_lookout() -> None:
    p = table(["lookout"], deck=["curse", "estate", "gold", "copper"])
    assert after(p, "lookout") == ["curse"]
    assert answer(p) == ["estate"]
    assert p.deck(0) == ["gold", "copper"]


def test_sentry() -> None:
    p = table(["sentry"], deck=["copper", "curse", "province"])
    assert after(p, "sentry") == ["curse"]
    assert answer(p) == ["province"]


def test_sentry_puts_the_best_card_on_top() -> None:
    p = table(["sentry"], deck=["copper", "silver", "gold"])
    assert after(p, "sentry") == []
    assert answer(p) == []
    assert answer(p) == ["gold", "silver"]


def test_diplomat_discards_the_worst_three() -> None:
    p = attacked("militia", ["diplomat", "estate", "estate", "gold", "silver"], ["curse", "copper"])
    assert answer(p) == ["diplomat"]
    assert sorted(answer(p)) == ["curse", "estate", "estate"]


def test_tide_pools_and_sea_witch() -> None:
    for card in ("tide_pools", "sea_witch"):
        p = Position(
            hands=[["estate", "gold", "silver", "province"]], in_play=[[card]], decks=[["copper"] * 4], turn=1
        )
        p.end_turn()
        assert sorted(answer(p)) == ["estate", "province"], card


def test_silos() -> None:
    start = {"owned": [["silos"], []], "phase": "start"}
    p = Position(hands=[["copper", "copper"]], decks=[["gold", "silver", "silver"]], **start)  # type: ignore[arg-type]
    assert answer(p) == ["copper", "copper"]
    p = Position(hands=[["copper", "copper"]], decks=[["estate", "curse", "estate"]], **start)  # type: ignore[arg-type]
    assert answer(p) == []


def test_crop_rotation() -> None:
    p = Position(hands=[["estate", "nobles"]], owned=[["crop_rotation"]], decks=[DECK], phase="start")
    assert answer(p) == ["estate"]


# Trashing


@pytest.mark.parametrize(
    ("card", "hand", "trashed"),
    [
        ("chapel", ["estate", "curse", "gold", "province"], ["curse", "estate"]),
        ("chapel", ["estate", "estate", "estate", "copper"], ["copper", "estate", "estate", "estate"]),
        ("moneylender", ["copper", "silver"], ["copper"]),
        ("remodel", ["estate", "silver", "copper"], ["estate"]),
        ("mine", ["silver", "gold"], ["silver"]),
        ("trading_post", ["estate", "curse", "gold"], ["curse", "estate"]),
        ("salvager", ["estate", "gold", "province"], ["estate"]),
        ("priest", ["curse", "gold"], ["curse"]),
        ("research", ["estate", "copper", "gold"], ["estate"]),
        ("hideout", ["curse", "gold", "province"], ["curse"]),
        ("recruiter", ["estate", "gold"], ["estate"]),
    ],
)
def test_trashes_junk(card: str, hand: list[str], trashed: list[str]) -> None:
    assert sorted(after(table([card, *hand], deck=["silver"] * 4), card)) == trashed


def test_chapel_keeps_money_to_buy_with() -> None:
    p = Position(
        hands=[["chapel", "copper", "copper", "copper", "copper"]], decks=[["estate", "copper", "copper"]]
    )
    assert after(p, "chapel") == ["copper"]


def test_chapel_keeps_the_coppers_for_gold() -> None:
    p = table(["chapel", "gold", "copper", "copper", "copper"], deck=RICH)
    assert after(p, "chapel") == []


def test_does_not_trash_estates_in_the_end() -> None:
    p = table(["chapel", "estate", "estate", "gold"], province=2)
    assert answer(p) == []


def test_hideout_rather_copper_than_estate() -> None:
    assert after(table(["hideout", "estate", "copper"], deck=["silver"]), "hideout") == ["copper"]


def test_upgrade_estate() -> None:
    p = Position(
        kingdom=["village"], hands=[["upgrade", "estate", "gold"]], decks=[["silver"]], discards=[RICH]
    )
    assert after(p, "upgrade") == ["estate"]
    assert answer(p) == ["silver"]


def test_remodel_gold_into_province_late() -> None:
    p = table(["remodel", "gold", "silver"], province=3)
    assert after(p, "remodel") == ["gold"]
    assert answer(p) == ["province"]


def test_replace_takes_a_victory_card_for_the_curses() -> None:
    p = table(["replace", "gold", "silver"])
    assert after(p, "replace") == ["gold"]
    assert answer(p) == ["province"]


def test_steward_trashes() -> None:
    p = table(["steward", "estate", "curse", "gold"])
    assert after(p, "steward") == ["trash"]
    assert sorted(answer(p)) == ["curse", "estate"]


def test_masquerade_trash() -> None:
    p = Position(
        hands=[["masquerade", "curse", "estate"], ["gold"]], decks=[["gold", "gold"]], discards=[RICH]
    )
    assert after(p, "masquerade") == ["curse"]
    assert answer(p) == ["estate"]


@pytest.mark.parametrize(("left", "expected"), [(8, ["copper"]), (5, [])])
def test_masquerade_trashes_coppers_early_only(left: int, expected: list[str]) -> None:
    p = Position(
        hands=[["masquerade", "curse", "gold"], ["silver"]],
        decks=[["gold", "copper"]],
        discards=[RICH],
        supply={"province": left},
    )
    assert after(p, "masquerade") == ["curse"]
    assert answer(p) == expected


def test_masquerade_keeps_good_cards() -> None:
    p = Position(hands=[["masquerade", "curse", "gold"], ["gold"]], decks=[["gold", "gold"]])
    p.play("masquerade")
    assert answer(p) == ["curse"]
    assert answer(p) == []


def test_thief_takes_the_best() -> None:
    p = Position(hands=[["thief"]], decks=[[], ["silver", "gold"]])
    assert after(p, "thief") == ["gold"]
    assert answer(p) == ["gold"]


def test_thief_leaves_coppers() -> None:
    p = Position(hands=[["thief"]], decks=[[], ["copper", "estate"]])
    assert after(p, "thief") == []


def test_bandit_costs_the_worse_treasure() -> None:
    p = attacked("bandit", [], ["gold", "silver"])
    assert answer(p) == ["silver"]


def test_pirate_ship_raids_then_pays() -> None:
    p = Position(hands=[["pirate_ship"]], decks=[[], ["copper", "gold"]])
    assert after(p, "pirate_ship") == ["trash"]
    assert answer(p) == ["gold"]
    p = Position(hands=[["pirate_ship"]], decks=[[], ["copper", "gold"]])
    p.game.players[0].tokens["pirate_ship"] = 4
    assert after(p, "pirate_ship") == ["coins"]


def test_mining_village_for_the_province_only() -> None:
    assert after(table(["mining_village", "copper"]), "mining_village") == []
    p = table(["mining_village", "gold", "gold"], deck=["estate"])
    assert after(p, "mining_village") == ["mining_village"]


def test_sailor_trashes_junk() -> None:
    p = Position(hands=[["estate", "gold"]], in_play=[["sailor"]], turn=1, decks=[RICH])
    p.end_turn()
    assert answer(p) == ["estate"]


def test_sailor_keeps_good_cards() -> None:
    p = Position(hands=[["gold", "province"]], in_play=[["sailor"]], turn=1, decks=[RICH])
    p.end_turn()
    assert answer(p) == []


def test_ducat_trashes_a_copper() -> None:
    p = Position(hands=[["copper", "estate"]], decks=[RICH], coins=2, phase="buy")
    p.buy("ducat") if p.supply("ducat") else None
    p = Position(kingdom=["ducat"], hands=[["copper", "estate"]], decks=[RICH], coins=2, phase="buy")
    p.buy("ducat")
    assert answer(p) == ["copper"]


def test_improve_turns_a_card_into_a_better_one() -> None:
    p = Position(kingdom=["smithy"], hands=[[]], in_play=[["improve"]], decks=[RICH])
    p.end_turn()
    assert answer(p) == ["improve"]
    p = Position(kingdom=["witch", "duke"], hands=[[]], in_play=[["improve", "smithy"]], decks=[RICH])
    p.end_turn()
    assert answer(p) == ["smithy"]
    assert answer(p) == ["witch"]


def test_old_witch_victim_trashes_a_curse() -> None:
    assert answer(attacked("old_witch", ["curse", "gold"])) == ["curse"]


def test_treasurer() -> None:
    p = Position(hands=[["treasurer", "copper"]], trash=["gold", "silver"], decks=[RICH])
    assert after(p, "treasurer") == ["gain"]
    assert answer(p) == ["gold"]
    p = Position(hands=[["treasurer", "copper"]], decks=[RICH])
    assert after(p, "treasurer") == ["key"]
    p = Position(hands=[["treasurer", "copper", "gold"]], decks=[RICH], artifacts={"key": 0})
    assert after(p, "treasurer") == ["trash"]
    assert answer(p) == ["copper"]


def test_cathedral() -> None:
    p = Position(hands=[["estate", "gold"]], owned=[["cathedral"]], decks=[DECK], phase="start")
    assert answer(p) == ["estate"]


def test_sewers() -> None:
    p = Position(hands=[["chapel", "estate", "curse"]], owned=[["sewers"]], decks=[RICH])
    p.play("chapel")
    p.choose("estate")
    assert answer(p) == ["curse"]
    p = Position(hands=[["chapel", "estate", "gold", "province"]], owned=[["sewers"]], decks=[RICH])
    p.play("chapel")
    p.choose("estate")
    assert answer(p) == []


def test_lurker_pair() -> None:
    p = Position(kingdom=["witch", "village"], hands=[["lurker", "lurker"]])
    assert after(p, "lurker") == ["trash"]
    assert answer(p) == ["witch"]
    assert after(p, "lurker") == ["gain"]
    assert p.discard(0) == ["witch"]


def test_lurker_takes_the_best() -> None:
    p = Position(hands=[["lurker"]], trash=["witch", "village", "moat"])
    assert after(p, "lurker") == ["gain"]
    assert answer(p) == ["witch"]


# Gaining


@pytest.mark.parametrize("card", ["workshop", "ironworks", "inventor", "sculptor", "blockade"])
def test_gainers_take_no_junk(card: str) -> None:
    p = Position(kingdom=["moat"], hands=[[card]], decks=[DECK])
    assert after(p, card) == ["silver"]


def test_artisan_and_feast() -> None:
    p = Position(kingdom=["witch"], hands=[["feast"]], decks=[DECK])
    assert after(p, "feast") == ["witch"]
    p = Position(kingdom=["moat"], hands=[["artisan", "copper", "estate"]], decks=[DECK])
    assert after(p, "artisan") == ["silver"]
    assert answer(p) == ["estate"]


def test_mine_and_pirate_take_gold() -> None:
    p = table(["mine", "silver", "copper"])
    p.play("mine")
    p.choose("silver")
    assert answer(p) == ["gold"]
    p = Position(in_play=[["pirate"]], turn=1, decks=[DECK])
    p.end_turn()
    assert answer(p) == ["gold"]


def test_smugglers_takes_the_best() -> None:
    p = Position(turn=1, hands=[["smugglers"], []], coins=9, buys=2, phase="buy", decks=[[], DECK])
    p.buy("silver")
    p.buy("gold")
    p.end_turn()
    assert after(p, "smugglers") == ["gold"]


def test_saboteur_victim_takes_something_useful_or_nothing() -> None:
    assert answer(attacked("saboteur", [], ["gold"])) == ["silver"]
    assert answer(attacked("saboteur", [], ["silver"])) == []


def test_gains_do_not_end_the_game_behind() -> None:
    p = Position(
        hands=[["workshop"], ["province"]],
        decks=[DECK, ["province"]],
        supply={"curse": 0, "copper": 0, "silver": 1, "estate": 3},
    )
    assert after(p, "workshop") == ["workshop"]  # the last Silver would be the third empty pile


def test_swindler_gives_junk() -> None:
    p = Position(hands=[["swindler"]], decks=[DECK, ["copper"]])
    assert after(p, "swindler") == ["curse"]
    p = Position(kingdom=["market"], hands=[["swindler"]], decks=[DECK, ["market"]])
    assert after(p, "swindler") == ["duchy"]


# Putting back, setting aside, taking


def test_courtyard_saves_the_second_terminal() -> None:
    p = table(["courtyard", "smithy", "copper"], deck=["estate", "copper", "silver"])
    assert after(p, "courtyard") == ["smithy"]


def test_courtyard_saves_what_the_purchase_does_not_need() -> None:
    p = table(["courtyard", "gold", "estate"], deck=["gold", "copper", "estate"])
    assert after(p, "courtyard") == ["copper"]


def test_courtyard_keeps_what_the_purchase_needs() -> None:
    p = table(["courtyard", "gold", "estate"], deck=["gold", "estate", "estate"])
    assert after(p, "courtyard") == ["estate"]


def test_secret_passage_buries_a_dead_card() -> None:
    p = table(["secret_passage", "province"], deck=["gold", "gold", "copper", "copper"])
    assert after(p, "secret_passage") == ["province"]
    assert answer(p) == ["2"]


def test_secret_passage_saves_a_good_card() -> None:
    p = Position(hands=[["secret_passage", "smithy", "moat"]], decks=[["gold", "gold", "copper"]])
    assert after(p, "secret_passage") == ["moat"]
    assert answer(p) == ["0"]


def test_city_gate() -> None:
    p = Position(hands=[["gold", "estate"]], decks=[["gold"]], owned=[["city_gate"]], phase="start")
    assert answer(p) == ["estate"]


def test_harbinger() -> None:
    p = Position(hands=[["harbinger"]], decks=[["copper"]], discards=[["estate", "gold", "copper"]])
    assert after(p, "harbinger") == ["gold"]
    p = Position(hands=[["harbinger"]], decks=[["copper"]], discards=[["estate", "province", "copper"]])
    assert after(p, "harbinger") == []


def test_pearl_diver() -> None:
    assert after(table(["pearl_diver"], deck=["copper", "copper", "gold"]), "pearl_diver") == ["gold"]
    assert after(table(["pearl_diver"], deck=["copper", "copper", "estate"]), "pearl_diver") == []


@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("scout", ["copper", "gold", "estate", "silver"]),
        ("patrol", ["copper", "copper", "copper", "copper", "gold", "estate", "silver"]),
        ("seer", ["copper", "gold", "copper", "market"]),
    ],
)
def test_best_card_on_top(card: str, deck: list[str]) -> None:
    assert after(table([card], deck=deck), card)[0] == "gold"


def test_navigator() -> None:
    p = Position(hands=[["navigator"]], decks=[["estate", "estate", "copper", "curse", "copper", "gold"]])
    assert after(p, "navigator") == ["discard"]
    p = Position(hands=[["navigator"]], decks=[["gold", "gold", "copper", "silver", "copper", "estate"]])
    assert after(p, "navigator") == ["deck"]
    assert answer(p)[:2] == ["gold", "gold"]


def test_ghost_ship_victim_keeps_the_best_three() -> None:
    p = attacked("ghost_ship", ["gold", "silver", "estate", "copper", "smithy"])
    assert answer(p) == ["copper", "estate"]


def test_secret_chamber_reacts_once() -> None:
    p = attacked(
        "militia", ["secret_chamber", "estate", "gold", "silver", "copper"], ["copper", "curse", "copper"]
    )
    assert answer(p) == ["secret_chamber"]
    assert sorted(answer(p)) == ["curse", "estate"]
    assert answer(p) == []
    assert asked(p).kind == "discard"


def test_haven() -> None:
    p = table(["haven", "smithy", "moat", "gold"], deck=["estate"])
    assert after(p, "haven") == ["moat"]


def test_island() -> None:
    assert after(table(["island", "province", "gold", "estate"]), "island") == ["province"]


def test_library_keeps_actions_it_can_play() -> None:
    p = Position(hands=[["library"]], decks=[["smithy", "copper", "copper"]])
    assert after(p, "library") == ["smithy"]
    p = Position(hands=[["library"]], actions=2, decks=[["smithy", "copper", "copper"]])
    assert after(p, "library") == []


def test_border_guard() -> None:
    assert after(table(["border_guard"], deck=["estate", "gold"]), "border_guard") == ["gold"]
    p = table(["border_guard"], deck=["smithy", "village"])
    p.play("border_guard")
    answer(p)
    assert answer(p) == ["lantern"]


def test_mountain_village() -> None:
    p = Position(hands=[["mountain_village"]], discards=[["estate", "gold", "curse"]])
    assert after(p, "mountain_village") == ["gold"]


# Cards that play cards


def test_throne_room_target() -> None:
    p = table(["throne_room", "smithy", "moat", "chapel"])
    assert after(p, "throne_room") == ["smithy"]


def test_throne_room_leaves_what_would_hurt() -> None:
    p = table(["throne_room", "treasure_map", "gold"])
    assert after(p, "throne_room") == []


def test_throne_room_1e_has_to() -> None:
    p = table(["throne_room@1e", "chapel", "smithy", "remodel"])
    assert after(p, "throne_room@1e") == ["smithy"]


def test_vassal() -> None:
    assert after(table(["vassal"], deck=["smithy"]), "vassal") == ["smithy"]
    assert after(table(["vassal", "gold"], deck=["chapel"]), "vassal") == []


def test_scepter() -> None:
    p = Position(hands=[["scepter"]], in_play=[["smithy", "chapel"]], decks=[RICH], phase="buy")
    assert after(p, "scepter") == ["replay"]
    assert answer(p) == ["smithy"]
    p = Position(hands=[["scepter"]], in_play=[["village"]], decks=[RICH], phase="buy")
    assert after(p, "scepter") == ["coins"]


# Reactions and abilities


def test_moat() -> None:
    p = attacked("witch", ["moat", "estate"])
    assert answer(p) == ["moat"]
    assert p.discard(0)[-1] != "curse"


def test_moat_before_other_reactions() -> None:
    assert answer(attacked("witch", ["moat", "secret_chamber", "estate"])) == ["moat"]


def test_diplomat_stays_hidden_with_a_good_hand() -> None:
    assert answer(attacked("witch", ["diplomat", "gold", "gold", "silver", "silver"])) == []


def test_treasury_and_horn_go_back() -> None:
    p = Position(hands=[[]], in_play=[["treasury"]], decks=[DECK])
    p.end_turn()
    assert answer(p) == ["treasury"]
    p = Position(hands=[[]], in_play=[["border_guard"]], decks=[DECK], artifacts={"horn": 0})
    p.end_turn()
    assert answer(p) == ["horn"]


def test_pageant_only_for_coins_left() -> None:
    p = Position(hands=[[]], owned=[["pageant"]], coins=1, decks=[DECK])
    p.end_turn()
    assert answer(p) == ["pageant"]
    p = Position(hands=[[]], owned=[["pageant"]], coffers=[1], decks=[DECK])
    p.end_turn()
    assert answer(p) == []


def test_innovation() -> None:
    p = Position(kingdom=["witch"], owned=[["innovation"]], coins=5, phase="buy", decks=[DECK, DECK])
    p.buy("witch")
    assert answer(p) == ["innovation"]
    p = Position(kingdom=["chapel"], owned=[["innovation"]], coins=5, phase="buy", decks=[DECK, DECK])
    p.buy("chapel")
    assert answer(p) == []


def test_cargo_ship_and_sailor() -> None:
    p = Position(in_play=[["cargo_ship"]], coins=6, phase="buy", decks=[DECK, DECK])
    p.buy("gold")
    assert answer(p) == ["cargo_ship"]
    p = Position(in_play=[["cargo_ship"]], coins=8, phase="buy", decks=[DECK, DECK])
    p.buy("province")
    assert answer(p) == []
    p = Position(kingdom=["wharf"], in_play=[["sailor"]], coins=5, phase="buy", decks=[DECK, DECK])
    p.buy("wharf")
    assert answer(p) == ["sailor"]


def test_pirate_is_played_on_a_gain() -> None:
    p = Position(hands=[[], ["pirate"]], coins=3, phase="buy", decks=[DECK, DECK])
    p.buy("silver")
    assert answer(p) == ["pirate"]


def test_order_draws_before_it_discards() -> None:
    p = Position(
        hands=[["estate", "gold"]],
        in_play=[["tide_pools", "wharf"]],
        turn=1,
        decks=[["copper", "silver", "copper"]],
    )
    p.end_turn()
    assert asked(p).kind == "order"
    assert answer(p) == ["wharf"]


# Choosing words


def test_chancellor() -> None:
    p = Position(hands=[["chancellor"]], decks=[["estate", "copper"]], discards=[["gold", "silver"]])
    assert after(p, "chancellor") == ["yes"]
    p = Position(hands=[["chancellor"]], decks=[["gold", "gold"]], discards=[["estate", "copper"]])
    assert after(p, "chancellor") == ["no"]


def test_pawn() -> None:
    assert after(table(["pawn", "smithy"]), "pawn") == ["cards", "actions"]
    p = Position(hands=[["pawn"]], actions=2, decks=[DECK])
    assert after(p, "pawn") == ["cards", "coins"]
    assert after(table(["pawn", "copper"]), "pawn") == ["cards", "coins"]
    assert after(table(["pawn", "copper"], deck=["smithy", "copper"]), "pawn") == ["cards", "actions"]


def test_remodel_trashes_for_what_is_gained_then() -> None:
    """A list that wants no Province yet keeps its Gold, and no card is trashed for another of its kind."""
    bot = parse("name: x\n\nbuy:\n  workshop if count(workshop) < 1\n  village\n", "x").bot()
    p = Position(kingdom=["village"], hands=[["remodel", "gold", "workshop", "estate"]], decks=[DECK])
    p.play("remodel")
    decision = asked(p)
    assert [decision.options[i] for i in bot.decide(decision, p.view(0))] == ["estate"]
    p = Position(kingdom=["village"], hands=[["remodel", "gold", "workshop"]], decks=[DECK], actions=1)
    assert [asked(p).options[i] for i in bot.decide(asked(p), p.view(0))] == ["workshop"]


def test_cellar_waits_for_what_draws() -> None:
    hand = ["cellar", "smithy", "copper", "estate"]
    p = Position(hands=[hand, []], decks=[DECK, DECK], actions=2)
    assert answer(p) == ["smithy"]
    p = Position(hands=[hand, []], decks=[DECK, DECK], actions=1)
    assert answer(p) == ["cellar"]


@pytest.mark.parametrize("junk", [["estate", "copper"], ["copper", "copper"], ["curse", "copper"]])
def test_trading_post_takes_any_two_cheap_cards(junk: list[str]) -> None:
    p = Position(hands=[["trading_post", "gold", *junk], []], decks=[["copper"], DECK])
    assert answer(p) == ["trading_post"]
    if p.decision is not None:
        assert sorted(answer(p)) == sorted(junk)


def test_minion_attacks_a_full_hand_sooner() -> None:
    hand = ["minion", "silver", "copper"]
    full = table(hand, foe=["copper"] * 5, deck=["silver", "copper", "estate", "estate"])
    few = table(hand, foe=["copper"] * 4, deck=["silver", "copper", "estate", "estate"])
    assert after(full, "minion") == ["discard"]
    assert after(few, "minion") == ["coins"]


def test_steward_without_junk() -> None:
    assert after(table(["steward", "gold", "silver"]), "steward") == ["coins"]


def test_minion() -> None:
    assert after(table(["minion", "minion", "copper"]), "minion") == ["coins"]
    assert after(table(["minion", "estate", "estate", "copper"]), "minion") == ["discard"]
    assert after(table(["minion", "gold", "silver"]), "minion") == ["coins"]
    # a Chapel that would not be played does not hold the Minion back, and a good deck beats a middling hand
    assert after(table(["minion", "chapel", "silver"], deck=["gold"] * 4), "minion") == ["discard"]
    assert after(table(["minion", "gold", "copper"], deck=["minion"] * 4), "minion") == ["discard"]
    assert after(table(["minion", "gold", "copper"], deck=["copper"] * 4), "minion") == ["coins"]


def test_minion_keeps_a_good_purchase_that_is_sure() -> None:
    deck = ["copper"] * 4
    full = ["copper"] * 5
    # 6 coins buy a Gold, and new cards are unlikely to; with 5 there is nothing to lose
    assert after(table(["minion", "silver", "silver"], foe=full, deck=deck), "minion") == ["coins"]
    assert after(table(["minion", "silver", "copper"], foe=full, deck=deck), "minion") == ["discard"]
    # a Province is kept, too, unless the new cards buy one all the same
    nearly = ["silver", "silver", "silver", "copper"]
    assert after(table(["minion", "gold", "gold"], foe=full, deck=nearly), "minion") == ["coins"]
    assert after(table(["minion", "gold", "gold"], foe=full, deck=["gold"] * 4), "minion") == ["discard"]


def test_minion_does_not_shuffle_for_a_middling_hand() -> None:
    hand = ["minion", "estate", "copper"]
    cards = ["silver", "copper", "copper", "copper"]
    at_hand = Position(hands=[hand], decks=[cards])
    assert after(at_hand, "minion") == ["discard"]
    to_shuffle = Position(hands=[hand], decks=[[]], discards=[cards])
    assert after(to_shuffle, "minion") == ["coins"]
    # the hand is shuffled in: it would be no better
    thin = Position(
        hands=[["minion", "copper", "copper", "estate"]], decks=[[]], discards=[["copper", "estate"]]
    )
    assert after(thin, "minion") == ["coins"]
    # nothing to lose
    dead = Position(hands=[["minion", "estate", "estate"]], decks=[["gold"]], discards=[["gold"] * 5])
    assert after(dead, "minion") == ["discard"]


def test_nobles() -> None:
    assert after(table(["nobles", "smithy", "witch"]), "nobles") == ["actions"]
    assert after(table(["nobles", "nobles"]), "nobles") == ["actions"]
    assert after(table(["nobles", "chapel", "gold"]), "nobles") == ["cards"]
    assert after(table(["nobles", "gold"]), "nobles") == ["cards"]


def test_courtier() -> None:
    p = table(["courtier", "moat", "copper", "estate"])
    assert after(p, "courtier") == ["moat"]
    assert answer(p) == ["gold", "coins"]


def test_native_village() -> None:
    assert after(table(["native_village"]), "native_village") == ["deck"]
    mat = ["copper", "estate", "copper", "silver"]
    p = Position(hands=[["native_village"]], mats=[{"native_village": mat}], decks=[DECK])
    assert after(p, "native_village") == ["deck"]
    p = Position(hands=[["native_village"]], mats=[{"native_village": [*mat, "silver"]}], decks=[DECK])
    assert after(p, "native_village") == ["mat"]
    p = Position(
        hands=[["native_village", "gold", "silver"]], mats=[{"native_village": ["gold"]}], decks=[DECK]
    )
    assert after(p, "native_village") == ["mat"], "it pays for a Province"


def test_sinister_plot() -> None:
    p = Position(owned=[["sinister_plot"]], decks=[DECK], phase="start")
    assert answer(p) == ["token"]
    p = Position(hands=[["copper"]], owned=[[], ["sinister_plot"]], decks=[DECK, DECK])
    p.game.players[1].tokens["sinister_plot"] = 4
    p.end_turn()
    assert answer(p) == ["cards"]


# What single cards ask


def test_wishing_well_names_the_commonest_card_left() -> None:
    p = Position(hands=[["wishing_well"]], decks=[["gold", "silver", "silver", "copper"]])
    assert after(p, "wishing_well") == ["silver"]


def test_masquerade_passes_junk() -> None:
    p = Position(hands=[["masquerade", "gold"], ["gold", "estate", "province"]], decks=[["silver", "copper"]])
    assert after(p, "masquerade") == ["copper"]
    assert answer(p) == ["estate"]


def test_ambassador_returns_junk() -> None:
    p = table(["ambassador", "estate", "estate", "gold", "copper"])
    assert after(p, "ambassador") == ["estate"]
    assert answer(p) == ["estate", "estate"]


@pytest.mark.parametrize(("left", "played"), [(8, True), (5, False)])
def test_coppers_are_given_away_early_only(left: int, played: bool) -> None:
    for card in ("ambassador", "salvager", "research"):
        p = table([card, "copper", "copper", "silver"], province=left)
        assert answer(p) == ([card] if played else [])


def test_ambassador_shows_an_estate_before_two_coppers() -> None:
    assert after(table(["ambassador", "estate", "copper", "copper", "silver"]), "ambassador") == ["estate"]


def test_steward_keeps_coppers_that_buy_something_good() -> None:
    assert after(table(["steward", "estate", "copper", "silver"]), "steward") == ["trash"]
    assert after(table(["steward", "estate", "copper", "gold"]), "steward") == ["coins"]
    assert after(table(["steward", "estate", "estate", "copper", "gold"]), "steward") == ["trash"]


def test_warehouse_with_one_weak_card() -> None:
    assert answer(table(["warehouse", "gold", "gold", "estate"])) == ["warehouse"]


def test_actions_that_give_coins_spare_coppers() -> None:
    poor = Position(hands=[["chapel", "copper", "copper"]], discards=[["copper", "copper", "silver"]])
    assert after(poor, "chapel") == ["copper"]
    rich = Position(
        hands=[["chapel", "copper", "copper"]], discards=[["copper", "copper", "silver", "minion"]]
    )
    assert after(rich, "chapel") == ["copper", "copper"]


def test_ambassador_returns_nothing_good() -> None:
    p = table(["ambassador", "gold", "gold", "silver"])
    assert after(p, "ambassador") == ["silver"]
    assert answer(p) == []


def test_bureaucrat_victim() -> None:
    assert answer(attacked("bureaucrat", ["nobles", "estate", "gold"])) == ["estate"]


def test_explorer() -> None:
    assert after(table(["explorer", "province"]), "explorer") == ["province"]


def test_embargo_not_on_what_it_buys() -> None:
    p = Position(kingdom=["witch", "village"], hands=[["embargo"]], decks=[DECK, ["witch", "witch"]])
    assert after(p, "embargo") == ["witch"]


@pytest.mark.parametrize(("project", "bought"), [("star_chart", "silver"), ("city_gate", "city_gate")])
def test_money_buys_projects_that_beat_a_silver(project: str, bought: str) -> None:
    p = Position(kingdom=["village"], projects=[project], coins=3, phase="buy", discards=[RICH])
    card = MoneyBot().would_buy(3, p.view(0))
    assert card is not None
    assert card.id == bought


def test_star_chart() -> None:
    p = Position(
        hands=[["smithy"]], discards=[["estate", "gold", "copper", "copper"]], owned=[["star_chart"]]
    )
    assert after(p, "smithy") == ["gold"]


def test_top_of_the_discard_pile_is_left() -> None:
    p = Position(hands=[["estate", "copper"]], decks=[DECK], choose_top=True)
    p.end_turn()
    assert asked(p).kind == "top"
    assert answer(p) == []


def test_what_a_card_becomes_depends_on_what_cards_cost_now() -> None:
    copper = card_named("copper")
    silver = facts(card_named("silver")).worth - facts(copper).worth
    p = Position(kingdom=["bridge", "festival"], hands=[["festival", "bridge"]])
    p.play("festival")
    # At best it becomes another Copper; a Silver when all cards cost 1 less.
    assert Exchanges(p.view(0), 2, 0, 0).gain(copper) == 0
    p.play("bridge")
    assert Exchanges(p.view(0), 2, 0, 0).gain(copper) == silver


def test_what_a_card_becomes_depends_on_what_cards_count_now() -> None:
    copper, estate = card_named("copper"), card_named("estate")
    assert facts(estate).worth < facts(copper).worth
    view = Position(kingdom=["gardens"], supply={"province": 2}).view(0)
    few = Exchanges(view, 2, 0, 0).gain(estate)
    view.leave_out(copper, -100)
    # Gardens are worth ten points and more now.
    assert Exchanges(view, 2, 0, 0).gain(estate) > few
    view.leave_out(copper, 100)
    assert Exchanges(view, 2, 0, 0).gain(estate) == few
