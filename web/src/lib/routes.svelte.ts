/** Routes of several steps: where a piece can go, and the part of its way the player has fixed. */
import type { Play } from "./play.svelte";
import type { Route } from "./types";

type Parts = Pick<Play, "connection" | "server" | "shown">;

export class Routes {
  /** The routes found, by where they lead. */
  ways = $state.raw<Record<string, Route>>({});
  /** The part of the route the player has fixed: its actions, and the places chosen. */
  via = $state.raw<string[]>([]);
  stages = $state.raw<string[]>([]);
  /** Whether each place clicked is a waypoint of the route and not its end. */
  stepwise = $state(false);

  constructor(private readonly play: Parts) {}

  /** Find where a piece can go, beginning with the fixed part of the route, if any. */
  async find(piece: string, stillWanted: () => boolean): Promise<void> {
    const seq = this.play.connection.seq;
    const via = this.via;
    const found = await this.play.server.query<{ ways: Record<string, Route> }>("reach", { piece, via, seq });
    if (!found || seq !== this.play.connection.seq || via !== this.via || !stillWanted()) return;
    // A round trip back to its own place is never intended.
    const { [this.play.shown.table?.pieces[piece]?.at ?? ""]: _, ...elsewhere } = found.ways;
    this.ways = elsewhere;
  }

  /** Fix the route as far as a place. */
  extend(place: string, actions: string[]): void {
    this.via = actions;
    this.stages = [...this.stages, place];
  }

  clear(): void {
    this.ways = {};
    this.via = [];
    this.stages = [];
  }
}
