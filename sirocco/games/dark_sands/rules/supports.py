"""Rule 13, Supports: what each side commits to a battle, attacker first, and where it goes afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.rows import TrackRow
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat_units import doctrine
from sirocco.games.dark_sands.rules.headquarters import in_range
from sirocco.games.dark_sands.rules.out_of_supply import commands
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import COMMITTED, DOWN, GONE, READY, UP, USED, DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation, Term
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice

LIMITED = ("air", "naval")
"""Supports whose sum may not exceed the factors of the units they help."""


@implements("DS-13.2b")
def air_cap(s: DarkSandsState, b: Battle, side: int) -> Fraction | int:
    """The printed factors of a side's units in a battle; by an option as terrain and shock have changed them."""
    from sirocco.games.dark_sands.rules.combat_procedure import ground_attack, ground_defence

    attacking = side == b.side
    if s.options.air_cap_as_fought:
        return sum(t.value for t in (ground_attack(s, b, doctrine(s, b).shock) if attacking else ground_defence(s, b)))
    units = contributing(s, b) if attacking else b.defenders
    return sum(s.factors(u)[0 if attacking else 1] for u in units)


@implements("DS-13.4a")
def reaches(s: DarkSandsState, b: Battle, side: int, hq: int) -> bool:
    """Whether a battle lies within a headquarters' range: the hex under attack, or by an option its own units there."""
    if side == b.side and s.options.artillery_to_own_units:
        return any(in_range(s, hq, s.place[u]) for u in b.attackers)
    return in_range(s, hq, b.target)


@implements("DS-13.1c", "DS-13.2c", "DS-13.3a", "DS-13.4b", "DS-13.4c", "DS-13.4d", "DS-13.8a")
def refuse_at(s: DarkSandsState, b: Battle, side: int, support: int) -> Refusal | None:
    """Why a support cannot join a battle where it is fought, however much it adds."""
    c = s.components
    row = c.supports[support]
    if c.support_side[support] != side or s.support[support] != READY:
        return s.refuse("DS-13.1c", "support-not-ready", support=support)
    if s.fired >> support & 1:
        return s.refuse("DS-13.4d", "artillery-fired", support=support)
    if row.sections and c.map.sections[c.map.section_of[b.target]] not in row.sections:
        return s.refuse("DS-13.2c", "support-section", support=support)
    if row.kind in ("naval", "engineers") and not c.coast >> b.target & 1:
        return s.refuse("DS-13.3a" if row.kind == "naval" else "DS-13.8a", "support-coast", support=support)
    if row.kind == "artillery":
        if any(c.supports[x].kind == "artillery" for x in b.supports(side)):
            return s.refuse("DS-13.4c", "one-artillery", support=support)
        hq = c.support_hq[support]
        if not commands(s, hq):
            return s.refuse("DS-13.4b", "artillery-hq", support=support)
        if not reaches(s, b, side, hq):
            return s.refuse("DS-13.4a", "artillery-range", support=support)
    return None


@implements("DS-13.2a", "DS-13.2b")
def refuse_support(s: DarkSandsState, b: Battle, side: int, support: int) -> Refusal | None:
    """Why a support cannot join a battle, or None. Anti-tank guns need a unit besides."""
    wrong = refuse_at(s, b, side, support)
    c, attacking = s.components, side == b.side
    if wrong is None and c.supports[support].kind in LIMITED:
        used = sum(support_value(s, x, attacking) for x in b.supports(side) if c.supports[x].kind in LIMITED)
        if used + support_value(s, support, attacking) > air_cap(s, b, side):
            return s.refuse("DS-13.2b", "support-cap", support=support)
    return wrong


@implements("DS-13.5a", "DS-13.5b")
def refuse_guns(s: DarkSandsState, b: Battle, side: int, support: int, unit: int) -> Refusal | None:
    """Why anti-tank guns cannot be given to a unit in a battle, or None."""
    c = s.components
    ours = b.attackers if side == b.side else b.defenders
    if unit not in ours:
        return s.refuse("DS-13.5b", "guns-unit", unit=unit)
    if s.oos >> unit & 1:
        return s.refuse("DS-13.5b", "guns-oos", unit=unit)
    if s.options.guns_only_german and not c.german >> unit & 1:
        return s.refuse("DS-13.5b", "guns-german", unit=unit)
    return refuse_support(s, b, side, support)


def ready(s: DarkSandsState, side: int) -> Iterator[tuple[int, str]]:
    """A side's supports that lie ready, and of which kind they are."""
    c = s.components
    for support, row in enumerate(c.supports):
        if c.support_side[support] == side and s.support[support] == READY:
            yield support, row.kind


def commitments(s: DarkSandsState, b: Battle, side: int) -> list[Action]:
    """Everything a side can commit now."""
    word = s.components.vocabulary.action
    found = []
    ours = b.attackers if side == b.side else b.defenders
    for support, kind in ready(s, side):
        if kind == "anti-tank":
            found += [word("support", support, u) for u in ours if refuse_guns(s, b, side, support, u) is None]
        elif refuse_support(s, b, side, support) is None:
            found.append(word("support", support))
    return found


def refuse_commitment(s: DarkSandsState, b: Battle, side: int, action: Action) -> Refusal | None:
    """Why something cannot be committed, or None."""
    support = action.args[0]
    guns = s.components.supports[support].kind == "anti-tank"
    if guns != (len(action.args) == 2):
        return s.refuse("DS-13.5b", "guns-need-unit" if guns else "no-unit", support=support)
    if guns:
        return refuse_guns(s, b, side, support, action.args[1])
    return refuse_support(s, b, side, support)


def commit(s: DarkSandsState, b: Battle, side: int, action: Action) -> Battle:
    """Commit a support; the battle as it is then."""
    c = s.components
    support = action.args[0]
    s.support[support] = COMMITTED
    entries: dict[str, Value] = {"side": SIDES[side], "support": c.support_ids[support]}
    if len(action.args) == 2:
        s.guns_with[support] = action.args[1]
        s.report("committed", **entries, unit=action.args[1])
        return b
    s.emit("committed", **entries, unit="")
    if side == b.side:
        return replace(b, attack_supports=(*b.attack_supports, support))
    return replace(b, defence_supports=(*b.defence_supports, support))


@implements("DS-13.1e", "DS-13.2d", "DS-13.3b", "DS-13.4d", "DS-13.8a", "DS-13.8b")
def send_back(s: DarkSandsState, b: Battle) -> None:
    """After a battle: air and naval guns face-down, artillery face-up but used in this segment, Hecker for good."""
    for side in (b.side, 1 - b.side):
        for support in b.supports(side):
            kind = s.components.supports[support].kind
            if kind == "artillery":
                s.support[support] = READY
                s.fired |= 1 << support
            else:
                s.support[support] = GONE if kind == "engineers" else USED


@implements("DS-23.5a", "DS-13.1f", "DS-13.5e", "DS-13.1a")
def ready_supports(s: DarkSandsState) -> None:
    """Everything in the boxes is turned face-up; guns leave their units; boxes and garrisons stay on the map."""
    for support, where in enumerate(s.support):
        if where in (USED, COMMITTED):
            s.support[support] = READY
            s.guns_with[support] = -1
    for side in range(len(SIDES)):
        s.boxes_up[side] += s.boxes_down[side]
        s.boxes_down[side] = 0
    for unit in places_of(s.components.garrisons):
        if s.place[unit] == DOWN:
            s.place[unit] = UP


@implements("DS-13.0a", "DS-13.1b", "DS-13.4e", "DS-22.1b")
def take_in_supports(s: DarkSandsState, side: int, row: TrackRow) -> None:
    """The supports that a turn brings lie ready, those that leave are gone for good."""
    c = s.components
    for name in row.supports:
        if name in c.unit_ids:
            s.place[c.unit_ids.index(name)] = UP
        else:
            s.support[c.support_ids.index(name)] = READY
        s.report("supportArrived", side=side, support=name)
    for name in row.leaving:
        s.support[c.support_ids.index(name)] = GONE
        s.report("supportLeft", side=side, support=name)


class SupportChoice(Choice[DarkSandsState], frozen=True):
    """A side commits its supports; with nothing to commit nobody is asked."""

    verbs = ("support",)
    optional = True
    question = ("hex", "side")

    battle: Battle

    def options(self, s: DarkSandsState) -> list[Action]:
        return commitments(s, self.battle, self.chooser(s))

    def choose(self, s: DarkSandsState, action: Action) -> None:
        s.replace(type(self)(commit(s, self.battle, self.chooser(s), action)))

    def finish(self, s: DarkSandsState) -> None:
        from sirocco.games.dark_sands.rules.combat import TableChoice

        s.replace(DefenderSupports(self.battle) if self.attacking else TableChoice(self.battle))

    def refuse_option(self, s: DarkSandsState, action: Action) -> Refusal | None:
        return refuse_commitment(s, self.battle, self.chooser(s), action)

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        from sirocco.games.dark_sands.rules.odds import forecast_commitment

        return forecast_commitment(s, self.battle, self.chooser(s), action)


@implements("DS-13.1d", "DS-16.0d")
class AttackerSupports(SupportChoice, frozen=True):
    """The attacker commits first, and everything at once: he may not add after he has seen the defender's."""

    rule = "DS-13.1d"
    under = ("CombatAction",)
    attacking = True


@implements("DS-13.1d")
class DefenderSupports(SupportChoice, frozen=True):
    """The defender commits last, knowing what the attacker has."""

    rule = "DS-13.1d"
    under = ("CombatAction",)
    attacking = False


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
            terms.append(s.term("support", value, "DS-13.1c", support=support))
    ours = contributing(s, b) if attacking else b.defenders
    if tanks:
        for support, holder in enumerate(s.guns_with):
            if holder in ours and c.support_side[support] == side:
                value = support_value(s, support, attacking)
                terms.append(s.term("support", value, "DS-13.5c", support=support))
    return terms
