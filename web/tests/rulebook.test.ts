import { describe, expect, it } from "vitest";
import { basisOf, byChapter, parts, selected, type Basis } from "../src/lib/rulebook";
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

  it("cites clauses of every form a rulebook has", () => {
    const forms = ["C-3.1a", "C-7", "C-bad-01", "K-wx-04", "K-rec-05", "K-comp-08", "DS-8.T-a", "DS-C.13Ca", "DS-S4b"];
    const cited = parts(`See ${forms.join(", ")}; not R/R or A-F.`).filter((part) => part.kind === "rule");
    expect(cited.map((part) => part.text)).toEqual(forms);
  });
});

describe("an address", () => {
  it("says where in the page one is", () => {
    expect(parsed("/", "")).toEqual({ name: "lobby" });
    expect(parsed("/table/abc", "")).toEqual({ name: "table", id: "abc" });
    expect(parsed("/rules/compass", "#C-1a")).toEqual({ name: "rules", game: "compass", clause: "C-1a" });
    expect(parsed("/somewhere/else", "")).toEqual({ name: "nowhere" });
    expect(parsed("/join/abc/def", "")).toEqual({ name: "join", id: "abc", token: "def" });
  });
});

describe("things that name their clause", () => {
  const clause = (id: string) => ({ id, text: "", basis: "" as const });
  const chapter = (title: string, ...ids: string[]) => ({
    title,
    sections: [{ title: "", notes: [], clauses: ids.map(clause) }],
  });
  const book = { title: "", preface: "", chapters: [chapter("Supply", "A-1"), chapter("Combat", "A-2", "A-3")] };
  const things = ["A-3", "A-9", "A-2", "A-1", "A-1", "A-2", "A-2", "A-3", "A-3"].map((rule, n) => ({ rule, n }));

  it("stand under their chapters, in the rulebook's order, and none is lost", () => {
    const found = byChapter(things, book);
    expect(found.map(({ title, ruled }) => [title, ruled.map((thing) => thing.rule).join(" ")])).toEqual([
      ["Supply", "A-1 A-1"],
      ["Combat", "A-2 A-2 A-2 A-3 A-3 A-3"],
      ["", "A-9"],
    ]);
  });

  it("stay together if they are few, or there is no book", () => {
    expect(byChapter(things.slice(0, 3), book)).toEqual([{ title: "", ruled: things.slice(0, 3) }]);
    expect(byChapter(things, null)).toEqual([{ title: "", ruled: things }]);
  });
});

describe("a rulebook", () => {
  const clause = (id: string, text: string, basis: Basis) => ({ id, text, basis });
  const clauses = [
    clause("A-1", "Supply lines.", ""),
    clause("A-2", "Forts.", "reading"),
    clause("A-3", "", "rebuilt"),
  ];
  const chapters = [{ title: "Ground", sections: [{ title: "", notes: ["As printed."], clauses }] }];
  const book = { title: "", preface: "", chapters };
  const ids = (words: string[], basis: "" | "reading" | "rebuilt") =>
    selected(book, words, basis).flatMap((each) => each.sections.flatMap((s) => s.clauses.map((c) => c.id)));

  it("is read as a whole, with its notes", () => {
    expect(selected(book, [], "")).toEqual(chapters);
  });

  it("shows apart what is a reading and what is rebuilt, and finds words", () => {
    expect(ids([], "reading")).toEqual(["A-2"]);
    expect(ids([], "rebuilt")).toEqual(["A-3"]);
    expect(ids(["forts"], "")).toEqual(["A-2"]);
    expect(ids(["forts"], "rebuilt")).toEqual([]);
  });

  it("says what a clause rests on, for whoever cites it", () => {
    expect(["A-1", "A-2", "A-3", "A-9"].map((id) => basisOf(book, id))).toEqual(["", "reading", "rebuilt", ""]);
    expect(basisOf(null, "A-3")).toBe("");
  });
});
