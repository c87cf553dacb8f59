import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Counter from "../src/components/Counter.svelte";
import Die from "../src/components/Die.svelte";
import OddsView from "../src/components/OddsView.svelte";
import { byBattle } from "../src/lib/chances";
import { echelon, symbol } from "../src/lib/symbols";

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
    expect(container.querySelectorAll("circle[fill='none']")).toHaveLength(0);
  });

  it("distinguishes a reduced unit, one out of supply and one that attacks by shape, not by colour alone", () => {
    const { container } = render(Counter, { piece, now: { at: "X", face: 1, badges: ["oos"], aim: "Y" }, style });
    expect(container.querySelector(".values")!.textContent).toBe("1*–4");
    expect(container.querySelectorAll("circle[fill='none']")).toHaveLength(1);
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
  it("differs by what the unit is; how large is written beside it", () => {
    const codes = ["SFGPUCI----I---", "SFGPUCA----H---", "SFGPUCF----H---", "SFGPUCI----H---"];
    expect(new Set(codes.map((code) => symbol(code, "#000").content + echelon(code))).size).toBe(codes.length);
  });
});

describe("odds", () => {
  it("are summed by what they mean and shown exactly", async () => {
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
    const odds = { given: { key: "given" }, outcomes, measures, answer: "" };
    const texts = (selector: string): string[] =>
      [...container.querySelectorAll(selector)].map((found) => found.textContent.trim());
    const { container, rerender } = render(OddsView, { answers: [odds] as never });
    expect(texts("dt")).toEqual(["measure-cleared {}"]);
    expect(texts(".value")).toEqual(["75%"]);
    expect(texts(".averages")[0]).toMatch(/measure-loss.*1\.3/);
    expect(screen.getAllByText("1/4")).toHaveLength(2);

    await rerender({ answers: [{ ...odds, measures: [] }] as never });
    expect(texts("dt")).toEqual(["outcome-b {}", "outcome-a {}"]);
    expect(texts(".value")).toEqual(["50%", "50%"]);
  });

  it("are a range where the other side's answer counts", () => {
    const odds = (value: number, answer: string): object => ({
      given: { key: "given" },
      outcomes: [],
      measures: [{ label: { key: "measure-cleared" }, value, exact: "", is_chance: true }],
      answer,
    });
    const battles = byBattle([odds(0.42, "best"), odds(0.85, "worst"), odds(0.5, "")] as never);
    expect(battles.map((answers) => answers.length)).toEqual([2, 1]);
    const { container } = render(OddsView, { answers: battles[0]! });
    expect(container.querySelector(".value")!.textContent).toBe("42–85%");
  });
});

describe("a die", () => {
  it("has as many pips as its face", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(render(Die, { face }).container.querySelectorAll("circle")).toHaveLength(face);
    }
  });
});
