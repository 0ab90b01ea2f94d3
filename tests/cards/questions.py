"""Every question that cards ask: a position, the moves that lead to it, and what must be asked then."""

from __future__ import annotations

from typing import Any, NamedTuple

from dominium.testing import Position

#: the words with which a position is described, and what they are called in the test kit
_ZONES = {
    "hand": ("hands", 0),
    "foe hand": ("hands", 1),
    "deck": ("decks", 0),
    "foe deck": ("decks", 1),
    "discards": ("discards", 0),
    "in play": ("in_play", 0),
    "owns": ("owned", 0),
}
_MOVES = ("play", "buy", "choose", "end_turn")

#: A position and the moves made in it; below it the question that must be open then: who is asked, the kind, the card
#: that asks, least and most (``in order``: the order of the answer matters), and each option with its zone.
QUESTIONS = """
hand cellar estate estate gold; play cellar
    0 discard cellar 0-3: estate x2 (hand), gold (hand)
hand chapel estate estate gold copper curse; play chapel
    0 trash chapel 0-4: copper (hand), curse (hand), estate x2 (hand), gold (hand)
hand workshop; empty silver; play workshop
    0 gain workshop 1-1: copper (supply), curse (supply), estate (supply), workshop (supply)
hand bureaucrat; foe hand estate duchy copper; play bureaucrat
    1 reveal bureaucrat 1-1: duchy (hand), estate (hand)
hand militia; foe hand copper copper copper estate gold; play militia
    1 discard militia 2-2: copper x3 (hand), estate (hand), gold (hand)
hand militia; foe hand moat copper copper estate gold; play militia
    1 react militia 0-1: moat (hand)
hand moneylender copper copper; play moneylender
    0 trash moneylender 0-1: copper x2 (hand)
hand remodel copper gold; play remodel
    0 trash remodel 1-1: copper (hand), gold (hand)
hand remodel copper gold; play remodel; choose copper
    0 gain remodel 1-1: copper (supply), curse (supply), estate (supply)
hand throne_room village moat gold; play throne_room
    0 play_card throne_room 0-1: moat (hand), village (hand)
hand throne_room@1e village moat gold; play throne_room@1e
    0 play_card throne_room@1e 1-1: moat (hand), village (hand)
hand library; deck village; play library
    0 set_aside library 0-1: village (hand)
hand mine copper gold; play mine
    0 trash mine 0-1: copper (hand), gold (hand)
hand mine@1e copper gold; play mine@1e
    0 trash mine@1e 1-1: copper (hand), gold (hand)
hand mine@1e copper gold; play mine@1e; choose copper
    0 gain mine@1e 1-1: copper (supply), silver (supply)
hand mine copper gold; play mine; choose copper
    0 gain mine 1-1: copper (supply), silver (supply)
hand chancellor; deck gold; play chancellor
    0 choose chancellor 1-1: yes (word), no (word)
hand feast; play feast
    0 gain feast 1-1: copper (supply), curse (supply), duchy (supply), estate (supply), feast (supply), silver (supply)
hand spy; deck copper gold; foe deck curse; play spy
    0 discard spy 0-1: gold (revealed)
hand spy; deck copper gold; foe deck curse; play spy; choose
    0 discard spy 0-1: curse (revealed)
hand thief; foe deck copper gold; play thief
    0 trash thief 1-1: copper (revealed), gold (revealed)
hand thief; foe deck copper gold; play thief; choose gold
    0 gain thief 0-1: gold (trash)
hand harbinger; deck copper; discards gold estate; play harbinger
    0 put_back harbinger 0-1: estate (discard), gold (discard)
hand vassal; deck village; play vassal
    0 play_card vassal 0-1: village (discard)
hand poacher copper estate gold; deck copper; empty curse estate; play poacher
    0 discard poacher 2-2: copper x2 (hand), estate (hand), gold (hand)
hand bandit; foe deck silver gold; play bandit
    1 trash bandit 1-1: gold (revealed), silver (revealed)
hand sentry; deck copper gold curse; play sentry
    0 trash sentry 0-2: curse (looking), gold (looking)
hand sentry; deck copper gold curse; play sentry; choose
    0 discard sentry 0-2: curse (looking), gold (looking)
hand sentry; deck copper gold curse; play sentry; choose; choose
    0 put_back sentry 2-2 in order: curse (looking), gold (looking)
hand artisan gold; play artisan
    0 gain artisan 1-1: copper (supply), curse (supply), duchy (supply), estate (supply), silver (supply)
hand artisan gold; play artisan; choose silver
    0 put_back artisan 1-1: gold (hand), silver (hand)
hand courtyard gold estate; play courtyard
    0 put_back courtyard 1-1: estate (hand), gold (hand)
hand pawn; play pawn
    0 choose pawn 2-2 in order: cards (word), actions (word), buys (word), coins (word)
hand masquerade gold estate; foe hand curse; play masquerade
    0 pass masquerade 1-1: estate (hand), gold (hand)
hand masquerade gold estate; foe hand curse; play masquerade; choose gold
    0 trash masquerade 0-1: curse (hand), estate (hand)
hand masquerade@1e gold estate; foe hand curse; play masquerade@1e
    0 pass masquerade@1e 1-1: estate (hand), gold (hand)
hand masquerade@1e gold estate; foe hand curse; play masquerade@1e; choose gold
    0 trash masquerade@1e 0-1: curse (hand), estate (hand)
hand steward; play steward
    0 choose steward 1-1: cards (word), coins (word), trash (word)
hand steward gold estate copper; play steward; choose trash
    0 trash steward 2-2: copper (hand), estate (hand), gold (hand)
hand swindler; foe deck estate; kingdom cellar moat; play swindler
    0 give swindler 1-1: cellar (supply), estate (supply), moat (supply)
hand wishing_well; deck copper gold; kingdom cellar chapel moat village workshop smithy market mine witch; play wishing_well
    0 name wishing_well 1-1: cellar (named), chapel (named), copper (named), curse (named), duchy (named), estate (named), gold (named), market (named), mine (named), moat (named), province (named), silver (named), smithy (named), village (named), wishing_well (named), witch (named), workshop (named)
hand baron estate; play baron
    0 discard baron 0-1: estate (hand)
hand ironworks; play ironworks
    0 gain ironworks 1-1: copper (supply), curse (supply), estate (supply), ironworks (supply), silver (supply)
hand mining_village; play mining_village
    0 trash mining_village 0-1: mining_village (in_play)
hand minion; play minion
    0 choose minion 1-1: coins (word), discard (word)
hand torturer; foe hand copper; play torturer
    1 choose torturer 1-1: discard (word), curse (word)
hand torturer; foe hand copper gold estate; play torturer; choose discard
    1 discard torturer 2-2: copper (hand), estate (hand), gold (hand)
hand trading_post copper gold estate; play trading_post
    0 trash trading_post 2-2: copper (hand), estate (hand), gold (hand)
hand upgrade copper gold estate; play upgrade
    0 trash upgrade 1-1: copper (hand), estate (hand), gold (hand)
hand upgrade copper gold estate; kingdom village; play upgrade; choose estate
    0 gain upgrade 1-1: silver (supply), village (supply)
hand nobles; play nobles
    0 choose nobles 1-1: cards (word), actions (word)
hand secret_chamber copper gold; play secret_chamber
    0 discard secret_chamber 0-2: copper (hand), gold (hand)
hand militia; foe hand secret_chamber copper; foe deck gold estate; play militia
    1 react militia 0-1: secret_chamber (hand)
hand militia; foe hand secret_chamber copper; foe deck gold estate; play militia; choose secret_chamber
    1 put_back secret_chamber 2-2 in order: copper (hand), estate (hand), gold (hand), secret_chamber (hand)
hand scout; deck estate copper gold silver; play scout
    0 put_back scout 3-3 in order: copper (revealed), gold (revealed), silver (revealed)
hand saboteur; foe deck gold; play saboteur
    1 gain saboteur 0-1: copper (supply), curse (supply), estate (supply), silver (supply)
hand lurker; play lurker
    0 choose lurker 1-1: trash (word), gain (word)
hand lurker; kingdom village; play lurker; choose trash
    0 trash lurker 1-1: lurker (supply), village (supply)
hand lurker; trash village moat gold; play lurker; choose gain
    0 gain lurker 1-1: moat (trash), village (trash)
hand militia; foe hand diplomat copper copper gold estate; play militia
    1 react militia 0-1: diplomat (hand)
hand militia; foe hand diplomat copper copper gold estate; foe deck silver curse; play militia; choose diplomat
    1 discard diplomat 3-3: copper x2 (hand), curse (hand), diplomat (hand), estate (hand), gold (hand), silver (hand)
hand mill copper gold estate; play mill
    0 discard mill 0-2: copper (hand), estate (hand), gold (hand)
hand secret_passage gold estate; play secret_passage
    0 put_back secret_passage 1-1: estate (hand), gold (hand)
hand secret_passage gold estate; deck copper copper silver; play secret_passage; choose gold
    0 place secret_passage 1-1: 0 (deck), 1 (deck)
hand courtier gold estate; play courtier
    0 reveal courtier 1-1: estate (hand), gold (hand)
hand courtier gold militia; play courtier; choose militia
    0 choose courtier 2-2 in order: actions (word), buys (word), coins (word), gold (word)
hand patrol; deck copper copper copper gold silver estate; play patrol
    0 put_back patrol 2-2 in order: gold (revealed), silver (revealed)
hand replace gold estate; play replace
    0 trash replace 1-1: estate (hand), gold (hand)
hand replace gold estate; play replace; choose estate
    0 gain replace 1-1: copper (supply), curse (supply), estate (supply), silver (supply)
hand haven gold estate; play haven
    0 set_aside haven 1-1: estate (hand), gold (hand)
hand native_village; play native_village
    0 choose native_village 1-1: deck (word), mat (word)
hand lookout; deck gold silver estate; play lookout
    0 trash lookout 1-1: estate (looking), gold (looking), silver (looking)
hand lookout; deck gold silver estate; play lookout; choose estate
    0 discard lookout 1-1: gold (looking), silver (looking)
hand warehouse copper; deck gold silver estate; play warehouse
    0 discard warehouse 3-3: copper (hand), estate (hand), gold (hand), silver (hand)
hand island gold estate; play island
    0 set_aside island 1-1: estate (hand), gold (hand)
hand salvager gold estate; play salvager
    0 trash salvager 1-1: estate (hand), gold (hand)
hand treasury; play treasury; end_turn
    0 react None 0-1: treasury (in_play)
foe hand smugglers; coins 9; buys 2; buy silver; buy gold; end_turn; play smugglers
    1 gain smugglers 1-1: gold (supply), silver (supply)
hand embargo; kingdom cellar chapel moat village workshop smithy market mine witch; play embargo
    0 pile embargo 1-1: cellar (supply), chapel (supply), copper (supply), curse (supply), duchy (supply), embargo (supply), estate (supply), gold (supply), market (supply), mine (supply), moat (supply), province (supply), silver (supply), smithy (supply), village (supply), witch (supply), workshop (supply)
hand pearl_diver; deck gold silver; play pearl_diver
    0 put_back pearl_diver 0-1: silver (deck)
hand ambassador estate gold; play ambassador
    0 reveal ambassador 1-1: estate (hand), gold (hand)
hand ambassador estate estate estate gold; play ambassador; choose estate
    0 return ambassador 0-2: estate x3 (hand)
hand navigator; deck gold silver; play navigator
    0 choose navigator 1-1: discard (word), deck (word)
hand navigator; deck gold silver; play navigator; choose deck
    0 put_back navigator 2-2 in order: gold (looking), silver (looking)
hand pirate_ship; play pirate_ship
    0 choose pirate_ship 1-1: trash (word), coins (word)
hand pirate_ship; foe deck gold silver; play pirate_ship; choose trash
    0 trash pirate_ship 1-1: gold (revealed), silver (revealed)
hand explorer province; play explorer
    0 reveal explorer 0-1: province (hand)
hand ghost_ship; foe hand copper copper gold estate silver; play ghost_ship
    1 put_back ghost_ship 2-2 in order: copper x2 (hand), estate (hand), gold (hand), silver (hand)
hand ghost_ship; foe hand copper copper gold estate; play ghost_ship
    1 put_back ghost_ship 1-1: copper x2 (hand), estate (hand), gold (hand)
hand blockade; kingdom village; play blockade
    0 gain blockade 1-1: blockade (supply), copper (supply), curse (supply), estate (supply), silver (supply), village (supply)
hand sailor; deck gold gold gold gold gold; play sailor; end_turn; end_turn
    0 trash sailor 0-1: gold x5 (hand)
hand tide_pools; deck copper copper copper gold estate silver curse duchy; play tide_pools; end_turn; end_turn
    0 discard tide_pools 2-2: curse (hand), duchy (hand), estate (hand), gold (hand), silver (hand)
hand pirate; play pirate; end_turn; end_turn
    0 gain pirate 1-1: copper (supply), gold (supply), silver (supply)
hand pirate; buy copper
    0 react copper 0-1: pirate (hand)
hand sea_witch; deck copper copper gold estate silver curse duchy; play sea_witch; end_turn; end_turn
    0 discard sea_witch 2-2: copper x2 (hand), curse (hand), duchy (hand), estate (hand), gold (hand), silver (hand)
hand border_guard; deck moat village; play border_guard
    0 take border_guard 1-1: moat (revealed), village (revealed)
hand border_guard; deck moat village; play border_guard; choose moat
    0 choose border_guard 1-1: horn (artifacts), lantern (artifacts)
hand copper copper; kingdom ducat; coins 2; buy ducat
    0 trash ducat 0-1: copper x2 (hand)
hand cargo_ship; play cargo_ship; buy estate
    0 react estate 0-1: cargo_ship (in_play)
in play improve village; end_turn
    0 trash improve 0-1: improve (in_play), village (in_play)
in play improve village; kingdom smithy moat militia; end_turn; choose improve
    0 gain improve 1-1: militia (supply), smithy (supply)
hand hideout gold estate; play hideout
    0 trash hideout 1-1: estate (hand), gold (hand)
hand inventor; play inventor
    0 gain inventor 1-1: copper (supply), curse (supply), estate (supply), inventor (supply), silver (supply)
hand mountain_village; discards gold estate; play mountain_village
    0 take mountain_village 1-1: estate (discard), gold (discard)
hand priest gold estate; play priest
    0 trash priest 1-1: estate (hand), gold (hand)
hand research gold estate; play research
    0 trash research 1-1: estate (hand), gold (hand)
hand old_witch; foe hand curse; play old_witch
    1 trash old_witch 0-1: curse (hand)
hand recruiter gold estate; play recruiter
    0 trash recruiter 1-1: estate (hand), gold (hand)
hand scepter; in play village; phase buy; play scepter
    0 choose scepter 1-1: coins (word), replay (word)
hand scepter; in play village moat; phase buy; play scepter; choose replay
    0 play_card scepter 1-1: moat (in_play), village (in_play)
hand sculptor; play sculptor
    0 gain sculptor 1-1: copper (supply), curse (supply), estate (supply), silver (supply)
hand seer; deck copper gold province copper; play seer
    0 put_back seer 3-3 in order: copper (revealed), gold (revealed), province (revealed)
hand treasurer; play treasurer
    0 choose treasurer 1-1: trash (word), gain (word), key (word)
hand treasurer gold copper estate; play treasurer; choose trash
    0 trash treasurer 1-1: copper (hand), gold (hand)
hand treasurer; trash gold copper estate; play treasurer; choose gain
    0 gain treasurer 1-1: copper (trash), gold (trash)
hand villain; foe hand copper estate estate gold curse; play villain
    1 discard villain 1-1: estate x2 (hand), gold (hand)
hand gold estate; owns cathedral; turn 1; end_turn
    0 trash cathedral 1-1: estate (hand), gold (hand)
hand gold estate; owns city_gate; turn 1; end_turn
    0 put_back city_gate 1-1: estate (hand), gold (hand)
owns pageant; coins 1; end_turn
    0 react None 0-1: pageant (projects)
hand chapel copper gold estate; owns sewers; play chapel; choose copper
    0 trash sewers 0-1: estate (hand), gold (hand)
hand moat; discards gold estate estate; owns star_chart; play moat
    0 star star_chart 0-1: estate x2 (shuffled), gold (shuffled)
hand copper copper estate; owns silos; turn 1; end_turn
    0 discard silos 0-2: copper x2 (hand)
owns sinister_plot; turn 1; end_turn
    0 choose sinister_plot 1-1: token (word), cards (word)
hand duchy copper estate; owns crop_rotation; turn 1; end_turn
    0 discard crop_rotation 0-1: duchy (hand), estate (hand)
owns innovation; kingdom village; coins 3; buy village
    0 react village 0-1: innovation (projects)
in play border_guard; holds horn; end_turn
    0 react border_guard 0-1: horn (artifacts)
hand gold estate; in play village; chooses top; end_turn
    0 top None 0-1: estate (cleaned_up), gold (cleaned_up), village (cleaned_up)
hand gold estate; owns city_gate cathedral; turn 1; end_turn
    0 order None 1-1: cathedral (projects), city_gate (projects)
hand militia; foe hand moat diplomat secret_chamber gold estate; play militia
    1 react militia 0-1: diplomat (hand), moat (hand), secret_chamber (hand)
"""


class Scene(NamedTuple):
    """A position in words, the moves made in it, and the question that follows."""

    words: list[str]
    moves: list[list[str]]
    expected: str

    def layout(self) -> dict[str, Any]:
        """The position as the test kit takes it."""
        zones: dict[str, Any] = {}
        for word in self.words:
            name = next(name for name in (*_ZONES, word.split()[0]) if f"{word} ".startswith(f"{name} "))
            rest = word.removeprefix(name).split()
            if name in _ZONES:
                zone, seat = _ZONES[name]
                zones.setdefault(zone, [[], []])[seat] = rest
            elif name == "empty":
                zones["supply"] = dict.fromkeys(rest, 0)
            elif name == "holds":
                zones["artifacts"] = dict.fromkeys(rest, 0)
            elif name == "chooses":
                zones["choose_top"] = True
            elif name == "phase":
                zones[name] = rest[0]
            else:
                zones[name] = int(rest[0]) if rest[0].isdigit() else rest
        return zones

    def played(self, **more: Any) -> Position:
        """The position at its question; ``more`` takes the place of what the words say."""
        p = Position(**{**self.layout(), **more})
        for verb, *ids in self.moves:
            getattr(p, verb)(*ids)
        return p


def _scenes() -> dict[str, Scene]:
    lines = QUESTIONS.strip().splitlines()
    scenes = {}
    for told, expected in zip(lines[::2], lines[1::2], strict=True):
        words = told.split("; ")
        moves = [word.split() for word in words if word.split()[0] in _MOVES]
        scenes[told] = Scene([word for word in words if word.split() not in moves], moves, expected.strip())
    return scenes


SCENES = _scenes()
