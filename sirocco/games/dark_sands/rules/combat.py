"""Rule 20, Combat: declaring attacks, committing supports, choosing the table, rolling the die."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components.kinds import ChitModifier, SectionOrNone
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.components.vocabulary import TABLES
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat_procedure import strengths_of
from sirocco.games.dark_sands.rules.combat_results import conclude, result_of
from sirocco.games.dark_sands.rules.combat_units import may_assault, with_resilience
from sirocco.games.dark_sands.rules.fortified_boxes import refuse_removal, removals, remove
from sirocco.games.dark_sands.rules.headquarters import is_lone_hq
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT, is_large, must_choose_defenders
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.attacks import AttackDeclaration, in_contact, struck_by
from sirocco.mechanics.charts import BELOW
from sirocco.mechanics.choices import ALWAYS, Choice, PieceChoice, SingleChoice
from sirocco.mechanics.kinds import Side, Unit, Units

NO_SECTION = -1


@implements("DS-20.0a", "DS-20.1a", "DS-20.1c", "DS-20.1e", "DS-20.1h", "DS-C.Ca", "DS-2.3e", "DS-18.7.2f")
class CombatAction(Choice[DarkSandsState], frozen=True):
    """The active player attacks with all, some or none of the units, one battle after the other.

    `fought` have attacked, `struck` have been attacked in this action; `closed` is a section nobody attacks from.
    """

    rule = "DS-20.0a"
    under = ("ActionPhase", "PriorityWindow", "Momentum", "MovementAction")
    leads_to = (
        "Attack",
        "Defence",
        "AttackerSupports",
        "DefenderSupports",
        "TableChoice",
        "Losses",
        "Retreat",
        "Displacement",
        "Advance",
    )
    verbs = ("attack", "dismantle", "disband")
    optional = True
    asks = ALWAYS

    side: Side
    units: Units
    drm: ChitModifier = 0
    fought: Units = 0
    struck: Units = 0
    closed: SectionOrNone = NO_SECTION

    def able(self, s: DarkSandsState) -> list[int]:
        """Units that can still attack."""
        c = s.components
        found = list(places_of(self.units & ~self.fought & c.exerting & s.standing))
        if self.closed != NO_SECTION:
            found = [u for u in found if c.map.section_of[s.place[u]] != self.closed]
        return found

    def targets(self, s: DarkSandsState) -> list[int]:
        """Enemy hexes somebody can strike."""
        enemy = 1 - self.side
        reach = struck_by(s, self.able(s), s.ground.overland) & s.occupied[enemy]
        return [h for h in places_of(reach) if not (self._had(s, h) or is_lone_hq(s, h, enemy))]

    @implements("DS-20.1h")
    def _had(self, s: DarkSandsState, hex_: int) -> bool:
        """Whether a hex is closed to attack, because it holds a unit already attacked in this action; with an option
        only if it holds nobody else."""
        if not s.at[hex_] & self.struck:
            return False
        fresh = s.at[hex_] & ~self.struck & ~s.components.hqs
        return not (fresh and s.options.joined_hex_open)

    def options(self, s: DarkSandsState) -> list[Action]:
        attack = s.components.vocabulary.each("attack")
        return [*(attack[hex_] for hex_ in self.targets(s)), *removals(s, self.side)]

    def choose(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "attack":
            s.push(Attack(Battle(self.side, action.args[0], drm=self.drm)))
        else:
            remove(s, self.side, action)

    def finish(self, s: DarkSandsState) -> None:
        s.emit("combatEnded", side=SIDES[self.side])
        s.pop()

    def refuse_option(self, s: DarkSandsState, action: Action) -> Refusal | None:
        c = s.components
        if action.verb != "attack":
            return refuse_removal(s, self.side, action)
        hex_ = action.args[0]
        enemy = 1 - self.side
        if hex_ >= c.map.open or not s.occupied[enemy] >> hex_ & 1:
            return s.refuse("DS-20.1f", "no-enemy", hex=hex_)
        if is_lone_hq(s, hex_, enemy):
            return s.refuse("DS-11m", "lone-hq", hex=hex_)
        if self._had(s, hex_):
            return s.refuse("DS-20.1h", "struck", hex=hex_)
        if hex_ in self.targets(s):
            return None
        near = any(c.map.board.adjacent[hex_] >> s.place[u] & 1 for u in self.able(s))
        spent = [u for u in places_of(self.fought & s.standing) if s.ground.overland[hex_] >> s.place[u] & 1]
        if spent and not near:
            return s.refuse("DS-20.1c", "fought", unit=spent[0])
        return s.refuse("DS-20.1b" if near else "DS-20.1f", "nobody-adjacent", hex=hex_)

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        """What an attack on a hex could come to with everybody who can strike it."""
        from sirocco.games.dark_sands.rules.odds import forecast_strongest

        if action.verb != "attack":
            return None
        near = in_contact(s, self.able(s), action.args, s.ground.overland)
        return forecast_strongest(s, Battle(self.side, action.args[0], tuple(near), drm=self.drm))

    def warnings(self, s: DarkSandsState, action: Action) -> list[Message]:
        """What could still be attacked by those who have not fought."""
        hexes = [s.components.hex_ids[h] for h in self.targets(s)] if action.verb == "done" else []
        if not hexes:
            return []
        return [message("warn-attacks-left", hexes=hexes) if self.fought else message("warn-no-attack", hexes=hexes)]

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "drm": self.drm, "everybody": s.are_all(self.units, self.side)}

    def after(self, b: Battle, struck: int) -> CombatAction:
        """The action when a battle has been fought."""
        return replace(self, fought=self.fought | mask_of(list(b.attackers)), struck=self.struck | struck)


@implements("DS-20.1f", "DS-20.1d", "DS-20.4a", "DS-7.4d")
class Attack(AttackDeclaration[DarkSandsState], frozen=True):
    """Who strikes a hex: units next to it, named one after the other."""

    rule = "DS-20.1f"
    under = ("CombatAction",)
    question = ("hex",)

    battle: Battle

    def able(self, s: DarkSandsState) -> list[int]:
        able: list[int] = s.stack[-2].able(s)
        return able

    def contact(self, s: DarkSandsState) -> Sequence[int]:
        return s.ground.overland

    def finish(self, s: DarkSandsState) -> None:
        b = self.battle
        s.report(
            "attack",
            side=b.side,
            units=s.names(b.attackers),
            hex=b.target,
            defenders=s.names(s.pieces_at(b.target, 1 - b.side)),
        )
        s.replace(Defence(b))

    def refuse_finish(self, s: DarkSandsState) -> Refusal:
        return s.refuse("DS-20.1f", "nobody-named")

    @implements("DS-20.1a", "DS-20.1b", "DS-20.1c", "DS-20.1f", "DS-2.3b", "DS-13.6a", "DS-C.PAAb")
    def refuse_attacker(self, s: DarkSandsState, piece: int) -> Refusal:
        c, action, target = s.components, s.stack[-2], self.battle.target
        if action.fought >> piece & 1 or piece in self.battle.attackers:
            return s.refuse("DS-20.1c", "fought", unit=piece)
        if not c.exerting >> piece & 1:
            return s.refuse("DS-2.3b" if c.hqs >> piece & 1 else "DS-13.6a", "cannot-strike", unit=piece, hex=target)
        if not action.units >> piece & 1:
            return s.refuse("DS-20.1a", "cannot-strike", unit=piece, hex=target)
        if c.map.section_of[s.place[piece]] == action.closed:
            return s.refuse("DS-C.PAAb", "cannot-strike", unit=piece, hex=target)
        near = c.map.board.adjacent[target] >> s.place[piece] & 1
        return s.refuse("DS-20.1b" if near else "DS-20.1f", "cannot-strike", unit=piece, hex=target)

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        from sirocco.games.dark_sands.rules.odds import forecast_declared

        return forecast_declared(s, self.battle if action.verb == "done" else self.with_attacker(action.args[0]).battle)


@implements("DS-7.4a", "DS-7.4e", "DS-7.4f", "DS-20.1g")
class Defence(PieceChoice[DarkSandsState], frozen=True):
    """Who adds his defence: everybody, but in a hex of the Centre the defender picks two of the larger units."""

    rule = "DS-7.4a"
    under = ("CombatAction",)
    verb = "choose"
    orders = False
    refused_as = "not-a-defender"
    attacking = False

    battle: Battle
    picked: tuple[Unit, ...] = ()

    def ask(self, s: DarkSandsState) -> Question:
        return (self.chooser(s), None) if must_choose_defenders(s, self.battle) else UNASKED

    def finish(self, s: DarkSandsState) -> None:
        self._go_on(s, tuple(defending_units(s, self.battle)))

    def _go_on(self, s: DarkSandsState, defenders: tuple[int, ...]) -> None:
        b = replace(self.battle, defenders=defenders)
        if is_edge_defence(s, b):
            s.report("edgeDefence", hex=b.target)
            s.pop()
            conclude(s, b, "DR", False)
        else:
            s.replace(AttackerSupports(b))

    def candidates(self, s: DarkSandsState) -> list[int]:
        c = s.components
        return [u for u in defending_units(s, self.battle) if is_large(c, u) and u not in self.picked]

    def take(self, s: DarkSandsState, candidate: int) -> None:
        picked = (*self.picked, candidate)
        if len(picked) < CENTRE_LIMIT:
            s.replace(Defence(self.battle, picked))
            return
        c = s.components
        small = [u for u in defending_units(s, self.battle) if not is_large(c, u)]
        self._go_on(s, tuple(sorted((*picked, *small))))

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"hex": s.components.hex_ids[self.battle.target], "number": CENTRE_LIMIT - len(self.picked)}


@implements("DS-12.6a", "DS-20.2.4a", "DS-2.2.1a")
class TableChoice(SingleChoice[DarkSandsState], frozen=True):
    """The Allies may use the Assault table where its conditions hold; then the die is rolled."""

    rule = "DS-20.2.4a"
    under = ("CombatAction",)
    verb = "table"
    question = ("hex",)

    battle: Battle

    def chooser(self, s: DarkSandsState) -> int:
        return ALLIED

    def candidates(self, s: DarkSandsState) -> Sequence[int]:
        return range(len(TABLES)) if may_assault(s, self.battle) else ()

    def finish(self, s: DarkSandsState) -> None:
        s.pop()
        roll(s, self.battle)

    def take(self, s: DarkSandsState, candidate: int) -> None:
        s.pop()
        roll(s, replace(self.battle, table=candidate))

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        from sirocco.games.dark_sands.rules.odds import forecast

        return forecast(s, replace(self.battle, table=action.args[0]))


@implements("DS-20.2.5b", "DS-20.2.7a", "DS-R.AE")
def roll(s: DarkSandsState, b: Battle) -> None:
    """The Odds and Die Roll Points. Hopeless odds lose the attackers without a roll."""
    c = s.components
    sums = strengths_of(s, b)
    figures: dict[str, Value] = {
        "attack": float(sums.attack_total),
        "defence": float(sums.defence_total),
        "hex": c.hex_ids[b.target],
    }
    if sums.column == BELOW:
        s.emit("hopeless", **figures)
        conclude(s, b, "AE", False)
        return
    die = s.dice.roll()
    chart = c.charts[b.table]
    final = chart.final(die + sums.modifier)
    result = with_resilience(result_of(s, b, sums.column, final), sums.doctrine)
    s.emit(
        "rolled",
        **figures,
        odds=chart.names[sums.column],
        table=TABLES[b.table],
        die=die,
        modifier=sums.modifier,
        final=final,
        result=result,
    )
    conclude(s, b, result, sums.doctrine.shock, sums.doctrine.resilient)


@implements("DS-20.4.1a")
def is_edge_defence(s: DarkSandsState, b: Battle) -> bool:
    """Whether all attackers strike from another section at a hex with no enemy next to it on its own."""
    c = s.components
    section = c.map.section_of[b.target]
    if any(c.map.section_of[s.place[u]] == section for u in b.attackers):
        return False
    own = c.sections[section] & c.map.board.adjacent[b.target]
    return not own & s.occupied[b.side]
