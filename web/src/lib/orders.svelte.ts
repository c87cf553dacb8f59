/** Sending actions, and undoing them. */
import { complete, type Action, type Thing } from "./actions";
import type { Play } from "./play.svelte";
import { PRACTISED, settings } from "./settings.svelte";

/** A forced action that does something is seen for a moment before it is taken. */
const SKIP_AFTER = 180;
/** With a person on the other side a pass takes as long as a thought might: it must not tell that there was none. */
const THOUGHT = { least: 700, most: 2600 };

type Parts = Pick<
  Play,
  | "connection"
  | "sheet"
  | "things"
  | "server"
  | "shown"
  | "screen"
  | "log"
  | "routes"
  | "selection"
  | "advice"
  | "guide"
>;

export class Orders {
  busy = $state(false);
  /** There was nothing to choose: the page passes, and asks nothing. */
  passing = $state(false);
  /** The steps that were under way when the player last did something. */
  private actedIn: string[] = [];
  /** The player has undone something and not acted since. */
  private reconsidering = false;
  /** The actions the player sent together, by the number of actions after them: undo takes back all of them. */
  private batches = new Map<number, string[]>();
  /** What was sent last. */
  private sent = Promise.resolve();

  constructor(private readonly play: Parts) {}

  /**
   * Make a decision that has only one choice; but not after an undo, because the player is reconsidering, and not to
   * end a step in which the player has done something that can still be undone.
   */
  skip(): void {
    this.passing = false;
    const { actions } = this.play.selection;
    const only = actions[0];
    const { decision } = this.play.shown;
    if (!settings.skip || this.play.guide || this.reconsidering || actions.length !== 1 || !only || !decision) return;
    const empty = only.args.length === 0;
    if (empty && decision.undo && this.actedIn.includes(decision.step)) return;
    const seq = this.play.connection.seq;
    this.passing = empty;
    const pause = empty ? this.thought() : SKIP_AFTER;
    void this.play.server
      .pendingUntil(async () => {
        await new Promise((goOn) => setTimeout(goOn, pause));
        // The decision may have come with what is still being sent.
        await this.sent;
      })
      .then(() => {
        if (this.play.connection.seq === seq && this.play.screen.mine && settings.skip && !this.busy) {
          void this.send(() => this.play.connection.act([only.text]));
        }
      });
  }

  private thought(): number {
    return this.play.screen.guarded ? THOUGHT.least + Math.random() * (THOUGHT.most - THOUGHT.least) : 0;
  }

  /** Send the actions; if they would lose something, show a warning and wait for confirmation instead. */
  async commit(actions: Action[]): Promise<void> {
    const { advice, guide } = this.play;
    const warnings = advice.warningsOf(actions);
    if (warnings.length && !guide && !advice.proposal?.warnings.length) {
      advice.proposal = { actions, waits: true, warnings };
      return;
    }
    const goal = actions.at(-1)?.args.at(-1);
    const { followers } = this.play.selection;
    const before = this.play.connection.shown?.n ?? 0;
    await this.perform(actions.map((action) => action.text));
    if (followers.length && goal?.kind === this.play.sheet.place && !this.play.server.problems.length) {
      await this.follow(followers, goal);
      this.unite(before);
    }
  }

  async perform(texts: string[]): Promise<void> {
    if (this.busy) return;
    const { guide } = this.play;
    const admitted = guide ? guide.admit(texts) : texts;
    if (!admitted.length) return;
    this.reconsidering = false;
    settings.acted = Math.min(settings.acted + 1, PRACTISED);
    this.actedIn = this.play.shown.here.map((each) => each.step);
    await this.send(() =>
      this.play.log.acting(async () => {
        await this.play.connection.act(admitted);
        this.batches.set(this.play.connection.shown?.n ?? 0, admitted);
        await guide?.taken(admitted);
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

  /** Make one batch of all that the player has done since that many actions: it was one order. */
  private unite(since: number): void {
    const last = this.play.connection.shown?.n ?? 0;
    const all: string[] = [];
    for (let n = last; n > since;) {
      const texts = this.batches.get(n);
      if (!texts) return;
      all.unshift(...texts);
      this.batches.delete(n);
      n -= texts.length;
    }
    if (all.length) this.batches.set(last, all);
  }

  /** Undo the last batch of actions. */
  undo(): Promise<void> {
    if (this.play.guide) return this.play.guide.back();
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
    const { guide, screen, shown } = this.play;
    return !guide && screen.mine && shown.decision?.undo === true && this.since(text) !== null;
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
  send(work: () => Promise<void>): Promise<void> {
    this.sent = this.carryOut(work);
    return this.sent;
  }

  private async carryOut(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.play.server.problems = [];
    await this.play.server.attempt(work);
    this.busy = false;
  }
}
