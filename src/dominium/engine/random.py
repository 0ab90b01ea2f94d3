"""Seeded randomness, the same on every platform, Python version and build."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec

_WORD: Final = 0xFFFFFFFF


class Random:
    """What the game needs of chance: whole numbers below a limit, and shuffles."""

    def below(self, limit: int) -> int:
        """A uniform whole number from 0 to ``limit - 1``."""
        raise ValueError("a plain Random has no source of numbers; use FastRandom or SealedRandom")

    def shuffle(self, cards: list[Any]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def mix(self, numbers: vec[u8], size: i64) -> None:
        """Shuffle the first ``size`` numbers of a zone, as ``shuffle`` would."""
        i = size - 1
        while i > 0:
            j: i64 = self.below(int(i + 1))
            kept = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = kept
            i -= 1

    def copy(self) -> Random:
        return self

    def state(self) -> tuple[int, ...]:
        """All that decides the numbers to come."""
        return ()


def _times(low: i64, high: i64, by_low: i64, by_high: i64) -> tuple[i64, i64]:
    """The product of two 64-bit numbers given in halves, without what goes beyond 64 bits.

    In steps of 16 bits, so that no product outgrows a machine word.
    """
    first: i64 = low * (by_low & 0xFFFF)
    second: i64 = low * (by_low >> 16)
    total: i64 = first + ((second & 0xFFFF) << 16)
    carry: i64 = (total >> 32) + (second >> 16)
    across: i64 = low * (by_high & 0xFFFF) + (((low * (by_high >> 16)) & 0xFFFF) << 16)
    across += high * (by_low & 0xFFFF) + (((high * (by_low >> 16)) & 0xFFFF) << 16)
    return total & 0xFFFFFFFF, (carry + across) & 0xFFFFFFFF


def _spread(low: i64, high: i64) -> tuple[i64, i64, i64, i64]:
    """One step of splitmix64, in halves: its result, and the state after it."""
    low += 0x7F4A7C15
    high = (high + 0x9E3779B9 + (low >> 32)) & 0xFFFFFFFF
    low &= 0xFFFFFFFF
    a: i64 = low ^ ((low >> 30) | ((high << 2) & 0xFFFFFFFF))
    b: i64 = high ^ (high >> 30)
    a, b = _times(a, b, 0x1CE4E5B9, 0xBF58476D)
    a, b = a ^ ((a >> 27) | ((b << 5) & 0xFFFFFFFF)), b ^ (b >> 27)
    a, b = _times(a, b, 0x133111EB, 0x94D049BB)
    return a ^ ((a >> 31) | ((b << 1) & 0xFFFFFFFF)), b ^ (b >> 31), low, high


class FastRandom(Random):
    """xoshiro128++: for simulations. Any whole number is a seed; different seeds give unrelated games."""

    # Four 32-bit words held in native 64-bit integers: every step is masked, so the arithmetic is the same
    # compiled (wrapping machine words) and interpreted (unbounded integers).
    _a: i64
    _b: i64
    _c: i64
    _d: i64

    def __init__(self, seed: int, twin: FastRandom | None = None) -> None:
        if twin is not None:
            self._a = twin._a
            self._b = twin._b
            self._c = twin._c
            self._d = twin._d
            return
        # splitmix64 spreads neighbouring seeds over the whole state.
        x = seed & 0xFFFFFFFFFFFFFFFF
        more = abs(seed) >> 64
        while more:
            x = ((x ^ 0x2545F4914F6CDD1D) * 0xD1342543DE82EF95 + more) & 0xFFFFFFFFFFFFFFFF
            more >>= 64
        low: i64 = x & _WORD
        high: i64 = x >> 32
        self._a, self._b, low, high = _spread(low, high)
        self._c, self._d, low, high = _spread(low, high)
        self._d |= 1  # never all zero

    def _next(self) -> i64:
        a = self._a
        b = self._b
        c = self._c
        d = self._d
        x: i64 = (a + d) & 0xFFFFFFFF
        out: i64 = (((x << 7) & 0xFFFFFFFF) | (x >> 25)) + a
        t: i64 = (b << 9) & 0xFFFFFFFF
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
        self._a = a
        self._b = b
        self._c = c
        self._d = d
        return out & 0xFFFFFFFF

    def _below(self, n: i64) -> i64:
        # Multiply and shift, rejecting the few values that would make some results likelier than others.
        m: i64 = self._next() * n
        low: i64 = m & 0xFFFFFFFF
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                m = self._next() * n
                low = m & 0xFFFFFFFF
        return m >> 32

    def below(self, limit: int) -> int:
        return int(self._below(i64(limit)))

    def shuffle(self, cards: list[Any]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self._below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1

    def mix(self, numbers: vec[u8], size: i64) -> None:
        i = size - 1
        while i > 0:
            j = self._below(i + 1)
            kept = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = kept
            i -= 1

    def copy(self) -> Random:
        return FastRandom(0, self)

    def state(self) -> tuple[int, ...]:
        return (int(self._a), int(self._b), int(self._c), int(self._d))


class SealedRandom(Random):
    """For games between people: every number is derived from a secret seed with a cryptographic hash.

    ``seal(seed)`` is published before the game and the seed after it, so anyone can check the shuffles.
    """

    def __init__(self, seed: int) -> None:
        self._key: bytes = seed.to_bytes(32, "big")
        self._count: int = 0

    def below(self, limit: int) -> int:
        # Rejection keeps the result exactly uniform.
        ceiling = (1 << 64) // limit * limit
        while True:
            word = hashlib.blake2b(self._count.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
            self._count += 1
            number = int.from_bytes(word, "big")
            if number < ceiling:
                return number % limit

    def copy(self) -> Random:
        twin = SealedRandom(0)
        twin._key = self._key
        twin._count = self._count
        return twin

    def state(self) -> tuple[int, ...]:
        return (int.from_bytes(self._key, "big"), self._count)


def seal(seed: int) -> str:
    """The fingerprint of a sealed seed, safe to publish before the game."""
    return hashlib.sha256(seed.to_bytes(32, "big")).hexdigest()
