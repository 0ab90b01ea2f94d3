"""What a seed is made of: the very figures that the page is tested with (web/tests/shuffling.test.ts)."""

from __future__ import annotations

from dominium.engine.agreement import Agreement, commitment

SECRET, ADDED = "5e" * 32, "b2" * 32
COMMITMENT = "1ff4c0c18549e8b370a3e7b46750886965d171634ae0615712652c368e5a3f68"
SEAL = "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056"
SEED = 72728692824203535480373848522987192724502586901406603444391314063113451462292


def test_the_figures_are_those_of_the_page() -> None:
    assert commitment("kitten", 2, 1, ADDED) == COMMITMENT
    agreement = Agreement("kitten", 2, SECRET, ["", COMMITMENT], ["", ADDED])
    assert (agreement.seal, agreement.seed()) == (SEAL, SEED)
    assert agreement.flaw(SEED) == ""
    assert agreement.flaw(SEED + 1) == "agreed-seed"


def test_everything_counts() -> None:
    """A change of anything that was agreed upon gives another seed."""
    made = [
        Agreement("kitten", 2, SECRET, ["", COMMITMENT], ["", ADDED]),
        Agreement("kitten", 2, SECRET, ["", COMMITMENT], ["", ""]),
        Agreement("kitten", 2, SECRET, ["", COMMITMENT], [ADDED, ""]),
        Agreement("kitten", 2, SECRET, ["", COMMITMENT], [ADDED, ADDED]),
        Agreement("kitten", 3, SECRET, ["", COMMITMENT], ["", ADDED]),
        Agreement("puppy", 2, SECRET, ["", COMMITMENT], ["", ADDED]),
        Agreement("kitten", 2, ADDED, ["", COMMITMENT], ["", ADDED]),
    ]
    assert len({one.seed() for one in made}) == len(made)
    assert len({commitment("kitten", game, seat, ADDED) for game in (1, 2) for seat in range(6)}) == 12
