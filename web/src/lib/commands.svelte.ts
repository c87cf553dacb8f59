/** Sending actions, undoing them, and tracking what has happened since. */
import { complete, type Action, type Thing } from "./actions";
import type { Connection } from "./connection.svelte";
import { Explanations } from "./explanations.svelte";
import type { Fight } from "./fights";
import { stay } from "./pace";
import { settings } from "./settings.svelte";
import type { Board, EventData, Sheet } from "./types";

const SKIP_AFTER = 180;

export class Commands extends Explanations {
  busy = $state(false);
  /** The first entry of the log that this player did not cause. */
  newsFrom = $state(0);
  /** Battles that ended before this entry of the log have been seen. */
  fightsSeen = $state(0);
  /** The player has undone something and not acted since. */
  private reconsidering = false;
  /** The actions the player sent together, by the number of actions after them: undo takes back all of them. */
  private batches = new Map<number, string[]>();
  /** Where in the log the other side's turn began, until this side acts in its own. */
  private turnFrom = $state(Infinity);
  /** The state of the game and the side it was viewed as when this was last refreshed. */
  private refreshedAt = "";

  constructor(connection: Connection, sheet: Sheet, board: Board | null) {
    super(connection, sheet, board);
    this.newsFrom = connection.news;
    this.fightsSeen = connection.news;
    connection.pace = (add, patch) => settings.pace * stay(add, patch, sheet.rolls);
  }

  /** Call this whenever the game has changed: the selection may no longer be valid. */
  refresh(): void {
    const current = `${this.connection.seq} ${this.connection.side}`;
    if (current === this.refreshedAt) return;
    this.refreshedAt = current;
    this.forget();
    const { side, sides } = this.connection;
    if (side && this.turnOwner && this.turnOwner !== side && !sides.includes(this.turnOwner)) {
      if (this.turnFrom === Infinity) this.turnFrom = this.newsFrom;
    }
    const first = this.picks[0];
    const continues = first && this.mine && first.kind === this.sheet.piece && this.fresh.piece.has(first.id);
    this.picks = continues ? [first] : [];
    this.ways = {};
    this.clearRoute();
    if (continues) void this.findWays(first.id);
    else if (this.moving[0]) void this.findWays(this.moving[0]);
    if (this.overlayName) void this.showOverlay(this.overlayName);
  }

  /**
   * Make a decision that has only one choice; but not after an undo, because the player is reconsidering, and not to
   * end a step in which something can still be undone.
   */
  skip(): void {
    const only = this.actions[0];
    if (!settings.skip || this.reconsidering || this.actions.length !== 1 || !only) return;
    if (only.args.length === 0 && this.decision?.undo) return;
    const seq = this.connection.seq;
    void this.pendingUntil(() => new Promise((goOn) => setTimeout(goOn, SKIP_AFTER))).then(() => {
      if (this.connection.seq === seq && this.mine && settings.skip && !this.busy) {
        void this.send(() => this.connection.act([only.text]));
      }
    });
  }

  /** Send the actions; if they would lose something, show a warning and wait for confirmation instead. */
  async commit(actions: Action[]): Promise<void> {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (only && only.args.length < 2 && !this.proposal?.warnings.length) {
      const explanation = await this.explain([only]);
      if (explanation?.warnings.length) {
        this.proposal = { actions, waits: true, warnings: explanation.warnings };
        return;
      }
    }
    const goal = actions.at(-1)?.args.at(-1);
    const followers = this.followers;
    await this.perform(actions.map((action) => action.text));
    if (followers.length && goal?.kind === this.sheet.place && !this.problems.length) {
      this.followers = [...followers];
      await this.follow(goal);
    }
  }

  async perform(texts: string[]): Promise<void> {
    if (this.busy) return;
    this.reconsidering = false;
    await this.send(async () => {
      const before = this.connection.log.length;
      if (!this.table?.panel) this.fightsSeen = before;
      await this.connection.act(texts);
      this.batches.set(this.connection.shown?.n ?? 0, texts);
      this.newsFrom = this.rolledSince(before) ? before : this.connection.log.length;
      if (this.turnOwner === this.connection.side) this.turnFrom = Infinity;
    });
  }

  /** The standing answers of the side in view, by kind of window. */
  get answers(): Record<string, "ask" | "decline"> {
    return this.connection.shown?.answers ?? {};
  }

  /** Whether the side in view is asked at windows of a kind from now on. */
  answer(window: string, answer: "ask" | "decline"): Promise<void> {
    const { side } = this.connection;
    return side ? this.send(() => this.connection.answer(side, window, answer)) : Promise.resolve();
  }

  /** The action that lets the present window pass, if it can be let pass once and for all. */
  get declining(): Action | undefined {
    return this.decision?.window ? this.bare.find((a) => this.sheet.declining.includes(a.verb)) : undefined;
  }

  /** Let the present window pass, and all of its kind. */
  async declineAlways(): Promise<void> {
    const window = this.decision?.window;
    const { declining } = this;
    if (!window || !declining || this.busy) return;
    await this.answer(window, "decline");
    if (!this.problems.length) await this.perform([declining.text]);
  }

  /** What remains of the player's order that waits for the other side. */
  get order(): Action[] {
    return (this.past ? [] : (this.connection.shown?.order ?? [])).map((text) => this.read(text));
  }

  /** Give up the order that waits: what has been done of it stays. */
  withdraw(): Promise<void> {
    return this.send(() => this.connection.withdraw());
  }

  /** Move the followers to where the first piece was sent, one after the other, as far as they can. */
  private async follow(goal: Thing): Promise<void> {
    const followers = this.followers;
    this.followers = [];
    for (const id of followers) {
      if (!this.fresh.piece.has(id)) continue;
      const mover = { kind: this.sheet.piece, id };
      this.picks = [mover];
      await this.findWays(id);
      const direct = complete(this.actions, [mover, goal]);
      const way = this.ways[goal.id]?.actions;
      if (direct.length === 1) await this.perform([direct[0]!.text]);
      else if (way) await this.perform(way);
      else await this.whyNot(goal);
      if (this.problems.length) break;
    }
    this.picks = [];
    this.ways = {};
  }

  /** The battle just fought, until the player acts again or dismisses it. */
  get aftermath(): Fight | null {
    const { fight } = this;
    return !this.past && fight?.to != null && fight.to >= this.fightsSeen ? fight : null;
  }

  /** The log since the player last acted in a turn of his own: the whole of the other side's turn. */
  get news(): EventData[] {
    return this.past ? [] : this.log.slice(Math.min(this.newsFrom, this.turnFrom));
  }

  /** Whether the player has not acted yet: the whole log is news. */
  get notActedYet(): boolean {
    return !this.past && this.newsFrom === 0;
  }

  private rolledSince(before: number): boolean {
    return this.connection.log.slice(Math.max(0, before - 1)).some((event) => event.kind in this.sheet.rolls);
  }

  /** Undo the last batch of actions. */
  undo(): Promise<void> {
    this.reconsidering = true;
    return this.send(async () => {
      const n = this.connection.shown?.n ?? 0;
      const steps = this.batches.get(n)?.length ?? 1;
      this.batches.delete(n);
      for (let i = 0; i < steps && this.connection.shown?.decision?.undo; i++) await this.connection.undo();
    });
  }

  /** Whether one of the last actions can be undone although others followed it. */
  canRevoke(text: string): boolean {
    return this.mine && this.decision?.undo === true && this.since(text) !== null;
  }

  /** Undo one of the last actions and repeat those that followed it. */
  async revoke(text: string): Promise<void> {
    const later = this.since(text);
    if (!later || this.busy) return;
    const at = this.connection.shown?.n ?? 0;
    await this.send(async () => {
      for (let i = 0; i <= later.length; i++) await this.connection.undo();
    });
    for (let n = at; n > at - later.length - 1; n--) this.batches.delete(n);
    if (later.length && !this.problems.length) await this.perform(later);
  }

  /** The actions after a given one, if this player took all of them. */
  private since(text: string): string[] | null {
    const later: string[] = [];
    for (let n = this.connection.shown?.n ?? 0; ;) {
      const texts = this.batches.get(n);
      if (!texts) return null;
      const found = texts.lastIndexOf(text);
      if (found >= 0) return [...texts.slice(found + 1), ...later];
      later.unshift(...texts);
      n -= texts.length;
    }
  }

  resign(side: string): Promise<void> {
    return this.send(() => this.connection.resign(side));
  }

  protected async send(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problems = [];
    await this.attempt(work);
    this.busy = false;
  }
}
