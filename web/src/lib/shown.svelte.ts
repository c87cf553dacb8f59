/** What is shown: the present, or the past position the player has gone to. */
import type { Play } from "./play.svelte";
import type { Decision, Here, Past, Table } from "./types";

type Parts = Pick<Play, "connection" | "server">;

export class ShownGame {
  past = $state.raw<Past | null>(null);

  constructor(private readonly play: Parts) {}

  get table(): Table | null {
    return this.past?.table ?? this.play.connection.shown?.table ?? null;
  }

  get here(): Here[] {
    return this.past?.here ?? this.play.connection.shown?.here ?? [];
  }

  get decision(): Decision | null {
    return this.past ? this.past.decision : (this.play.connection.shown?.decision ?? null);
  }

  get score(): Record<string, number> {
    return this.past?.score ?? this.play.connection.shown?.score ?? {};
  }

  /** Whose turn it is, by the outermost step of the sequence of play that belongs to a side. */
  get turnOwner(): string | null {
    return this.here.find((step) => step.side)?.side ?? null;
  }

  async goTo(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null;
    } else {
      const found = await this.play.server.query<Past>(`at/${n}`);
      if (found) this.past = found;
    }
  }
}
