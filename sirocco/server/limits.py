"""Limits on the use by one client, so that all others are still served."""

from __future__ import annotations

import time
from collections.abc import Callable

BODY = 64 * 1024
"""Largest request body, in bytes."""
RECORD_BODY = 4_200_000
"""Largest uploaded record, in bytes."""
FRAME = 64 * 1024
"""Largest WebSocket frame that is parsed, in bytes."""
FRAME_CUT = 1024 * 1024
"""Size at which a WebSocket frame is not even received, in bytes."""
WAITING_FRAMES = 40
WAITING_ANSWERS = 400
STRIKES = 5
"""Refusals for invalid frames or flooding before a connection is closed."""
ACTIONS_IN_A_ROW = 100
CHAT_LENGTH = 500
NAME_LENGTH = 40
TRACKED_ADDRESSES = 10_000
"""Number of client addresses tracked at a time."""


class Allowance:
    """A token bucket for each key: `rate` per second, and up to `burst` at once after a pause."""

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
        if key not in self._left and len(self._left) >= TRACKED_ADDRESSES:
            self._forget(now)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Drop keys whose allowance is full again, or all keys if there are none."""
        full = self._burst / self._rate
        kept = {key: use for key, use in self._left.items() if now - use[1] < full}
        self._left = kept if len(kept) < TRACKED_ADDRESSES else {}
