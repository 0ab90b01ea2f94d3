"""What the client was built from fits the game: cards, words, drawings."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

from dominium.engine.catalogue import all_cards

WEB = Path(__file__).parents[2] / "web"


def messages(language: str) -> dict[str, str]:
    text = (WEB / "src" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_both_languages_say_everything() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for key, text in english.items():
        assert (
            set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", polish[key])) or key == "do-react"
        ), key


def test_every_word_asked_for_exists() -> None:
    known = set(messages("en"))
    for file in ("cards.ftl", "kingdoms.ftl"):
        text = (WEB.parent / "src" / "dominium" / "words" / "locale" / "en" / file).read_text(
            encoding="utf-8"
        )
        known |= set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))
    for source in [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]:
        for key in re.findall(r"""\bt\("([\w-]+)\"""", source.read_text(encoding="utf-8")):
            assert key in known, f"{source.name} asks for {key}"


def test_the_catalogue_is_fresh() -> None:
    spec = importlib.util.spec_from_file_location("catalogue_script", WEB / "scripts" / "catalogue.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.TARGET.read_text(encoding="utf-8") == script.text(), "run web/scripts/catalogue.py again"


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawings: dict[str, str] = {}
    for part in ("first", "more"):
        drawings |= json.loads((WEB / "src" / "lib" / f"emblems-{part}.json").read_text(encoding="utf-8"))
    cards = {card.id.split("@")[0] for card in all_cards() if card.id}
    assert cards <= set(drawings)
    assert len(set(drawings.values())) == len(drawings)
