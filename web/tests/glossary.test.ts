import { describe, expect, it } from "vitest";
import { Glossary, termsIn } from "../src/lib/glossary";

const catalogue = [
  "forms-mp = MP, movement point, movement points",
  "gloss-mp = Movement points.",
  "forms-dr = DR",
  "forms-drs = DR*",
  "forms-ma = MA",
].join("\n");
const glossary = new Glossary(termsIn(catalogue));
const terms = (text: string): string =>
  glossary
    .pieces(text)
    .filter((piece) => piece.term)
    .map((piece) => `${piece.text}=${piece.term}`)
    .join(" ");

describe("words of the trade", () => {
  it("are found in any form, at their first mention, and nothing of the text is lost", () => {
    const text = "2 MP left. Movement points are spent; 1 MP more.";
    expect(terms(text)).toBe("MP=mp");
    expect(terms("Movement points: 3")).toBe("Movement points=mp");
    expect(
      glossary
        .pieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("are whole words, the longest that fits, and abbreviations only as they are written", () => {
    expect(terms("DR* and DR")).toBe("DR*=drs DR=dr");
    expect(terms("MPH, mp, ma non DRs")).toBe("");
  });

  it("are not marked again where they are known", () => {
    const told = new Set(["mp"]);
    expect(glossary.pieces("5 MP, MA 6", told).filter((piece) => piece.term)).toEqual([{ text: "MA", term: "ma" }]);
    expect([...told]).toEqual(["mp", "ma"]);
  });

  it("leave a text alone that knows none", () => {
    expect(new Glossary([]).pieces("2 MP")).toEqual([{ text: "2 MP", term: null }]);
  });
});
