"""`State.clone`, generated from the declared types of a state's fields: search copies states constantly, and one call
with every field spelt out is the fastest copy there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin

import msgspec

from sirocco.kernel.dice import Dice

FLAT = (list, bytearray)
"""Containers that a slice copies."""


def generated_clone(cls: type[Any]) -> Callable[[Any], Any]:
    """The function that copies a state of this class."""
    copies = [_copy(f"self.{field.name}", field.type, field.name) for field in msgspec.structs.fields(cls)]
    source = f"def clone(self):\n    return cls({', '.join(copies)})"
    names: dict[str, Any] = {"cls": cls}
    exec(compile(source, f"<clone of {cls.__name__}>", "exec"), names)
    clone: Callable[[Any], Any] = names["clone"]
    return clone


def _copy(value: str, type_: Any, field: str) -> str:
    """An expression that copies a value of a declared type."""
    type_ = _bare(type_)
    kind = get_origin(type_) or type_
    if kind is Dice or kind in (dict, set):
        return f"{value}.copy()"
    if kind is bytearray:
        return f"{value}[:]"
    if kind is list:
        inner = _bare(get_args(type_)[0]) if get_args(type_) else Any
        if (get_origin(inner) or inner) in FLAT:
            return f"[each[:] for each in {value}]"
        if _is_mutable(inner):
            raise TypeError(f"the field '{field}' holds what a copy would share: {type_}")
        return f"{value}[:]"
    if field not in ("components", "options", "log") and _is_mutable(type_):
        raise TypeError(f"the field '{field}' holds what a copy would share: {type_}")
    return value


def _bare(type_: Any) -> Any:
    """A type without annotations."""
    return get_args(type_)[0] if get_origin(type_) is Annotated else type_


def _is_mutable(type_: Any) -> bool:
    kind = get_origin(type_) or type_
    if kind in (list, dict, set, bytearray):
        return True
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    return False
