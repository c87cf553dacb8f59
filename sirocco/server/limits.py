"""Bounds on what one client may ask for, so that all others still get their answers."""

from __future__ import annotations

import time
from collections.abc import Callable

BODY = 64 * 1024
"""Bytes of a request's body."""
RECORD_BODY = 4_200_000
"""Bytes of an uploaded record."""
FRAME = 64 * 1024
"""Bytes of a WebSocket frame that is read."""
FRAME_CUT = 1024 * 1024
"""Bytes at which a WebSocket frame is not even received."""
WAITING_FRAMES = 40
WAITING_ANSWERS = 400
STRIKES = 5
"""Refusals for bad frames or flooding before a connection is closed."""
ACTIONS_IN_A_ROW = 100
CHAT_LENGTH = 500
NAME_LENGTH = 40
REMEMBERED = 10_000
"""Addresses whose use is remembered at a time."""


class Allowance:
    """So much in a second, and after a pause so much at once, for each key apart."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Use one; False if there is none left."""
        now = self._clock()
        left, since = self._left.get(key, (float(self._burst), now))
        left = min(float(self._burst), left + (now - since) * self._rate)
        if key not in self._left and len(self._left) >= REMEMBERED:
            self._forget(now)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Drop those who have their full allowance again, or everybody if nobody has."""
        full = self._burst / self._rate
        kept = {key: use for key, use in self._left.items() if now - use[1] < full}
        self._left = kept if len(kept) < REMEMBERED else {}
