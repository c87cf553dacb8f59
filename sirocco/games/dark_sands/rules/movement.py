"""Rule 19, the Movement action: who moves, one unit or stack after the other, and the dash to the wire."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import AXIS, SIDES
from sirocco.games.dark_sands.rules.fortified_boxes import refuse_removal, removals, remove
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.naval_movement import Voyages
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.stacking import ExcessUnits, overfull
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step
from sirocco.mechanics.kinds import Side, Units
from sirocco.mechanics.movement_phase import MovementPhase

DASH_STEPS = 5
DASH_TURN = 8


@implements("DS-19.0a", "DS-19.1.1a", "DS-19.1.1c", "DS-19.1.1d", "DS-C.Ma", "DS-C.HMCa", "DS-13.6.3a", "DS-13.7.3a")
class MovementAction(MovementPhase[DarkSandsState], frozen=True):
    """The active player moves all, some or none of the units, one unit or stack after the other.

    `nudged` units may only go one hex, or by extended movement. `voyages` are the trips by sea of this action.
    """

    rule = "DS-19.0a"
    under = ("ActionPhase", "PriorityWindow", "Momentum", "CombatAction")
    leads_to = ("Moving", "Extending", "Displacement", "ExcessUnits")
    other_verbs = ("dismantle", "disband")

    side: Side
    units: Units
    half: bool = False
    extended: bool = True
    nudged: Units = 0
    voyages: Voyages = Voyages()
    begun: bool = False

    def decider(self, s: DarkSandsState) -> int:
        return self.side if self.begun else NOBODY

    def run(self, s: DarkSandsState) -> None:
        s.moved = 0
        s.replace(replace(self, begun=True))

    def movers(self, s: DarkSandsState) -> int:
        return (self.units | self.nudged) & ~s.moved & ~s.components.garrisons & s.standing

    def march(self, s: DarkSandsState, piece: int, kept: bool) -> Moving:
        nudged = not self.units >> piece & 1
        return Moving(side=self.side, group=1 << piece, half=self.half, nudged=nudged, kept=kept)

    def others(self, s: DarkSandsState) -> list[Action]:
        return removals(s, self.side)

    def do_other(self, s: DarkSandsState, action: Action) -> None:
        remove(s, self.side, action)

    def refuse_other(self, s: DarkSandsState, action: Action) -> Refusal | None:
        return refuse_removal(s, self.side, action)

    def finish(self, s: DarkSandsState) -> None:
        s.emit("movementEnded", side=SIDES[self.side])
        s.replace(MovementEnd(self.side))
        s.push(ExcessUnits(self.side))

    def with_voyages(self, voyages: Voyages) -> MovementAction:
        """The action when somebody has sailed."""
        return replace(self, voyages=voyages)

    @implements("DS-13.6a", "DS-19.1.1d", "DS-19.1.1e")
    def refuse_mover(self, s: DarkSandsState, piece: int) -> Refusal | None:
        c, unit = s.components, piece
        wrong = s.refusals.piece(s, unit, self.side)
        if wrong is not None:
            return wrong
        if c.garrisons >> unit & 1:
            return s.refuse("DS-13.6a", "garrison-moves", unit=unit)
        if not (self.units | self.nudged) >> unit & 1:
            return s.refuse("DS-19.0a", "not-activated", unit=unit)
        if s.moved >> unit & 1:
            return s.refuse("DS-19.1.1d", "moved", unit=unit)
        return None

    def warnings(self, s: DarkSandsState, action: Action) -> list[Message]:
        """What ending the action now would lose."""
        if action.verb != "done":
            return []
        c = s.components
        found = [message("warn-overfull", hex=c.hex_ids[h]) for h in overfull(s, self.side)]
        movers = self.movers(s)
        from sirocco.games.dark_sands.rules.dangers import left_behind

        return found + (left_behind(s, self.side, movers, self.half) if movers else [])

    def reminders(self, s: DarkSandsState, action: Action) -> list[Message]:
        """The units that have not moved."""
        movers = self.movers(s) if action.verb == "done" else 0
        return [message("warn-could-move", number=movers.bit_count())] if movers else []

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        everybody = s.are_all(self.units | self.nudged, self.side)
        return {"side": SIDES[self.side], "half": self.half, "everybody": everybody}


@implements("DS-S3b")
class MovementEnd(Step[DarkSandsState], frozen=True):
    """After a movement action: the dash to the wire, if that rule is used."""

    rule = "DS-S3b"
    under = ("ActionPhase", "PriorityWindow", "Momentum", "CombatAction")
    shown_as = "MovementAction"

    side: Side

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        update_gazala(s)
        c = s.components
        if not s.options.dash_to_the_wire or s.dashed or self.side != AXIS or s.turn != DASH_TURN:
            return
        east_of_the_wire = [h for h in places_of(c.egypt & s.occupied[AXIS]) if c.map.at[h][1] > 40]
        steps = sum(s.steps_left(u) for h in east_of_the_wire for u in places_of(s.at[h] & c.panzers))
        if steps >= DASH_STEPS:
            s.dashed = True
            die = s.dice.roll()
            s.without_auk = die <= 3
            s.emit("dash", die=die, gone=s.without_auk)
