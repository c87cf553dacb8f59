import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Choices from "../src/components/Choices.svelte";
import Hand from "../src/components/Hand.svelte";
import LogEntry from "../src/components/LogEntry.svelte";
import Situation from "../src/components/Situation.svelte";
import { listed } from "../src/lib/actions";
import { marked, mentions, wordsOf } from "../src/lib/search";

const shell = { cite: () => undefined };
const verbs = { take: [["marker"]] };

/** A table of no game in particular, as far as these components look at it. */
function playOf(table: object, tree: Record<string, never> | object = {}): never {
  const actions = listed(tree as never, { verbs });
  return {
    sheet: {
      card: "marker",
      piece: "unit",
      place: "area",
      verbs,
      cards: {},
      rolls: {},
      argument_kinds: {},
      sides: [{ id: "north", colour: "#e3a65c", ink: "#000", cut: true }],
      event_rules: { lost: "R-1", turn: "R-5" },
      event_causes: { lost: { by: "cause", rules: { storm: "R-2" } } },
    },
    connection: { side: "north", shown: null },
    server: { query: () => Promise.resolve(null) },
    shown: { table: { turn: 2, cards: {}, ahead: [], ...table }, decision: { step: "Choose" }, here: [] },
    screen: { mine: true },
    selection: {
      picks: [],
      open: { card: new Set(actions.map((action) => action.args[0]!.id)) },
      fresh: { card: new Set() },
      actions,
      isPicked: () => false,
    },
    orders: {},
  } as never;
}

const texts = (found: Iterable<Element>): string[] => [...found].map((each) => each.textContent.trim());

describe("an entry of the log", () => {
  const rule = (data: object): string[] => {
    const entry = { kind: "lost", data } as never;
    return texts(render(LogEntry, { play: playOf({}), shell, entry } as never).container.querySelectorAll(".rule"));
  };

  it("cites the clause of its cause, and that of its kind where the cause has none", () => {
    expect(rule({ cause: "storm" })).toEqual(["R-2"]);
    expect(rule({ cause: "fire" })).toEqual(["R-1"]);
    expect(rule({})).toEqual(["R-1"]);
  });

  it("warns where the present turn begins of what the next one takes", () => {
    const notice = { what: { key: "away" }, rule: "R-3", warn: true };
    const ahead = [3, 4].map((turn) => ({
      turn,
      label: { key: "label" },
      notices: [notice, { what: { key: "comes" } }],
    }));
    const warnings = (turn: number): number => {
      const entry = { kind: "turn", data: { turn } } as never;
      return render(LogEntry, { play: playOf({ ahead }), shell, entry } as never).container.querySelectorAll(".warning")
        .length;
    };
    expect([warnings(1), warnings(2)]).toEqual([0, 1]);
  });
});

describe("cards to be chosen", () => {
  const cards = { north: { held: 1, pile: 4, gone: {}, hand: { sun: 1 }, offered: { sun: 2, rain: 1 } } };
  const tree = { take: { sun: 0, rain: 0 } };

  it("say how many are left, and lie apart from those that are taken", () => {
    const { container } = render(Hand, { play: playOf({ cards }, tree), shell } as never);
    expect(texts(container.querySelectorAll(".card.able b"))).toEqual(["sun", "rain"]);
    expect(texts(container.querySelectorAll(".card small"))).toEqual(["2 left", "one left"]);
    expect(texts(container.querySelectorAll(".taken li"))).toEqual(["sun"]);
    expect(container.querySelectorAll(".taken button")).toHaveLength(0);
  });

  it("say so in the list of choices too", () => {
    const { container } = render(Choices, { play: playOf({ cards }, tree) } as never);
    expect(texts(container.querySelectorAll("h3 small"))).toEqual(["2 left", "one left"]);
  });

  it("are a hand as ever once the choice is over", () => {
    const over = { north: { ...cards.north, offered: null } };
    const { container } = render(Hand, { play: playOf({ cards: over }), shell } as never);
    expect(texts(container.querySelectorAll(".card b"))).toEqual(["sun"]);
    expect(container.querySelectorAll(".taken, .card small")).toHaveLength(0);
  });
});

describe("the situation", () => {
  it("shows what the coming turns bring, the next one by name", () => {
    const ahead = [
      { turn: 3, label: { key: "third" }, notices: [{ what: { key: "away" }, side: "north", warn: true }] },
      { turn: 5, label: { key: "fifth" }, notices: [{ what: { key: "comes" }, side: "north" }] },
    ];
    const { container } = render(Situation, { play: playOf({ ahead }), shell, scenario: "any" } as never);
    expect(container.querySelectorAll(".notice")).toHaveLength(2);
    expect(container.querySelectorAll(".notice.warn")).toHaveLength(1);
    expect(texts(container.querySelectorAll(".next"))).toEqual(["next turn"]);
  });
});

describe("searching the rules", () => {
  const hits = (text: string, wanted: string): string[] =>
    marked(text, wordsOf(wanted))
      .filter((piece) => piece.hit)
      .map((piece) => piece.text);

  it("marks every place where a word stands, whatever its case and accents", () => {
    expect(hits("Unit or units: the UNIT's own", "unit")).toEqual(["Unit", "unit", "UNIT"]);
    expect(hits("Ogni unità è in rifornimento", "UNITA e")).toEqual(["unità", "è", "e"]);
  });

  it("marks words that overlap as one, and loses nothing of the text", () => {
    expect(hits("overstacking", "stack king")).toEqual(["stacking"]);
    const text = "Più di sei unità, <b>mai</b>.";
    expect(
      marked(text, wordsOf("b ma"))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    expect(marked(text, [])).toEqual([{ text, hit: false }]);
  });

  it("finds a clause only if all the words are in it", () => {
    expect(mentions("No more than six units", wordsOf("units six"))).toBe(true);
    expect(mentions("No more than six units", wordsOf("units seven"))).toBe(false);
  });
});
