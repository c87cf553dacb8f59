"""Verifiable dice: a counter-based generator keyed by a secret seed.

Number k of a game is BLAKE2b(key = seed, message = k), so the same seed gives the same dice on every machine and
anybody who later learns the seed can check every roll. `commitment(seed)` is published when the game starts.
Tests and rulings script the six-sided dice instead.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from sirocco.kernel.errors import DataError, DiceExhausted

_BLOCK = 1 << 64


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published at the start so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"sirocco-seed:{seed}".encode()).hexdigest()


def key_of(seed: str) -> bytes:
    return hashlib.blake2b(seed.encode(), digest_size=32).digest()


class Dice:
    """A position in the stream of random numbers of one game. `counter` tells how many were used."""

    __slots__ = ("counter", "key", "script")

    def __init__(self, key: bytes, counter: int = 0, script: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.counter = counter
        self.script = script

    @classmethod
    def seeded(cls, seed: str, script: Sequence[int] | None = None) -> Dice:
        if script is not None:
            for number in script:
                if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 6:
                    raise DataError(f"scripted dice are whole numbers from 1 to 6, not {number!r}")
        return cls(key_of(seed), 0, None if script is None else tuple(script))

    def copy(self) -> Dice:
        return Dice(self.key, self.counter, self.script)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1 (a block that would bias the result is thrown away)."""
        limit = _BLOCK - _BLOCK % n
        while True:
            block = hashlib.blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=self.key).digest()
            self.counter += 1
            number = int.from_bytes(block, "big")
            if number < limit:
                return number % n

    def pick(self, numbers: Sequence[int]) -> int:
        """Draw one of many: which of the kinds it is, when there are so many of each."""
        place = self.below(sum(numbers))
        for kind, number in enumerate(numbers):
            if place < number:
                return kind
            place -= number
        raise AssertionError("nothing was drawn")

    def roll(self) -> int:
        """One six-sided die; scripted dice come first, and running out of them is an error."""
        if self.script is None:
            return self.below(6) + 1
        if not self.script:
            raise DiceExhausted("the scripted dice have run out")
        face, self.script = self.script[0], self.script[1:]
        self.counter += 1
        return face
