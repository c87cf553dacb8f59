import { describe, expect, it } from "vitest";
import { lastFight } from "../src/lib/fights";
import type { EventData, Sheet } from "../src/lib/types";

const sheet = {
  fights: { clash: "parted" },
  rolls: { rolled: { pieces: "units", faces: "faces", dice: "dice" } },
  pieces: { a: { side: "red" }, b: { side: "red" }, c: { side: "blue" } },
} as unknown as Sheet;

const event = (kind: string, data: Record<string, unknown> = {}): EventData => ({ kind, data }) as EventData;
const rolled = (units: string[], faces: number[], dice: number[]): EventData => event("rolled", { units, faces, dice });

describe("the last battle", () => {
  it("is nothing before one has begun", () => {
    expect(lastFight([event("moved")], sheet)).toBeNull();
  });

  it("lasts until the event that ends it, and what follows is no part of it", () => {
    const log = [event("moved"), event("clash"), event("lost"), event("parted"), event("moved")];
    const fight = lastFight(log, sheet);
    expect(fight).toMatchObject({ from: 1, to: 3, rest: [{ kind: "lost" }] });
  });

  it("counts a die as a hit if it shows no more than the faces that hit, and gives the expected number", () => {
    const log = [event("clash"), rolled(["a", "b"], [3, 2], [3, 5]), rolled(["c"], [1], [0])];
    const fight = lastFight(log, sheet);
    expect(fight?.to).toBeNull();
    expect(fight?.throws.map((thrown) => [thrown.side, thrown.hits])).toEqual([
      ["red", 1],
      ["blue", 0],
    ]);
    expect(fight?.throws[0]?.expected).toBeCloseTo(5 / 6);
  });

  it("is the one that began last", () => {
    const log = [event("clash"), event("parted"), event("clash"), event("lost")];
    expect(lastFight(log, sheet)).toMatchObject({ from: 2, to: null, rest: [{ kind: "lost" }] });
  });
});
