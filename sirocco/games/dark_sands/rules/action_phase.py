"""Rule 18, the Action Phase: initiative, the pool, priority chits, random draws and their limits."""

from __future__ import annotations

from sirocco.games.dark_sands.components.chit_kinds import AUK, CHITS, LOGISTICS, MONTY, ROMMEL
from sirocco.games.dark_sands.components.kinds import ChitOrNone
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.chits import play
from sirocco.games.dark_sands.rules.logistics import Logistics
from sirocco.games.dark_sands.rules.reinforcements import TurnThree
from sirocco.games.dark_sands.rules.replacements import drawable as replacements_to_draw
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.choices import SingleChoice

KINDS = len(CHITS)
PRIORITY = (MONTY, ROMMEL, AUK)
"""From the lowest rank to the highest; each may be pre-empted by the next."""
OWNER = {MONTY: ALLIED, ROMMEL: AXIS, AUK: ALLIED}
LOGISTICS_CHITS = 2
IN_A_ROW = 2
TURN_OF_TWO_REINFORCEMENTS = 3
NONE = -1


@implements("DS-18.0a", "DS-18.4a", "DS-18.5a", "DS-18.6a", "DS-18.6b")
class ActionPhase(Step[DarkSandsState], frozen=True):
    """Initiative, the chits of the turn, the reinforcements of turn 3, then one action segment a chit until all are
    played. `chosen` is the initiative chit, named before those reinforcements come and played after them."""

    rule = "DS-18.0a"
    under = ("GameTurn",)
    stages = 3
    leads_to = (
        "InitiativeChit",
        "TurnThree",
        "PriorityWindow",
        "UseChit",
        "MovementAction",
        "CombatAction",
        "Logistics",
        "ReinforcementAction",
    )

    stage: int = 0
    chosen: ChitOrNone = NONE

    def run(self, s: DarkSandsState) -> None:
        s.replace(ActionPhase(self.stage + 1, self.chosen))
        if self.stage == 0:
            determine_initiative(s)
            fill_pool(s)
            s.push(InitiativeChit())
        elif self.stage == 1:
            if s.turn == TURN_OF_TWO_REINFORCEMENTS and not self._reinforced(s):
                s.push(TurnThree())
        elif self.stage == 2:
            if self.chosen != NONE:
                begin_segment(s, s.initiative, self.chosen, "initiative")
        else:
            s.replace(EndOfActions())
            s.push(PriorityWindow())

    def _reinforced(self, s: DarkSandsState) -> bool:
        c = s.components
        return c.setup.reinforced and s.turn == c.first_turn


class EndOfActions(Step[DarkSandsState], frozen=True):
    """All chits have been played: remember who owned the last two for the next initiative (DS-18.2a)."""

    rule = "DS-18.6a"
    under = ("GameTurn",)
    shown_as = "ActionPhase"

    def run(self, s: DarkSandsState) -> None:
        passed_over = (LOGISTICS, *PRIORITY) if s.options.priority_chits_pass_over else (LOGISTICS,)
        owners = [entry // KINDS for entry in s.played if entry % KINDS not in passed_over]
        last = owners[-IN_A_ROW:]
        s.last_owners = last if len(last) == IN_A_ROW else [-1, -1]
        s.pop()


@implements("DS-18.2a", "DS-18.2b")
def determine_initiative(s: DarkSandsState) -> None:
    """The player who did not own the last two chits of the turn before; else the side the track prints."""
    one, other = s.last_owners
    s.initiative = 1 - one if one == other != -1 else s.printed_initiative()
    s.report("initiative", side=s.initiative)


@implements("DS-18.3a", "DS-18.3b", "DS-18.3d", "DS-18.1b", "DS-3.5a")
def fill_pool(s: DarkSandsState) -> None:
    """This turn's chits into the pool; priority chits into their owner's hand."""
    c = s.components
    row = c.turns[s.turn - 1]
    s.played = []
    s.pool = [0] * len(s.pool)
    s.held = [0, 0]
    s.moves_used, s.combats_used = [0, 0], [0, 0]
    s.tobruk_given = 0
    s.sailed, s.sailing_segment = [0, 0], -1
    for side, chits in ((ALLIED, row.allied), (AXIS, row.axis)):
        for name, number in chits.items():
            chit = CHITS.index(name)
            if chit == AUK and s.without_auk:
                continue
            if chit in PRIORITY:
                s.held[side] |= 1 << chit
            else:
                s.pool[side * KINDS + chit] += number
    s.pool[-1] = LOGISTICS_CHITS


@implements("DS-18.3c", "DS-18.5a")
class InitiativeChit(SingleChoice[DarkSandsState], frozen=True):
    """The initiative player may pick one of his own chits to be played first; it cannot be pre-empted."""

    rule = "DS-18.3c"
    under = ("ActionPhase",)
    verb = "chit"
    refused_as = "not-your-chit"
    optional = True
    question = ("side",)

    def chooser(self, s: DarkSandsState) -> int:
        return s.initiative

    def candidates(self, s: DarkSandsState) -> list[int]:
        side = s.initiative
        return [chit for chit in range(KINDS) if s.pool[side * KINDS + chit] or s.held[side] >> chit & 1]

    def take(self, s: DarkSandsState, candidate: int) -> None:
        s.pop()
        s.replace(ActionPhase(1, candidate))


@implements("DS-18.6b")
def begin_segment(s: DarkSandsState, side: int, chit: int, how: str) -> None:
    """A chit goes from the pool, or from its owner's hand, to the track, and is resolved. `how` it came is for the log:
    `initiative`, `priority` or `drawn`."""
    s.fired = 0
    update_gazala(s)
    if chit == LOGISTICS:
        s.pool[-1] -= 1
        s.played.append(LOGISTICS)
        s.report("chit", side="", chit=chit, how=how)
        s.push(Logistics())
        return
    if s.held[side] >> chit & 1:
        s.held[side] &= ~(1 << chit)
    else:
        s.pool[side * KINDS + chit] -= 1
    s.played.append(side * KINDS + chit)
    s.report("chit", side=side, chit=chit, how=how)
    play(s, side, chit)


@implements("DS-18.6.1a", "DS-18.6.1b", "DS-18.6.1c", "DS-18.6.1d", "DS-18.6.1e")
class PriorityWindow(SingleChoice[DarkSandsState], frozen=True):
    """Before every draw the holders of priority chits are asked, the lowest rank first. A declared chit may be
    pre-empted by the next higher one; then it goes back to its owner's hand."""

    rule = "DS-18.6.1a"
    under = ("EndOfActions",)
    verb = "declare"
    refused_as = "not-declarable"
    refused_by = "DS-18.6.1b"
    optional = True

    rank: Count = 0
    declared: ChitOrNone = -1

    def _chit(self) -> int:
        return PRIORITY[self.rank] if self.rank < len(PRIORITY) else -1

    def chooser(self, s: DarkSandsState) -> int:
        return OWNER[self._chit()]

    def candidates(self, s: DarkSandsState) -> list[int]:
        """The chit of this rank, if it is held and may still be declared."""
        chit = self._chit()
        if chit == -1 or (self.declared != -1 and self.rank != PRIORITY.index(self.declared) + 1):
            return []
        over = s.options.no_last_priority_window and not any(s.pool)
        return [chit] if s.held[OWNER[chit]] >> chit & 1 and not over else []

    def finish(self, s: DarkSandsState) -> None:
        """Nobody wants to go first here: ask the next, play what is declared, or draw."""
        if self.declared != -1:
            s.replace(PriorityWindow())
            begin_segment(s, OWNER[self.declared], self.declared, "priority")
        elif self.rank < len(PRIORITY):
            s.replace(PriorityWindow(self.rank + 1))
        elif any(s.pool):
            s.replace(PriorityWindow())
            draw(s)
        else:
            s.pop()

    def take(self, s: DarkSandsState, candidate: int) -> None:
        s.emit("declared", side=SIDES[OWNER[candidate]], chit=CHITS[candidate])
        s.replace(PriorityWindow(self.rank + 1, candidate))

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        declared = CHITS[self.declared] if self.declared != -1 else ""
        return {"side": SIDES[OWNER[self._chit()]], "chit": CHITS[self._chit()], "declared": declared}


@implements("DS-18.7.1a", "DS-18.7.1b", "DS-18.7.1c", "DS-18.7.1d", "DS-18.7.1e", "DS-18.6a")
def draw(s: DarkSandsState) -> None:
    """Draw a chit at random."""
    drawn = s.dice.pick(drawable(s))
    if drawn == 2 * KINDS:
        begin_segment(s, -1, LOGISTICS, "drawn")
    else:
        begin_segment(s, drawn // KINDS, drawn % KINDS, "drawn")


@implements("DS-18.7.1a", "DS-18.7.1b")
def drawable(s: DarkSandsState) -> list[int]:
    """How many chits of each kind the next draw can bring, numbered as in the pool. After two of one player the next is
    the other's, as long as he has one in the pool."""
    found = s.pool[:]
    barred = barred_owner(s)
    if barred != -1:
        found[barred * KINDS : barred * KINDS + KINDS] = [0] * KINDS
    return found


def draws(s: DarkSandsState) -> dict[str, dict[str, int]]:
    """What the next draw from the pool, and that of either side's replacement chits, can bring."""
    chits = [*(f"{side} {chit}" for side in SIDES for chit in CHITS), CHITS[LOGISTICS]]
    found = {"pool": dict(zip(chits, drawable(s), strict=True))}
    c = s.components
    for side, name in enumerate(SIDES):
        possible = replacements_to_draw(s, side)
        found[f"{name}-replacements"] = {
            c.replacement_ids[i]: int(i in possible) for i, row in enumerate(c.replacements) if row.side == name
        }
    return found


def barred_owner(s: DarkSandsState) -> int:
    """The player who may not have the next chit, or -1."""
    counting = [e // KINDS for e in s.played if e % KINDS != LOGISTICS and e % KINDS not in PRIORITY]
    if len(counting) < IN_A_ROW or len(set(counting[-IN_A_ROW:])) > 1:
        return -1
    owner = counting[-1]
    other = 1 - owner
    return owner if any(s.pool[other * KINDS : other * KINDS + KINDS]) else -1
