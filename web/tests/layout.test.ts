import { describe, expect, it } from "vitest";
import { block, byPlace, spots } from "../src/lib/layout";

const place = { x: 100, y: 50, outline: "", columns: 3, rows: 2, map: true };

describe("counters in a place", () => {
  it("lie in a block no larger than needed", () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => block(n, 3, 2))).toEqual([
      { columns: 1, rows: 1 },
      { columns: 2, rows: 1 },
      { columns: 3, rows: 1 },
      { columns: 2, rows: 2 },
      { columns: 3, rows: 2 },
      { columns: 3, rows: 2 },
    ]);
  });

  it("never overlap, and shrink when there are too many", () => {
    for (let n = 1; n <= 24; n++) {
      const found = spots(place, n, 40);
      expect(found).toHaveLength(n);
      for (const [i, a] of found.entries()) {
        for (const b of found.slice(i + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size - 0.01);
        }
        expect(Math.abs(a.x - place.x) + a.size / 2).toBeLessThanOrEqual(40 * 3 * 0.6);
      }
    }
    expect(spots(place, 1, 40)[0]!.size).toBeCloseTo(52);
    expect(spots({ ...place, map: false }, 1, 40)[0]!.size).toBe(40);
    expect(spots(place, 6, 40)[0]!.size).toBe(40);
    expect(spots(place, 12, 40)[0]!.size).toBeLessThan(40);
  });

  it("are gathered by where they are", () => {
    const found = byPlace({ a: { at: "X" }, b: { at: "Y" }, c: { at: "X" } });
    expect([...found]).toEqual([
      ["X", ["a", "c"]],
      ["Y", ["b"]],
    ]);
  });
});
