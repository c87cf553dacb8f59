"""A position as plain data, the way `State.plain` writes it, turned back into a state.

Saved games, bots' workers and games that begin from a snapshot all come back through here. Whatever was written by
somebody else is checked before anything is played: its shape, and whether the rules could have led to it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sirocco.kernel.definition import Components, Definition
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.versions import replayable

UNSOUND = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions that an impossible position may provoke in a game's own code."""


def same_components(
    rules: Definition[Any], scenario: str, version: str, override: str | Path | None, what: str
) -> Components:
    """The components, which must have that version, or one whose games replay under them."""
    components = rules.components(rules.read_scenario(scenario), None if override is None else Path(override))
    if not replayable(rules.package, version, components.version):
        raise DataError(
            f"{what}: made with components {version}, but these are {components.version}; "
            "use the version or override file it was made with"
        )
    return components


def restored(
    rules: Definition[Any], components: Components, options: Any, dice: Dice, plain: dict[str, Any], what: str
) -> Any:
    """The state of a position, without a past; its numbers have the right types but are not validated yet."""
    state = rules.start(components, options, Dice(dice.key))
    state.dice = dice
    state.log = None
    try:
        state.restore(plain, dict(rules.steps))
    except DataError as error:
        raise DataError(f"{what}: {error}") from None
    return state


def require_sound(rules: Definition[Any], state: Any, what: str, strictly: bool = True) -> None:
    """Refuse a state that is no valid position: it must have a decision with legal actions, and be viewable.

    Not `strictly`, it may break invariants, as a hand-made position may.
    """
    try:
        problem = _problem(rules, state, strictly)
    except UNSOUND as error:
        problem = f"not a position of {rules.name}: {error or type(error).__name__}"
    if problem is not None:
        raise DataError(f"{what}: {problem}")


def _problem(rules: Definition[Any], state: Any, strictly: bool) -> str | None:
    """The first problem. The invariants are checked first, since all else relies on the numbers."""
    broken = next(iter(rules.broken_invariants(state)), None)
    if strictly and broken is not None:
        return broken
    if state.stack:
        step = state.stack[-1]
        if not 0 <= step.decider(state) < len(rules.sides):
            return f"nobody decides in {type(step).__name__}"
        if not step.actions(state):
            return f"{type(step).__name__} offers nothing to decide"
    for side in (None, *range(len(rules.sides))):
        rules.view(state, side)
        rules.roster(state, side)
    rules.score(state)
    return None
