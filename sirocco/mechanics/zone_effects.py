"""What an enemy zone of control does to those who march: they stop, pay, or may not go from one into another."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.paths import CostTable, Reach, reach


class ZoneEffects(NamedTuple):
    """`halts`: who enters a zone goes no further in the same march. `crossing`: what a step from one place in a zone
    straight into another costs besides, or None if it cannot be taken."""

    halts: bool = False
    crossing: int | None = 0

    def reach(
        self,
        table: CostTable,
        start: int,
        allowance: int | None,
        *,
        zone: int,
        closed: int = 0,
        first_step_free: bool = False,
    ) -> Reach:
        """Where somebody can march past a zone (a mask), all at once; `zone` is 0 where none counts, as by night.

        A zone that halts but may be crossed at a price halts all the same after the first step."""
        stops = zone if self.halts else 0
        if self.crossing is None and not self.halts:
            raise ValueError("a zone that cannot be crossed must halt those who enter it")
        return reach(
            table,
            (start,),
            allowance,
            closed=closed,
            stops=stops,
            stop_to_stop=self.crossing is not None,
            zone=zone,
            surcharge=self.crossing or 0,
            first_step_free=first_step_free,
        )
