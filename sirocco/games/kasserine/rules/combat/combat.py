"""Chapter 16.1, the combat phase: attacks are declared one after the other, each fought before the next."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.air_support import refuse_aircraft
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.battle import Battle, hexes_with
from sirocco.games.kasserine.rules.combat.forecast import forecast_strongest
from sirocco.games.kasserine.rules.command.readiness import refuse_all_unready
from sirocco.games.kasserine.rules.night import ready_units
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.zones_of_control import debts
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.attacks import in_contact, struck_by
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side, Units


@implements("K-cmb-09", "K-cmb-16", "K-cmb-18", "K-zoc-06", "K-bad-09")
class CombatPhase(SingleChoice[KasserineState], frozen=True):
    """A side attacks, one combat after the other. It is not done as long as an enemy whose zone it has entered could
    still be attacked and is not. `ready` may attack; who that is does not change but by attacking."""

    rule = "K-cmb-09"
    under = ("Half",)
    leads_to = ("Attack", "AttackType", "DefenceType", "Retreat", "Permission", "SupplyGoesAlong", "Advance")
    verb = "attack"
    optional = True
    question = ("side",)

    side: Side
    begun: bool = False
    ready: Units = 0

    def able(self, s: KasserineState) -> list[int]:
        """The units that may still attack."""
        return list(places_of(self.ready & s.standing & ~s.attacked))

    def candidates(self, s: KasserineState) -> list[int]:
        return list(places_of(hexes_with(s, 1 - self.side, struck_by(s, self.able(s), s.components.contact))))

    def ask(self, s: KasserineState) -> Question:
        return super().ask(s) if self.begun else UNASKED

    def run(self, s: KasserineState) -> None:
        if self.begun:
            self.finish(s)
        else:
            s.replace(replace(self, begun=True, ready=ready_units(s, self.side)))

    def take(self, s: KasserineState, candidate: int) -> None:
        s.push(Attack(Battle(self.side, candidate)))

    def debts(self, s: KasserineState) -> int:
        return debts(s, self.ready & s.standing & ~s.attacked)

    def may_finish(self, s: KasserineState) -> bool:
        return not self.debts(s)

    def refuse_finish(self, s: KasserineState) -> Refusal:
        ids = s.components.hex_ids
        return s.refuse("K-zoc-06", "attacks-owed", hexes=[ids[place] for place in places_of(self.debts(s))])

    def finish(self, s: KasserineState) -> None:
        s.owed = s.aircraft_at = 0
        s.pop()

    @implements("K-bad-04")
    def refuse_candidate(self, s: KasserineState, candidate: int) -> Refusal:
        c, enemy = s.components, 1 - self.side
        if candidate >= c.map.open or not s.occupied[enemy] >> candidate & 1:
            return s.refuse("K-bad-04", "no-enemy", hex=candidate)
        if not s.fighters(candidate, enemy):
            return s.refuse("K-bad-09", "undefended", hex=candidate)
        near = [unit for unit in places_of(self._mine(s)) if c.contact[candidate] >> s.place[unit] & 1]
        return refuse_all_unready(s, near) or s.refuse("K-bad-04", "nobody-adjacent", hex=candidate)

    def _mine(self, s: KasserineState) -> int:
        return s.components.ucts & s.components.side_mask[self.side] & s.standing

    def refusal(self, s: KasserineState, action: Action) -> Refusal | None:
        """Aircraft come before; why there are none, or none any more, is said here as well."""
        late = refuse_aircraft(s, self.side, action.args[0]) if action.verb == "air" else None
        return late or super().refusal(s, action)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        """What an attack on a hex could come to with everybody who can strike it."""
        if action.verb != self.verb:
            return None
        near = in_contact(s, self.able(s), action.args, s.components.contact)
        return forecast_strongest(s, Battle(self.side, action.args[0], tuple(near)))

    def reminders(self, s: KasserineState, action: Action) -> list[Message]:
        """What could still be attacked, though nothing must be."""
        if action.verb == self.verb:
            return []
        hexes = [s.components.hex_ids[place] for place in self.candidates(s)]
        return [message("warn-attacks-left", hexes=hexes)] if hexes else []
