import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Counter from "../src/components/Counter.svelte";
import Die from "../src/components/Die.svelte";
import OddsView from "../src/components/OddsView.svelte";
import { symbol } from "../src/lib/symbols";

const style = { id: "north", colour: "#e3a65c", ink: "#2a1c0c", cut: true };
const piece = {
  side: "north",
  symbol: "SFGPUCI----I---",
  short: "1st",
  faces: [{ values: ["3*", "4"] }, { values: ["1*", "4"] }],
};

describe("a counter", () => {
  it("shows name, values and strength of the face that is up", () => {
    const { container } = render(Counter, { piece, now: { at: "X" }, style });
    expect(container.querySelector(".values")!.textContent).toBe("3*–4");
    expect(container.querySelector(".name")!.textContent.trim()).toBe("1st");
    expect(container.querySelectorAll(".pips circle[fill='none']")).toHaveLength(0);
  });

  it("distinguishes a reduced unit, one out of supply and one that attacks by shape, not by colour alone", () => {
    const { container } = render(Counter, { piece, now: { at: "X", face: 1, badges: ["oos"], aim: "Y" }, style });
    expect(container.querySelector(".values")!.textContent).toBe("1*–4");
    expect(container.querySelectorAll(".pips circle[fill='none']")).toHaveLength(1);
    expect(container.querySelectorAll(".badge")).toHaveLength(2);
  });

  it("is cut at the corner for one side only", () => {
    const cut = render(Counter, { piece, now: { at: "X" }, style })
      .container.querySelector(".body")!
      .getAttribute("d");
    const whole = render(Counter, { piece, now: { at: "X" }, style: { ...style, cut: false } })
      .container.querySelector(".body")!
      .getAttribute("d");
    expect(cut).not.toBe(whole);
  });
});

describe("a symbol", () => {
  it("differs by what the unit is and how large", () => {
    const codes = ["SFGPUCI----I---", "SFGPUCA----H---", "SFGPUCF----H---", "SFGPUCI----H---"];
    expect(new Set(codes.map((code) => symbol(code, "#000").content)).size).toBe(4);
  });
});

describe("odds", () => {
  it("are summed by what they mean and shown exactly", () => {
    const outcome = (key: string, chance: number, exact: string): object => ({ label: { key }, chance, exact });
    const outcomes = [
      outcome("outcome-a", 0.25, "1/4"),
      outcome("outcome-a", 0.25, "1/4"),
      outcome("outcome-b", 0.5, "1/2"),
    ];
    const measures = [
      { label: { key: "measure-cleared" }, value: 0.75, exact: "3/4", is_chance: true },
      { label: { key: "measure-loss" }, value: 1.25, exact: "5/4", is_chance: false },
    ];
    const { container } = render(OddsView, { odds: { given: { key: "given" }, outcomes, measures } as never });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("outcome-b 50%, outcome-a 50%");
    expect(screen.getAllByText("1/4")).toHaveLength(2);
    const shown = [...container.querySelectorAll(".measures span")].map((span) => span.textContent);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatch(/measure-cleared.*75%/);
    expect(shown[1]).toMatch(/measure-loss.*1\.3/);
  });
});

describe("a die", () => {
  it("has as many pips as its face", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(render(Die, { face }).container.querySelectorAll("circle")).toHaveLength(face);
    }
  });
});
