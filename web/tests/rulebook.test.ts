import { describe, expect, it } from "vitest";
import { parts } from "../src/lib/rulebook";
import { parsed } from "../src/lib/router.svelte";

describe("a clause", () => {
  it("is taken apart into text, emphasis, notation and references", () => {
    expect(parts("A *marked* unit (C-6.2.E.7a) does `done`.")).toEqual([
      { kind: "text", text: "A " },
      { kind: "em", text: "marked" },
      { kind: "text", text: " unit (" },
      { kind: "rule", text: "C-6.2.E.7a" },
      { kind: "text", text: ") does " },
      { kind: "code", text: "done" },
      { kind: "text", text: "." },
    ]);
  });

  it("keeps the full stop after a reference out of it", () => {
    expect(parts("See C-3.1a.").map((part) => part.text)).toEqual(["See ", "C-3.1a", "."]);
  });
});

describe("an address", () => {
  it("says where in the page one is", () => {
    expect(parsed("/", "")).toEqual({ name: "lobby" });
    expect(parsed("/table/abc", "")).toEqual({ name: "table", id: "abc" });
    expect(parsed("/rules/compass", "#C-1a")).toEqual({ name: "rules", game: "compass", clause: "C-1a" });
    expect(parsed("/somewhere/else", "")).toEqual({ name: "nowhere", link: false });
    expect(parsed("/join/abc/def", "")).toEqual({ name: "nowhere", link: true });
  });
});
