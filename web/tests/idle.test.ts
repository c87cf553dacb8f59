import { afterEach, expect, it, vi } from "vitest";
import { TableModel } from "../src/lib/table.svelte";

afterEach(() => vi.unstubAllGlobals());

function looking(running = false): TableModel {
  return new TableModel({ id: "x", side: "north", sides: [], running } as never, { secret: [] } as never, null);
}

function answerLater(status: number, body: unknown): () => void {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", () => waiting.then(() => new Response(JSON.stringify(body), { status })));
  return answer;
}

it("the page is not idle while a question is unanswered", async () => {
  const answer = answerLater(200, { ways: {} });
  const looks = looking();
  expect(looks.idle).toBe(true);
  const asked = [looks.query("reach"), looks.query("words")];
  expect(looks.idle).toBe(false);
  answer();
  await Promise.all(asked);
  expect(looks.idle).toBe(true);
});

it("a refused question is answered too", async () => {
  const answer = answerLater(422, { error: { code: "bad", text: "no" } });
  const looks = looking();
  const asked = looks.query("reach");
  answer();
  await asked;
  expect(looks.idle).toBe(true);
  expect(looks.problems).toHaveLength(1);
});

it("the page is not idle while the other side's doings are being shown", () => {
  expect(looking(true).idle).toBe(false);
});
