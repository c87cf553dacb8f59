"""Threads that meet a type for the first time at once: msgspec alone crashes there, what the project uses does not."""

from __future__ import annotations

import subprocess
import sys

import pytest

MEETING = """
import sys, threading
import msgspec
from sirocco.kernel.conversion import convert, decode

sys.setswitchinterval(1e-6)
take = {"convert": lambda data, kind: convert(data, kind),
        "decode": lambda data, kind: decode(msgspec.json.encode(data), kind)}[sys.argv[1]]
for round in range(300):
    part = msgspec.defstruct(f"Part{round}", [("a", int), ("b", list[tuple[int, ...]]), ("c", dict[str, int])])
    whole = msgspec.defstruct(f"Whole{round}", [("x", list[part]), ("y", dict[str, part]), ("z", part | None)])
    data = {"x": [{"a": 1, "b": [[1, 2]], "c": {"k": 1}}], "y": {"q": {"a": 1, "b": [], "c": {}}}, "z": None}
    together = threading.Barrier(4)

    def meet():
        together.wait()
        assert take(data, whole).x[0].a == 1

    threads = [threading.Thread(target=meet) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all met")
"""


@pytest.mark.parametrize("how", ["convert", "decode"])
def test_threads_that_meet_a_type_at_once_live(how: str) -> None:
    done = subprocess.run([sys.executable, "-c", MEETING, how], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "all met\n"), done.stderr
