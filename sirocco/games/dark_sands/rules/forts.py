"""Rule 14, Forts: what Tobruk and Bardia give those who defend them."""

from __future__ import annotations

from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements


@implements("DS-14.1a", "DS-14.2a", "DS-2.4a")
def fort_terms(s: DarkSandsState, b: Battle) -> list[Term]:
    c = s.components
    if c.bardia >> b.target & 1:
        return [s.term("bardia", 1, "DS-14.2a")]
    if not c.tobruk >> b.target & 1:
        return []
    if s.options.note_f_forts:
        alone = all(c.italian >> u & 1 for u in b.defenders)
        number = 0 if alone else sum(c.infantry >> u & 1 for u in b.defenders)
    else:
        number = sum(not c.italian >> u & 1 for u in b.defenders)
    return [s.term("tobruk", number, "DS-14.1a")] if number else []


@implements("DS-14.1b")
def may_ignore_retreat(s: DarkSandsState, b: Battle) -> bool:
    """Whether the Allies in the forts of Tobruk may stand instead of retreating: in 1941."""
    return b.side != ALLIED and bool(s.components.tobruk >> b.target & 1) and s.is_1941
