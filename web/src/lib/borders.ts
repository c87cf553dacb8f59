/** The line around several places, from their outlines: the sides that belong to only one of them. */

interface Side {
  ends: [number, number, number, number];
  shared: boolean;
}

/** The corners of an outline as boards have it: a start, then straight steps from corner to corner. */
function corners(outline: string): [number, number][] {
  const numbers = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x, y] = found.at(-1) ?? [0, 0];
    found.push([x + numbers[i]!, y + numbers[i + 1]!]);
  }
  return found;
}

/** Two places round the ends of their common side each for itself: sides are told apart by their middles, roughly. */
const CELL = 6;
const AROUND = [0, -1, 1];

export function border(outlines: string[]): string {
  const sides = new Map<string, Side>();
  for (const outline of outlines) {
    const all = corners(outline);
    for (const [i, [x, y]] of all.entries()) {
      const [u, v] = all[(i + 1) % all.length]!;
      if (Math.hypot(u - x, v - y) < 1) continue;
      const [column, row] = [Math.round((x + u) / 2 / CELL), Math.round((y + v) / 2 / CELL)];
      const near = AROUND.flatMap((dx) => AROUND.map((dy) => sides.get(`${column + dx} ${row + dy}`)));
      const known = near.find((side) => side !== undefined);
      if (known) known.shared = true;
      else sides.set(`${column} ${row}`, { ends: [x, y, u, v], shared: false });
    }
  }
  const outer = [...sides.values()].filter((side) => !side.shared);
  return outer.map(({ ends: [x, y, u, v] }) => `M${x} ${y}L${u} ${v}`).join("");
}
