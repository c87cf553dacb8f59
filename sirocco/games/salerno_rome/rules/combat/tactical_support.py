"""Rules 14.2.6 and 16.2, Tactical support: each side may use one piece in a combat, the attacker first."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.kinds import Piece
from sirocco.games.salerno_rome.components.window_kinds import SUPPORT
from sirocco.games.salerno_rome.rules.artillery.artillery import in_range, ready_guns
from sirocco.games.salerno_rome.rules.artillery.fire_missions import refuse_piece
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.open_city.open_city import spared_hexes
from sirocco.games.salerno_rome.rules.operations.planes import refuse_plane
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation, Term
from sirocco.kernel.message import Message, message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.windows import Asked, Window

A_PLANE, NOTHING = -1, -2
COLUMNS = {"L": -1, "R": 1}
"""Entries that shift the column, and which way."""
ATTACKER, DEFENDER = range(2)
"""The columns of the chart."""


# Who can.


@implements("SR-14.2.6a", "SR-16.2a", "SR-16.2c", "SR-16c", "SR-16g", "SR-20c")
def supporters(s: SalernoState, b: Battle, side: int) -> tuple[int, bool]:
    """The pieces of a side that can support a combat, and whether a plane can: the attacked hex must be in range. For
    an attack they must be active, and nobody fires at Rome."""
    attacks = side == b.side
    if attacks and spared_hexes(s) >> b.target & 1:
        return 0, False
    guns = ready_guns(s, side)
    if attacks and not s.options.idle_guns_support_attacks:
        guns &= s.active_guns
    return in_range(s, guns, b.target), s.planes_to_fight(side) > 0


def support_actions(s: SalernoState, b: Battle, side: int) -> list[Action]:
    words = s.components.vocabulary
    guns, plane = supporters(s, b, side)
    found = [words.action("support", gun) for gun in places_of(guns)]
    return [*found, words.action("support")] if plane else found


def refuse_support(s: SalernoState, b: Battle, side: int, action: Action) -> Refusal | None:
    guns, plane = supporters(s, b, side)
    open_city = side == b.side and spared_hexes(s) >> b.target & 1
    if open_city:
        return s.refuse("SR-20c", "open-city", hex=b.target)
    if not action.args:
        return None if plane else refuse_plane(s, side)
    gun = action.args[0]
    if guns >> gun & 1:
        return None
    wrong = refuse_piece(s, side, gun)
    if wrong is not None:
        return wrong
    if not in_range(s, 1 << gun, b.target):
        return s.refuse("SR-16.2a", "out-of-range", artillery=gun, hex=b.target)
    return s.refuse("SR-16.2c", "supports-defence-only", artillery=gun)


def _outcome(result: str) -> Message:
    """What players read for an entry of the chart."""
    if result == "-":
        return message("outcome-nothing")
    if result[0] in COLUMNS:
        return message("outcome-columns-left" if result[0] == "L" else "outcome-columns-right", number=int(result[1:]))
    return message("outcome-dice-plus" if int(result) > 0 else "outcome-dice-minus", number=abs(int(result)))


def explain_support(s: SalernoState, b: Battle, column: int, attacker: bool) -> Explanation:
    """The chances of what a piece brings, and of the combat with it."""
    from sirocco.games.salerno_rome.rules.combat.odds import explain_battle

    chart = s.components.support
    reading = chart.reading("supported", "support", column)
    brought = odds_of(chart.chances(column), message("given-support"), _outcome, reading=reading)
    combat = explain_battle(s, b, attacker=attacker, defender=column == DEFENDER)
    return Explanation(combat.breakdowns, (brought, *combat.odds))


def explain_without(s: SalernoState, b: Battle, attacker: bool) -> Explanation:
    """The combat without a piece of who is asked."""
    from sirocco.games.salerno_rome.rules.combat.odds import explain_battle

    return explain_battle(s, b, attacker=attacker)


@implements("SR-16.2b", "SR-9.8h", "SR-16d")
def use_piece(s: SalernoState, side: int, action: Action) -> int:
    """The piece is used up."""
    if not action.args:
        s.planes[side] -= 1
        return A_PLANE
    gun: int = action.args[0]
    s.fired |= 1 << gun
    return gun


# The steps. They lie on those that decide the combat, which learn what has been rolled.


@implements("SR-14.2.6a", "SR-14.2.6c", "SR-16.2a")
class AttackerSupport(Choice[SalernoState], frozen=True):
    """The attacker may use one piece, whatever its factor."""

    rule = "SR-14.2.6a"
    under = ("BattleRoll", "Gegenangriff")
    shown_as = "Attack"
    verbs = ("support",)
    optional = True
    attacking = True
    question = ("side", "hex")

    battle: Battle

    def options(self, s: SalernoState) -> list[Action]:
        return support_actions(s, self.battle, self.battle.side)

    def choose(self, s: SalernoState, action: Action) -> None:
        self._ask_defender(s, use_piece(s, self.battle.side, action))

    def finish(self, s: SalernoState) -> None:
        self._ask_defender(s, NOTHING)

    def _ask_defender(self, s: SalernoState, piece: int) -> None:
        defender = 1 - self.battle.side
        s.replace(SupportWindow(queue=(Asked(defender, SUPPORT),), battle=self.battle, attacker=piece))

    def refuse_option(self, s: SalernoState, action: Action) -> Refusal | None:
        return refuse_support(s, self.battle, self.battle.side, action)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb == "support":
            return explain_support(s, self.battle, ATTACKER, True)
        return explain_without(s, self.battle, False)


@implements("SR-14.2.6a", "SR-14.2.6c", "SR-16.2b", "SR-8f")
class SupportWindow(Window[SalernoState], frozen=True, kw_only=True):
    """Then the defender may. When both have decided, two dice are rolled for each piece."""

    rule = "SR-14.2.6a"
    under = ("BattleRoll", "Gegenangriff")
    shown_as = "Attack"
    alone = True

    battle: Battle
    attacker: Piece
    defender: Piece = NOTHING

    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        if self.defender != NOTHING:
            return False
        guns, plane = supporters(s, self.battle, asked.side)
        return plane or guns != 0

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        return support_actions(s, self.battle, asked.side)

    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        s.replace(replace(s.stack[-1], defender=use_piece(s, asked.side, action)))

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != "support":
            return s.refusals.order(self, action)
        return refuse_support(s, self.battle, asked.side, action)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        attacker = self.attacker != NOTHING
        if action.verb == "support":
            return explain_support(s, self.battle, DEFENDER, attacker)
        return explain_without(s, self.battle, attacker)

    def run(self, s: SalernoState) -> None:
        depth = len(s.stack)
        super().run(s)
        if len(s.stack) < depth:
            b = self.battle
            rolls = (_roll(s, b.side, self.attacker, ATTACKER), _roll(s, 1 - b.side, self.defender, DEFENDER))
            for depth, step in enumerate(s.stack):
                if getattr(step, "battle", None) == b:
                    s.stack[depth] = replace(step, battle=replace(b, support=rolls))

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        return s.named({"side": self.asked.side, "hex": self.battle.target})  # type: ignore[return-value]


@implements("SR-14.2.6b", "SR-16.2b")
def _roll(s: SalernoState, side: int, piece: int, column: int) -> int:
    """What a piece rolls on the chart; -1: there is none."""
    if piece == NOTHING:
        return -1
    dice, chart = [s.dice.roll(), s.dice.roll()], s.components.support
    s.report(
        "supported",
        side=side,
        artillery=max(piece, -1),
        plane=piece == A_PLANE,
        dice=[str(die) for die in dice],
        final=sum(dice),
        result=chart.result(column, sum(dice)),
        chart="support",
        column=chart.names[column],
    )
    return sum(dice)


# What it brings.


def _results(s: SalernoState, b: Battle) -> Iterator[tuple[str, str]]:
    for column, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        if b.support[column] >= 0:
            yield name, s.components.support.result(column, b.support[column])


@implements("SR-14.2.6b")
def support_shifts(s: SalernoState, b: Battle) -> list[Term]:
    """Columns that support shifts; it may harm its owner."""
    return [
        s.term(f"support-{name}", COLUMNS[result[0]] * int(result[1:]), "SR-14.2.6b")
        for name, result in _results(s, b)
        if result[0] in COLUMNS
    ]


@implements("SR-14.2.6b")
def support_dice(s: SalernoState, b: Battle) -> list[Term]:
    """What support adds to the dice."""
    return [
        s.term(f"support-{name}", int(result), "SR-14.2.6b")
        for name, result in _results(s, b)
        if result[0] in "+-" and len(result) > 1
    ]
