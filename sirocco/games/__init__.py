"""The games. Nothing imports one directly: the registry finds them by entry point.

`sirocco.games` is this package and also the public function `sirocco.games()`: Python replaces the function by the
package as soon as a game is loaded, so the package answers the call in its place.
"""

from __future__ import annotations

import sys
from types import ModuleType

from sirocco.kernel.definition import GameInfo
from sirocco.kernel.registry import catalogue


class _CallablePackage(ModuleType):
    def __call__(self) -> dict[str, GameInfo]:
        return catalogue()


sys.modules[__name__].__class__ = _CallablePackage
