"""The ground below the lines: paper, sea with water-lines, tints with soft edges, relief, dunes, folds. No text.

Everything slow to draw is here, so that a page can rasterise it once. Relief is noise lit from the north-west, strong
or faint by our own terrain classes; no elevation data is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from sirocco.board.drawing.geometry import Line, Point, Rect, bounds, chance, curve, inside
from sirocco.board.drawing.svg import document, group, line, path_data, rect, tag

PAPER = "#f3ead4"
SAND = "#efe3c6"
SEA = "#bcd2d3"
WATER_LINES = ((152, "#bfd4d4"), (112, "#c3d7d6"), (78, "#c8dbd9"), (48, "#cddedb"), (24, "#d3e2dd"))
"""Breadth of each band, both sides of the coast together, and its colour: lighter towards the shore."""
WATER_INK = "#7fa3aa"
SMOOTH = 0.8
"""Blur that takes the steps out of noise with 256 levels."""
GRAIN = 240.0
"""Edge of the tile of paper that is repeated over the sheet."""


class Tint(msgspec.Struct, frozen=True):
    """A patch of ground of one colour. `relief` is how broken it is, from 0 to 1; `dunes` puts sand ridges on it.
    `also` are further outlines of the same patch; one within another is a hole."""

    outline: Line
    colour: str
    blur: float = 24.0
    relief: float = 0.0
    dunes: bool = False
    opacity: float = 1.0
    also: list[Line] = []

    def filled(self, **attributes: str | None) -> str:
        if not self.also:
            return line(self.outline, True, **attributes)
        data = "".join(path_data(outline, True) for outline in (self.outline, *self.also))
        return tag("path", d=data, fill_rule="evenodd", **attributes)

    @property
    def box(self) -> Rect:
        return bounds([*self.outline, *(point for outline in self.also for point in outline)])


class Ground(msgspec.Struct, frozen=True):
    """What there is to draw. `places` are lifted a little out of the land around them."""

    width: float
    height: float
    frame: Rect
    shores: list[Line]
    tints: list[Tint]
    places: list[Line]
    scarps: list[list[Point]]

    def draw(self) -> str:
        return document(
            self.width,
            self.height,
            tag("defs", *self._defs()),
            tag("rect", width=self.width, height=self.height, fill=PAPER),
            group([rect(self.frame, fill=SEA), *self._water(), self._land()], clip_path="url(#gd-frame)"),
            self._paper(),
        )

    def _defs(self) -> Iterable[str]:
        yield tag("clipPath", rect(self.frame), id="gd-frame")
        yield tag("clipPath", *(line(shore, True) for shore in self.shores), id="gd-land")
        for size in sorted({tint.blur for tint in self.tints} | {3.0, 9.0}):
            blur = tag("feGaussianBlur", stdDeviation=size)
            yield tag("filter", blur, id=f"gd-blur-{size:g}", x="-30%", y="-30%", width="160%", height="160%")
        yield _relief("gd-plain", ".0085 .011", 4, 3.4, 4.0, 4)
        yield _relief("gd-broken", ".012 .016", 5, 3.2, 9.5, 11)
        for n, (_, tints) in enumerate(self._broken()):
            yield tag("mask", *map(_soft, tints), id=f"gd-broken-{n}")
        swell = tag("feTurbulence", type="fractalNoise", baseFrequency=".004 .013", numOctaves="2", seed="3")
        tone = tag("feColorMatrix", values="0 0 0 0 .2 0 0 0 0 .36 0 0 0 0 .42 .9 0 0 0 -.36")
        yield tag("filter", swell, tone, id="gd-swell", x="0", y="0", width="1", height="1")
        noise = {"type": "fractalNoise", "baseFrequency": ".55", "numOctaves": "3", "seed": "9"}
        grain = tag("feTurbulence", **noise, stitchTiles="stitch")
        fibre = tag("feColorMatrix", values="0 0 0 0 .32 0 0 0 0 .24 0 0 0 0 .12 0 .55 0 0 -.235")
        yield tag("filter", grain, fibre, id="gd-grain", x="0", y="0", width="1", height="1")
        tile = tag("rect", width=GRAIN, height=GRAIN, filter="url(#gd-grain)")
        yield tag("pattern", tile, id="gd-paper", width=GRAIN, height=GRAIN, patternUnits="userSpaceOnUse")
        yield _fade(
            "gd-fold",
            (("0", "#3d2f18", 0.0), (".46", "#3d2f18", 0.075), (".5", "#fffaf0", 0.34), ("1", "#fffaf0", 0.0)),
        )
        yield tag(
            "radialGradient",
            tag("stop", offset=".62", stop_color="#4a3517", stop_opacity="0"),
            tag("stop", offset="1", stop_color="#4a3517", stop_opacity=".2"),
            id="gd-age",
            r=".72",
        )

    def _broken(self) -> list[tuple[Rect, list[Tint]]]:
        """Broken ground in separate regions, so that its relief is worked out only where it shows."""
        regions: list[tuple[Rect, list[Tint]]] = []
        for tint in self.tints:
            if not tint.relief:
                continue
            box, tints = tint.box.grown(2.5 * tint.blur), [tint]
            for region in [r for r in regions if r[0].overlap(box)]:
                regions.remove(region)
                box, tints = box.joined(region[0]), [*region[1], *tints]
            regions.append((box, tints))
        return regions

    def _water(self) -> Iterable[str]:
        yield rect(self.frame, filter="url(#gd-swell)", opacity=".42")
        data = "".join(path_data(shore, True) for shore in self.shores)
        for n, (breadth, colour) in enumerate(WATER_LINES):
            shared = {"d": data, "fill": "none", "stroke_linejoin": "round"}
            ink = f"{0.26 + 0.12 * n:g}"
            yield tag("path", **shared, stroke=WATER_INK, stroke_width=breadth + 2.2, stroke_opacity=ink)
            yield tag("path", **shared, stroke=colour, stroke_width=breadth)

    def _land(self) -> str:
        data = "".join(path_data(shore, True) for shore in self.shores)
        parts = [tag("path", d=data, fill=SAND)]
        for i, tint in enumerate(self.tints):
            blur = f"url(#gd-blur-{tint.blur:g})"
            opacity = None if tint.opacity == 1 else f"{tint.opacity:g}"
            parts.append(tint.filled(fill=tint.colour, fill_opacity=opacity, filter=blur))
            if tint.dunes:
                parts.append(_dunes(tint.outline, 40 + i))
        parts += [
            rect(self.frame, filter="url(#gd-plain)", opacity=".8"),
            *(
                group([rect(box, filter="url(#gd-broken)")], mask=f"url(#gd-broken-{n})")
                for n, (box, _) in enumerate(self._broken())
            ),
        ]
        # All in one piece: the blur of a short or level line alone would be cut off by its own bounds.
        shade = "".join(path_data([(x + 4, y + 7) for x, y in curve(scarp)]) for scarp in self.scarps)
        parts.append(
            tag(
                "path",
                d=shade,
                fill="none",
                stroke="#6d4d28",
                stroke_width=17,
                stroke_opacity=".34",
                filter="url(#gd-blur-9)",
            )
        )
        apart = data + "".join(path_data(place, True) for place in self.places)
        parts.append(tag("path", d=apart, fill="#b39a6b", fill_opacity=".2", fill_rule="evenodd"))
        edge = "".join(path_data(place, True) for place in self.places)
        parts.append(
            tag(
                "path",
                d=edge,
                fill="none",
                stroke="#5c4420",
                stroke_opacity=".3",
                stroke_width=7,
                filter="url(#gd-blur-3)",
            )
        )
        return group(parts, clip_path="url(#gd-land)")

    def _paper(self) -> str:
        """Grain, folds and the warmth of old edges, over everything."""
        whole = Rect(0, 0, self.width, self.height)
        parts = [rect(whole, fill="url(#gd-paper)"), rect(whole, fill="url(#gd-age)")]
        for n in range(1, 6):
            x = self.width * n / 6
            parts.append(rect(Rect(x - 9, 0, x + 9, self.height), fill="url(#gd-fold)", opacity=".8"))
        middle = self.height / 2
        turned = f"rotate(90 {self.width / 2:g} {middle:g})"
        across = Rect.around(self.width / 2, middle, 18, self.width)
        parts.append(rect(across, fill="url(#gd-fold)", opacity=".8", transform=turned))
        return group(parts)


def _fade(name: str, stops: Sequence[tuple[str, str, float]]) -> str:
    return tag(
        "linearGradient",
        *(tag("stop", offset=at, stop_color=colour, stop_opacity=f"{opacity:g}") for at, colour, opacity in stops),
        id=name,
    )


def _soft(tint: Tint) -> str:
    """A tint's part of the mask of strong relief: as soft at the edges as the tint."""
    blur = f"url(#gd-blur-{tint.blur:g})"
    return tint.filled(fill="#fff", fill_opacity=f"{tint.relief:g}", filter=blur)


def _relief(name: str, frequency: str, octaves: int, step: float, contrast: float, seed: int) -> str:
    """Noise as hills under light from the north-west: shadow in brown, light in cream, both by opacity alone.

    The slope is the noise less the noise one step away. A lighting filter would measure it from pixel to pixel, and the
    hills would change with the scale at which the ground is rasterised.
    """
    shared = {"in_": "height", "in2": "beyond", "operator": "arithmetic"}
    return tag(
        "filter",
        tag("feTurbulence", type="fractalNoise", baseFrequency=frequency, numOctaves=f"{octaves}", seed=f"{seed}"),
        tag("feColorMatrix", values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0", result="height"),
        tag("feOffset", in_="height", dx=f"{-step:g}", dy=f"{-step:g}", result="beyond"),
        tag("feComposite", **shared, k2=f"{contrast:g}", k3=f"{-contrast:g}"),
        tag("feGaussianBlur", stdDeviation=SMOOTH),
        tag("feColorMatrix", values="0 0 0 0 .33 0 0 0 0 .22 0 0 0 0 .09 0 0 0 1 0", result="shadow"),
        tag("feComposite", **shared, k2=f"{-contrast:g}", k3=f"{contrast:g}"),
        tag("feGaussianBlur", stdDeviation=SMOOTH),
        tag("feColorMatrix", values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .86 0 0 0 .6 0", result="shine"),
        tag("feMerge", tag("feMergeNode", in_="shine"), tag("feMergeNode", in_="shadow")),
        id=name,
        x="0",
        y="0",
        width="1",
        height="1",
        color_interpolation_filters="sRGB",
    )


def _dunes(outline: Line, seed: int) -> str:
    """Ridges of sand lying along the wind, thinning towards the edge of the patch."""
    left, top, right, bottom = bounds(outline)
    ridges = []
    for row in range(int((bottom - top) / 15)):
        for column in range(int((right - left) / 62)):
            x = left + column * 62 + 31 * (row % 2) + 20 * chance(seed, row, column)
            y = top + row * 15 + 5 * chance(seed, row, column, 1)
            reach = 24 + 12 * chance(seed, row, column, 2)
            if inside((x, y), outline) and inside((x + reach, y - 6), outline):
                ridges.append(
                    f"M{x:.0f} {y:.0f}q{reach / 2:.0f}-{7 + 3 * chance(seed, row, column, 3):.0f} {reach:.0f}-5"
                )
    return tag(
        "path",
        d="".join(ridges),
        fill="none",
        stroke="#b08b4e",
        stroke_opacity=".38",
        stroke_width="1.5",
        stroke_linecap="round",
    )
