import { expect, it } from "vitest";
import { made } from "../src/lib/actions";
import { lastMoved } from "../src/lib/follow.svelte";
import { plannedMoves, toldTogether } from "../src/lib/hints.svelte";
import { stay } from "../src/lib/pace";

const verbs = {
  move: [["unit", "area"]],
  attack: [["unit", "area"]],
  activate: [["unit"]],
  join: [["unit"]],
  go: [["area"]],
  strike: [["area"]],
  with: [["unit"]],
  done: [[]],
};
const sheet = { piece: "unit", place: "area", select: "activate" };
const plan = (...texts: string[]): ReturnType<typeof made>[] =>
  texts.map((text) => {
    const [verb = "", ...ids] = text.split(" ");
    return made(verb, ids, { verbs });
  });
const position = {
  at: (id: string) => ({ A: "X", B: "X", C: "Z" })[id],
  moving: [],
  hostile: new Set(["T"]),
};

it("a plan that names its pieces is drawn as marches and a strike from where they end", () => {
  const found = plannedMoves(plan("move A Y", "attack A T", "move B Y", "attack B T"), sheet, position);
  expect(found).toEqual([
    { places: ["X", "Y"], strikes: false },
    { places: ["Y", "T"], strikes: true },
  ]);
});

it("pieces taken in hand go together, and those who attack strike from where they stand", () => {
  const march = plannedMoves(plan("activate A", "join B", "go Y", "go W", "done"), sheet, position);
  expect(march).toEqual([{ places: ["X", "Y", "W"], strikes: false }]);
  const strike = plannedMoves(plan("strike T", "with A", "with C", "done"), sheet, position);
  expect(strike.map((move) => move.places)).toEqual([
    ["X", "T"],
    ["Z", "T"],
  ]);
});

it("a plan is told by what several pieces do alike, and of a march only its end", () => {
  const actions = plan("move A W", "move A Y", "attack A T", "move B Y", "attack B T", "activate C", "go X", "go Z");
  const told = toldTogether(actions, { piece: "unit", place: "area", strikes: ["attack"] });
  expect(told.map((group) => group.map((action) => action.text))).toEqual([
    ["move A Y", "move B Y"],
    ["attack A T", "attack B T"],
    ["activate C"],
    ["go Z"],
  ]);
});

it("the camera goes to what moved last, and further steps of a march are quicker", () => {
  const before = { A: { at: "X" }, B: { at: "X" } };
  expect(lastMoved(before, { A: { at: "X" }, B: { at: "Y" } })).toBe("Y");
  expect(lastMoved(before, before)).toBeNull();
  const move: [string[], unknown] = [["table", "pieces", "A", "at"], "X"];
  expect(stay([], [move], {}, true)).toBeLessThan(stay([], [move], {}));
});
