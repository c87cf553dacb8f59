import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../src/lib/play.svelte";

const warning = { key: "warn-idle", args: { number: 2 } };

/** A game of no kind in particular, in which ending the step would lose something. */
function playing(sent: string[][]): Play {
  const decision = {
    side: "north",
    step: "Move",
    rule: "",
    prompt: null,
    actions: { done: 0, move: { A: { X: 0 } } },
    explanations: {},
    warnings: { done: [warning] },
    window: null,
    undo: false,
  };
  const shown = { n: 0, table: { pieces: { A: { at: "Y" } } }, here: [], decision, answers: {}, order: null };
  const connection = {
    id: "x",
    side: "north",
    sides: ["north"],
    seats: {},
    log: [],
    news: 0,
    seq: 0,
    status: "open",
    shown,
    act: (texts: string[]) => Promise.resolve(void sent.push(texts)),
  };
  const sheet = {
    piece: "unit",
    place: "area",
    box: "",
    card: "card",
    verbs: { done: [[]], move: [["unit", "area"]] },
    pieces: { A: { side: "north" } },
    careful: [],
    answers: [],
    strikes: [],
    secret: [],
    rolls: {},
    fights: {},
  };
  return new Play(connection as never, sheet as never, null);
}

describe("an action that would lose something", () => {
  const fetched = vi.fn();
  beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
  afterEach(() => vi.unstubAllGlobals());

  it("waits for confirmation, and nothing is asked of the server for it", async () => {
    const sent: string[][] = [];
    const play = playing(sent);
    const { ending } = play.selection;
    await play.orders.commit([ending!]);
    expect(play.advice.proposal?.warnings).toEqual([warning]);
    expect(sent).toEqual([]);
    await play.orders.commit([ending!]);
    expect(sent).toEqual([["done"]]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is not confused with others", async () => {
    const sent: string[][] = [];
    const play = playing(sent);
    await play.orders.commit([play.things.action("move A X")]);
    expect(play.advice.proposal).toBeNull();
    expect(sent).toEqual([["move A X"]]);
  });
});

describe("a click", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("picks a piece and then sends it where it can go; a tap shows that first", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ ways: {}, breakdowns: [], odds: [], warnings: [] }))),
    );
    const sent: string[][] = [];
    const play = playing(sent);
    play.pointing.click(play.things.piece("A"));
    expect(play.selection.choices.map((action) => action.text)).toEqual(["move A X"]);
    expect(play.selection.picks).toEqual([{ kind: "unit", id: "A" }]);
    play.pointing.click(play.things.place("X"), true);
    expect(play.advice.proposal?.waits).toBe(true);
    expect(sent).toEqual([]);
    play.pointing.click(play.things.place("X"), true);
    await vi.waitFor(() => expect(sent).toEqual([["move A X"]]));
  });
});
