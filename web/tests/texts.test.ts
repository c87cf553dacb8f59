import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts, inHalves, type Language } from "../src/lib/texts";
import golden from "../../tests/golden/sentences.json";
import english from "../src/text/en.ftl?raw";
import italian from "../src/text/it.ftl?raw";

const catalogue = (language: Language): string =>
  ["kernel", "games/compass"]
    .map((folder) => readFileSync(`../sirocco/${folder}/text/${language}.ftl`, "utf8"))
    .join("\n");

describe("the page's voice", () => {
  for (const language of ["en", "it"] as const) {
    it(`says in ${language} what the kernel says`, () => {
      const texts = new Texts(language, catalogue(language), golden.sheet);
      expect(golden.spoken.length).toBeGreaterThan(60);
      for (const entry of golden.spoken) expect(texts.say(entry.message as never)).toBe(entry[language]);
    });
  }

  it("has the same messages in both languages, each with the same variables", () => {
    const shape = (text: string): Map<string, string> => {
      const found = new Map<string, string>();
      for (const block of text.split(/\n(?=[a-z])/)) {
        const key = /^([a-z][\w-]*) =/.exec(block)?.[1];
        if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort().join());
      }
      return found;
    };
    expect(shape(english).size).toBeGreaterThan(150);
    expect([...shape(italian)].sort()).toEqual([...shape(english)].sort());
  });

  it("uses no key that is not there", () => {
    const page = new Texts("en");
    const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const used = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/"(page-[a-z-]*[a-z])"/g)].map((m) => m[1]!),
    );
    const own = used.filter((key) => key !== "page-about" && key !== "page-no-table");
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((key) => !page.has(key))).toEqual([]);
  });

  it("shows points as a counter does", () => {
    expect([0, 2, 0.5, 2.5, -1.5, 0.25].map(inHalves)).toEqual([0, 2, "½", "2½", "-1½", "¼"]);
  });

  it("never goes silent", () => {
    expect(new Texts("en").say({ key: "no-such-key", args: { a: 1 } })).toContain("no-such-key");
  });
});
