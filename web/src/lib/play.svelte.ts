/**
 * Playing: what is legal, what has been picked, what would happen, and doing it. Knows no game: an action is a verb
 * and the things it names, and things are pieces, places or cards.
 */
import { bare, complete, listed, made, narrowed, open, sameThing, type Action, type Thing } from "./actions";
import { ApiError, ask, post } from "./api";
import { Connection, RefusedError } from "./connection.svelte";
import { stay } from "./pace";
import { settings } from "./settings.svelte";
import type {
  Board,
  Decision,
  EventData,
  Explanation,
  Here,
  Message,
  Overlay,
  Past,
  Refusal,
  Sheet,
  Table,
  VerbRefusal,
  Way,
} from "./types";

export interface Problem {
  message: Message | null;
  text: string;
  rule: string | null;
  verb?: string;
}

export interface Proposal {
  actions: Action[];
  /** Whether it waits for a second tap or click. */
  waits: boolean;
  warnings: Message[];
}

const SKIP_AFTER = 180;

export class Play {
  picks = $state.raw<Thing[]>([]);
  /** Pieces that will go where the picked one is sent. */
  followers = $state.raw<string[]>([]);
  ways = $state.raw<Record<string, Way>>({});
  proposal = $state.raw<Proposal | null>(null);
  hovered = $state.raw<Thing | null>(null);
  explained = $state.raw<{ actions: Action[]; explanation: Explanation } | null>(null);
  problems = $state.raw<Problem[]>([]);
  busy = $state(false);
  past = $state.raw<Past | null>(null);
  overlayName = $state<string | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  inspected = $state.raw<Thing | null>(null);
  /** The first entry of the log that this player did not cause. */
  newsFrom = $state(0);
  private explanations = new Map<string, Explanation>();
  /** Something was taken back, and nothing done since. */
  private thinkingAgain = false;
  /** How many actions the player has sent at once, by the number of actions after them: undo takes back as many. */
  private strides = new Map<number, number>();
  /** Where in the log the other side's turn began, until this side acts in its own. */
  private turnFrom = $state(Infinity);
  /** The state of the game, and the side it was looked at from, when this was last refreshed. */
  private moment = "";

  constructor(
    readonly connection: Connection,
    readonly sheet: Sheet,
    readonly board: Board | null,
  ) {
    this.newsFrom = connection.news;
    connection.pace = (add, patch) => settings.pace * stay(add, patch, sheet.rolls);
  }

  // What is shown: the present, or the point of the past the reader has gone to.

  get table(): Table | null {
    return this.past?.table ?? this.connection.shown?.table ?? null;
  }

  get here(): Here[] {
    return this.past?.here ?? this.connection.shown?.here ?? [];
  }

  get decision(): Decision | null {
    return this.past ? this.past.decision : (this.connection.shown?.decision ?? null);
  }

  get log(): EventData[] {
    return this.past?.log ?? this.connection.log;
  }

  get score(): Record<string, number> {
    return this.past?.score ?? this.connection.shown?.score ?? {};
  }

  /** Whether the player at this screen decides, and may see what there is to decide. */
  get mine(): boolean {
    return (
      !this.past && this.decision?.actions != null && this.connection.status === "open" && !this.connection.running
    );
  }

  /** On one screen the other side decides now: the screen must change hands. */
  get handover(): string | null {
    const { sides, side, shown, status } = this.connection;
    const decides = shown?.decision?.side;
    return !this.past && status === "open" && decides && sides.includes(decides) && decides !== side ? decides : null;
  }

  actions = $derived.by<Action[]>(() => {
    const tree = this.mine ? this.decision?.actions : null;
    return tree ? listed(tree, this.sheet) : [];
  });

  choices = $derived<Action[]>(narrowed(this.actions, this.picks));
  bare = $derived<Action[]>(bare(this.actions));
  /** What can be picked next, by kind. */
  open = $derived.by<{ piece: Set<string>; place: Set<string>; card: Set<string> }>(() => {
    const found = { piece: new Set<string>(), place: new Set<string>(), card: new Set<string>() };
    for (const thing of open(this.actions, this.picks)) this.sorted(found, thing)?.add(thing.id);
    return found;
  });
  /** Places that mean something now: where the picked piece can go, or those an action is about on its own. */
  goals = $derived.by<Set<string>>(() => {
    const { place } = this.sheet;
    if (this.picks.length) {
      const struck = this.actions.map((a) => a.args.at(-1)?.id ?? "").filter((id) => this.fromHere(id));
      return new Set([...this.open.place, ...Object.keys(this.ways), ...struck]);
    }
    const about = this.actions.filter((action) => action.args.every((arg) => arg.kind === place));
    return new Set(about.flatMap((action) => action.args.map((arg) => arg.id)));
  });
  /** What could be picked first, if nothing were picked. */
  fresh = $derived.by<{ piece: Set<string>; place: Set<string>; card: Set<string> }>(() => {
    const found = { piece: new Set<string>(), place: new Set<string>(), card: new Set<string>() };
    for (const action of this.actions) {
      const first = action.args[0];
      if (first) this.sorted(found, first)?.add(first.id);
    }
    for (const id of this.picks.length ? [] : this.goals) found.place.add(id);
    return found;
  });

  private sorted<T>(found: { piece: T; place: T; card: T }, thing: Thing): T | null {
    const { piece, place, card } = this.sheet;
    if (thing.kind === piece) return found.piece;
    if (thing.kind === place) return found.place;
    return thing.kind === card ? found.card : null;
  }

  isPicked(kind: string, id: string): boolean {
    const follows = kind === this.sheet.piece && this.followers.includes(id);
    return follows || this.picks.some((thing) => thing.kind === kind && thing.id === id);
  }

  /** To be called whenever the game has moved on: what was picked may no longer make sense. */
  refresh(): void {
    const moment = `${this.connection.seq} ${this.connection.side}`;
    if (moment === this.moment) return;
    this.moment = moment;
    this.explanations.clear();
    this.explained = null;
    this.proposal = null;
    this.problems = [];
    const { side, sides } = this.connection;
    if (side && this.turnOwner && this.turnOwner !== side && !sides.includes(this.turnOwner)) {
      if (this.turnFrom === Infinity) this.turnFrom = this.newsFrom;
    }
    const first = this.picks[0];
    const goesOn = first && this.mine && first.kind === this.sheet.piece && this.fresh.piece.has(first.id);
    this.picks = goesOn ? [first] : [];
    this.ways = {};
    if (goesOn) void this.findWays(first.id);
    if (this.overlayName) void this.showOverlay(this.overlayName);
    this.skip();
  }

  /**
   * Take a decision that has only one choice. Not after something was taken back, for the player is thinking again;
   * and not to end a step in which something can still be taken back.
   */
  private skip(): void {
    const only = this.actions[0];
    if (!settings.skip || this.thinkingAgain || this.actions.length !== 1 || !only) return;
    if (only.args.length === 0 && this.decision?.undo) return;
    const seq = this.connection.seq;
    setTimeout(() => {
      if (this.connection.seq === seq && this.mine && settings.skip && !this.busy) {
        void this.doing(() => this.connection.act([only.text]));
      }
    }, SKIP_AFTER);
  }

  // Picking.

  /** A click or tap on a thing. A finger first shows what would happen and does it the second time. */
  click(thing: Thing, finger = false): void {
    this.problems = [];
    this.inspected = thing;
    if (!this.mine) return;
    const target = this.meant(thing);
    const proposed = this.proposal;
    if (proposed?.waits && this.leadsTo(target, proposed)) {
      void this.commit(proposed.actions);
      return;
    }
    this.proposal = null;
    if (this.picks.some((picked) => sameThing(picked, target))) {
      this.drop();
    } else if (this.isOpen(target)) {
      this.pick(target, finger);
    } else if (this.fromHere(target.id)) {
      this.propose([this.fromHere(target.id)!], finger);
    } else if (target.kind === this.sheet.place && this.ways[target.id]) {
      this.propose(
        this.ways[target.id]!.actions.map((text) => this.read(text)),
        finger,
      );
    } else if (this.isFresh(target)) {
      this.picks = [];
      this.pick(target, finger);
    } else if (target.kind === this.sheet.card) {
      void this.why(this.formsWith(this.sheet.card).map((verb) => `${verb} ${target.id}`));
    } else if (this.picks.length || this.sheet.pieces[target.id]?.side === this.decision?.side) {
      void this.whyNot(target);
    }
  }

  /** Whether this is the second tap on what was shown by the first. */
  confirms(place: string): boolean {
    const thing = { kind: this.sheet.place, id: place };
    return this.proposal?.waits === true && this.leadsTo(thing, this.proposal);
  }

  /** A counter may stand for its place: clicking an enemy there means the place he is in. */
  private meant(thing: Thing): Thing {
    if (thing.kind !== this.sheet.piece || this.isOpen(thing) || this.isPicked(thing.kind, thing.id)) return thing;
    const place = { kind: this.sheet.place, id: this.table?.pieces[thing.id]?.at ?? "" };
    const reachable = this.picks.length > 0 && (this.goals.has(place.id) || !this.isFresh(thing));
    return reachable && !this.isFresh(thing) ? place : thing;
  }

  /** With a piece picked: the action from its place to another that names the places and not the piece. */
  private fromHere(place: string): Action | undefined {
    const picked = this.picks.find((pick) => pick.kind === this.sheet.piece);
    const at = picked && this.table?.pieces[picked.id]?.at;
    if (!at) return undefined;
    const kind = this.sheet.place;
    return complete(this.actions, [
      { kind, id: at },
      { kind, id: place },
    ])[0];
  }

  private isOpen(thing: Thing): boolean {
    return this.sorted(this.open, thing)?.has(thing.id) ?? false;
  }

  private isFresh(thing: Thing): boolean {
    return this.sorted(this.fresh, thing)?.has(thing.id) ?? false;
  }

  private leadsTo(thing: Thing, proposal: Proposal): boolean {
    const last = proposal.actions.at(-1)?.args.at(-1);
    return last !== undefined && sameThing(last, thing);
  }

  private read(text: string): Action {
    const [verb = "", ...ids] = text.split(" ");
    return made(verb, ids, this.sheet);
  }

  private pick(thing: Thing, finger: boolean): void {
    this.picks = [...this.picks, thing];
    this.explained = null;
    const done = complete(this.actions, this.picks);
    if (this.choices.length === 1 && (done.length === 1 || thing.kind === this.sheet.place)) {
      this.propose(this.choices, finger);
    } else if (thing.kind === this.sheet.piece) {
      void this.findWays(thing.id);
    }
  }

  /** Have another piece go along with the picked one, or no longer. */
  join(id: string): void {
    const leader = this.picks[0];
    if (!leader || leader.kind !== this.sheet.piece || leader.id === id || !this.fresh.piece.has(id)) {
      this.click({ kind: this.sheet.piece, id });
    } else {
      const without = this.followers.filter((follower) => follower !== id);
      this.followers = without.length < this.followers.length ? without : [...this.followers, id];
    }
  }

  /** Pick several pieces at once: the first leads, the others follow. */
  gather(ids: string[]): void {
    const [first, ...rest] = ids.filter((id) => this.fresh.piece.has(id));
    if (!first) return;
    this.drop();
    this.click({ kind: this.sheet.piece, id: first });
    this.followers = rest;
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

  /** Let go of everything picked. */
  drop(): void {
    this.picks = [];
    this.followers = [];
    this.ways = {};
    this.proposal = null;
    this.explained = null;
    this.problems = [];
  }

  private propose(actions: Action[], finger: boolean): void {
    if (finger) {
      this.proposal = { actions, waits: true, warnings: [] };
      void this.explain(actions);
    } else {
      void this.commit(actions);
    }
  }

  private async findWays(piece: string): Promise<void> {
    const seq = this.connection.seq;
    const canGo = this.choices.some((action) => action.args.at(-1)?.kind === this.sheet.place);
    if (!canGo) return;
    const found = await this.asked<{ ways: Record<string, Way> }>("reach", { piece, seq });
    if (!found || seq !== this.connection.seq || !this.isPicked(this.sheet.piece, piece)) return;
    // Marching round to where it stands is no move anybody means.
    const { [this.table?.pieces[piece]?.at ?? ""]: _, ...elsewhere } = found.ways;
    this.ways = elsewhere;
  }

  /** Drop a piece on a slot of a panel: `takes[0] PIECE takes[1:]`. */
  dropOn(piece: string, takes: string[]): void {
    const [verb = "", ...rest] = takes;
    const action = this.actions.find((a) => a.text === [verb, piece, ...rest].join(" "));
    if (action) void this.commit([action]);
    else void this.why([[verb, piece, ...rest].join(" ")]);
  }

  /** Drop a card on a piece: whatever plays it there. */
  playOn(card: string, piece: string): void {
    const things = [
      { kind: this.sheet.card, id: card },
      { kind: this.sheet.piece, id: piece },
    ];
    const found = complete(this.actions, things);
    if (found.length === 1) void this.commit(found);
    else void this.why(this.formsWith(this.sheet.card, this.sheet.piece).map((verb) => [verb, card, piece].join(" ")));
  }

  /** The verbs that name a thing of one kind and then one of another. */
  private formsWith(...kinds: string[]): string[] {
    const fits = (form: string[]): boolean => form.join() === kinds.join();
    return Object.entries(this.sheet.verbs)
      .filter(([, forms]) => forms.some(fits))
      .map(([verb]) => verb);
  }

  /** Drop a piece on a place: whatever takes it there. */
  dropAt(piece: string, place: string): void {
    if (this.table?.pieces[piece]?.at === place) return this.drop();
    const things = [
      { kind: this.sheet.piece, id: piece },
      { kind: this.sheet.place, id: place },
    ];
    const way = this.ways[place];
    const direct = complete(this.actions, things);
    if (direct.length === 1) void this.commit(direct);
    else if (way) void this.commit(way.actions.map((text) => this.read(text)));
    else void this.whyNot({ kind: this.sheet.place, id: place });
  }

  // Explaining.

  /** The pointer rests on something: what would it do? */
  hover(thing: Thing | null): void {
    this.hovered = thing;
    if (!thing && !this.proposal) this.explained = null;
    if (!thing || !this.mine || this.proposal) return;
    const target = this.meant(thing);
    const way = target.kind === this.sheet.place ? this.ways[target.id] : undefined;
    const struck = this.fromHere(target.id);
    const done = struck ? [struck] : this.isOpen(target) ? complete(this.actions, [...this.picks, target]) : [];
    if (done.length === 1) void this.explain(done);
    else if (way) void this.explain(way.actions.map((text) => this.read(text)));
    else this.explained = null;
  }

  /** The places the explained actions lead through, from where the piece is. */
  get route(): string[] {
    const actions = this.explained?.actions ?? [];
    const mover = actions[0]?.args[0];
    if (mover?.kind !== this.sheet.piece || actions.some((a) => a.args.at(-1)?.kind !== this.sheet.place)) return [];
    const at = this.table?.pieces[mover.id]?.at;
    return at ? [at, ...actions.map((action) => action.args.at(-1)!.id)] : [];
  }

  async explain(actions: Action[]): Promise<Explanation | null> {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (!only) {
      this.explained = { actions, explanation: { breakdowns: [], odds: [], warnings: [] } };
      return null;
    }
    if (!this.actions.some((action) => action.text === only.text)) return null;
    const seq = this.connection.seq;
    const key = `${seq} ${this.connection.side} ${only.text}`;
    const known = this.explanations.get(key);
    const found = known ?? (await this.asked<Explanation>("explain", { action: only.text, seq }));
    if (seq !== this.connection.seq) return null;
    const explanation = found ?? { breakdowns: [], odds: [], warnings: [] };
    this.explanations.set(key, explanation);
    this.explained = { actions, explanation };
    return explanation;
  }

  /** Why a piece cannot go or strike there, or cannot do anything at all. */
  private async whyNot(thing: Thing): Promise<void> {
    const { piece, place } = this.sheet;
    const picked = this.picks.find((p) => p.kind === piece);
    const query = thing.kind === place && picked ? { piece: picked.id, place: thing.id } : { piece: thing.id };
    if (thing.kind === place && !picked) return this.drop();
    if (thing.kind !== place && thing.kind !== piece) return;
    const found = await this.asked<VerbRefusal[]>("why-not", { ...query, seq: this.connection.seq });
    if (thing.kind === piece) this.picks = [];
    this.problems = (found ?? []).map((refusal) => ({ ...refusal, text: "" }));
  }

  private async why(texts: string[]): Promise<void> {
    const found = await this.asked<(Refusal | null)[]>("why", { action: texts, seq: this.connection.seq });
    this.problems = (found ?? []).filter((r) => r !== null).map((refusal) => ({ ...refusal, text: "" }));
  }

  async showOverlay(name: string | null): Promise<void> {
    this.overlayName = name;
    if (!name) {
      this.overlay = null;
      return;
    }
    const focus = this.picks.find((p) => p.kind === this.sheet.piece) ?? this.inspected;
    const about = focus?.kind === this.sheet.piece ? focus.id : null;
    const found = await this.asked<Overlay>(`overlay/${name}`, { focus: about, at: this.past?.n });
    if (this.overlayName === name) this.overlay = found;
  }

  async asked<T>(
    what: string,
    query: Record<string, string | string[] | number | boolean | null | undefined> = {},
  ): Promise<T | null> {
    try {
      return await ask<T>(`tables/${this.connection.id}/${what}`, { side: this.connection.side, ...query });
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  // Doing.

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
      await this.connection.act(texts);
      this.strides.set(this.connection.shown?.n ?? 0, texts.length);
      this.newsFrom = this.rolledSince(before) ? before : this.connection.log.length;
      if (this.turnOwner === this.connection.side) this.turnFrom = Infinity;
    });
  }

  /** Whose turn it is, by the outermost step of the sequence of play that belongs to a side. */
  private get turnOwner(): string | null {
    return this.here.find((step) => step.side)?.side ?? null;
  }

  /** What has happened since the player last had the game in hand: the whole of the other side's turn. */
  get news(): EventData[] {
    return this.past ? [] : this.connection.log.slice(Math.min(this.newsFrom, this.turnFrom));
  }

  private rolledSince(before: number): boolean {
    return this.connection.log.slice(Math.max(0, before - 1)).some((event) => event.kind in this.sheet.rolls);
  }

  /** Take back what was last done at one stroke. */
  undo(): Promise<void> {
    this.thinkingAgain = true;
    return this.doing(async () => {
      const n = this.connection.shown?.n ?? 0;
      const steps = this.strides.get(n) ?? 1;
      this.strides.delete(n);
      for (let i = 0; i < steps && this.connection.shown?.decision?.undo; i++) await this.connection.undo();
    });
  }

  resign(side: string): Promise<void> {
    return this.doing(() => this.connection.resign(side));
  }

  takeOver(side: string): Promise<void> {
    return this.doing(() => this.connection.look(side));
  }

  private async doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problems = [];
    try {
      await work();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private fail(error: unknown): void {
    if (error instanceof RefusedError) this.problems = [{ ...error.refusal }];
    else if (error instanceof ApiError)
      this.problems = [{ text: error.message, message: error.told, rule: error.rule }];
    else throw error;
  }

  // The past.

  async goTo(n: number | null): Promise<void> {
    this.drop();
    if (n === null) {
      this.past = null;
    } else {
      const found = await this.asked<Past>(`at/${n}`);
      if (found) this.past = found;
    }
    if (this.overlayName) await this.showOverlay(this.overlayName);
  }

  /** A new game from a point of this one; returns its address. */
  branch(at: number, seats: Record<string, string>): Promise<string | null> {
    return this.another("branch", { at, seats });
  }

  /** The same set-up again; returns its address. */
  rematch(swap: boolean): Promise<string | null> {
    return this.another("rematch", { swap });
  }

  private async another(what: string, wish: object): Promise<string | null> {
    try {
      const made = await post<{ id: string }>(`tables/${this.connection.id}/${what}`, wish);
      return `/table/${made.id}`;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }
}
