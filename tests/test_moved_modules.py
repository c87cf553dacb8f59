"""Modules of the kernel are found under the names they had before it was divided, and are the same modules."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from sirocco.kernel import MOVED


@pytest.mark.parametrize("name", MOVED)
def test_the_old_name_gives_the_same_module(name: str) -> None:
    path = MOVED[name] if MOVED[name].startswith("sirocco.") else f"sirocco.kernel.{MOVED[name]}"
    old, new = import_module(f"sirocco.kernel.{name}"), import_module(path)
    assert old is new
    assert new.__spec__ is not None
    assert new.__spec__.name == new.__name__ == path


def test_what_lies_inside_a_package_that_moved_is_not_imported_twice() -> None:
    old = import_module("sirocco.kernel.rulings.checker")
    assert old is import_module("sirocco.kernel.proof.rulings.checker")


def test_in_a_fresh_process_the_old_name_may_come_first() -> None:
    code = "from sirocco.kernel.rulings.reading import read_rulings; from sirocco.kernel.proof import prove"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_name_nobody_has_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("sirocco.kernel.nonsense")
    with pytest.raises(ImportError):
        from sirocco.kernel.proof import nonsense  # noqa: F401
