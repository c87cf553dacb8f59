"""Rule 13, Supports: what they add to the strengths of a battle."""

from __future__ import annotations

from sirocco.games.dark_sands.rules.battle import Battle, term
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements


def support_value(s: DarkSandsState, support: int, attacking: bool) -> int:
    """What a support adds, after its upgrades."""
    row = s.components.supports[support]
    level = s.support_level[support]
    value = row.upgrades[level - 1].value if level else row.value
    return value[0 if attacking else 1]


@implements("DS-13.2b", "DS-13.5b", "DS-13.5c")
def support_terms(s: DarkSandsState, b: Battle, side: int, tanks: bool) -> list[Term]:
    """Air, guns of ships and artillery as committed; anti-tank guns with their unit, where there are enemy tanks."""
    c = s.components
    attacking = side == b.side
    terms = []
    for support in b.supports(side):
        if c.supports[support].kind != "anti-tank":
            value = support_value(s, support, attacking)
            terms.append(term("support", value, "DS-13.1c", support=c.support_ids[support]))
    ours = contributing(s, b) if attacking else b.defenders
    if tanks:
        for support, holder in enumerate(s.guns_with):
            if holder in ours and c.support_side[support] == side:
                value = support_value(s, support, attacking)
                terms.append(term("support", value, "DS-13.5c", support=c.support_ids[support]))
    return terms
