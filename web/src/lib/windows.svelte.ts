/** Windows: the player's standing answers to them, and the order of his that waits for the other side's answer. */
import type { Action } from "./actions";
import type { Play } from "./play.svelte";

type Parts = Pick<Play, "connection" | "sheet" | "things" | "server" | "shown" | "selection" | "orders">;

export class Windows {
  constructor(private readonly play: Parts) {}

  /** The standing answers of the side in view, by kind of window. */
  get answers(): Record<string, "ask" | "decline"> {
    return this.play.connection.shown?.answers ?? {};
  }

  /** Whether the side in view is asked at windows of a kind from now on. */
  answer(window: string, answer: "ask" | "decline"): Promise<void> {
    const { side } = this.play.connection;
    return side ? this.play.orders.send(() => this.play.connection.answer(side, window, answer)) : Promise.resolve();
  }

  /** The action that lets the present window pass, if it can be let pass once and for all. */
  get declining(): Action | undefined {
    if (!this.play.shown.decision?.window) return undefined;
    return this.play.selection.bare.find((action) => this.play.sheet.declining.includes(action.verb));
  }

  /** How many actions let the present window pass: for once, and perhaps for all of a move. */
  get waysToPass(): number {
    return this.play.selection.bare.filter((action) => this.play.sheet.declining.includes(action.verb)).length;
  }

  /** Let the present window pass, and all of its kind. */
  async declineAlways(): Promise<void> {
    const window = this.play.shown.decision?.window;
    const { declining } = this;
    if (!window || !declining || this.play.orders.busy) return;
    await this.answer(window, "decline");
    if (!this.play.server.problems.length) await this.play.orders.perform([declining.text]);
  }

  /** What remains of the player's order that waits for the other side. */
  get order(): Action[] {
    const waiting = this.play.shown.past ? [] : (this.play.connection.shown?.order ?? []);
    return waiting.map((text) => this.play.things.action(text));
  }

  /** Give up the order that waits: what has been done of it stays. */
  withdraw(): Promise<void> {
    return this.play.orders.send(() => this.play.connection.withdraw());
  }
}
