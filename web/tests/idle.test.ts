import { afterEach, expect, it, vi } from "vitest";
import { Server } from "../src/lib/server.svelte";

afterEach(() => vi.unstubAllGlobals());

function serving(running = false): Server {
  return new Server({ id: "x", side: "north", running } as never);
}

function answerLater(status: number, body: unknown): () => void {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", () => waiting.then(() => new Response(JSON.stringify(body), { status })));
  return answer;
}

it("the page is not idle while a question is unanswered", async () => {
  const answer = answerLater(200, { ways: {} });
  const server = serving();
  expect(server.idle).toBe(true);
  const asked = [server.query("reach"), server.query("words")];
  expect(server.idle).toBe(false);
  answer();
  await Promise.all(asked);
  expect(server.idle).toBe(true);
});

it("a refused question is answered too", async () => {
  const answer = answerLater(422, { error: { code: "bad", text: "no" } });
  const server = serving();
  const asked = server.query("reach");
  answer();
  await asked;
  expect(server.idle).toBe(true);
  expect(server.problems).toHaveLength(1);
});

it("the page is not idle while the other side's doings are being shown", () => {
  expect(serving(true).idle).toBe(false);
});
