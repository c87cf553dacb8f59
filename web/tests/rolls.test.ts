import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import RollView from "../src/components/RollView.svelte";
import { looseRolls } from "../src/lib/fights";
import { around, chartRoll, diceOf } from "../src/lib/rolls";
import { Shell } from "../src/lib/shell.svelte";
import type { EventData, Sheet } from "../src/lib/types";

const sheet = {
  rolls: {
    shot: { dice: "die", chart: "table", column: "odds", row: "final", modifier: "modifier", result: "result" },
    luck: { dice: "die" },
    volley: { dice: "dice", pieces: "units", faces: "faces" },
  },
  charts: {
    open: {
      columns: ["1:2", "1:1", "2:1"],
      rows: ["A", "B", "C", "D", "E", "F", "G"].map((r) => [`${r}1`, `${r}2`, `${r}3`]),
      first: 1,
      dice: 1,
    },
  },
  fights: { clash: "parted" },
  argument_kinds: { table: "table", result: "outcome" },
  event_rules: {},
} as unknown as Sheet;
const event = (kind: string, data: Record<string, unknown> = {}): EventData => ({ kind, data }) as EventData;
const shot = (more: object = {}): EventData =>
  event("shot", { table: "open", odds: "2:1", die: 4, modifier: 1, final: 5, result: "E3", ...more });

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

describe("a roll on a results table", () => {
  it("has a row, a column and the rows that the dice could have given", () => {
    expect(chartRoll(shot(), sheet)).toMatchObject({ column: 2, row: 4, reach: [1, 6], modifier: 1, final: 5 });
    expect(chartRoll(shot({ modifier: -3, final: 1 }), sheet)).toMatchObject({ row: 0, reach: [0, 2] });
  });

  it("is none without a table", () => {
    expect(chartRoll(event("luck", { die: 2 }), sheet)).toBeNull();
    expect(chartRoll(shot({ odds: "9:1" }), sheet)).toBeNull();
    expect(diceOf(event("luck", { die: 2 }), sheet)).toEqual([2]);
    expect(diceOf(event("volley", { dice: ["3", "-"] }), sheet)).toEqual([3]);
  });

  it("is shown with what lies around it where room is short", () => {
    expect(around(0, 8, 3)).toEqual([0, 3]);
    expect(around(4, 8, 3)).toEqual([3, 6]);
    expect(around(7, 8, 3)).toEqual([5, 8]);
    expect(around(2, 3, Infinity)).toEqual([0, 3]);
    expect(around(2, 3, 0)).toEqual([2, 3]);
  });

  it("lights its row and its column, and one cell where they meet", () => {
    const { container } = render(RollView, { play: { sheet }, shell: new Shell(), event: shot() });
    expect(container.querySelector("[data-face]")!.getAttribute("data-face")).toBe("4");
    expect(container.querySelector(".modified")!.textContent).toBe("+1 = 5");
    expect(container.querySelector("thead .lit")!.textContent).toBe("2:1");
    expect(container.querySelector("tr.lit th")!.textContent).toBe("5");
    expect([...container.querySelectorAll(".here")].map((cell) => cell.textContent)).toEqual(["E3"]);
    expect(container.querySelector("[data-result]")!.textContent).toBe("E3");
    expect(container.querySelectorAll("tr.far")).toHaveLength(1);
    expect(container.textContent).not.toContain("by the rules");
  });

  it("tells when the rules make something else of it", () => {
    const { container } = render(RollView, { play: { sheet }, shell: new Shell(), event: shot({ result: "F3" }) });
    expect(container.querySelector("[data-result]")!.textContent).toBe("F3");
    expect(container.querySelector(".here")!.textContent).toBe("E3");
    expect(container.textContent).toContain("E3; by the rules it counts as F3");
  });
});

describe("dice outside battles", () => {
  it("are those since an entry of the log that neither a battle nor a piece has; what needed none shows none", () => {
    const log = [
      event("luck", { die: 5 }),
      event("clash"),
      event("luck"),
      event("parted"),
      event("luck", { die: 3 }),
      event("volley"),
      event("luck", { die: 0 }),
    ];
    expect(looseRolls(log, 1, sheet)).toEqual([log[4]]);
    expect(looseRolls(log, 0, sheet)).toHaveLength(2);
  });
});
