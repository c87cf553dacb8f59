"""Rule 6, what activation points buy besides formations: each purchase by its name in the vocabulary, with how often it
can be bought now, what is due, and what it does when allocations are revealed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, SIDES
from sirocco.games.salerno_rome.components.vocabulary import MOST_POINTS
from sirocco.games.salerno_rome.rules.artillery.artillery import ARMY, CORPS
from sirocco.games.salerno_rome.rules.operations.fortifications import FORTIFICATION, may_build
from sirocco.games.salerno_rome.rules.operations.gustav_line import advance_line, may_advance
from sirocco.games.salerno_rome.rules.operations.invasion_purchases import (
    INVASIONS,
    invasion_due,
    might_buy_invasion,
    refuse_invasion_purchase,
)
from sirocco.games.salerno_rome.rules.operations.offensives import PREFIX, may_play, offensive_due, play_marker
from sirocco.games.salerno_rome.rules.operations.planes import airfield_groups, buy_planes
from sirocco.games.salerno_rome.rules.paying import Due, due_from_anybody
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

OFFENSIVE = "offensive"
"""The row of the cost chart for Offensive markers."""


class Purchase(NamedTuple):
    """`cost`: the row of the cost chart; `most`: how many can be bought now; `due`: who pays so many points; `bring`:
    what so many of them do at once; `refuse`: why none can be bought, where there are several reasons; `might`: whether
    any could be, for all the enemy knows, where that depends on who lies hidden in a stack."""

    cost: str
    most: Callable[[SalernoState], int]
    due: Callable[[SalernoState, int], Due]
    bring: Callable[[SalernoState, int], None] = lambda _s, _times: None
    refuse: Callable[[SalernoState], Refusal | None] = lambda _s: None
    might: Callable[[SalernoState], bool] | None = None

    def is_asked_about(self, s: SalernoState) -> bool:
        """Whether its buyer is asked about it: everybody can count what he is asked."""
        return bool(self.most(s)) if self.might is None else self.might(s)

    def price(self, s: SalernoState) -> int:
        return s.components.costs[self.cost].points

    def sums(self, s: SalernoState) -> range:
        """The points for which one, two and so on could be bought."""
        price = self.price(s)
        return range(price, price * self.most(s) + 1, price)


def _anybody(side: int) -> Callable[[SalernoState, int], Due]:
    return lambda s, points: due_from_anybody(s, side, points)


# Artillery.


@implements("SR-9a", "SR-16e")
def idle_artillery(s: SalernoState, side: int, level: int) -> int:
    """How many pieces of corps or army artillery in play could be activated with points: those of corps that may not
    be activated with their own."""
    c = s.components
    pieces = c.guns_of[side] & s.guns & (c.army_guns if level == ARMY else c.corps_guns)
    return min(MOST_POINTS, pieces.bit_count())


@implements("SR-16e")
def buy_artillery(s: SalernoState, times: int, side: int, level: int) -> None:
    """They are placed when artillery is positioned."""
    s.bought_guns[len(SIDES) * side + level] += times


def _artillery(side: int) -> dict[str, Purchase]:
    return {
        name: Purchase(
            name,
            partial(idle_artillery, side=side, level=level),
            _anybody(side),
            partial(buy_artillery, side=side, level=level),
        )
        for name, level in (("corps-artillery", CORPS), ("army-artillery", ARMY))
    }


# Offensives, drops and landings.


def _paid_for(marker: int) -> Callable[[SalernoState, int], Due]:
    return lambda _s, points: offensive_due(marker, points)


def _play(marker: int) -> Callable[[SalernoState, int], None]:
    return lambda s, _times: play_marker(s, marker)


def _invasion(name: str) -> Purchase:
    return Purchase(
        name,
        lambda s: int(refuse_invasion_purchase(s, name) is None),
        lambda s, points: invasion_due(s, name, points),
        refuse=lambda s: refuse_invasion_purchase(s, name),
        might=lambda s: might_buy_invasion(s, name),
    )


PURCHASES: dict[int, dict[str, Purchase]] = {
    ALLIED: {
        "airfield-planes": Purchase("airfield-planes", airfield_groups, _anybody(ALLIED), buy_planes),
        **_artillery(ALLIED),
        **{name: _invasion(name) for name in INVASIONS},
        **{
            PREFIX + pool: Purchase(OFFENSIVE, partial(may_play, marker=marker), _paid_for(marker), _play(marker))
            for marker, pool in enumerate(POOLS[:3])
        },
    },
    AXIS: {
        "gustav": Purchase("gustav", may_advance, _anybody(AXIS), advance_line),
        FORTIFICATION: Purchase(FORTIFICATION, may_build, _anybody(AXIS)),
        **_artillery(AXIS),
    },
}
"""By side."""
