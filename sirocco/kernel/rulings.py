"""Rulings: a position, scripted dice, actions, and what must then be true. docs/rulings.md describes the format.

A file holds many rulings (`[[ruling]]`). Each names the clauses it tests; together they are the proof that the
rules are the rulebook's. A ruling ships with its game, so `sirocco rule` can show what tests a clause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from sirocco.kernel.datafile import DataFile
from sirocco.kernel.definition import Definition
from sirocco.kernel.errors import DataError, IllegalAction, NotationError, SiroccoError, UndoError
from sirocco.kernel.game import Game
from sirocco.kernel.position import load_position


class Ruling(msgspec.Struct, forbid_unknown_fields=True):
    """One ruling as its file gives it."""

    title: str
    clauses: list[str]
    position: dict[str, Any]
    play: list[str | dict[str, Any]]
    test: str | None = None
    """The number of the test case it settles."""
    dice: list[int] | None = None
    options: dict[str, bool] = {}
    source: str = ""
    override: str | None = None
    """The component file its values are pinned by, given once for all rulings of a file."""

    def __str__(self) -> str:
        return f"{self.source}: {self.title}"


class Failure(SiroccoError, AssertionError):
    """A ruling that does not hold: which, at which line of play, and what was found instead."""


def read_rulings(source: Path | Traversable) -> list[Ruling]:
    """All rulings of a file."""
    file = DataFile.read(source, source.name)
    rows = file.tables.get("ruling")
    game = file.tables.get("game")
    if not isinstance(rows, list) or not isinstance(game, str):
        raise DataError(f"{file.name}: needs 'game = ...' and at least one [[ruling]]")
    override = _override(file, source)
    found = []
    for number, row in enumerate(rows, 1):
        try:
            ruling = msgspec.convert({**row, "source": file.name, "override": override}, Ruling)
        except msgspec.ValidationError as error:
            raise DataError(f"{file.name}: ruling {number} ({row.get('title', 'untitled')}): {error}") from None
        ruling.position = {"game": game, **ruling.position}
        found.append(ruling)
    return found


def _override(file: DataFile, source: Path | Traversable) -> str | None:
    """`override = "pinned/values.toml"` names a component file, seen from the folder of the rulings file."""
    name = file.tables.get("override")
    if name is None:
        return None
    path = Path(str(source)).parent / str(name)
    if not path.is_file():
        raise DataError(f"{file.name}: override '{name}' is not there")
    return str(path)


def rulings_of(definition: Definition[Any]) -> list[Ruling]:
    """The rulings that ship with a game, in file order."""
    folder = files(definition.package) / "rulings"
    sources = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return [ruling for source in sources for ruling in read_rulings(source)]


def check(ruling: Ruling) -> Game:
    """Play a ruling through; raises Failure where it does not hold."""
    frame: dict[str, Any] = dict(ruling.position)
    if ruling.dice is not None:
        frame["dice"] = ruling.dice
    if ruling.options:
        frame["options"] = ruling.options
    if not ruling.play:
        raise Failure(f"{ruling}: nothing is played or checked")
    try:
        override = None if ruling.override is None else Path(ruling.override)
        game = load_position(frame, override)
    except SiroccoError as error:
        raise Failure(f"{ruling}: position: {error}") from None
    mark = 0
    for number, item in enumerate(ruling.play, 1):
        where = f"{ruling}, line {number} of play ({item if isinstance(item, str) else ', '.join(item)})"
        try:
            if isinstance(item, str):
                mark = len(game.events)
                game.act(item)
            else:
                Checker(game, where, mark, override).check(item)
        except Failure:
            raise
        except SiroccoError as error:
            raise Failure(f"{where}: {error}") from None
    return game


PARTNERS = {
    "refused": ("rule",),
    "view": ("sees",),
    "explain": ("totals", "terms", "odds", "warnings"),
    "over": ("winner", "scores"),
}
"""What may stand beside a check in its table; anything else is a slip of the pen."""


class Checker:
    """Checks one table of a ruling's play against the game."""

    def __init__(self, game: Game, where: str, mark: int, override: Path | None = None) -> None:
        self.override = override
        self.game = game
        self.where = where
        self.mark = mark
        self.checks: dict[str, Callable[[dict[str, Any]], None]] = {
            "refused": self.refused,
            "unreadable": self.unreadable,
            "unloadable": self.unloadable,
            "legal": self.listed,
            "illegal": self.listed,
            "only": self.listed,
            "decision": self.decision,
            "expect": self.expect,
            "tally": self.tally,
            "view": self.view,
            "events": self.events,
            "noEvents": self.events,
            "explain": self.explain,
            "undo": self.undo,
            "over": self.over,
        }

    def fail(self, problem: str) -> Failure:
        return Failure(f"{self.where}: {problem}")

    def check(self, item: dict[str, Any]) -> None:
        known = [name for name in item if name in self.checks]
        if not known:
            raise self.fail(f"nothing to check; known: {', '.join(self.checks)}")
        for name in item:
            if name not in self.checks and not any(name in PARTNERS.get(check, ()) for check in known):
                raise self.fail(f"'{name}' means nothing beside {', '.join(known)}")
        for name in known:
            self.checks[name](item)

    def refused(self, item: dict[str, Any]) -> None:
        """The action is illegal under exactly this clause, and refusing it changes nothing."""
        before = self.game.to_json()
        try:
            self.game.act(item["refused"])
        except IllegalAction as error:
            if error.rule != item.get("rule"):
                raise self.fail(f"refused by {error.rule} ({error.reason}), not by {item.get('rule')}") from None
            if self.game.to_json() != before:
                raise self.fail("the refusal changed the game") from None
            return
        raise self.fail("was not refused")

    def unreadable(self, item: dict[str, Any]) -> None:
        try:
            self.game.act(item["unreadable"])
        except IllegalAction as error:
            raise self.fail(f"readable, but illegal: {error}") from None
        except NotationError:
            return
        raise self.fail("was read and carried out")

    def unloadable(self, item: dict[str, Any]) -> None:
        """`unloadable = {...}`: a position of this game with these entries is refused."""
        try:
            load_position({**item["unloadable"], "game": self.game.definition.name}, self.override)
        except SiroccoError:
            return
        except (ValueError, TypeError, OverflowError) as error:
            raise self.fail(f"the position is not refused but breaks the program: {error!r}") from None
        raise self.fail("the position was loaded")

    def listed(self, item: dict[str, Any]) -> None:
        """Actions that are (`legal`), are not (`illegal`) or are all that is (`only`) legal now, in any notation."""
        found = [] if self.game.decision is None else [str(a) for a in self.game.decision.actions]
        read = self.game.components.vocabulary.parse
        for text in item.get("legal", []):
            if str(read(text)) not in found:
                raise self.fail(f"'{text}' is not legal; legal: {', '.join(found)}")
        for text in item.get("illegal", []):
            if str(read(text)) in found:
                raise self.fail(f"'{text}' is legal")
        if "only" in item and sorted(str(read(text)) for text in item["only"]) != sorted(found):
            raise self.fail(f"legal are: {', '.join(found)}")

    def decision(self, item: dict[str, Any]) -> None:
        decision = self.game.decision
        wanted = item["decision"]
        if decision is None:
            raise self.fail("the game is over")
        found = {"side": decision.side, "step": decision.step, "rule": decision.rule, "number": len(decision.actions)}
        self._match(wanted, found, "decision")

    def expect(self, item: dict[str, Any]) -> None:
        self._match(item["expect"], self._facts("data" in item["expect"]), "expect")

    def tally(self, item: dict[str, Any]) -> None:
        """How often a value occurs: `{ "control.*" = { allied = 1, italian = 41 } }`, or how many values there are:
        `{ "control.*" = 42 }`. A star in the path stands for every entry."""
        for path, wanted in item["tally"].items():
            values = list(reached(self._facts(path.startswith("data.")), path.split(".")))
            if isinstance(wanted, int):
                if len(values) != wanted:
                    raise self.fail(f"there are {len(values)} of {path}, not {wanted}")
                continue
            for value, number in wanted.items():
                found = sum(spelled(v) == value for v in values)
                if found != number:
                    raise self.fail(f"{found} of {path} are {value}, not {number}")

    def _facts(self, with_data: bool) -> dict[str, Any]:
        """The position by name, the score, and (on demand) the data of the components: table, row, field."""
        facts = dict(self.game.definition.facts(self.game.state))
        facts["score"] = self.game.score
        if with_data:
            data: dict[str, dict[str, dict[str, Any]]] = {}
            for table, row, field, value, _ in self.game.definition.provenance(
                self.game.header.scenario, self.override
            ):
                data.setdefault(table, {}).setdefault(row, {})[field] = value
            facts["data"] = data
        return facts

    def view(self, item: dict[str, Any]) -> None:
        """`view = "italian"` ("" = spectator) with `sees = {...}`: what that side may know contains this."""
        if "sees" not in item:
            raise self.fail("'view' needs 'sees'")
        self._match(item["sees"], self.game.view(item["view"] or None), "view")

    def events(self, item: dict[str, Any]) -> None:
        """These events happened, in this order, through the last action."""
        happened = [{"kind": e.kind, **e.data} for e in self.game.events[self.mark :]]
        left = iter(happened)
        for wanted in item.get("events", []):
            if not any(all(event.get(k) == v for k, v in wanted.items()) for event in left):
                raise self.fail(f"no event {wanted} (in order); happened: {happened}")
        for kind in item.get("noEvents", []):
            if any(event["kind"] == kind for event in happened):
                raise self.fail(f"an event '{kind}' happened: {happened}")

    def explain(self, item: dict[str, Any]) -> None:
        explanation = self.game.explain(item["explain"])
        if explanation is None:
            raise self.fail("there is nothing to explain")
        sums = {str(b.label.args.get("unit", b.label.key)): b for b in explanation.breakdowns}
        for name, wanted in item.get("totals", {}).items():
            if name not in sums or sums[name].total != Fraction(wanted):
                raise self.fail(f"total of {name} is not {wanted}: { {k: str(v.total) for k, v in sums.items()} }")
        for name, terms in item.get("terms", {}).items():
            for rule, wanted in terms.items():
                if name not in sums or sums[name].value(rule) != Fraction(wanted):
                    raise self.fail(f"{name}: {rule} does not add {wanted}: {sums.get(name)}")
        for key, wanted in item.get("odds", {}).items():
            found = explanation.odds[0].chance(key) if explanation.odds else None
            if found != Fraction(wanted):
                raise self.fail(f"chance of {key} is {found}, not {wanted}")
        for odds in explanation.odds:
            if sum((o.chance for o in odds.outcomes), Fraction(0)) != 1:
                raise self.fail("the chances do not add up to one")
        warned = [w.key for w in explanation.warnings]
        if "warnings" in item and warned != item["warnings"]:
            raise self.fail(f"warnings are {warned}")

    def undo(self, item: dict[str, Any]) -> None:
        """`undo = true` takes one action back; `undo = false` says nothing can be."""
        try:
            self.game.undo()
        except UndoError:
            if item["undo"]:
                raise self.fail("nothing can be taken back") from None
            return
        if not item["undo"]:
            raise self.fail("the last action could be taken back")

    def over(self, item: dict[str, Any]) -> None:
        result = self.game.result
        if (result is not None) != item["over"]:
            raise self.fail("the game is not over" if result is None else "the game is over")
        if result is not None and "winner" in item and (result.winner or "nobody") != item["winner"]:
            raise self.fail(f"the winner is {result.winner}")
        if result is not None and "scores" in item:
            self._match(item["scores"], result.scores, "scores")

    def _match(self, wanted: Any, found: Any, path: str) -> None:
        """`wanted` is contained in `found`; a plain string for a unit means where it is."""
        for problem in mismatches(wanted, found, path):
            raise self.fail(problem)


def spelled(value: Any) -> str:
    """A value as the key of a table can name it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def reached(found: Any, path: list[str]) -> Iterator[Any]:
    """The values a path leads to in nested tables; `*` takes every entry, of a list too, and an entry that is missing
    leads nowhere."""
    if not path:
        yield found
    elif isinstance(found, Mapping):
        for key in found if path[0] == "*" else [path[0]]:
            if key in found:
                yield from reached(found[key], path[1:])
    elif isinstance(found, list) and path[0] == "*":
        for value in found:
            yield from reached(value, path[1:])


def mismatches(wanted: Any, found: Any, path: str) -> Iterator[str]:
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            yield f"{path} is {found!r}"
            return
        for key, value in wanted.items():
            if key not in found:
                if value not in (0, "none"):
                    yield f"{path}.{key} does not exist"
            else:
                yield from mismatches(value, found[key], f"{path}.{key}")
    elif isinstance(found, Mapping) and "at" in found:
        yield from mismatches(wanted, found["at"], f"{path}.at")
    elif wanted == "none":
        if found is not None:
            yield f"{path} is {found!r}, not none"
    elif wanted != found:
        yield f"{path} is {found!r}, not {wanted!r}"
