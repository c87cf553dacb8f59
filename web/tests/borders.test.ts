import { describe, expect, it } from "vitest";
import { border } from "../src/lib/borders";

describe("the line around places", () => {
  it("leaves out the sides that two of them share", () => {
    expect(border(["M0 0l40 0 0 40-40 0z"]).match(/M/g)).toHaveLength(4);
    // Beside it, with corners that were rounded otherwise.
    const both = border(["M0 0l40 0 0 40-40 0z", "M40.1 0l40 0 0 39.9-40 .1z"]);
    expect(both.match(/M/g)).toHaveLength(6);
    expect(both).not.toContain("M40 0L40 40");
  });
  it("is nothing around nothing", () => expect(border([])).toBe(""));
});
