/** Doing what was chosen, taking it back, and what has happened meanwhile. */
import { complete, type Action, type Thing } from "./actions";
import type { Connection } from "./connection.svelte";
import { Explaining } from "./explaining.svelte";
import type { Fight } from "./fights";
import { stay } from "./pace";
import { settings } from "./settings.svelte";
import type { Board, EventData, Sheet } from "./types";

const SKIP_AFTER = 180;

export class Acting extends Explaining {
  busy = $state(false);
  /** The first entry of the log that this player did not cause. */
  newsFrom = $state(0);
  /** The battles that ended before this entry of the log have been looked at. */
  fightsSeen = $state(0);
  /** Something was taken back, and nothing done since. */
  private thinkingAgain = false;
  /** The actions the player has sent at once, by the number of actions after them: undo takes back as many. */
  private strides = new Map<number, string[]>();
  /** Where in the log the other side's turn began, until this side acts in its own. */
  private turnFrom = $state(Infinity);
  /** The state of the game, and the side it was looked at from, when this was last refreshed. */
  private moment = "";

  constructor(connection: Connection, sheet: Sheet, board: Board | null) {
    super(connection, sheet, board);
    this.newsFrom = connection.news;
    this.fightsSeen = connection.news;
    connection.pace = (add, patch) => settings.pace * stay(add, patch, sheet.rolls);
  }

  /** To be called whenever the game has moved on: what was picked may no longer make sense. */
  refresh(): void {
    const moment = `${this.connection.seq} ${this.connection.side}`;
    if (moment === this.moment) return;
    this.moment = moment;
    this.forget();
    const { side, sides } = this.connection;
    if (side && this.turnOwner && this.turnOwner !== side && !sides.includes(this.turnOwner)) {
      if (this.turnFrom === Infinity) this.turnFrom = this.newsFrom;
    }
    const first = this.picks[0];
    const goesOn = first && this.mine && first.kind === this.sheet.piece && this.fresh.piece.has(first.id);
    this.picks = goesOn ? [first] : [];
    this.ways = {};
    this.leaveWay();
    if (goesOn) void this.findWays(first.id);
    else if (this.moving[0]) void this.findWays(this.moving[0]);
    if (this.overlayName) void this.showOverlay(this.overlayName);
  }

  /**
   * Take a decision that has only one choice. Not after something was taken back, for the player is thinking again;
   * and not to end a step in which something can still be taken back.
   */
  skip(): void {
    const only = this.actions[0];
    if (!settings.skip || this.thinkingAgain || this.actions.length !== 1 || !only) return;
    if (only.args.length === 0 && this.decision?.undo) return;
    const seq = this.connection.seq;
    void this.meanwhile(() => new Promise((goOn) => setTimeout(goOn, SKIP_AFTER))).then(() => {
      if (this.connection.seq === seq && this.mine && settings.skip && !this.busy) {
        void this.doing(() => this.connection.act([only.text]));
      }
    });
  }

  /** Do it, unless it would lose something: then say what, and wait for a second word. */
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
    const company = this.followers;
    await this.perform(actions.map((action) => action.text));
    if (company.length && goal?.kind === this.sheet.place && !this.problems.length) {
      this.followers = [...company];
      await this.follow(goal);
    }
  }

  async perform(texts: string[]): Promise<void> {
    if (this.busy) return;
    this.thinkingAgain = false;
    await this.doing(async () => {
      const before = this.connection.log.length;
      if (!this.table?.panel) this.fightsSeen = before;
      await this.connection.act(texts);
      this.strides.set(this.connection.shown?.n ?? 0, texts);
      this.newsFrom = this.rolledSince(before) ? before : this.connection.log.length;
      if (this.turnOwner === this.connection.side) this.turnFrom = Infinity;
    });
  }

  /** Send those that follow to where the first has been sent, one after the other, as far as they can. */
  private async follow(goal: Thing): Promise<void> {
    const company = this.followers;
    this.followers = [];
    for (const id of company) {
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

  /** The battle just fought, until the player has done something else or put it away. */
  get aftermath(): Fight | null {
    const { fight } = this;
    return !this.past && fight?.to != null && fight.to >= this.fightsSeen ? fight : null;
  }

  /** What has happened since the player last had the game in hand: the whole of the other side's turn. */
  get news(): EventData[] {
    return this.past ? [] : this.log.slice(Math.min(this.newsFrom, this.turnFrom));
  }

  /** Whether whoever looks has done nothing yet: all there is to tell is news. */
  get untried(): boolean {
    return !this.past && this.newsFrom === 0;
  }

  private rolledSince(before: number): boolean {
    return this.connection.log.slice(Math.max(0, before - 1)).some((event) => event.kind in this.sheet.rolls);
  }

  /** Take back what was last done at one stroke. */
  undo(): Promise<void> {
    this.thinkingAgain = true;
    return this.doing(async () => {
      const n = this.connection.shown?.n ?? 0;
      const steps = this.strides.get(n)?.length ?? 1;
      this.strides.delete(n);
      for (let i = 0; i < steps && this.connection.shown?.decision?.undo; i++) await this.connection.undo();
    });
  }

  /** Whether one of the last actions can be taken back though others followed it. */
  canRevoke(text: string): boolean {
    return this.mine && this.decision?.undo === true && this.since(text) !== null;
  }

  /** Take back one of the last actions, and do again what followed it. */
  async revoke(text: string): Promise<void> {
    const later = this.since(text);
    if (!later || this.busy) return;
    const at = this.connection.shown?.n ?? 0;
    await this.doing(async () => {
      for (let i = 0; i <= later.length; i++) await this.connection.undo();
    });
    for (let n = at; n > at - later.length - 1; n--) this.strides.delete(n);
    if (later.length && !this.problems.length) await this.perform(later);
  }

  /** What was done after an action, if all of it was done by this player since. */
  private since(text: string): string[] | null {
    const later: string[] = [];
    for (let n = this.connection.shown?.n ?? 0; ;) {
      const texts = this.strides.get(n);
      if (!texts) return null;
      const found = texts.lastIndexOf(text);
      if (found >= 0) return [...texts.slice(found + 1), ...later];
      later.unshift(...texts);
      n -= texts.length;
    }
  }

  resign(side: string): Promise<void> {
    return this.doing(() => this.connection.resign(side));
  }

  protected async doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problems = [];
    await this.answered(work);
    this.busy = false;
  }
}
