"""The chit descriptions: what each chit lets its owner do, and whom it activates."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.chit_kinds import (
    AFRIKA_KORPS,
    ARMY_8,
    AUK,
    CHITS,
    COMBAT,
    COMBEFORCE,
    CORPS_13,
    CORPS_21,
    CORPS_30,
    HALF,
    MONTY,
    MOVE_OR_COMBAT,
    MOVEMENT,
    OCONNOR,
    PANZERARMEE,
    REINFORCEMENT,
    ROMMEL,
    TOBRUK,
)
from sirocco.games.dark_sands.combat import NO_SECTION, CombatAction
from sirocco.games.dark_sands.components import CENTRE, EAST, WEST
from sirocco.games.dark_sands.headquarters import commands, in_range
from sirocco.games.dark_sands.movement import MovementAction
from sirocco.games.dark_sands.refusals import refuse_verb
from sirocco.games.dark_sands.reinforcements import ReinforcementAction
from sirocco.games.dark_sands.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.state import DarkSandsState
from sirocco.games.dark_sands.vocabulary import USES
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

LIMIT = 2
"""Movement chits, and combat chits, a player may play in a turn."""
HALF_DRM = -1
MOVE, FIGHT, MOVE_FIRST, ATTACK_FIRST = range(4)
MOTORISED = ("Ariete", "Trieste", "Littorio")
BASIC = (MOVEMENT, COMBAT, MOVE_OR_COMBAT, HALF)


def play(s: DarkSandsState, side: int, chit: int) -> None:
    """Push what a chit brings about."""
    if chit in (MOVEMENT, COMBAT, MOVE_OR_COMBAT, HALF, AUK, MONTY) or (
        chit == TOBRUK and (side == AXIS or s.options.tobruk_falls_combo)
    ):
        s.push(UseChit(side, chit))
    elif chit == REINFORCEMENT:
        s.push(ReinforcementAction(side))
    else:
        NAMED[chit](s)


def everybody(s: DarkSandsState, side: int) -> int:
    """All of a side's units on the map."""
    return s.standing & s.components.side_mask[side]


def in_good_supply(s: DarkSandsState, units: int) -> int:
    return units & ~s.oos


# Basic chits.


@implements("DS-18.7.2a", "DS-18.7.2b", "DS-18.7.2c", "DS-18.7.2d", "DS-18.7.2e", "DS-C.MCa", "DS-C.HMCa", "DS-C.AUKa")
@implements("DS-C.MONa", "DS-C.TOBXa", "DS-18.1a", "DS-C.Ma", "DS-C.Ca")
class UseChit(Step[DarkSandsState], frozen=True):
    """A movement or combat chit, or one that is either: its owner chooses, as far as the limits leave a choice."""

    rule = "DS-18.7.2a"

    side: int
    chit: int

    def uses(self, s: DarkSandsState) -> list[int]:
        """As what the chit can be played."""
        limited = self.chit in BASIC
        found = []
        if self.chit != COMBAT and not (limited and s.moves_used[self.side] >= LIMIT):
            found.append(MOVE)
        if self.chit != MOVEMENT and not (limited and s.combats_used[self.side] >= LIMIT):
            found.append(FIGHT)
        return found

    def decider(self, s: DarkSandsState) -> int:
        return self.side if len(self.uses(s)) > 1 else NOBODY

    def run(self, s: DarkSandsState) -> None:
        found = self.uses(s)
        if found:
            self._use(s, found[0])
        else:
            s.emit("noAction", side=SIDES[self.side], chit=CHITS[self.chit])
            s.pop()

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("as", use) for use in self.uses(s)]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        self._use(s, action.args[0])

    @implements("DS-12.7.1a", "DS-12.7.1b", "DS-12.7.1c", "DS-12.7.1d")
    def _use(self, s: DarkSandsState, use: int) -> None:
        """Move or attack with everybody; then the panzer divisions may do the other."""
        half = self.chit == HALF
        if self.chit in BASIC:
            (s.moves_used if use == MOVE else s.combats_used)[self.side] += 1
        s.pop()
        s.emit("usedAs", side=SIDES[self.side], chit=CHITS[self.chit], use=USES[use])
        if self.side == AXIS:
            s.push(Momentum(MOVE if use == FIGHT else FIGHT, half))
        units = everybody(s, self.side)
        if use == MOVE:
            s.push(MovementAction(self.side, units, half))
        else:
            s.push(CombatAction(self.side, units, HALF_DRM if half else 0))

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("as",))
        if wrong is None and action.args[0] not in self.uses(s):
            return refuse("DS-18.7.2d", "chit-use", chit=CHITS[self.chit], use=USES[action.args[0]])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "chit": CHITS[self.chit]}


@implements("DS-12.7.1a", "DS-12.7.1b", "DS-12.7.1c", "DS-C.Xb")
class Momentum(Step[DarkSandsState], frozen=True):
    """After an Axis movement or combat the panzer divisions may do the other, as far as they like."""

    rule = "DS-12.7.1a"

    use: int
    half: bool

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        units = s.components.panzer_divisions & everybody(s, AXIS)
        if not units:
            return
        if self.use == MOVE:
            s.emit("momentum", use=USES[MOVE], half=self.half, drm=0)
            s.push(MovementAction(AXIS, units, self.half))
        else:
            drm = HALF_DRM if self.half else 0
            s.emit("momentum", use=USES[FIGHT], half=False, drm=drm)
            s.push(CombatAction(AXIS, units, drm))


# Named chits.


def tell_activated(s: DarkSandsState, side: int, chit: int, units: int, nudged: int = 0) -> None:
    """Whom a named chit activates; `nudged` are those that may move one hex besides."""
    ids = s.components.unit_ids
    told = [ids[u] for u in places_of(units)]
    s.emit("activated", side=SIDES[side], chit=CHITS[chit], units=told, nudged=bool(nudged))


@implements("DS-C.Xa")
def move_and_attack(
    s: DarkSandsState,
    side: int,
    chit: int,
    units: int,
    extended: bool = True,
    nudged: int = 0,
    closed: int = NO_SECTION,
) -> None:
    """All movement of a chit first, then all its attacks."""
    tell_activated(s, side, chit, units, nudged)
    if side == AXIS and s.options.momentum_after_named:
        s.push(Momentum(MOVE, False))
    s.push(CombatAction(side, units, closed=closed))
    s.push(MovementAction(side, units, extended=extended, nudged=nudged))


@implements("DS-C.OCOa", "DS-C.COMa", "DS-C.13Ca", "DS-C.30Ca")
def british(s: DarkSandsState, units: int) -> int:
    """Those of some Allied units that a chit means by "British": all, or with an option those of Britain alone."""
    return units & s.components.british if s.options.british_of_britain else units


@implements("DS-C.OCOa")
def oconnor(s: DarkSandsState) -> None:
    move_and_attack(s, ALLIED, OCONNOR, british(s, in_good_supply(s, everybody(s, ALLIED))))


@implements("DS-C.COMa")
def combeforce(s: DarkSandsState) -> None:
    units = british(s, in_good_supply(s, everybody(s, ALLIED))) & ~s.components.garrisons
    s.push(ChooseUnits(ALLIED, COMBEFORCE, units, 1, 1, 1))


def _hq(s: DarkSandsState, name: str) -> int:
    return s.components.unit_ids.index(name)


def _near(s: DarkSandsState, hq: int, side: int) -> int:
    """A side's units in supply within a headquarters' range, itself included."""
    return _reached(s, hq, in_good_supply(s, everybody(s, side)))


def _reached(s: DarkSandsState, hq: int, units: int) -> int:
    """Those of some units that are within a headquarters' range."""
    return mask_of([u for u in places_of(units) if in_range(s, hq, s.place[u])])


@implements("DS-C.AKa")
def is_motorised(s: DarkSandsState, formation: int) -> bool:
    """Whether a formation is Italian and motorised; by an option an armoured one is not."""
    c = s.components
    if c.formations[formation] not in MOTORISED:
        return False
    return not (s.options.armour_not_motorised and c.members[formation] & c.tanks)


@implements("DS-C.13Ca", "DS-C.13Cb", "DS-11c")
def corps_13(s: DarkSandsState) -> None:
    """All but tanks within range of 13 Corps, and one tank unit."""
    _corps(s, CORPS_13, ("HQ13",))


@implements("DS-C.30Ca", "DS-C.30Cb", "DS-11c")
def corps_30(s: DarkSandsState) -> None:
    """All tanks within range of 30 Corps, and two others."""
    _corps(s, CORPS_30, ("HQ30",))


@implements("DS-C.8Aa", "DS-C.8Ab")
def army_8(s: DarkSandsState) -> None:
    """Both corps together, each by its own rule; one that is out of supply brings nobody."""
    _corps(s, ARMY_8, ("HQ13", "HQ30"))


def _corps(s: DarkSandsState, chit: int, names: tuple[str, ...]) -> None:
    c = s.components
    active, choosable, free_tanks, free_others = 0, 0, 0, 0
    for name in names:
        hq = _hq(s, name)
        if not commands(s, hq):
            s.emit("noHeadquarters", side=SIDES[ALLIED], unit=name)
            continue
        near = british(s, _near(s, hq, ALLIED))
        tanks = near & c.tanks
        if name == "HQ13":
            active |= near & ~tanks
            choosable |= tanks
            free_tanks = 1
        else:
            active |= tanks | 1 << hq
            choosable |= near & ~tanks & ~c.garrisons
            free_others = 2
    if active:
        free = free_tanks + free_others
        s.push(ChooseUnits(ALLIED, chit, choosable & ~active, free, free_tanks, free_others, active, extended=False))


@implements("DS-C.ROMa", "DS-C.ROMb")
def rommel(s: DarkSandsState) -> None:
    """One German formation or one hex of Germans; two when the track gives the Axis the initiative."""
    number = 2 if s.printed_initiative() == AXIS else 1
    s.push(ChooseGroups(AXIS, ROMMEL, number))


@implements("DS-C.TOBAb")
def tobruk_falls(s: DarkSandsState) -> None:
    s.push(ChooseGroups(ALLIED, TOBRUK, 2))


@implements("DS-C.AKa", "DS-C.AKb", "DS-11c")
def afrika_korps(s: DarkSandsState) -> None:
    """The panzer divisions within range (by an option wherever they are), and an Italian motorised formation."""
    hq = _hq(s, "HQAK")
    if not commands(s, hq):
        s.emit("noHeadquarters", side=SIDES[AXIS], unit="HQAK")
        return
    ready = in_good_supply(s, everybody(s, AXIS)) if s.options.panzers_need_no_range else _near(s, hq, AXIS)
    active = ready & s.components.panzer_divisions | 1 << hq
    s.push(ChooseGroups(AXIS, AFRIKA_KORPS, 1, active))


@implements("DS-C.PAAa", "DS-C.PAAb", "DS-C.PAAc", "DS-C.PAAd", "DS-11c")
def panzerarmee(s: DarkSandsState) -> None:
    """Everybody within range on the West and Centre; from the East nobody attacks."""
    hq = _hq(s, "HQPzA")
    if not commands(s, hq):
        s.emit("noHeadquarters", side=SIDES[AXIS], unit="HQPzA")
        return
    c = s.components
    ground = c.sections[WEST] | c.sections[CENTRE]
    near = mask_of([u for u in places_of(_near(s, hq, AXIS)) if ground >> s.place[u] & 1])
    move_and_attack(s, AXIS, PANZERARMEE, near | 1 << hq, closed=EAST)


@implements("DS-C.21Ca", "DS-C.21Cb", "DS-C.21Cc", "DS-11c")
def corps_21(s: DarkSandsState) -> None:
    """Two Italian formations within range; all other Italians one hex, or by extended movement."""
    hq = _hq(s, "HQ21")
    if not commands(s, hq):
        s.emit("noHeadquarters", side=SIDES[AXIS], unit="HQ21")
        return
    s.push(ChooseGroups(AXIS, CORPS_21, 2, 1 << hq))


NAMED: dict[int, Callable[[DarkSandsState], None]] = {
    OCONNOR: oconnor,
    COMBEFORCE: combeforce,
    TOBRUK: tobruk_falls,
    CORPS_13: corps_13,
    CORPS_30: corps_30,
    ARMY_8: army_8,
    ROMMEL: rommel,
    AFRIKA_KORPS: afrika_korps,
    PANZERARMEE: panzerarmee,
    CORPS_21: corps_21,
}


CHOICE_RULES = {
    COMBEFORCE: "DS-C.COMa",
    TOBRUK: "DS-C.TOBAb",
    CORPS_13: "DS-C.13Ca",
    CORPS_30: "DS-C.30Ca",
    ARMY_8: "DS-C.8Aa",
    ROMMEL: "DS-C.ROMa",
    AFRIKA_KORPS: "DS-C.AKa",
    CORPS_21: "DS-C.21Ca",
}
"""The clause that says whom a chit's owner may choose."""


@implements("DS-C.13Ca", "DS-C.30Ca", "DS-C.COMa", "DS-C.8Aa")
class ChooseUnits(Step[DarkSandsState], frozen=True):
    """The owner of a chit names the single units it activates, beside those it activates anyway: so many in all, so
    many tanks and so many others at the most."""

    rule = "DS-C.13Ca"

    side: int
    chit: int
    units: int
    number: int
    tanks: int
    others: int
    active: int = 0
    extended: bool = True

    def _choices(self, s: DarkSandsState) -> list[int]:
        tanks = s.components.tanks
        found = (self.units & tanks if self.tanks else 0) | (self.units & ~tanks if self.others else 0)
        return list(places_of(found))

    def decider(self, s: DarkSandsState) -> int:
        return self.side if self.number and self._choices(s) else NOBODY

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        if self.active:
            move_and_attack(s, self.side, self.chit, self.active, self.extended)

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("choose", unit) for unit in self._choices(s)), word("done")]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        unit = action.args[0]
        bit = 1 << unit
        tank = s.components.tanks >> unit & 1
        s.replace(
            replace(
                self,
                units=self.units & ~bit,
                number=self.number - 1,
                tanks=self.tanks - tank,
                others=self.others - (1 - tank),
                active=self.active | bit,
            )
        )

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("choose", "done"))
        if wrong is None and action.verb == "choose" and action.args[0] not in self._choices(s):
            return refuse(CHOICE_RULES[self.chit], "not-choosable", unit=s.components.unit_ids[action.args[0]])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "chit": CHITS[self.chit], "number": self.number}


@implements("DS-C.ROMa", "DS-C.TOBAb", "DS-C.AKa", "DS-C.21Ca", "DS-C.21Cb", "DS-12.5a", "DS-12.5b")
class ChooseGroups(Step[DarkSandsState], frozen=True):
    """The owner of a chit names divisional formations, or for Rommel hexes of German units."""

    rule = "DS-C.ROMa"

    side: int
    chit: int
    number: int
    active: int = 0
    chosen: tuple[int, ...] = ()

    def formations(self, s: DarkSandsState) -> dict[int, int]:
        """The formations that can be named, and those of their units that would act."""
        if self._bars(s, formations=True):
            return {}
        c = s.components
        found = {}
        here = everybody(s, self.side)
        for formation, members in enumerate(c.members):
            if members & here and formation not in self.chosen:
                units = self._acting(s, formation, members & here)
                if units:
                    found[formation] = units
        return found

    def _acting(self, s: DarkSandsState, formation: int, here: int) -> int:
        """Those of a formation's units on the map that would act."""
        c = s.components
        if self.chit == CORPS_21:
            return self._acting_under_21(s, here)
        if here & s.oos and s.options.formation_all_in_supply:
            return 0
        if self.chit == ROMMEL:
            return here & c.german & ~s.oos
        if self.chit == TOBRUK:
            return here & ~s.oos
        return _reached(s, _hq(s, "HQAK"), here) & ~s.oos if is_motorised(s, formation) else 0

    @implements("DS-C.21Ca")
    def _acting_under_21(self, s: DarkSandsState, here: int) -> int:
        """The Italians within range, out of supply or not; options ask for the whole formation, and for supply."""
        italians = here & s.components.italian
        near = _reached(s, _hq(s, "HQ21"), italians)
        if near != italians and s.options.corps_21_whole_in_range:
            return 0
        return near & ~s.oos if s.options.corps_21_in_supply else near

    def stacks(self, s: DarkSandsState) -> dict[int, int]:
        """For Rommel: hexes, and the German units in them that would act."""
        if self.chit != ROMMEL or self._bars(s, formations=False):
            return {}
        c = s.components
        found = {}
        for hex_ in places_of(s.occupied[AXIS]):
            units = s.at[hex_] & c.german & ~s.oos & ~c.garrisons & ~self.active
            if units:
                found[hex_] = units
        return found

    @implements("DS-C.ROMb")
    def _bars(self, s: DarkSandsState, formations: bool) -> bool:
        """Whether Rommel's first choice was a hex, which bars formations, or the reverse: an option forbids to mix."""
        if self.chit != ROMMEL or not self.active or not s.options.rommel_no_mixing:
            return False
        return formations != bool(self.chosen)

    def decider(self, s: DarkSandsState) -> int:
        return self.side if self.number and (self.formations(s) or self.stacks(s)) else NOBODY

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        if self.chit == ROMMEL:
            if self.active:
                s.push(RommelOrder(self.active))
        elif self.chit == CORPS_21:
            c = s.components
            others = everybody(s, AXIS) & c.italian & ~self.active & ~c.hqs
            move_and_attack(s, AXIS, CORPS_21, self.active, nudged=others)
        elif self.active:
            move_and_attack(s, self.side, self.chit, self.active)

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        found = [word("formation", formation) for formation in self.formations(s)]
        found += [word("stack", hex_) for hex_ in self.stacks(s)]
        found.append(word("done"))
        return found

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        chosen = self.chosen
        if action.verb == "formation":
            units = self.formations(s)[action.args[0]]
            chosen = (*chosen, action.args[0])
        else:
            units = self.stacks(s)[action.args[0]]
        s.replace(ChooseGroups(self.side, self.chit, self.number - 1, self.active | units, chosen))

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("formation", "stack", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        c = s.components
        if self._bars(s, formations=action.verb == "formation"):
            return refuse("DS-C.ROMb", "rommel-mixed")
        if action.verb == "formation":
            named = action.args[0] in self.formations(s)
            rule = CHOICE_RULES[self.chit]
            return None if named else refuse(rule, "not-a-formation", formation=c.formations[action.args[0]])
        known = action.args[0] in self.stacks(s)
        return None if known else refuse("DS-C.ROMa", "no-germans", hex=c.map.ids[action.args[0]])

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "chit": CHITS[self.chit], "number": self.number}


@implements("DS-C.ROMa")
class RommelOrder(Step[DarkSandsState], frozen=True):
    """Rommel's units move and attack, or attack and move: all in the same order."""

    rule = "DS-C.ROMa"

    units: int

    def decider(self, s: DarkSandsState) -> int:
        return AXIS

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("as", MOVE_FIRST), word("as", ATTACK_FIRST)]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        s.pop()
        if action.args[0] == MOVE_FIRST:
            move_and_attack(s, AXIS, ROMMEL, self.units)
            s.emit("rommelOrder", use=USES[MOVE_FIRST])
        else:
            tell_activated(s, AXIS, ROMMEL, self.units)
            s.emit("rommelOrder", use=USES[ATTACK_FIRST])
            if s.options.momentum_after_named:
                s.push(Momentum(FIGHT, False))
            s.push(MovementAction(AXIS, self.units))
            s.push(CombatAction(AXIS, self.units))

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("as",))
        if wrong is None and action.args[0] not in (MOVE_FIRST, ATTACK_FIRST):
            return refuse("DS-C.ROMa", "rommel-order")
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        ids = s.components.unit_ids
        return {"units": [ids[u] for u in places_of(self.units)]}
