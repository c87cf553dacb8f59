"""The kernel: steps, actions, dice, records and explanations. It knows no game.

The engine itself lies in this package; `formats` has what is written and read, `proof` what proves a game and
`presentation` what is shown. Modules of these three could once be imported from here (`sirocco.kernel.record`), and
still can be.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    **{name: f"formats.{name}" for name in ("datafile", "dataset", "imagined", "position", "record", "saved")},
    **{name: f"formats.{name}" for name in ("shape", "snapshot", "soundness")},
    **{name: f"proof.{name}" for name in ("conformance", "coverage", "playthrough", "rulebook", "rulings")},
    **{name: f"presentation.{name}" for name in ("describe", "display", "drawing", "roster", "text")},
    "chart": "sirocco.mechanics.charts",
    "playing": "play",
    "retelling": "presentation.digest",
    "spoken": "presentation.readable",
}
"""Where modules of this package are now: in a part of it, or in another package, which is then named in full."""


class _MovedModules(MetaPathFinder, Loader):
    """Finds a module that moved under its old name: the same module, not a second one."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if _new_name(fullname) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(_new_name(spec.name))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """The module ran when it was imported under its own name, which it keeps."""
        if module.__spec__ is not None:
            module.__spec__ = module.__spec__.loader_state


def _new_name(old: str) -> str:
    """Where a module of this package is now, or "" if it did not move."""
    if not old.startswith(f"{__name__}."):
        return ""
    name, dot, inner = old.removeprefix(f"{__name__}.").partition(".")
    if name not in MOVED:
        return ""
    new = MOVED[name]
    return f"{new if new.startswith('sirocco.') else f'{__name__}.{new}'}{dot}{inner}"


sys.meta_path.insert(0, _MovedModules())
