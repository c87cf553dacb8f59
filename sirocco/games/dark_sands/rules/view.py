"""What everybody may know: all of it. Counters, boxes, tracks and the chits still in the pool lie open; only what will
be drawn or rolled is not known yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.components.vocabulary import TABLES
from sirocco.games.dark_sands.rules.action_phase import draws
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.state import BYPASS, OFF_MAP, SUPPORT_PLACES, DarkSandsState
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Each, Listing, Name, Record, Word, numbers
from sirocco.mechanics.control import holders
from sirocco.mechanics.facts import SIDE, UNITS, Fact, Facts, UnitFacts, battle_facts, by_side, condition, each_unit

CHIT, HEX, SUPPORT = Name("chit"), Name("hex"), Name("support")
HEXES = Listing(HEX)

UNIT_FACTS = UnitFacts(
    "hex",
    OFF_MAP,
    {
        "steps": Fact(NUMBER, lambda s: [s.steps_left(unit) for unit in range(len(s.place))]),
        "reduced": condition("reduced"),
        "oos": condition("oos"),
        "disrupted": condition("disrupted"),
        "moved": condition("moved"),
        "due": Fact(NUMBER, lambda s: s.due),
        "upgrades": Fact(NUMBER, lambda s: s.level),
    },
)


def _control(s: DarkSandsState) -> dict[str, str | None]:
    """Who controls the hexes that stay controlled, and any other."""
    owners = holders(s, s.control)
    return {s.place_ids[h]: owners.get(s.place_ids[h]) for h in places_of(s.kept | s.control[ALLIED] | s.control[AXIS])}


def _guns(s: DarkSandsState) -> dict[str, str | None]:
    """The anti-tank guns, and the unit they stay with."""
    c = s.components
    guns = [i for i, row in enumerate(c.supports) if row.kind == "anti-tank"]
    return {c.support_ids[i]: c.unit_ids[s.guns_with[i]] if s.guns_with[i] >= 0 else None for i in guns}


def _pool(s: DarkSandsState, side: int) -> dict[str, int]:
    counts = s.pool[side * len(CHITS) : (side + 1) * len(CHITS)]
    return {chit: number for chit, number in zip(CHITS, counts, strict=True) if number}


def _defenders(s: DarkSandsState, step: Any) -> list[str]:
    """Those that add their defence, or all that stand there, once the attack is declared."""
    b: Battle = step.battle
    return [] if isinstance(step, Attack) else s.names(b.defenders or s.pieces_at(b.target, 1 - b.side))


def _losses(s: DarkSandsState, side: int, _step: Any) -> int:
    """The steps still to be lost."""
    return sum(step.number for step in s.stack if isinstance(step, Losses) and step.side == side)


def _support_ids(s: DarkSandsState, supports: Iterable[int]) -> list[str]:
    return [s.components.support_ids[support] for support in supports]


FACTS = Facts(
    {
        "turn": Fact(NUMBER, lambda s: s.turn),
        "units": each_unit(UNIT_FACTS),
        "control": Fact(Each("hex", Name("side", empty=True), complete=True), _control),
        "boxes": by_side(HEXES, lambda s, side: [s.place_ids[h] for h in places_of(s.boxes[side])]),
        "boxesReady": by_side(NUMBER, lambda s, side: s.boxes_up[side]),
        "supports": Fact(
            Each("support", Word(*SUPPORT_PLACES)),
            lambda s: {name: SUPPORT_PLACES[s.support[i]] for i, name in enumerate(s.components.support_ids)},
        ),
        "guns": Fact(Each("support", Name("unit", empty=True), complete=True), _guns),
        "fired": Fact(Listing(SUPPORT), lambda s: _support_ids(s, places_of(s.fired))),
        "railhead": Fact(HEX, lambda s: s.place_ids[s.components.railway[s.railhead]]),
        "bypass": Fact(Word(*BYPASS), lambda s: BYPASS[s.bypass]),
        "points": by_side(NUMBER, lambda s, side: s.points[side]),
        "saved": Fact(Record(numbers("tank", "infantry")), lambda s: {"tank": s.saved[0], "infantry": s.saved[1]}),
        "initiative": Fact(SIDE, lambda s: SIDES[s.initiative]),
        "pool": by_side(Each("chit", NUMBER), _pool),
        "logistics": Fact(NUMBER, lambda s: s.pool[-1]),
        "held": by_side(Listing(CHIT), lambda s, side: [CHITS[k] for k in places_of(s.held[side])]),
        "played": Fact(Listing(CHIT), lambda s: [CHITS[entry % len(CHITS)] for entry in s.played]),
        "used": by_side(
            Record(numbers("movement", "combat")),
            lambda s, side: {"movement": s.moves_used[side], "combat": s.combats_used[side]},
        ),
        "sailed": by_side(NUMBER, lambda s, side: s.sailed[side]),
        "replacements": Fact(
            Listing(TEXT), lambda s: [s.components.replacement_ids[i] for i in places_of(s.replacements)]
        ),
        "barred": Fact(FLAG, lambda s: s.barred),
        "battle": battle_facts(
            {
                "side": Fact(SIDE, lambda _, step: SIDES[step.battle.side]),
                "hex": Fact(HEX, lambda s, step: s.place_ids[step.battle.target]),
                "attackers": Fact(UNITS, lambda s, step: s.names(step.battle.attackers)),
                "defenders": Fact(UNITS, _defenders),
                "supports": by_side(
                    Listing(SUPPORT), lambda s, side, step: _support_ids(s, step.battle.supports(side))
                ),
                "table": Fact(Name("table"), lambda _, step: TABLES[step.battle.table]),
                "losses": by_side(NUMBER, _losses),
            }
        ),
    }
)
"""The position by name."""


def view(s: DarkSandsState, _side: int | None) -> dict[str, Any]:
    """The table as it lies: a hex that nobody controls carries no marker, and guns with nobody lie in their box."""
    seen = FACTS.of(s)
    for name in ("control", "guns"):
        seen[name] = {thing: whose for thing, whose in seen[name].items() if whose is not None}
    return seen


__all__ = ["FACTS", "draws", "view"]
