import { expect, it } from "vitest";
import { stay } from "../src/lib/pace";

it("dice stay longest, then moves, then panels, and nothing else holds the game up", () => {
  const move: [string[], unknown] = [["table", "pieces", "A", "at"], "X"];
  const panel: [string[], unknown] = [["table", "panel"], null];
  const dice = stay([{ kind: "rolled", data: {} }], [move], { rolled: {} });
  const moves = stay([], [move, panel], {});
  const panels = stay([], [panel], {});
  expect(dice).toBeGreaterThan(moves);
  expect(moves).toBeGreaterThan(panels);
  expect(panels).toBeGreaterThan(0);
  expect(stay([{ kind: "turn", data: {} }], [[["decision"], null]], {})).toBe(0);
});
