"""`make bench`: how fast the kernel and the games are, beside python-chess in the same run.

In brackets are the moves of python-chess per CPU second, taken in turns with the game's own playouts. All figures are
CPU time of one process on one core; each is the best of a few rounds, so that a busy machine disturbs them less.
"""

from __future__ import annotations

import subprocess
import sys
import time

from benchmarks import compass, dark_sands, kasserine, salerno_rome
from benchmarks.measuring import ROUNDS, Row


def cpu_model() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 (a pseudo-file)
            models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    except OSError:
        models = []
    return models[0] if models else "unknown CPU"


def import_time() -> float:
    """Milliseconds of `import sirocco` in a fresh interpreter, less the interpreter's own start."""

    def run(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (time.perf_counter() - began) * 1000

    return min(run("import sirocco") for _ in range(ROUNDS)) - min(run("pass") for _ in range(ROUNDS))


def main() -> None:
    print(f"{cpu_model()}, Python {sys.version.split()[0]}")
    show(Row("import sirocco", f"{import_time():.0f} ms", "150 or less"))
    for game in (compass, dark_sands, kasserine, salerno_rome):
        print()
        for row in game.rows():
            show(row)


def show(row: Row) -> None:
    print(f"{row.name:45}{row.figure:>26}   {row.goal}", flush=True)


if __name__ == "__main__":
    main()
