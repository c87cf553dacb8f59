"""The steps of a game, found in the modules of its rules: a step registers itself by being there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from sirocco.kernel.step import Step


def steps_in(package: str) -> dict[str, type[Step[Any]]]:
    """Every step defined in a package and its modules, by name. One without a `rule` is only a base for others."""
    root = import_module(package)
    for module in walk_packages(root.__path__, f"{package}."):
        import_module(module.name)
    found: dict[str, type[Step[Any]]] = {}
    for step in sorted(_below(Step), key=lambda each: each.__name__):
        if step.rule and (step.__module__ == package or step.__module__.startswith(f"{package}.")):
            if found.get(step.__name__, step) is not step:
                raise TypeError(f"{package} has two steps called {step.__name__}")
            found[step.__name__] = step
    return found


def _below(step: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for each in step.__subclasses__():
        yield each
        yield from _below(each)
