"""Make sirocco/games/compass/data/outlines.json: the outlines of the areas, so that two touch if and only if linked.

Development only (pip install 'sirocco[maps]'). Every piece of land goes to the area whose skeleton is nearest: its
block of counters and its name, and half of the way to each area it is linked with. Where that lets areas touch that
are not linked, closed ground is put between them. Lines are then traced with vertices shared by both neighbours,
smoothed, and cut at the coast. Usage: python tools/compass_outlines.py
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry import LineString, Polygon, box
from shapely.ops import polygonize, unary_union

from sirocco.board.drawing.coast import land, shores
from sirocco.board.drawing.geometry import Point, Rect, simplified
from sirocco.board.drawing.projection import Projection, Stretch

DATA = Path(__file__).parent.parent / "sirocco/games/compass/data"
SCALE = 2  # sheet units per cell of the raster
REACH = 66.0  # how far an area extends beyond its skeleton into the open desert
SPAN = 56.0  # bays of the open desert narrower than twice this are filled
ROOM = 15.0  # half the width of closed ground between two areas that are not linked
LEAST = 26.0  # the shortest border that two linked areas may share
OPEN = -1

Grid = Any
Pair = tuple[int, int]


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def noise(shape: tuple[int, int], size: float, seed: int) -> Grid:
    """Smooth noise from -1 to 1 with features of about `size` cells."""
    raw = np.random.default_rng(seed).standard_normal(shape)
    smooth = ndimage.gaussian_filter(raw, size / 2)
    return np.clip(smooth / (2 * smooth.std()), -1, 1)


def painted(shape: tuple[int, int], paint: Callable[[ImageDraw.ImageDraw], None]) -> Grid:
    image = Image.new("L", (shape[1], shape[0]), 0)
    paint(ImageDraw.Draw(image))
    return np.array(image) > 0


def pair_of(a: int, b: int) -> Pair:
    return min(a, b), max(a, b)


class Ground:
    """ground.toml and map.toml as the tool needs them."""

    def __init__(self) -> None:
        self.data = tomllib.loads((DATA / "ground.toml").read_text(encoding="utf-8"))
        self.areas = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))["area"]
        sheet = self.data["sheet"]
        self.frame = Rect(*sheet["frame"])
        self.shape = (round(sheet["height"] / SCALE), round(sheet["width"] / SCALE))
        stretch = Stretch(**{axis: [tuple(k) for k in self.data["stretch"][axis]] for axis in ("lon", "lat")})
        self.outlines = shores(land(sheet["land"]).rings, Projection(stretch), self.frame)
        self.land = unary_union([Polygon(o).buffer(0) for o in self.outlines])
        self.names = [*self.areas, *(patch["name"] for patch in self.data["closed"])]
        self.linked = {
            pair_of(self.names.index(a), self.names.index(b))
            for a, row in self.areas.items()
            for b in row["neighbours"]
        }

    def paint_land(self, draw: ImageDraw.ImageDraw) -> None:
        for outline in self.outlines:
            draw.polygon([(x / SCALE, y / SCALE) for x, y in outline], fill=1)

    def block(self, name: str) -> tuple[float, float, float, float]:
        """The room an area must have: its counters and its name."""
        x, y = self.data["block"][name]
        row = self.data.get("room", {}).get(name)
        under = name in self.data["names"]["below"]
        above = 54 if self.areas[name]["coastal"] or under else 76
        left, above, right, below = row or (78, above, 78, 76 if under else 54)
        return x - left, y - above, x + right, y + below

    def skeleton(self, name: str) -> Grid:
        x, y = self.data["block"][name]
        ends = []
        for other in self.areas[name]["neighbours"]:
            ox, oy = self.data["block"][other]
            ends.append(self.data.get("meet", {}).get("/".join(sorted((name, other)))) or ((x + ox) / 2, (y + oy) / 2))

        ends += self.data.get("reach", {}).get(name, [])

        def paint(draw: ImageDraw.ImageDraw) -> None:
            draw.rectangle([v / SCALE for v in self.block(name)], fill=1)
            for ex, ey in ends:
                draw.line([x / SCALE, y / SCALE, ex / SCALE, ey / SCALE], fill=1, width=11)

        return painted(self.shape, paint)


def owners(ground: Ground) -> tuple[Grid, list[str]]:
    """The raster of owners (index of a name, or OPEN), and the names with those of new closed patches."""
    shape, count = ground.shape, len(ground.areas)
    skeletons = [ground.skeleton(name) for name in ground.areas]
    patches = [*ground.data["closed"], *ground.data["open"]]
    for patch in patches:
        line = [(x / SCALE, y / SCALE) for x, y in patch["along"]]
        skeletons.append(painted(shape, lambda draw, line=line: draw.line(line, fill=1, width=1)))  # type: ignore[misc]
    far = np.stack([ndimage.distance_transform_edt(~s) * SCALE for s in skeletons]).astype(np.float32)
    for i, patch in enumerate(patches):
        far[count + i] -= patch["wide"]
    near = far[:count].min(axis=0)
    ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]]
    shake = np.clip(near * 0.6, 1.5, 34.0) / SCALE
    wx = xs + shake * noise(shape, 30, 1) + 1.1 * noise(shape, 8, 2)
    wy = ys + shake * noise(shape, 30, 3) + 1.1 * noise(shape, 8, 4)
    warped = np.stack([ndimage.map_coordinates(f, [wy, wx], order=1, mode="nearest") for f in far])
    owner = warped.argmin(axis=0)
    on_land = painted(shape, ground.paint_land)
    taken = near < REACH + 24 * noise(shape, 60, 5) + 9 * noise(shape, 18, 7)
    wide = ndimage.distance_transform_edt(~np.pad(taken, 60, mode="edge")) * SCALE < SPAN
    taken = (ndimage.distance_transform_edt(wide) * SCALE > SPAN)[60:-60, 60:-60]
    taken = ndimage.binary_fill_holes(taken | ~on_land)
    taken = ndimage.gaussian_filter(taken.astype(np.float32), 8) > 0.5
    owner[~taken & on_land | (owner >= len(ground.names))] = OPEN
    names = list(ground.names)
    kept = np.stack(skeletons[:count]).any(axis=0)
    disk = ndimage.distance_transform_edt
    for pair in sorted(contacts(owner, on_land)):
        if pair in ground.linked or pair[1] >= count:
            continue
        cells = contacts(owner, on_land)[pair]
        mask = np.ones(shape, bool)
        for y, x in cells:
            mask[y, x] = False
        patch = (disk(mask) * SCALE < ROOM + 3 * noise(shape, 12, 6)) & ~kept
        names.append(f"between-{names[pair[0]]}-{names[pair[1]]}")
        owner[patch & (owner >= 0)] = len(names) - 1
        tell("closed ground", names[-1], "contact", len(cells) * SCALE)
    return owner, names


def contacts(owner: Grid, on_land: Grid) -> dict[Pair, list[tuple[int, int]]]:
    """Cells on land at which each pair of owners touches."""
    found: dict[Pair, list[tuple[int, int]]] = defaultdict(list)
    for dy, dx in ((0, 1), (1, 0)):
        a = owner[: owner.shape[0] - dy, : owner.shape[1] - dx]
        b = owner[dy:, dx:]
        for y, x in zip(*np.nonzero((a != b) & (a >= 0) & (b >= 0)), strict=True):
            if on_land[y, x]:
                found[pair_of(int(a[y, x]), int(b[y, x]))].append((y, x))
    return found


def traced(owner: Grid) -> list[Any]:
    """The lines between owners, from junction to junction, smoothed; ends stay where they are."""
    sides: dict[Pair, set[Pair]] = defaultdict(set)
    height, width = owner.shape
    for y, x in zip(*np.nonzero(owner[:, :-1] != owner[:, 1:]), strict=True):
        sides[(x + 1, y)].add((x + 1, y + 1))
        sides[(x + 1, y + 1)].add((x + 1, y))
    for y, x in zip(*np.nonzero(owner[:-1] != owner[1:]), strict=True):
        sides[(x, y + 1)].add((x + 1, y + 1))
        sides[(x + 1, y + 1)].add((x, y + 1))
    edge = {p for p in sides if p[0] in (0, width) or p[1] in (0, height)}
    nodes = {p for p, to in sides.items() if len(to) != 2} | edge
    used: set[frozenset[Pair]] = set()
    lines = []

    def follow(start: Pair, then: Pair) -> None:
        path = [start, then]
        used.add(frozenset((start, then)))
        while path[-1] not in nodes and path[-1] != start:
            following = next(p for p in sides[path[-1]] if p != path[-2])
            used.add(frozenset((path[-1], following)))
            path.append(following)
        lines.append(smooth(np.array(path, float) * SCALE))

    for start in sorted(nodes) + sorted(sides):
        for then in sorted(sides[start]):
            if frozenset((start, then)) not in used:
                follow(start, then)
    return lines


def smooth(points: Grid) -> Any:
    closed = bool((points[0] == points[-1]).all())
    if closed:
        rounded = ndimage.gaussian_filter1d(points[:-1], 3.2, axis=0, mode="wrap")
        rounded = np.vstack([rounded, rounded[:1]])
    else:
        span = min(len(points) - 1, 12)
        head = 2 * points[0] - points[span:0:-1]
        tail = 2 * points[-1] - points[-2 : -2 - span : -1]
        rounded = ndimage.gaussian_filter1d(np.vstack([head, points, tail]), 3.2, axis=0)[span : len(points) + span]
        rounded[0], rounded[-1] = points[0], points[-1]
    return LineString(simplified([tuple(p) for p in rounded], 0.55))


def faces(ground: Ground, owner: Grid, names: list[str]) -> dict[str, Any]:
    """One polygon for each name: lines and coast noded together, so neighbours share every vertex."""
    sheet = ground.land.intersection(box(*ground.frame))
    work = unary_union([*traced(owner), sheet.boundary])
    work = shapely.set_precision(work, 0.1)
    parts: dict[str, list[Any]] = defaultdict(list)
    for face in polygonize(work):
        at = face.representative_point()
        if not sheet.contains(at):
            continue
        label = owner[min(int(at.y / SCALE), owner.shape[0] - 1), min(int(at.x / SCALE), owner.shape[1] - 1)]
        parts["open" if label == OPEN else names[label]].append(face)
    whole: dict[str, Any] = {}
    scraps = []
    for name, of in parts.items():
        of.sort(key=lambda p: -p.area)
        if name == "open":
            whole[name] = of
            continue
        whole[name] = of[0]
        scraps += of[1:]
    for scrap in scraps:
        shared = {n: p.intersection(scrap).length for n, p in whole.items() if n != "open"}
        best = max(shared, key=lambda n: shared[n])
        if shared[best] > 0:
            whole[best] = unary_union([whole[best], scrap])
            tell("scrap of", round(scrap.area), "goes to", best)
        else:
            tell("scrap of", round(scrap.area), "is nobody's")
    return whole


def topology(ground: Ground, whole: dict[str, Any]) -> dict[str, Any]:
    """Arcs shared by two owners, and each owner's ring as a list of arcs (n: forward, -n: backward, from 1)."""
    owner_of: dict[frozenset[Point], list[str]] = defaultdict(list)
    for name, shape in whole.items():
        for part in shape if name == "open" else [shape]:
            for ring in [part.exterior, *part.interiors]:
                for a, b in pairwise(vertices(ring)):
                    owner_of[frozenset((a, b))].append(name)
    arcs: list[dict[str, Any]] = []
    known: dict[tuple[Point, ...], int] = {}
    outlines = {}
    for name, shape in whole.items():
        if name == "open":
            continue
        refs = []
        for other, line in runs(name, vertices(shape.exterior)[:-1], owner_of, ground.frame):
            back = tuple(reversed(line))
            if back in known:
                refs.append(-known[back])
                continue
            arcs.append({"of": [name, other], "line": [v for point in line for v in point]})
            known[tuple(line)] = len(arcs)
            refs.append(len(arcs))
        outlines[name] = refs
    return {"arcs": arcs, "areas": {n: outlines[n] for n in ground.areas}, "closed": closed(ground, outlines)}


def vertices(ring: Any) -> list[Point]:
    return [(round(x, 1), round(y, 1)) for x, y in ring.coords]


def runs(
    name: str, ring: list[Point], owner_of: dict[frozenset[Point], list[str]], frame: Rect
) -> list[tuple[str, list[Point]]]:
    """A ring in pieces: each with what lies beyond it."""

    def across(a: Point, b: Point) -> str:
        others = [other for other in owner_of[frozenset((a, b))] if other != name]
        on_edge = any(abs(a[i % 2] - frame[i]) < 0.3 and abs(b[i % 2] - frame[i]) < 0.3 for i in range(4))
        return others[0] if others else "edge" if on_edge else "sea"

    beyond = [across(a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    start = next((i for i in range(len(ring)) if beyond[i] != beyond[i - 1]), 0)
    points, beyond = ring[start:] + ring[:start], beyond[start:] + beyond[:start]
    found: list[tuple[str, list[Point]]] = []
    for i, other in enumerate(beyond):
        if not found or found[-1][0] != other:
            found.append((other, [points[i]]))
        found[-1][1].append(points[(i + 1) % len(points)])
    return found


def closed(ground: Ground, outlines: dict[str, list[int]]) -> list[dict[str, Any]]:
    kinds = {patch["name"]: patch["kind"] for patch in ground.data["closed"]}
    told = ground.data.get("kind", {})
    return [
        {"name": n, "kind": kinds.get(n) or told.get(n, "hills"), "ring": ring}
        for n, ring in outlines.items()
        if n not in ground.areas
    ]


def check(ground: Ground, made: dict[str, Any]) -> Iterable[str]:
    shared: dict[Pair, float] = defaultdict(float)
    coast: dict[str, float] = defaultdict(float)
    for arc in made["arcs"]:
        a, b = arc["of"]
        points = list(zip(arc["line"][::2], arc["line"][1::2], strict=True))
        reach = LineString(points).length
        if a in ground.areas and b in ground.areas:
            shared[pair_of(ground.names.index(a), ground.names.index(b))] += reach
        if b == "sea":
            coast[a] += reach
    for pair in sorted(shared.keys() | ground.linked):
        names = " and ".join(ground.names[i] for i in pair)
        if pair not in ground.linked:
            yield f"{names} touch by {shared[pair]:.0f} and are not linked"
        elif shared[pair] < LEAST:
            yield f"{names} are linked and share only {shared[pair]:.0f}"
    for name, row in ground.areas.items():
        if row["coastal"] != (coast[name] > 30):
            yield f"{name}: coastal {row['coastal']}, but {coast[name]:.0f} of coast"


def main() -> None:
    ground = Ground()
    owner, names = owners(ground)
    made = topology(ground, faces(ground, owner, names))
    problems = list(check(ground, made))
    for problem in problems:
        tell(problem)
    tell(
        len(made["arcs"]),
        "arcs",
        sum(len(a["line"]) // 2 for a in made["arcs"]),
        "vertices",
        len(made["closed"]),
        "closed",
    )
    note = "Made by tools/compass_outlines.py from ground.toml and map.toml. Coast: Natural Earth, public domain."
    lines = ["{", f'"note": {json.dumps(note)},', '"arcs": [']
    lines += [json.dumps(arc, separators=(",", ":")) + "," for arc in made["arcs"]]
    lines[-1] = lines[-1][:-1]
    lines += ["],", f'"areas": {json.dumps(made["areas"], separators=(",", ":"))},']
    lines += [f'"closed": {json.dumps(made["closed"], separators=(",", ":"))}', "}"]
    (DATA / "outlines.json").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
