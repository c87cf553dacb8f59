"""The country of a board of areas: everything that follows from its plan and outlines alone, and the areas' borders."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import msgspec

from sirocco.board.drawing import borders, coast, escarpment, lettering, svg
from sirocco.board.drawing.geometry import Point, curve, length
from sirocco.board.drawing.ground import Ground
from sirocco.board.drawing.lettering import Label, along, text_width
from sirocco.board.drawing.outlines import Outlines
from sirocco.board.drawing.plan import Plan
from sirocco.board.drawing.sheetplan import Region, Spot


class Landscape(msgspec.Struct, frozen=True):
    """`say` gives a region's name in the language of the sheet."""

    plan: Plan
    outlines: Outlines
    say: Callable[[str], str]

    def ground(self) -> str:
        p = self.plan
        places = [self.outlines.outline(area) for area in self.outlines.areas]
        return Ground(p.sheet.width, p.sheet.height, p.frame, p.shores, p.tints(), places, p.steep.scarps).draw()

    def clips(self) -> Iterable[str]:
        return coast.clips(self.plan.frame, self.plan.shores)

    def coast(self) -> str:
        return coast.coast(self.plan.shores)

    def relief(self) -> Iterable[str]:
        """Escarpments, salt marsh, and the ground that nobody enters."""
        for n, scarp in enumerate(self.plan.steep.scarps):
            yield escarpment.escarpment(scarp, 5 + n)
        for n, row in enumerate(self.plan.marsh):
            yield escarpment.marsh(row.outline, 60 + n)
        for n, patch in enumerate(self.outlines.closed):
            fill = escarpment.marsh if patch.kind == "marsh" else escarpment.hills
            yield fill(self.outlines.ring(patch.ring), 80 + n)

    def borders(self, links: Collection[frozenset[str]]) -> str:
        """The areas' borders. Should the links be other than those the outlines were made for, the sheet says so: a
        border that cannot be crossed is barred, and a dashed line leaps to a place that lies apart."""
        contacts = self.outlines.contacts()
        drawn = [borders.borders(arc.points for arc in self.outlines.arcs if not {"sea", "edge"} & set(arc.of))]
        for arc in self.outlines.arcs:
            if contacts.get(frozenset(arc.of), 0) and frozenset(arc.of) not in links:
                drawn.append(borders.barred(arc.points))
        for pair in sorted(map(sorted, links)):
            if frozenset(pair) not in contacts:
                drawn.append(borders.leap([self.plan.block[name] for name in pair]))
        return svg.group(drawn, clip_path="url(#bd-land)")

    def frontier(self) -> str:
        return borders.frontier(self.plan.projection.line(self.plan.frontier.line))

    def regions(self) -> Iterable[str]:
        for region in self.plan.region:
            style = f"bd-{region.style}"
            yield along(self.say(region.key), region.along, region.size, style, region.spacing, region.key)

    def slack(self, region: Region) -> float:
        """How much longer a region's curve is than its name."""
        upright = region.style == "province"
        return length(curve(region.along)) - text_width(self.say(region.key), region.size, upright, region.spacing)

    def spots(self) -> Iterable[str]:
        for spot in self.plan.spot:
            yield svg.circle(self.plan.projection(*spot.at), 2.6, class_="bd-spot-dot")
            yield self.spot(spot).draw()

    def spot(self, spot: Spot) -> Label:
        return lettering.spot(spot.name, self.plan.projection(*spot.at), spot.text, 16, self.plan.on_land)

    def between(self, first: str, last: str) -> list[Point]:
        """The points of a way from one area to another: town, where it crosses the border, town."""
        start, end = self.plan.town_of(first).site, self.plan.town_of(last).site
        via = self.plan.via.get(f"{first}/{last}") or self.plan.via.get(f"{last}/{first}", [])[::-1]
        crossing = None if via else self.outlines.crossing(first, last, start, end)
        return [start, *via, *([] if crossing is None else [crossing]), end]
