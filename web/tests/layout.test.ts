import { describe, expect, it } from "vitest";
import { block, byPlace, spots } from "../src/lib/layout";

const place = { x: 100, y: 50, outline: "", columns: 3, rows: 2, map: true, size: 0 };
const some = (number: number): string[] => Array.from({ length: number }, (_, i) => `unit ${i}`);

describe("counters in a place", () => {
  it("lie in a block no larger than needed", () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => block(n, 3))).toEqual([
      { columns: 1, rows: 1 },
      { columns: 2, rows: 1 },
      { columns: 3, rows: 1 },
      { columns: 2, rows: 2 },
      { columns: 3, rows: 2 },
      { columns: 3, rows: 2 },
    ]);
  });

  it("lie side by side while there is room, and in stacks of full size when there is not", () => {
    for (let n = 1; n <= 24; n++) {
      const found = spots(place, some(n), 40);
      expect(found.size).toBe(n);
      const tops = [...found.values()].filter((spot) => spot.depth === 0);
      expect(tops.length).toBe(Math.min(n, 6));
      expect(tops.flatMap((spot) => spot.pile)).toEqual(some(n));
      for (const [i, a] of tops.entries()) {
        expect(a.size).toBeGreaterThanOrEqual(40);
        for (const b of tops.slice(i + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size - 0.01);
        }
      }
    }
  });

  it("are larger where there is room, and as large as the place says", () => {
    expect(spots(place, some(1), 40).get("unit 0")!.size).toBeCloseTo(52);
    expect(spots({ ...place, map: false }, some(1), 40).get("unit 0")!.size).toBe(40);
    expect(spots(place, some(6), 40).get("unit 0")!.size).toBe(40);
    expect(spots({ ...place, size: 33 }, some(9), 40).get("unit 0")!.size).toBe(33);
  });

  it("show the edges of those below the top one, the lowest drawn first", () => {
    const found = [...spots({ ...place, columns: 1, rows: 1 }, some(3), 40)];
    expect(found.map(([id]) => id)).toEqual(["unit 2", "unit 1", "unit 0"]);
    expect(found.map(([, spot]) => spot.x)).toEqual([...found.map(([, spot]) => spot.x)].sort((a, b) => b - a));
    expect(found[2]![1]).toMatchObject({ x: 100, y: 50, depth: 0 });
  });

  it("are gathered by where they are", () => {
    const found = byPlace({ a: { at: "X" }, b: { at: "Y" }, c: { at: "X" } });
    expect([...found]).toEqual([
      ["X", ["a", "c"]],
      ["Y", ["b"]],
    ]);
  });
});
