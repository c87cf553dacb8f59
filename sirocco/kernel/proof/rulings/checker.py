"""The checks of a ruling's play. docs/rulings.md explains each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from sirocco.kernel.errors import (
    DataError,
    IllegalAction,
    NotationError,
    OutOfTurn,
    SiroccoError,
    UndoError,
    UnknownName,
)
from sirocco.kernel.explain import Explanation
from sirocco.kernel.formats.position import load_position
from sirocco.kernel.formats.shape import ANYTHING, NUMBER, SCORE, Name, Record, Shape, Value, Word
from sirocco.kernel.game import Game
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.proof.rulings.matching import Rows, mismatches, reached, read_path, spelled
from sirocco.kernel.proof.rulings.numbers import wrong_chances, wrong_explanation
from sirocco.kernel.view import lexicon_of, view_shape


class Failure(SiroccoError, AssertionError):
    """A ruling that does not hold: which, at which line, and what was found instead."""


class Malformed(Failure):
    """A check that is invalid in any position."""


PARTNERS = {
    "refused": ("rule", "by"),
    "forced": ("refuses",),
    "unloadable": ("because",),
    "view": ("sees",),
    "explain": ("totals", "terms", "odds", "hits", "ties", "measures", "warnings"),
    "over": ("winner", "scores"),
}
"""The other entries allowed in the table of a check; anything else is a mistake."""

CHANGING = ("forced", "undo")
"""Checks that continue the game: they cannot be negated."""

EMPTY: tuple[Any, ...] = ({}, [])
MEANT = ("only", "unloadable", "warnings", "refuses")
"""Entries that are meaningful when empty."""

CLAUSE = Value("a clause", str)


@cache
def _clauses(package: str) -> frozenset[str] | None:
    """The clauses of a game's rulebook; None if it has no rulebook."""
    try:
        return frozenset(read_clauses(package, "en"))
    except (UnknownName, ModuleNotFoundError):
        return None


def unknown_clauses(game: Game, named: Iterable[str]) -> list[str]:
    """The clauses that the game's rulebook does not have."""
    known = _clauses(game.definition.package)
    return [] if known is None else [clause for clause in named if clause not in known]


class Checker:
    """Checks one table of a ruling's play against the game."""

    def __init__(self, game: Game, where: str, mark: int, override: Path | None = None) -> None:
        self.override = override
        self.game = game
        self.where = where
        self.mark = mark
        """How many events had happened before the last action."""
        self.lexicon = lexicon_of(game)
        self.checks: dict[str, Callable[[dict[str, Any]], None]] = {
            "refused": self.refused,
            "forced": self.forced,
            "unreadable": self.unreadable,
            "unloadable": self.unloadable,
            "legal": self.legal,
            "illegal": self.illegal,
            "only": self.only,
            "decision": self.decision,
            "expect": self.expect,
            "tally": self.tally,
            "view": self.view,
            "events": self.events,
            "noEvents": self.no_events,
            "explain": self.explain,
            "chances": self.chances,
            "undo": self.undo,
            "over": self.over,
            "not": self.negated,
        }

    def fail(self, problem: str) -> Failure:
        return Failure(f"{self.where}: {problem}")

    def malformed(self, problem: str) -> Malformed:
        return Malformed(f"{self.where}: {problem}")

    def check(self, item: dict[str, Any]) -> None:
        known = [name for name in item if name in self.checks]
        if not known:
            raise self.malformed(f"nothing to check; known: {', '.join(self.checks)}")
        for name, value in item.items():
            if name not in self.checks and not any(name in PARTNERS.get(check, ()) for check in known):
                raise self.malformed(f"'{name}' means nothing beside {', '.join(known)}")
            if value in EMPTY and name not in MEANT:
                raise self.malformed(f"'{name}' says nothing")
        for name in known:
            try:
                self.checks[name](item)
            except (DataError, UnknownName) as error:
                raise self.malformed(str(error)) from None

    def _clause(self, rule: Any) -> str:
        if not isinstance(rule, str) or unknown_clauses(self.game, [rule]):
            raise self.malformed(f"the rulebook has no clause '{rule}'")
        return rule

    # Actions.

    def refused(self, item: dict[str, Any]) -> None:
        """The action is illegal under exactly this clause, or this side does not decide, and trying it changes
        nothing."""
        text = self._text(item, "refused")
        if "by" not in item:
            if "rule" not in item:
                raise self.malformed("say by which rule it is refused")
            self._refuse(text, self._clause(item["rule"]))
            return
        side = self.lexicon.id("side", item["by"])
        if "rule" in item:
            raise self.malformed("a side that does not decide is refused by no rule of its action: leave 'rule' out")
        trial, before = self.game.clone(), self.game.to_json()
        self.game.components.vocabulary.parse(text)
        try:
            trial.act(text, by=side)
        except OutOfTurn:
            if trial.to_json() != before:
                raise self.fail("the refusal changed the game") from None
            return
        except IllegalAction as error:
            raise self.fail(f"it is {side}'s decision, and it is refused by {error.rule} ({error.reason})") from None
        raise self.fail(f"it is {side}'s decision, and it was not refused")

    def _refuse(self, text: str, rule: str) -> None:
        trial, before = self.game.clone(), self.game.to_json()
        try:
            trial.act(text)
        except IllegalAction as error:
            if error.rule != rule:
                raise self.fail(f"'{text}' is refused by {error.rule} ({error.reason}), not by {rule}") from None
            if trial.to_json() != before:
                raise self.fail("the refusal changed the game") from None
            return
        raise self.fail(f"'{text}' was not refused")

    def forced(self, item: dict[str, Any]) -> None:
        """The only legal action; the alternatives are refused by their clauses; then it is played."""
        action = self.game.components.vocabulary.parse(self._text(item, "forced"))
        refuses = item.get("refuses", {})
        if not isinstance(refuses, Mapping):
            raise self.malformed("'refuses' is a table: action = clause")
        for rule in refuses.values():
            self._clause(rule)
        found = self._legal()
        if found != [str(action)]:
            raise self.fail(f"legal are: {', '.join(found)}")
        for text, rule in refuses.items():
            self._refuse(text, rule)
        self.mark = len(self.game.events)
        self.game.act(action)

    def unreadable(self, item: dict[str, Any]) -> None:
        try:
            self.game.clone().act(self._text(item, "unreadable"))
        except IllegalAction as error:
            raise self.fail(f"readable, but illegal: {error}") from None
        except NotationError:
            return
        raise self.fail("was read and carried out")

    def unloadable(self, item: dict[str, Any]) -> None:
        """`unloadable = {...}`: a position of this game with these entries is refused, `because` of what it says."""
        try:
            load_position({**item["unloadable"], "game": self.game.definition.name}, self.override)
        except SiroccoError as error:
            if str(item.get("because", "")) not in str(error):
                raise self.fail(f"the position is refused because of something else: {error}") from None
            return
        except (ValueError, TypeError, OverflowError) as error:
            raise self.fail(f"the position is not refused but breaks the program: {error!r}") from None
        raise self.fail("the position was loaded")

    def _text(self, item: dict[str, Any], name: str) -> str:
        text = item[name]
        if not isinstance(text, str):
            raise self.malformed(f"'{name}' is an action in its notation, never {text!r}")
        return text

    def _legal(self) -> list[str]:
        return [] if self.game.decision is None else [str(a) for a in self.game.decision.actions]

    def _actions(self, item: dict[str, Any], name: str) -> list[str]:
        """The actions a check lists, as the program writes them."""
        if not isinstance(item[name], list):
            raise self.malformed(f"'{name}' is a list of actions, never {item[name]!r}")
        return [str(self.game.components.vocabulary.parse(text)) for text in item[name]]

    def legal(self, item: dict[str, Any]) -> None:
        found = self._legal()
        for action in self._actions(item, "legal"):
            if action not in found:
                raise self.fail(f"'{action}' is not legal; legal: {', '.join(found)}")

    def illegal(self, item: dict[str, Any]) -> None:
        found = self._legal()
        for action in self._actions(item, "illegal"):
            if action in found:
                raise self.fail(f"'{action}' is legal")

    def only(self, item: dict[str, Any]) -> None:
        found = self._legal()
        if sorted(self._actions(item, "only")) != sorted(found):
            raise self.fail(f"legal are: {', '.join(found)}")

    def decision(self, item: dict[str, Any]) -> None:
        steps = Word(*self.game.definition.steps)
        shape = Record({"side": Name("side"), "step": steps, "rule": CLAUSE, "number": NUMBER})
        wanted = shape.read(item["decision"], self.lexicon, "decision")
        if "rule" in wanted:
            self._clause(wanted["rule"])
        decision = self.game.decision
        if decision is None:
            raise self.fail("the game is over")
        found = {"side": decision.side, "step": decision.step, "rule": decision.rule, "number": len(decision.actions)}
        self._match(wanted, found, "decision", shape)

    # The position.

    def expect(self, item: dict[str, Any]) -> None:
        facts, shape = self._facts(isinstance(item["expect"], Mapping) and "data" in item["expect"])
        self._match(shape.read(item["expect"], self.lexicon, "expect"), facts, "expect", shape)

    def tally(self, item: dict[str, Any]) -> None:
        """How often a value occurs: `{ "control.*" = { allied = 1, italian = 41 } }`, or how many values there are:
        `{ "control.*" = 42 }`. A star in the path stands for every entry."""
        if not isinstance(item["tally"], Mapping):
            raise self.malformed("'tally' is a table: path = number, or path = table of numbers")
        for path, wanted in item["tally"].items():
            facts, shape = self._facts(path.startswith("data."))
            parts, leaf = read_path(path, shape, self.lexicon)
            values = list(reached(facts, parts))
            if leaf is ANYTHING and not values:
                raise self.malformed(f"{path} leads nowhere")
            if isinstance(wanted, Mapping):
                for word, number in wanted.items():
                    value = leaf.spelt(word, self.lexicon, path)
                    found = sum(spelled(v) == value for v in values)
                    if found != self._number(number):
                        raise self.fail(f"{found} of {path} are {value}, not {number}")
            elif len(values) != self._number(wanted):
                raise self.fail(f"there are {len(values)} of {path}, not {wanted}")

    def _number(self, number: Any) -> int:
        if not isinstance(number, int) or isinstance(number, bool):
            raise self.malformed(f"a tally counts: {number!r} is not a whole number")
        return number

    def _facts(self, with_data: bool) -> tuple[dict[str, Any], Shape]:
        """The position by name, the score, and (on demand) the data of the components: table, row, field."""
        definition = self.game.definition
        facts = dict(definition.facts(self.game.state))
        facts["score"] = self.game.score
        entries: dict[str, Shape] = {"score": SCORE, "data": ANYTHING}
        if with_data:
            data: dict[str, dict[str, dict[str, Any]]] = {}
            for table, row, field, value, _ in definition.provenance(self.game.header.scenario, self.override):
                data.setdefault(table, {}).setdefault(row, {})[field] = value
            facts["data"] = data
            entries["data"] = Record({table: Rows(table, rows) for table, rows in data.items()})
        declared = definition.facts_shape
        if isinstance(declared, Record):
            return facts, Record({**declared.entries, **entries})
        return facts, ANYTHING

    def view(self, item: dict[str, Any]) -> None:
        """`view = "italian"` ("" = spectator) with `sees = {...}`: what that side may know contains this."""
        if "sees" not in item:
            raise self.malformed("'view' needs 'sees'")
        side = self.lexicon.id("side", item["view"]) if item["view"] else None
        shape = view_shape(self.game.definition)
        self._match(shape.read(item["sees"], self.lexicon, "view"), self.game.view(side), "view", shape)

    def _match(self, wanted: Any, found: Any, path: str, shape: Shape) -> None:
        """`wanted` is contained in `found`."""
        for problem in mismatches(wanted, found, path, shape):
            raise self.fail(problem)

    # What happened.

    def events(self, item: dict[str, Any]) -> None:
        """These events happened, in this order, through the last action."""
        if not isinstance(item["events"], list):
            raise self.malformed("'events' is a list of tables")
        wanted = [self._event(event) for event in item["events"]]
        happened = [(e.kind, e.data) for e in self.game.events[self.mark :]]
        left = iter(happened)
        for kind, data in wanted:
            shape = self.game.definition.event_kinds[kind].entries
            if not any(k == kind and not any(mismatches(data, found, kind, shape)) for k, found in left):
                raise self.fail(f"no event {kind} {data} (in order); happened: {happened}")

    def _event(self, event: Any) -> tuple[str, dict[str, Any]]:
        if not isinstance(event, Mapping) or not isinstance(event.get("kind"), str):
            raise self.malformed("an event is a table with its 'kind'")
        kind = self._kind(event["kind"])
        data = {name: value for name, value in event.items() if name != "kind"}
        return kind, self.game.definition.event_kinds[kind].entries.read(data, self.lexicon, kind) if data else {}

    def _kind(self, kind: Any) -> str:
        if kind not in self.game.definition.event_kinds:
            raise self.malformed(f"unknown kind of event '{kind}'")
        return str(kind)

    def no_events(self, item: dict[str, Any]) -> None:
        """Nothing of these kinds happened through the last action."""
        if not isinstance(item["noEvents"], list):
            raise self.malformed("'noEvents' is a list of kinds")
        unwanted = [self._kind(kind) for kind in item["noEvents"]]
        for event in self.game.events[self.mark :]:
            if event.kind in unwanted:
                raise self.fail(f"an event '{event.kind}' happened: {event.data}")

    # Numbers.

    def explain(self, item: dict[str, Any]) -> None:
        for terms in item.get("terms", {}).values():
            for rule in terms:
                self._clause(rule)
        explanation = self.game.explain(self._text(item, "explain"))
        if explanation is None and "warnings" not in item:
            raise self.malformed("there is nothing to explain")
        for problem in wrong_explanation(self.game, explanation or Explanation(), item, self.lexicon):
            raise self.fail(problem)

    def chances(self, item: dict[str, Any]) -> None:
        """The chances of the next draw from each container."""
        for problem in wrong_chances(self.game, item["chances"]):
            raise self.fail(problem)

    # The rest.

    def undo(self, item: dict[str, Any]) -> None:
        """`undo = true` undoes one action; `undo = false`: nothing can be undone."""
        if not isinstance(item["undo"], bool):
            raise self.malformed("'undo' is true or false")
        if not item["undo"]:
            if self.game.can_undo:
                raise self.fail("the last action could be taken back")
            return
        try:
            self.game.undo()
        except UndoError:
            raise self.fail("nothing can be taken back") from None

    def over(self, item: dict[str, Any]) -> None:
        shape = Record({"over": Value("true or false", bool), "winner": Name("side", "nobody"), "scores": SCORE})
        wanted = shape.read({k: item[k] for k in ("over", "winner", "scores") if k in item}, self.lexicon, "over")
        if not wanted["over"] and len(wanted) > 1:
            raise self.malformed("a game that is not over has neither winner nor scores")
        result = self.game.result
        if (result is not None) != wanted["over"]:
            raise self.fail("the game is not over" if result is None else "the game is over")
        if result is not None:
            found = {"over": True, "winner": result.winner or "nobody", "scores": result.scores}
            self._match(wanted, found, "over", shape)

    def negated(self, item: dict[str, Any]) -> None:
        """A check that does not hold. An invalid one is an error here too."""
        inner = item["not"]
        if not isinstance(inner, dict):
            raise self.malformed("'not' is a table with one check")
        named = [name for name in inner if name in self.checks]
        if len(named) != 1 or named[0] in (*CHANGING, "not"):
            raise self.malformed(f"'not' takes one check, and none of {', '.join(CHANGING)}, not")
        try:
            self.check(inner)
        except Malformed:
            raise
        except Failure:
            return
        raise self.fail(f"{named[0]} does hold")
