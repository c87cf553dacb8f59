/** Points that the player divides in secret: he tries it out as often as he likes, and only then it is done. */
import type { Play } from "./play.svelte";
import type { Allocation, Share } from "./types";

type Parts = Pick<Play, "connection" | "shown" | "screen" | "server" | "orders">;

export class Allocating {
  /** What the player has in mind, and the number of the position it is about. */
  private draft = $state.raw<{ seq: number; allocation: Allocation } | null>(null);
  /** Number of the last question: answers to earlier ones are out of date. */
  private asked = 0;

  constructor(private readonly play: Parts) {}

  /** The allocation as it is in mind now, if there is one to be made. */
  get now(): Allocation | null {
    const { connection, screen, shown } = this.play;
    const offered = screen.mine ? (shown.table?.allocation ?? null) : null;
    return offered && this.draft?.seq === connection.seq ? this.draft.allocation : offered;
  }

  /** Whether it can be given more than it is. */
  more(share: Share): number | undefined {
    return share.choices.find((points) => points > (share.given ?? 0));
  }

  /** What it is given if it is given less. */
  less(share: Share): number {
    return Math.max(0, ...share.choices.filter((points) => points < (share.given ?? 0)));
  }

  /** Give something these points. */
  async give(share: Share, points: number): Promise<void> {
    const { now } = this;
    if (!now || points === (share.given ?? 0)) return;
    const gifts = now.shares.map((each) => ({ id: each.id, given: each.id === share.id ? points : (each.given ?? 0) }));
    const action = gifts.filter(({ given }) => given > 0).map(({ id, given }) => `${now.verb} ${id} ${given}`);
    const { seq } = this.play.connection;
    const number = (this.asked += 1);
    const allocation = await this.play.server.query<Allocation>("allocation", { action, seq });
    if (allocation && number === this.asked && seq === this.play.connection.seq) this.draft = { seq, allocation };
  }

  /** Give it the next amount, or nothing if it has the most already. */
  turn(share: Share): Promise<void> {
    return this.give(share, this.more(share) ?? 0);
  }

  clear(): void {
    this.draft = null;
  }

  /** Do it. */
  commit(): Promise<void> {
    return this.now ? this.play.orders.perform([...this.now.actions]) : Promise.resolve();
  }
}
