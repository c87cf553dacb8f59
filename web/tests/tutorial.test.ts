import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../src/lib/connection.svelte";
import { Lesson } from "../src/lib/lesson.svelte";
import { settings } from "../src/lib/settings.svelte";
import { before, counted, fitting, START, storedProgress, storeProgress } from "../src/lib/tutorial";
import type { LessonStep, Tutorial } from "../src/lib/types";

const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  points: [],
  do: [],
  any_order: false,
  explains: "",
  then: [],
  ...more,
});

const tutorial: Tutorial = {
  name: "first",
  side: "north",
  minutes: 5,
  lessons: [
    {
      id: "march",
      scenario: "s",
      steps: [
        step("read", { points: ["unit A"] }),
        step("go", { do: ["move A x", "move A y"], then: ["done"] }),
        step("both", { do: ["attack A z", "attack B z"], any_order: true }),
      ],
    },
    { id: "win", scenario: "s", steps: [step("score")] },
  ],
};

describe("what fits a step", () => {
  it("are the actions in their order, as far as they go", () => {
    expect(fitting(["a", "b", "c"], ["a", "b"], false)).toEqual(["a", "b"]);
    expect(fitting(["b"], ["a", "b"], false)).toEqual([]);
    expect(fitting(["a", "x", "b"], ["a", "b"], false)).toEqual(["a"]);
  });

  it("or in any order, each once", () => {
    expect(fitting(["b", "a"], ["a", "b"], true)).toEqual(["b", "a"]);
    expect(fitting(["b", "b"], ["a", "b"], true)).toEqual(["b"]);
  });
});

describe("the steps of a tutorial", () => {
  it("lie one after the other across lessons", () => {
    expect(before(tutorial, { lesson: 1, step: 0 })).toEqual({ lesson: 0, step: 2 });
    expect(before(tutorial, { lesson: 0, step: 1 })).toEqual(START);
    expect(before(tutorial, START)).toBeNull();
    expect(counted(tutorial, { lesson: 1, step: 0 })).toEqual({ number: 4, of: 4 });
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered by the names of lesson and step", () => {
    storeProgress("g", tutorial, { lesson: 0, step: 2 });
    expect(storedProgress("g", tutorial)).toEqual({ lesson: 0, step: 2 });
    expect(storedProgress("other", tutorial)).toEqual(START);
    storeProgress("g", tutorial, null);
    expect(storedProgress("g", tutorial)).toEqual(START);
  });

  it("begins anew where the step is gone or the memory makes no sense", () => {
    for (const stored of ['["march","gone"]', '["gone","read"]', "7", "{", "null"]) {
      localStorage.setItem("sirocco-tutorial-g-first", stored);
      expect(storedProgress("g", tutorial)).toEqual(START);
    }
  });
});

describe("a lesson", () => {
  const act = vi.fn<(actions: string[]) => Promise<void>>(() => Promise.resolve());
  const connection = { act } as unknown as Connection;
  let asked: unknown[] = [];

  beforeEach(() => {
    localStorage.clear();
    settings.pace = 0;
    asked = [];
    act.mockClear();
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      asked.push(JSON.parse(init.body as string));
      return Promise.resolve(new Response(JSON.stringify({ id: `t${asked.length}`, links: {}, watch: "" })));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** The table comes when the server has answered. */
  async function arriving(lesson: Lesson, work: Promise<void>): Promise<void> {
    const number = asked.length;
    await vi.waitFor(() => expect(lesson.table).toBe(`t${number}`));
    lesson.attach(connection);
    await work;
  }

  async function begun(at = START): Promise<Lesson> {
    const lesson = new Lesson("g", tutorial);
    await arriving(lesson, lesson.begin(at));
    return lesson;
  }

  it("shows what its step points at, and reads on", async () => {
    const lesson = await begun();
    expect(asked).toEqual([{ lesson: "march", step: "read" }]);
    expect(lesson.shows({ kind: "unit", id: "A" })).toBe(true);
    await lesson.next();
    expect(lesson.step.id).toBe("go");
    expect(lesson.shows({ kind: "unit", id: "A" })).toBe(false);
    expect(lesson.wants("move A x")).toBe(true);
    expect(lesson.wants("move A y")).toBe(false);
  });

  it("lets through only what the step asks for, then does what follows by itself", async () => {
    const lesson = await begun({ lesson: 0, step: 1 });
    expect(lesson.admit(["move B x"])).toEqual([]);
    expect(lesson.strayed).toBe(true);
    expect(lesson.admit(["move A x", "move A w"])).toEqual(["move A x"]);
    expect(lesson.strayed).toBe(false);
    await lesson.taken(["move A x"]);
    expect(lesson.left).toEqual(["move A y"]);
    await lesson.taken(["move A y"]);
    expect(act.mock.calls).toEqual([[["done"]]]);
    expect(lesson.step.id).toBe("both");
  });

  it("does for the player what is left to do", async () => {
    const lesson = await begun({ lesson: 0, step: 1 });
    await lesson.taken(["move A x"]);
    await lesson.showMe();
    expect(act.mock.calls).toEqual([[["move A y"]], [["done"]]]);
  });

  it("goes back to the beginning of a step that is under way, then to the one before", async () => {
    const lesson = await begun({ lesson: 0, step: 1 });
    await lesson.taken(["move A x"]);
    const back = lesson.back();
    await arriving(lesson, back);
    expect(asked.at(-1)).toEqual({ lesson: "march", step: "go" });
    expect(lesson.left).toEqual(["move A x", "move A y"]);
    await lesson.back();
    expect(lesson.step.id).toBe("read");
    expect(asked).toHaveLength(2);
  });

  it("waits at the end of a lesson, goes on to the next, and ends", async () => {
    const lesson = await begun({ lesson: 0, step: 2 });
    await lesson.taken(["attack B z"]);
    await lesson.taken(["attack A z"]);
    expect(lesson.ended).toBe(true);
    expect(lesson.admit(["attack A z"])).toEqual([]);
    const on = lesson.next();
    await arriving(lesson, on);
    expect(lesson.step.id).toBe("score");
    await lesson.next();
    await vi.waitFor(() => expect(lesson.finished).toBe(true));
    expect(storedProgress("g", tutorial)).toEqual(START);
  });

  it("tells what the server refuses", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ error: { code: "unknown", text: "no" } }), { status: 404 })),
    );
    const lesson = new Lesson("g", tutorial);
    await lesson.begin(START);
    expect(lesson.problem).toBe("no");
    expect(lesson.busy).toBe(false);
  });
});
