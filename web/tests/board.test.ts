import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import PlaceLayer from "../src/components/PlaceLayer.svelte";
import Sequence from "../src/components/Sequence.svelte";

/** Of a game only what these components read. */
function playing(table: object, more: { here?: object[]; manner?: string; sheet?: object } = {}): never {
  const { here = [], manner = "", sheet = { place: "area", pieces: {}, sequence: [] } } = more;
  return {
    sheet,
    things: { place: (id: string) => ({ kind: "area", id }) },
    shown: { table, here },
    screen: { mine: true },
    asked: { places: [] },
    routes: { ways: {} },
    selection: {
      goals: new Set(["A"]),
      struck: new Set(),
      afar: new Set(),
      picks: [],
      manner,
      isPicked: () => false,
      fresh: { piece: new Set(), card: new Set() },
    },
    advice: { hover: () => {} },
  } as never;
}

describe("a place that can be gone to", () => {
  const outline = "M0 0h1v1z";
  const board = { places: { A: { outline }, B: { outline } } } as never;
  const drawn = (manner: string): Element[] => {
    const props = { play: playing({}, { manner }), board, hand: {} as never, stacks: new Map(), changed: new Set() };
    return [...render(PlaceLayer, props as never).container.querySelectorAll(".place")];
  };

  it("is shown apart if the movement is of a kind of its own, and no other place is", () => {
    expect(drawn("").map((place) => place.classList.contains("apart"))).toEqual([false, false]);
    expect(drawn("extended").map((place) => place.classList.contains("apart"))).toEqual([true, false]);
    expect(drawn("extended")[0]!.getAttribute("aria-label")).toContain("extended");
  });
});

describe("the sequence of play", () => {
  const sequence = [
    {
      step: "Draw",
      rule: "1",
      also: ["Drawn"],
      stages: [
        { step: "Place", rule: "2" },
        { step: "Drawn", rule: "3" },
      ],
    },
    { step: "End", rule: "4", stages: [{ step: "Score", rule: "5" }] },
  ];
  const shown = (...stack: string[]): { lines: string[]; now: string[] } => {
    const here = stack.map((step) => ({ step, rule: "", side: null }));
    const play = playing({}, { here, sheet: { sequence } });
    const { container } = render(Sequence, { play, shell: { sequence: true } as never });
    const lines = (found: NodeListOf<Element>): string[] => [...found].map((line) => line.textContent.trim());
    return {
      lines: lines(container.querySelectorAll(".what")),
      now: lines(container.querySelectorAll("[aria-current] > .line .what")),
    };
  };

  it("opens the line that is being played, also by a step that it merely stands for", () => {
    expect(shown("Draw", "Place")).toEqual({
      lines: ["step-Draw", "step-Place", "step-Drawn", "step-End"],
      now: ["step-Place"],
    });
    expect(shown("Drawn").lines).toEqual(["step-Draw", "step-Place", "step-Drawn", "step-End"]);
    expect(shown("End").lines).toEqual(["step-Draw", "step-End", "step-Score"]);
  });

  it("marks one line as the present one: the innermost", () => {
    expect(shown("Drawn").now).toEqual(["step-Drawn"]);
    expect(shown("Draw").now).toEqual(["step-Draw"]);
  });
});
