/** Sending actions, and undoing them. */
import { complete, type Action, type Thing } from "./actions";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

const SKIP_AFTER = 180;

type Parts = Pick<
  Play,
  "connection" | "sheet" | "things" | "server" | "shown" | "screen" | "log" | "routes" | "selection" | "advice"
>;

export class Orders {
  busy = $state(false);
  /** The player has undone something and not acted since. */
  private reconsidering = false;
  /** The actions the player sent together, by the number of actions after them: undo takes back all of them. */
  private batches = new Map<number, string[]>();

  constructor(private readonly play: Parts) {}

  /**
   * Make a decision that has only one choice; but not after an undo, because the player is reconsidering, and not to
   * end a step in which something can still be undone.
   */
  skip(): void {
    const { actions } = this.play.selection;
    const only = actions[0];
    if (!settings.skip || this.reconsidering || actions.length !== 1 || !only) return;
    if (only.args.length === 0 && this.play.shown.decision?.undo) return;
    const seq = this.play.connection.seq;
    void this.play.server
      .pendingUntil(() => new Promise((goOn) => setTimeout(goOn, SKIP_AFTER)))
      .then(() => {
        if (this.play.connection.seq === seq && this.play.screen.mine && settings.skip && !this.busy) {
          void this.send(() => this.play.connection.act([only.text]));
        }
      });
  }

  /** Send the actions; if they would lose something, show a warning and wait for confirmation instead. */
  async commit(actions: Action[]): Promise<void> {
    const { advice } = this.play;
    const warnings = advice.warningsOf(actions);
    if (warnings.length && !advice.proposal?.warnings.length) {
      advice.proposal = { actions, waits: true, warnings };
      return;
    }
    const goal = actions.at(-1)?.args.at(-1);
    const { followers } = this.play.selection;
    await this.perform(actions.map((action) => action.text));
    if (followers.length && goal?.kind === this.play.sheet.place && !this.play.server.problems.length) {
      await this.follow(followers, goal);
    }
  }

  async perform(texts: string[]): Promise<void> {
    if (this.busy) return;
    this.reconsidering = false;
    await this.send(() =>
      this.play.log.acting(async () => {
        await this.play.connection.act(texts);
        this.batches.set(this.play.connection.shown?.n ?? 0, texts);
      }),
    );
  }

  /** Move the followers to where the first piece was sent, one after the other, as far as they can. */
  private async follow(followers: string[], goal: Thing): Promise<void> {
    const { selection } = this.play;
    selection.followers = [];
    for (const id of followers) {
      if (!selection.fresh.piece.has(id)) continue;
      const mover = this.play.things.piece(id);
      selection.picks = [mover];
      await selection.findWays(id);
      const direct = complete(selection.actions, [mover, goal]);
      const way = this.play.routes.ways[goal.id]?.actions;
      if (direct.length === 1) await this.perform([direct[0]!.text]);
      else if (way) await this.perform(way);
      else await this.play.advice.whyNot(goal);
      if (this.play.server.problems.length) break;
    }
    selection.picks = [];
    this.play.routes.ways = {};
  }

  /** Undo the last batch of actions. */
  undo(): Promise<void> {
    this.reconsidering = true;
    return this.send(async () => {
      const n = this.play.connection.shown?.n ?? 0;
      const steps = this.batches.get(n)?.length ?? 1;
      this.batches.delete(n);
      for (let i = 0; i < steps && this.play.connection.shown?.decision?.undo; i++) await this.play.connection.undo();
    });
  }

  /** Whether one of the last actions can be undone although others followed it. */
  canRevoke(text: string): boolean {
    return this.play.screen.mine && this.play.shown.decision?.undo === true && this.since(text) !== null;
  }

  /** Undo one of the last actions and repeat those that followed it. */
  async revoke(text: string): Promise<void> {
    const later = this.since(text);
    if (!later || this.busy) return;
    const at = this.play.connection.shown?.n ?? 0;
    await this.send(async () => {
      for (let i = 0; i <= later.length; i++) await this.play.connection.undo();
    });
    for (let n = at; n > at - later.length - 1; n--) this.batches.delete(n);
    if (later.length && !this.play.server.problems.length) await this.perform(later);
  }

  /** The actions after a given one, if this player took all of them. */
  private since(text: string): string[] | null {
    const later: string[] = [];
    for (let n = this.play.connection.shown?.n ?? 0; ;) {
      const texts = this.batches.get(n);
      if (!texts) return null;
      const found = texts.lastIndexOf(text);
      if (found >= 0) return [...texts.slice(found + 1), ...later];
      later.unshift(...texts);
      n -= texts.length;
    }
  }

  resign(side: string): Promise<void> {
    return this.send(() => this.play.connection.resign(side));
  }

  /** Send something to the server; nothing else is sent meanwhile. */
  async send(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.play.server.problems = [];
    await this.play.server.attempt(work);
    this.busy = false;
  }
}
