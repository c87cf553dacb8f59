"""Chapter 13: an attack is declared, who strikes which hexes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units, hex_names, hexes_with
from sirocco.games.kasserine.rules.combat.forecast import forecast_declared, warnings_of
from sirocco.games.kasserine.rules.combat.results import conclude, report_hopeless
from sirocco.games.kasserine.rules.combat.sums import ELIMINATED, is_hopeless
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType
from sirocco.games.kasserine.rules.command.readiness import refuse_unready
from sirocco.games.kasserine.rules.night import record_night_attack
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.zones_of_control import contact_of_all, debts
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.attacks import AttackDeclaration


@implements("K-cmb-01", "K-cmb-02", "K-cmb-03", "K-zoc-06")
class Attack(AttackDeclaration[KasserineState], frozen=True):
    """Who strikes which hexes: units in contact with all of them, named one after the other, and further hexes. Nobody
    is taken away who alone could attack an enemy that must be attacked, unless that enemy can be struck here, too."""

    rule = "K-cmb-02"
    under = ("CombatPhase",)
    target_verb = "also"
    single_verb = "only"
    question = ("hex",)

    battle: Battle

    def targets(self) -> tuple[int, ...]:
        return self.battle.targets

    def able(self, s: KasserineState) -> Sequence[int]:
        able: list[int] = s.stack[-2].able(s)
        return able

    def contact(self, s: KasserineState) -> Sequence[int]:
        return s.components.contact

    def defended(self, s: KasserineState) -> int:
        return hexes_with(s, 1 - self.battle.side, mask_of(self.battle.targets))

    # What is left for others.

    def _stranded(self, s: KasserineState) -> int:
        return stranded(s, self.battle, mask_of(list(self.able(s)))) if s.owed else 0

    def _can_be_completed(self, s: KasserineState) -> bool:
        """Whether what would be stranded can be struck here, too."""
        stranded = self._stranded(s)
        if not stranded:
            return True
        within = contact_of_all(s, list(self.battle.attackers)) & ~mask_of(self.battle.targets)
        return not stranded & ~within

    def more_attackers(self, s: KasserineState) -> list[int]:
        found = super().more_attackers(s)
        return [unit for unit in found if self.with_attacker(unit)._can_be_completed(s)] if s.owed else found

    def may_finish(self, s: KasserineState) -> bool:
        return bool(self.battle.attackers) and not self._stranded(s)

    def refuse_finish(self, s: KasserineState) -> Refusal:
        if not self.battle.attackers:
            return s.refuse("K-bad-04", "nobody-named")
        ids = s.components.hex_ids
        return s.refuse("K-zoc-06", "attack-too", hexes=[ids[place] for place in places_of(self._stranded(s))])

    # Several hexes, units of a stack.

    def more_targets(self, s: KasserineState) -> list[int]:
        b = self.battle
        if not b.attackers:
            return []
        near = contact_of_all(s, list(b.attackers)) & ~mask_of(b.targets)
        return list(places_of(hexes_with(s, 1 - b.side, near)))

    def with_target(self, place: int) -> Attack:
        return replace(self, battle=replace(self.battle, others=(*self.battle.others, place)))

    @implements("K-rec-13")
    def to_single_out(self, s: KasserineState) -> list[int]:
        """By an option, the units that may be struck without those beside them."""
        b = self.battle
        if not s.options.stacked_units_alone or not b.attackers:
            return []
        found = []
        for place in b.targets:
            there = s.fighters(place, 1 - b.side)
            if there & (there - 1) and not there & b.singled:
                found += [unit for unit in places_of(there) if self._singling(unit)._can_be_completed(s)]
        return found

    def _singling(self, unit: int) -> Attack:
        return replace(self, battle=replace(self.battle, singled=self.battle.singled | 1 << unit))

    def known_verbs(self) -> tuple[str, ...]:
        return (*super().known_verbs(), self.single_verb)

    def options(self, s: KasserineState) -> list[Action]:
        found = super().options(s)
        if s.options.stacked_units_alone:
            found += s.components.vocabulary.naming(self.single_verb, self.to_single_out(s))
        return found

    def named(self, action: Action) -> Attack:
        """This step when an action has named somebody or something."""
        thing = action.args[0]
        if action.verb == self.attacker_verb:
            return self.with_attacker(thing)
        return self.with_target(thing) if action.verb == self.target_verb else self._singling(thing)

    def choose(self, s: KasserineState, action: Action) -> None:
        s.replace(self.named(action))

    # Why not.

    def refuse_option(self, s: KasserineState, action: Action) -> Refusal | None:
        if action.verb != self.single_verb:
            return super().refuse_option(s, action)
        unit = action.args[0]
        return None if unit in self.to_single_out(s) else s.refuse("K-rec-13", "struck-as-a-whole", unit=unit)

    @implements("K-bad-04")
    def refuse_attacker(self, s: KasserineState, piece: int) -> Refusal:
        b = self.battle
        if piece in b.attackers:
            return s.refuse("K-cmb-04", "fought", unit=piece)
        far = next((place for place in b.targets if not s.components.contact[place] >> s.place[piece] & 1), -1)
        if far >= 0:
            return s.refuse("K-bad-04", "cannot-strike", unit=piece, hex=far)
        return refuse_unready(s, piece) or s.refuse("K-zoc-06", "needed-elsewhere", unit=piece)

    @implements("K-bad-04")
    def refuse_target(self, s: KasserineState, place: int) -> Refusal:
        c, b = s.components, self.battle
        if place >= c.map.open or not s.occupied[1 - b.side] >> place & 1:
            return s.refuse("K-bad-04", "no-enemy", hex=place)
        if not s.fighters(place, 1 - b.side):
            return s.refuse("K-bad-09", "undefended", hex=place)
        if place in b.targets:
            return s.refuse("K-rec-13", "struck-already", hex=place)
        if not b.attackers:
            return s.refuse("K-bad-04", "nobody-named")
        far = next(unit for unit in b.attackers if not c.contact[place] >> s.place[unit] & 1)
        return s.refuse("K-bad-04", "cannot-strike", unit=far, hex=place)

    # What comes of it.

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        return forecast_declared(s, (self if action.verb == "done" else self.named(action)).battle)

    def warnings(self, s: KasserineState, action: Action) -> list[Message]:
        return warnings_of(s, self.battle) if action.verb == "done" else []

    @implements("K-cmb-04", "K-cmb-05", "K-ngt-04")
    def finish(self, s: KasserineState) -> None:
        b = self.battle
        b = replace(b, defenders=mask_of(defending_units(s, b)))
        s.report(
            "attack",
            side=b.side,
            units=s.names(b.attackers),
            hexes=hex_names(s, b),
            defenders=s.names(places_of(b.defenders)),
        )
        record_night_attack(s, b.side)
        s.attacked |= mask_of(list(b.attackers))
        s.owed &= ~b.defenders
        if not is_hopeless(s, b):
            s.replace(AttackType(b))
            return
        report_hopeless(s, b, ELIMINATED)
        conclude(s, b, ELIMINATED)

    def with_attacker(self, piece: int) -> Attack:
        battle: Battle = replace(self.battle, attackers=(*self.battle.attackers, piece))
        return replace(self, battle=battle)


@implements("K-zoc-06")
def stranded(s: KasserineState, b: Battle, able: int) -> int:
    """Mask of the hexes that must be attacked and that nobody could attack any more after an attack, of those who may
    attack (a mask)."""
    struck = mask_of(defending_units(s, b))
    return debts(s, able, struck) & ~debts(s, able & ~mask_of(list(b.attackers)), struck)
