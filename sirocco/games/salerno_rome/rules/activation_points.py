"""Rule 6: activation points are posted each turn, allocated in secret each impulse, and decide the initiative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count

from msgspec.structs import replace

from sirocco.board.graph import mask_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, POOLS_OF, SIDES
from sirocco.games.salerno_rome.rules.operations.purchases import OFFENSIVE, PURCHASES, Purchase
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.paying import NOTHING, Due, can_pay, charge, due_from
from sirocco.games.salerno_rome.rules.scenarios.first_impulse import is_axis_alone, is_first_impulse
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.dice import Dice
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.memo import keep
from sirocco.mechanics.secret_allocation import UNSET, SecretAllocation, with_points

FLIPPED = 1
"""What a formation is given that is activated."""
FEWEST = 2
"""Divisions that must be activated with their corps."""
CASE_POINTS = 5
"""What the Axis has more in each turn of Case Foggia."""


@implements("SR-6a", "SR-6b", "SR-6c", "SR-6j", "SR-21c")
def post_points(s: SalernoState) -> None:
    """The points of a turn; what was left is lost. The Axis has more for Case Foggia."""
    s.points = list(s.components.points[s.turn])
    axis = POOLS_OF[AXIS][0]
    if s.foggia_divisions and s.turn < s.components.event_rows["foggia-out"].turn:
        s.points[axis] += CASE_POINTS


# What it costs.


def pool_of(s: SalernoState, formation: int) -> int:
    """The pool of a formation's army."""
    return s.components.pool_of_army[s.army_of[formation]]


def purchase_of(s: SalernoState, side: int, thing: int) -> Purchase | None:
    """What a side buys, if it is no formation and can be the side's at all."""
    return None if thing < len(s.components.formation_ids) else purchases(s, side).get(thing)


def purchases(s: SalernoState, side: int) -> dict[int, Purchase]:
    """What a side can buy besides formations, by number."""
    key = ("purchases", side)
    known: dict[int, Purchase] | None = s.components.memo.get(key)
    return keep(s.components, key, _numbered(s, side)) if known is None else known


def _numbered(s: SalernoState, side: int) -> dict[int, Purchase]:
    number = s.components.purchase_number
    return {number[name]: each for name, each in PURCHASES[side].items()}


def is_corps(s: SalernoState, thing: int) -> bool:
    return len(s.corps_of) <= thing < len(s.components.formation_ids)


def price_of_division(s: SalernoState) -> int:
    return s.components.costs["division"].points


@implements("SR-9a", "SR-9.1a", "SR-9.2a")
def price_of_formation(s: SalernoState, row: Sequence[int], formation: int) -> int:
    """What activating it costs, beside its activated divisions if it is a corps. A corps may be made to pay for all of
    them (AMB-1)."""
    costs = s.components.costs
    if not is_corps(s, formation):
        return price_of_division(s)
    divisions = s.divisions_under(formation)
    if is_polish_bargain(s, formation):
        return costs["polish-corps"].points - costs["division"].points * sum(row[d] > 0 for d in divisions)
    idle = sum(row[d] <= 0 for d in divisions) if s.options.corps_pays_for_all else 0
    return costs["corps"].points + costs["corps"].each * idle


@implements("SR-9.2.1a")
def is_polish_bargain(s: SalernoState, corps: int) -> bool:
    """Whether it is the Polish corps, made of nobody but Polish divisions, and the optional rule is in force."""
    nation = s.components.formation_nation
    return (
        nation[corps] == "poland"
        and in_force(s, "polish_corps")
        and all(nation[division] == "poland" for division in s.divisions_under(corps))
    )


@implements("SR-6d", "SR-6e", "SR-6h", "SR-6i")
def due_for(s: SalernoState, side: int, row: Sequence[int], things: Sequence[int] | None = None) -> Due:
    """What a side owes for all it has given points to: for these things, if they are known."""
    due, numbers = NOTHING, [0] * len(POOLS)
    """What is due for all but divisions, and how many of them each pool pays for: most of what is bought."""
    divisions, armies, pools = len(s.corps_of), s.army_of, s.components.pool_of_army
    for thing in given(row) if things is None else things:
        if thing < divisions:
            numbers[pools[armies[thing]]] += 1
        else:
            due = due.plus(_due(s, side, row, thing, row[thing]))
    price = price_of_division(s)
    for pool, number in enumerate(numbers):
        if number:
            due = due.plus(due_from(pool, number * price))
    return due


def _due(s: SalernoState, side: int, row: Sequence[int], thing: int, points: int) -> Due:
    bought = purchase_of(s, side, thing)
    if bought is not None:
        return bought.due(s, points)
    return due_from(pool_of(s, thing), price_of_formation(s, row, thing))


def given(row: Sequence[int]) -> list[int]:
    """What has been given points. Most things cannot be bought at all: they are passed over quickly."""
    return [thing for thing in compress(count(), row) if row[thing] > 0]


def _divided(s: SalernoState, row: Sequence[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """What has been given points, and what is not decided on; the corps of the divisions among the first, one for each
    division, and of those among the second."""
    corps_of = s.corps_of
    divisions = len(corps_of)
    things: list[int] = []
    unset: list[int] = []
    flipped: list[int] = []
    waiting: list[int] = []
    for thing in compress(count(), row):  # as in `given`
        if row[thing] > 0:
            things.append(thing)
            if thing < divisions:
                flipped.append(corps_of[thing])
        else:
            unset.append(thing)
            if thing < divisions:
                waiting.append(corps_of[thing])
    return things, unset, flipped, waiting


# Allocating.


@implements("SR-6f", "SR-6g", "SR-6h", "SR-6i", "SR-7c", "SR-7d", "SR-7e", "SR-9.1a", "SR-9.1e", "SR-9.2a", "SR-8c")
class Allocation(SecretAllocation[SalernoState], frozen=True, kw_only=True):
    """Both sides give a point to each formation they activate, and its price to whatever else they buy. A corps costs
    its activated divisions and one more, so a corps is asked about when its divisions are settled, and can have its
    point if two of them do."""

    rule = "SR-6g"
    under = ("Programming",)
    sides = SIDES

    def things(self, s: SalernoState) -> int:
        return len(s.components.purchase_number)

    def points(self, s: SalernoState, side: int) -> int:
        """What there is, and the point that a corps is given for nothing (SR-9.2.1a)."""
        return sum(s.points[pool] for pool in POOLS_OF[side]) + (side == ALLIED and in_force(s, "polish_corps"))

    def left(self, s: SalernoState) -> int:
        row = self.row(s) or ()
        side = self.allocating(s)
        return sum(s.points[pool] for pool in POOLS_OF[side]) - sum(due_for(s, side, row))

    def allocating(self, s: SalernoState) -> int:
        """The side that decides now."""
        return self.order[self.place()]

    def blank(self, s: SalernoState, side: int) -> tuple[int, ...]:
        """What cannot be bought has its nothing from the start."""
        row = [0] * self.things(s)
        for thing in (*self.formations(s, side), *self.operations(s, side)):
            row[thing] = UNSET
        return tuple(row)

    @implements("SR-7b", "SR-7e")
    def formations(self, s: SalernoState, side: int) -> list[int]:
        """The headquarters of a side in play; a corps with fewer than two divisions cannot be activated."""
        corps_of = s.corps_of
        divisions = len(corps_of)
        return [f for f in s.headquarters(side) if f < divisions or corps_of.count(f) >= FEWEST]

    def operations(self, s: SalernoState, side: int) -> list[int]:
        """What else the side could buy now, for all the enemy knows."""
        return [number for number, each in purchases(s, side).items() if each.is_asked_about(s)]

    def is_open(self, s: SalernoState, row: Sequence[int], thing: int) -> bool:
        """Whether it is time to decide on a thing: on a corps only after its divisions."""
        if row[thing] != UNSET:
            return False
        return not is_corps(s, thing) or all(row[division] != UNSET for division in s.divisions_under(thing))

    def choices(self, s: SalernoState, side: int, row: Sequence[int], thing: int) -> list[int]:
        """The points that a thing can be given now, none among them."""
        wanted = self.wanted(s, side, row, thing)
        return [0, *(points for points in wanted if can_pay(s, due_for(s, side, with_points(row, thing, points))))]

    def wanted(self, s: SalernoState, side: int, row: Sequence[int], thing: int) -> Sequence[int]:
        """The points that a thing could be given if anything can be paid."""
        bought = purchase_of(s, side, thing)
        if bought is None:
            return () if self.lacks_divisions(s, row, thing) else (FLIPPED,)
        if self.is_second_offensive(s, side, row, thing):
            return ()
        return bought.sums(s)

    def lacks_divisions(self, s: SalernoState, row: Sequence[int], thing: int) -> bool:
        if not is_corps(s, thing):
            return False
        return sum(1 for division in given(row[: len(s.corps_of)]) if s.corps_of[division] == thing) < FEWEST

    @implements("SR-9.10a")
    def is_second_offensive(self, s: SalernoState, side: int, row: Sequence[int], thing: int) -> bool:
        """One marker an impulse, unless the players see it otherwise (AMB-13)."""
        if s.options.several_offensives:
            return False
        bought = purchase_of(s, side, thing)
        if bought is None or bought.cost != OFFENSIVE:
            return False
        others = [other for other in given(row) if (each := purchase_of(s, side, other)) and each.cost == OFFENSIVE]
        return bool(others)

    def price(self, s: SalernoState, side: int, row: Sequence[int], thing: int) -> int:
        return sum(_due(s, side, row, thing, row[thing]))

    def actions(self, s: SalernoState) -> list[Action]:
        """As `is_open` and `choices` say of each thing. What has been given costs the same whatever is decided next: a
        corps is given its points after its divisions. So what comes on top of it is all that must be looked at."""
        words, place = s.components.vocabulary, self.place()
        row, side = self.row_at(s, place), self.order[place]
        things, unset, flipped, waiting = _divided(s, row)
        divisions, menu = len(s.corps_of), purchases(s, side)
        due, price = due_for(s, side, row, things), price_of_division(s)
        pools: dict[int, bool] = {}
        """Whether the pool of an army can pay for another division."""
        found = []
        for thing in unset:
            if thing in waiting:
                continue
            gifts = words.each(self.verb, thing)
            found.append(gifts[0])
            if thing < divisions:
                pool = pool_of(s, thing)
                if pool not in pools:
                    pools[pool] = can_pay(s, due, due_from(pool, price))
                if pools[pool]:
                    found.append(gifts[FLIPPED])
            elif thing in menu:
                for points in self._payable(s, side, row, thing, due):
                    found.append(gifts[points])
            elif flipped.count(thing) >= FEWEST and can_pay(s, due, _due(s, side, row, thing, FLIPPED)):
                found.append(gifts[FLIPPED])
        return found

    def _payable(self, s: SalernoState, side: int, row: Sequence[int], thing: int, due: Due) -> list[int]:
        """The points that a purchase can be given now, where so much is due already."""
        bought, found = purchases(s, side)[thing], []
        if bought.cost != OFFENSIVE or not self.is_second_offensive(s, side, row, thing):
            for points in bought.sums(s):
                if not can_pay(s, due, bought.due(s, points)):
                    break
                found.append(points)
        return found

    def apply(self, s: SalernoState, action: Action) -> None:
        place = self.place()
        now = with_points(self.row_at(s, place), *action.args)
        s.replace(replace(self, chosen=(*self.chosen[:place], now)))
        if UNSET not in now:
            owner = self.sides[self.order[place]]
            s.emit_secret("allocated", owner, {"purchases": _names(s, now)}, side=owner)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        """What all that has been given points costs, with this."""
        row, side = with_points(self.row(s) or (), *action.args), self.allocating(s)
        terms = [
            s.term("purchase", sum(_due(s, side, row, thing, points)), "SR-9a", purchase=thing)
            for thing, points in enumerate(row)
            if points > 0
        ]
        return Explanation((Breakdown(message("sum-allocated"), tuple(terms)),)) if terms else None

    def refusal(self, s: SalernoState, action: Action) -> Refusal | None:
        if action.verb != self.verb:
            return s.refusals.order(self, action)
        thing, points = action.args
        row, side = self.row(s) or (), self.allocating(s)
        if row[thing] != UNSET:
            return self._refuse_closed(s, thing)
        if not self.is_open(s, row, thing):
            return s.refuse("SR-7d", "divisions-first", purchase=thing)
        if points in self.choices(s, side, row, thing):
            return None
        bought = purchase_of(s, side, thing)
        price = FLIPPED if bought is None else bought.price(s)
        most = price * (1 if bought is None else bought.most(s))
        if bought is not None and not most:
            return self._refuse_sale(s, bought, thing)
        if points > most or points % price:
            return s.refuse("SR-9a", "too-many-points", purchase=thing)
        if self.lacks_divisions(s, row, thing):
            return s.refuse("SR-7e", "two-divisions", purchase=thing)
        if self.is_second_offensive(s, side, row, thing):
            return s.refuse("SR-9.10a", "one-offensive", purchase=thing)
        return s.refuse("SR-6d", "cannot-pay", purchase=thing)

    def _refuse_closed(self, s: SalernoState, thing: int) -> Refusal:
        side = self.allocating(s)
        if self.blank(s, side)[thing] == UNSET:
            return s.refuse("SR-6g", "allocated-already", purchase=thing)
        if is_corps(s, thing) and s.army_of[thing] >= 0 and s.components.formation_side[thing] == side:
            return s.refuse("SR-7e", "two-divisions", purchase=thing)
        bought = purchase_of(s, side, thing)
        if bought is None:
            return s.refuse("SR-6i", "not-for-sale", purchase=thing)
        return self._refuse_sale(s, bought, thing)

    def _refuse_sale(self, s: SalernoState, bought: Purchase, thing: int) -> Refusal:
        name = s.components.vocabulary.names["purchase"].ids[thing]
        rules = {"gustav": "SR-9.6c", "fortification": "SR-9.7a", "airfield-planes": "SR-9.8.1c"}
        rule = "SR-9.10a" if bought.cost == OFFENSIVE else rules.get(name, "SR-6i")
        return bought.refuse(s) or s.refuse(rule, "not-for-sale", purchase=thing)

    @implements("SR-6g", "SR-6k")
    def run(self, s: SalernoState) -> None:
        s.pop()
        s.reveals += 1
        self.reveal(s, self.chosen)

    def reveal(self, s: SalernoState, allocations: Sequence[tuple[int, ...]]) -> None:
        """Flip the headquarters, deduct the points, and let purchases do what they do at once."""
        formations = len(s.components.formation_ids)
        for side, row in zip(self.order, allocations, strict=True):
            due, things = due_for(s, side, row), given(row)
            s.spent[side] += sum(due)
            s.activated |= mask_of([thing for thing in things if thing < formations])
            s.bought |= mask_of([thing for thing in things if thing >= formations])
            s.report("revealed", side=side, purchases=_names(s, row), spent=sum(due))
            for thing in things:
                bought = purchase_of(s, side, thing)
                if bought is not None:
                    bought.bring(s, row[thing] // bought.price(s))
            charge(s, due)

    def _drawn(self, s: SalernoState, owner: int, number: int, dice: Dice) -> tuple[int, ...]:
        row = list(self.blank(s, owner))
        for _ in range(number - (len(row) - row.count(UNSET))):
            things = [thing for thing in range(len(row)) if self.is_open(s, row, thing)]
            thing = things[dice.below(len(things))]
            choices = self.choices(s, owner, row, thing)
            row[thing] = choices[dice.below(len(choices))]
        return tuple(row)

    def problems(self, s: SalernoState) -> Iterator[str]:
        """What nobody can have allocated: a snapshot may have been written by anybody."""
        if self.impossible(s):
            yield "an allocation nobody can make"
            return
        for side, row in zip(self.order, self.chosen, strict=False):
            blank = self.blank(s, side)
            if any(points and not blank[thing] for thing, points in enumerate(row)) or not can_pay(
                s, due_for(s, side, row)
            ):
                yield "an allocation nobody can make"


def _names(s: SalernoState, row: Sequence[int]) -> list[str]:
    ids = s.components.vocabulary.names["purchase"].ids
    return [ids[thing] for thing in given(row)]


# Who goes first.


@implements("SR-6.1a", "SR-6.1b", "SR-5f", "SR-22.1a", "SR-22.4a")
def determine_initiative(s: SalernoState) -> None:
    """Who has spent more; the Allied side if both have spent as much; in the first impulse whom the scenario names. If
    neither has allocated anything the turn is over."""
    alone = is_axis_alone(s)
    if not s.activated | s.bought and (not alone or s.options.idle_axis_ends_turn):
        s.turn_over = True
        s.points = [0] * len(POOLS)
        s.emit("turnEnds")
        return
    allied, axis = s.spent
    s.initiative = int(axis > allied)
    scene = s.components.scene
    if alone:
        s.initiative = AXIS
    elif scene.initiative is not None and is_first_impulse(s):
        s.initiative = SIDES.index(scene.initiative)
    s.report("initiative", side=s.initiative)
