import { describe, expect, it } from "vitest";
import { patched } from "../src/lib/patch";

describe("a patch", () => {
  const data = { turn: 1, pieces: { a: { at: "X" }, b: { at: "Y" } }, panel: null as unknown };

  it("sets and removes, however deep", () => {
    const after = patched(data, [
      [["turn"], 2],
      [["pieces", "a", "at"], "Z"],
      [["pieces", "b"]],
      [["panel"], { rows: [1, 2] }],
    ]);
    expect(after).toEqual({ turn: 2, pieces: { a: { at: "Z" } }, panel: { rows: [1, 2] } });
  });

  it("leaves the old data alone and what did not change the same", () => {
    const after = patched(data, [[["pieces", "a", "at"], "Z"]]);
    expect(data.pieces.a.at).toBe("X");
    expect(after.pieces.b).toBe(data.pieces.b);
    expect(after.pieces.a).not.toBe(data.pieces.a);
  });

  it("makes the way to what is new", () => {
    expect(patched({}, [[["a", "b", "c"], 1]])).toEqual({ a: { b: { c: 1 } } });
    expect(patched({ a: null }, [[["a", "b"], 1]])).toEqual({ a: { b: 1 } });
  });
});
