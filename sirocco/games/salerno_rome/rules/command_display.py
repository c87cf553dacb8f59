"""Rule 7, the command display: divisions and corps change their place in it, within limits and for points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sirocco.games.salerno_rome.components.formations import CorpsRow, DivisionRow
from sirocco.games.salerno_rome.components.kinds import Formations
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.rules.paying import EIGHTH, FIFTH, NOTHING, Due, can_pay, charge
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side

ASSIGN, TRANSFER = "assign", "transfer"


def is_corps(s: SalernoState, formation: int) -> bool:
    return formation >= len(s.corps_of)


def division_row(s: SalernoState, division: int) -> DivisionRow:
    return s.components.division_rows[division]


def corps_row(s: SalernoState, corps: int) -> CorpsRow:
    return s.components.corps_rows[corps - len(s.corps_of)]


def bound_corps(s: SalernoState, division: int) -> int:
    """The corps a division must belong to, whether it is in play or not; -1: none."""
    return s.components.bound_corps[division]


@implements("SR-7.1.1c")
def gather_national_divisions(s: SalernoState) -> None:
    """Divisions go to the corps they are bound to as soon as both are in play, for nothing."""
    for division, corps in s.components.bound_divisions:
        if s.army_of[division] >= 0 and s.army_of[corps] >= 0 and s.corps_of[division] != corps:
            s.corps_of[division], s.army_of[division] = corps, s.army_of[corps]
            s.report("assigned", formation=division, corps=s.components.formation_ids[corps])


# What may change.


@implements("SR-7f", "SR-7.1.1a", "SR-7.1.1c", "SR-7.1.1e")
def refuse_leaving(s: SalernoState, division: int, corps: int) -> tuple[str, str] | None:
    """Why a division may not go to a corps, or to none (-1): it is bound to another that is in play, or always."""
    bound = bound_corps(s, division)
    if bound < 0 or corps == bound:
        return None
    if division_row(s, division).always:
        return "SR-7.1.1a", "bound-for-ever"
    return ("SR-7.1.1c", "bound-to-corps") if s.army_of[bound] >= 0 else None


def is_full(s: SalernoState, corps: int) -> bool:
    return s.corps_of.count(corps) >= s.components.most_divisions[corps]


@implements("SR-7b", "SR-7.1b")
def refuse_assigning(s: SalernoState, division: int, corps: int) -> tuple[str, str] | None:
    """Why a division cannot join a corps: the clause and the sentence."""
    if is_corps(s, division) or not is_corps(s, corps) or s.army_of[corps] < 0 or s.corps_of[division] == corps:
        return "SR-7b", "no-such-corps"
    if s.components.formation_side[corps] != s.components.formation_side[division]:
        return "SR-7b", "no-such-corps"
    if is_full(s, corps):
        return "SR-7b", "corps-full"
    return refuse_leaving(s, division, corps)


@implements("SR-6b", "SR-7f")
def armies_in_play(s: SalernoState) -> set[int]:
    """The armies of the set-up, and those that a headquarters has come to since: in the campaign, 14. Armee."""
    home = s.components.home_army
    return {home[formation] for formation, army in enumerate(s.army_of) if army >= 0} | s.components.first_armies


@implements("SR-7a", "SR-7.1f", "SR-7.1.1b", "SR-7.1.1d")
def refuse_transfer(s: SalernoState, formation: int, army: int) -> tuple[str, str] | None:
    """Why a headquarters cannot go to an army: the army must be in play, and a corps needs a space of its own in it."""
    c = s.components
    row = c.army_rows[army]
    side = c.sides.index(row.side)
    if c.formation_side[formation] != side:
        return "SR-7f", "army-of-enemy"
    if army not in armies_in_play(s):
        return "SR-7f", "army-not-in-play"
    if not is_corps(s, formation):
        if s.army_of[formation] == army and s.corps_of[formation] < 0:
            return "SR-7f", "there-already"
        return refuse_leaving(s, formation, -1)
    if s.army_of[formation] == army:
        return "SR-7f", "there-already"
    if corps_row(s, formation).bound:
        return "SR-7.1.1b", "bound-to-army"
    return None if has_space(s, army) else ("SR-7.1f", "no-space")


def has_space(s: SalernoState, army: int) -> bool:
    """Whether another corps can come to an army."""
    return s.army_of[len(s.corps_of) :].count(army) < s.components.army_rows[army].spaces


@implements("SR-7.1b", "SR-7.1c", "SR-7.1d", "SR-7.1e")
def transfer_price(s: SalernoState, formation: int, army: int) -> int:
    """Nothing within an army and for the Axis; else a point for each division, and one for a corps."""
    c = s.components
    if c.formation_side[formation] == AXIS or s.army_of[formation] == army:
        return 0
    if is_corps(s, formation):
        return c.costs["transfer-corps"].of(len(s.divisions_under(formation)))
    return c.costs["transfer-division"].points


@implements("SR-7.1c", "SR-6e")
def transfer_due(s: SalernoState, formation: int, army: int) -> Due:
    """Either army may pay, or XV Army Group; only that, if the game is played so (AMB-8)."""
    price = transfer_price(s, formation, army)
    pool = s.components.pool_of_army
    if not price or not {pool[s.army_of[formation]], pool[army]} <= {FIFTH, EIGHTH}:
        return NOTHING
    return Due(group=price) if s.options.army_group_pays_common else Due(common=price)


# The step.


@implements("SR-5e", "SR-7f", "SR-7.1a", "SR-7.1b", "SR-7.1c", "SR-7.1d", "SR-7.1e")
class Reassignment(Choice[SalernoState], frozen=True):
    """A side changes its command display: a division joins a corps or leaves for an army's own slots, a corps goes to
    another army with its divisions. Each headquarters changes once."""

    rule = "SR-7.1a"
    under = ("Programming",)
    verbs = (ASSIGN, TRANSFER)
    optional = True
    question = ("side",)

    side: Side
    changed: Formations = 0

    def options(self, s: SalernoState) -> list[Action]:
        """As `refuse_assigning`, `refuse_transfer` and the points say of each headquarters; what is the same for all is
        found once."""
        in_play = armies_in_play(s)
        armies = [army for army in s.components.armies_of[self.side] if army in in_play]
        divisions, army_of, ours = len(s.corps_of), s.army_of, s.headquarters(self.side)
        open_corps: list[tuple[int, int]] = []
        """Those with room for another division, with their armies."""
        for corps in ours:
            if corps >= divisions and not is_full(s, corps):
                open_corps.append((corps, army_of[corps]))
        payable: dict[int, Sequence[int]] = {}
        """By the army of a division, the armies it can go to."""
        found: list[Action] = []
        for formation in ours:
            if self.changed >> formation & 1:
                continue
            if formation >= divisions:
                found += self._ways_of_corps(s, formation, armies)
                continue
            origin = army_of[formation]
            if origin not in payable:
                payable[origin] = self._payable(s, formation, armies)
            found += self._ways_of_division(s, formation, open_corps, payable[origin])
        return found

    def _payable(self, s: SalernoState, formation: int, armies: Sequence[int]) -> Sequence[int]:
        """The armies to which a headquarters can go for the points there are."""
        if self.side == AXIS:
            return armies
        return [army for army in armies if can_pay(s, transfer_due(s, formation, army))]

    def _ways_of_corps(self, s: SalernoState, corps: int, armies: Sequence[int]) -> list[Action]:
        found: list[Action] = []
        if not corps_row(s, corps).bound:
            transfer, origin = s.components.vocabulary.each(TRANSFER, corps), s.army_of[corps]
            for army in self._payable(s, corps, armies):
                if army != origin and has_space(s, army):
                    found.append(transfer[army])
        return found

    def _ways_of_division(
        self, s: SalernoState, division: int, open_corps: Sequence[tuple[int, int]], armies: Sequence[int]
    ) -> list[Action]:
        c, own, found = s.components, s.corps_of[division], []
        only = c.bound_corps[division]
        if only >= 0 and not c.division_rows[division].always and s.army_of[only] < 0:
            only = -1  # by `refuse_leaving` it may go anywhere, else only there
        if open_corps:
            assign = c.vocabulary.each(ASSIGN, division)
            for corps, army in open_corps:
                if corps != own and (only < 0 or corps == only) and army in armies:
                    found.append(assign[corps])
        if only < 0:
            transfer, origin = c.vocabulary.each(TRANSFER, division), s.army_of[division]
            for army in armies:
                if army != origin or own >= 0:
                    found.append(transfer[army])
        return found

    def choose(self, s: SalernoState, action: Action) -> None:
        formation, where = action.args
        army = s.army_of[where] if action.verb == ASSIGN else where
        due = transfer_due(s, formation, army)
        s.replace(replace(self, changed=self.changed | 1 << formation))
        if action.verb == ASSIGN:
            s.corps_of[formation] = where
            s.report("assigned", formation=formation, corps=s.components.formation_ids[where])
        else:
            if is_corps(s, formation):
                for division in s.divisions_under(formation):
                    s.army_of[division] = army
            else:
                s.corps_of[formation] = -1
            s.report("transferred", formation=formation, army=army)
        s.army_of[formation] = army
        s.spent[self.side] += sum(due)
        charge(s, due)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        formation, where = action.args
        if s.army_of[formation] < 0 or s.components.formation_side[formation] != self.side:
            return s.refuse("SR-7f", "not-on-display", formation=formation)
        if self.changed >> formation & 1:
            return s.refuse("SR-7.1a", "changed-already", formation=formation)
        wrong = (refuse_assigning if action.verb == ASSIGN else refuse_transfer)(s, formation, where)
        rule, key = wrong or ("SR-7.1d" if is_corps(s, formation) else "SR-7.1c", "cannot-transfer")
        return s.refuse(rule, key, formation=formation)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        formation, where = action.args if action.verb in self.verbs else (-1, -1)
        if formation < 0:
            return None
        price = transfer_price(s, formation, s.army_of[where] if action.verb == ASSIGN else where)
        rule = "SR-7.1d" if is_corps(s, formation) else "SR-7.1c"
        return Explanation((Breakdown(message("sum-transfer"), (s.term("transfer", price, rule),)),))
