"""Kingdoms in the spelling of the randomizer at dominionrandomizer.com, and of people."""

from __future__ import annotations

import pytest

from dominium.engine.catalogue import all_cards
from dominium.engine.types import ARTIFACT
from dominium.server.showing.kingdom_text import kingdom_from
from dominium.words.languages import language


@pytest.mark.parametrize(
    "text",
    [
        # as the randomizer writes them: short names in the order of the alphabet
        "https://dominionrandomizer.com/?supply=cellar,councilroom,throneroom&projects=citygate,roadnetwork",
        (
            "https://www.dominionrandomizer.com/?lang=en&supply=cellar%2Ccouncilroom%2Cthroneroom"
            "&projects=citygate%2Croadnetwork&colonies=1&shelters=1"
        ),
        "http://dominionrandomizer.com/index.html?cards=cellar,councilroom,throneroom&projects=citygate,roadnetwork",
        (
            "https://dominionrandomizer.com/?supply=baseset2_cellar,baseset2_councilroom,baseset2_throneroom"
            "&projects=renaissance_project_citygate,renaissance_project_roadnetwork"
        ),
        # as people do
        "supply=Cellar,Council Room,Throne Room&projects=City Gate,Road Network",
        "?Supply=CELLAR,council_room,throne-room&Projects=city+gate,Road-Network",
        " cellar , councilroom;throneroom\ncityGate, road_network,",
        "Piwnica, SALA OBRAD, sala tronowa, Brama miejska, siec drog",
    ],
)
def test_kingdoms_as_others_spell_them(text: str) -> None:
    found = kingdom_from(text, 2)
    assert found["kingdom"]["cards"] == ["cellar", "throne_room", "council_room"]
    assert found["kingdom"]["projects"] == ["city_gate", "road_network"]
    assert found["supply"] == "supply=cellar,councilroom,throneroom&projects=citygate,roadnetwork"


def test_every_card_comes_back_from_the_randomizers_spelling() -> None:
    cards = [card for card in all_cards() if card.sets and not card.basic and not card.types & ARTIFACT]
    for card in cards:
        token = language("en").name(card).lower().replace(" ", "")
        found = kingdom_from(f"https://dominionrandomizer.com/?supply={token}", 2)["kingdom"]
        assert [*found["cards"], *found["projects"]] == [card.id.partition("@")[0]]


@pytest.mark.parametrize(
    "text",
    [
        "Cellar, Moat, Village, Fair",
        "Kingdom: Cellar, Moat, Village; Projects: Fair",
        "Cellar | Moat | Village | Fair",
        "- Cellar\n- Moat\n- Village\n- Fair",
        "1. Cellar\n2. Moat\n3. Village\n4) Fair",
        "* Cellar (Base)\n* Moat [2nd edition]\n* Village\n\nProjects:\n* Fair",
        "Królestwo: Piwnica, Fosa, Wioska\nProjekty: Jarmark.",
        "cellar,moat,village,fair",
    ],
)
def test_the_ways_players_write_lists(text: str) -> None:
    read = kingdom_from(text, 2)["kingdom"]
    assert (set(read["cards"]), read["projects"]) == ({"cellar", "moat", "village"}, ["fair"])
