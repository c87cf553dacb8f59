"""The state of a game: small plain data and the stack of steps."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

import msgspec

from sirocco.kernel.cloning import generated_clone
from sirocco.kernel.conversion import convert
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.events import Event, EventChain
from sirocco.kernel.message import Value
from sirocco.kernel.step import Step

Counter = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
"""How many random numbers were used."""


class State(msgspec.Struct, eq=False):  # noqa: PLW1641 (a state changes: it has no hash)
    """Base of every game's state. Sub-classes add integers, masks and flat lists.

    `components` and `options` never change and are shared; `log` is the past, not the position: neither takes part
    in comparison. `reveals` counts hidden information laid open, which undo must not cross.
    """

    SHARED: ClassVar[frozenset[str]] = frozenset({"components", "options", "log", "dice", "stack"})

    VARIABLE: ClassVar[frozenset[str]] = frozenset()
    """Lists whose length changes in play; of all others the length is checked when a saved game is loaded."""

    DERIVED: ClassVar[frozenset[str]] = frozenset()
    """What follows from the other fields: not saved, but computed again by `derive`."""

    components: Any
    options: Any
    dice: Dice
    stack: list[Any]
    log: EventChain
    reveals: int

    @classmethod
    def begin(cls, components: Any, options: Any, dice: Dice, stack: list[Step[Any]], **fields: Any) -> Self:
        """The state at the beginning of a game: a game gives its own fields, those `DERIVED` from them are computed."""
        state = cls(components, options, dice, stack, None, 0, **fields, **dict.fromkeys(cls.DERIVED))
        state.derive()
        return state

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "clone" not in vars(cls):
            cls.clone = State.clone  # type: ignore[method-assign]

    def clone(self) -> Self:
        """A copy that shares nothing that can change. The code for it is generated when a class is first cloned."""
        cls = type(self)
        if cls.clone is State.clone:
            cls.clone = generated_clone(cls)  # type: ignore[method-assign, assignment]
        return self.clone()

    # The stack of steps.

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, step: Step[Any]) -> None:
        """Exchange the step on top for another one."""
        self.stack[-1] = step

    def emit(self, kind: str, /, **data: Value) -> None:
        """Append an event to the log."""
        self.append_event(kind, data)

    def append_event(self, kind: str, data: dict[str, Value]) -> None:
        """Through this all events go that have no secret; the dictionary becomes theirs."""
        self.log = (self.log, Event(kind, data))

    def emit_secret(self, kind: str, owner: str, secret: dict[str, Value], /, **data: Value) -> None:
        """An event of which `secret` is known to one side only."""
        self.log = (self.log, Event(kind, data, owner, secret))

    # Comparison and plain form.

    def plain(self) -> dict[str, Any]:
        """The position as JSON-ready data, without what is shared and without the dice's key."""
        kept = (f for f in self.__struct_fields__ if f not in self.SHARED and f not in self.DERIVED)
        fields = {f: getattr(self, f) for f in kept}
        fields["stack"] = [{"step": type(s).__name__, **msgspec.structs.asdict(s)} for s in self.stack]
        fields["rolled"] = self.dice.counter
        data: dict[str, Any] = msgspec.to_builtins(fields)
        return data

    def restore(self, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        """Take over the position `plain` wrote; every field is checked against its declared type.

        Comes through `snapshot.restored`, which says what it was that is wrong."""
        types = {f.name: f.type for f in msgspec.structs.fields(type(self))}
        try:
            for name in self.__struct_fields__:
                if name not in self.SHARED and name not in self.DERIVED:
                    old = getattr(self, name)
                    new = convert(data[name], types[name])
                    if isinstance(old, list) and len(old) != len(new) and name not in self.VARIABLE:
                        raise DataError(f"'{name}' has {len(new)} entries, not {len(old)}")
                    setattr(self, name, new)
            stack = []
            for frame in data["stack"]:
                cls = steps[frame["step"]]
                stack.append(convert({k: v for k, v in frame.items() if k != "step"}, cls))
            self.stack = stack
            self.dice.counter = convert(data["rolled"], Counter)
            self.derive()
        except msgspec.ValidationError as error:
            raise DataError(str(error)) from None
        except (KeyError, TypeError, AttributeError) as error:
            raise DataError(f"missing or unknown entry {error}") from None

    def derive(self) -> None:
        """Compute the `DERIVED` fields, from numbers that may still make no sense."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, f) == getattr(other, f) for f in self.__struct_fields__ if f not in self.SHARED) and (
            self.stack,
            self.dice.counter,
        ) == (other.stack, other.dice.counter)

    def __ne__(self, other: object) -> bool:
        """Spelt out, because a struct brings its own and would not ask `__eq__`."""
        return not self == other
