/** Advice: what an action would do, with odds and warnings, and which rule refuses an action. */
import { complete, type Action, type Thing } from "./actions";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { Explanation, Message, Refusal, VerbRefusal } from "./types";

/** The warning of units that could still move, in every game: it can be switched off. */
const REMINDER = "warn-could-move";

export interface Proposal {
  actions: Action[];
  /** Whether it waits for confirmation by a second tap or click. */
  waits: boolean;
  warnings: Message[];
}

interface Explained {
  actions: Action[];
  explanation: Explanation;
  /** How many of the pieces that go along its odds leave out. */
  leftOut: number;
}

const NOTHING: Explanation = { breakdowns: [], odds: [], warnings: [] };

type Parts = Pick<Play, "connection" | "sheet" | "things" | "server" | "shown" | "screen" | "routes" | "selection">;

export class Advice {
  proposal = $state.raw<Proposal | null>(null);
  hovered = $state.raw<Thing | null>(null);
  explained = $state.raw<Explained | null>(null);
  private explanations = new Map<string, Explanation>();

  constructor(private readonly play: Parts) {}

  /** Withdraw what is proposed, explained and refused. */
  clear(): void {
    this.proposal = null;
    this.explained = null;
    this.play.server.problems = [];
  }

  /** The game has changed: discard all explanations. */
  refresh(): void {
    this.explanations.clear();
    this.clear();
  }

  /** The pointer hovers over something: explain what choosing it would do. */
  hover(thing: Thing | null): void {
    const { via, ways } = this.play.routes;
    this.hovered = thing;
    if (!thing && this.proposal && via.length) void this.explain(this.proposal.actions);
    if (!thing && !this.proposal) this.explained = null;
    if (!thing || !this.play.screen.mine || (this.proposal && !via.length)) return;
    const target = this.play.selection.meant(thing);
    const way = target.kind === this.play.sheet.place ? ways[target.id] : undefined;
    const going = way?.actions.map((text) => this.play.things.action(text));
    if (via.length) {
      if (going) void this.explain(going);
      return;
    }
    const done = this.completedBy(target);
    if (done.length === 1) void this.explain(done);
    else if (going) void this.explain(going);
    else this.explained = null;
  }

  /** The actions that naming a thing would complete. */
  private completedBy(target: Thing): Action[] {
    const struck = this.play.selection.fromHere(target.id);
    if (struck) return [struck];
    const { actions, picks } = this.play.selection;
    return this.play.selection.isOpen(target) ? complete(actions, [...picks, target]) : [];
  }

  /** The pieces that the explained actions concern. */
  get concernedPieces(): string[] {
    const args = (this.explained?.actions ?? []).flatMap((action) => action.args);
    return args.flatMap((arg) => this.play.selection.membersOf(arg));
  }

  /** The places the explained actions lead through, from where the piece is. */
  get route(): string[] {
    const actions = this.explained?.actions ?? [];
    const first = actions[0]?.args[0];
    const mover = first && this.play.things.isPiece(first.kind) ? first.id : this.play.selection.moving[0];
    if (!mover || actions.some((a) => a.args.at(-1)?.kind !== this.play.sheet.place)) return [];
    const at = this.play.shown.table?.pieces[mover]?.at;
    return at ? [at, ...actions.map((action) => action.args.at(-1)!.id)] : [];
  }

  /** Those of them in which the other side may be asked whether it interferes. */
  get exposed(): string[] {
    const last = this.explained?.actions.at(-1)?.args.at(-1)?.id ?? "";
    return (this.play.routes.ways[last]?.windows ?? []).flatMap(
      (text) => this.play.things.action(text).args.at(-1)?.id ?? [],
    );
  }

  async explain(actions: Action[]): Promise<Explanation | null> {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (!only) {
      this.explained = { actions, explanation: NOTHING, leftOut: 0 };
      return null;
    }
    if (!this.play.selection.actions.some((action) => action.text === only.text)) return null;
    const { followers } = this.play.selection;
    const others = this.alongside(only);
    const alone = await this.explanationOf([only]);
    if (!alone) return null;
    const together = others.length && alone.odds.length ? await this.explanationOf([only, ...others]) : null;
    if (followers !== this.play.selection.followers) return null;
    const counted = together?.odds.length ? others.length : 0;
    const explanation = counted && together ? together : alone;
    this.explained = { actions, explanation, leftOut: followers.length - counted };
    return explanation;
  }

  /** What the last of these actions comes to when the others have been taken. The decision contains the odds of single
   * actions; the rest is asked for. */
  private async explanationOf(actions: Action[]): Promise<Explanation | null> {
    const only = actions.length === 1 ? actions[0] : undefined;
    const sent = only && this.play.shown.decision?.explanations[only.text];
    if (sent) return sent;
    const { seq, side } = this.play.connection;
    const texts = actions.map((action) => action.text);
    const key = [seq, side, ...texts].join(" ");
    const known = this.explanations.get(key);
    if (known) return known;
    const found = (await this.play.server.query<Explanation>("explain", { action: texts, seq })) ?? NOTHING;
    if (seq !== this.play.connection.seq) return null;
    this.explanations.set(key, found);
    return found;
  }

  /** The same action of those that go along with the picked piece and stand where it does: they strike together. */
  private alongside(action: Action): Action[] {
    const { actions, followers } = this.play.selection;
    const [piece, ...rest] = action.args;
    const at = (id: string | undefined): string | undefined => this.play.shown.table?.pieces[id ?? ""]?.at;
    if (!piece || !this.play.things.isPiece(piece.kind)) return [];
    const near = followers.filter((id) => at(id) === at(piece.id));
    return actions.filter(
      ({ verb, args }) =>
        verb === action.verb &&
        near.includes(args[0]?.id ?? "") &&
        args.length === action.args.length &&
        rest.every((arg, i) => args[i + 1]?.id === arg.id),
    );
  }

  /** What an action would lose. The decision says so of single actions, not of several in a row. */
  warningsOf(actions: Action[]): Message[] {
    const only = actions.length === 1 ? actions[0] : undefined;
    const found = (only && this.play.shown.decision?.warnings[only.text]) ?? [];
    return settings.remind ? found : found.filter((warning) => warning.key !== REMINDER);
  }

  /** Find out why a piece cannot do anything at all, or why the picked piece cannot move to or attack a place. */
  async whyNot(thing: Thing): Promise<void> {
    const { piece } = this.play.sheet;
    const place = this.play.things.isPlace(thing.kind);
    const picked = this.play.selection.picks.find((p) => p.kind === piece);
    if (place ? !picked : thing.kind !== piece) return;
    const query = place && picked ? { piece: picked.id, place: thing.id } : { piece: thing.id };
    const found = await this.play.server.query<VerbRefusal[]>("why-not", { ...query, seq: this.play.connection.seq });
    if (thing.kind === piece) this.play.selection.picks = [];
    this.play.server.problems = (found ?? []).map((refusal) => ({ ...refusal, text: "" }));
  }

  /** Find out why a card cannot be played by itself or on any of the pieces in the panel. */
  async whyNotCard(card: string): Promise<void> {
    const { card: kind, piece } = this.play.sheet;
    const slots = (this.play.shown.table?.panel?.rows ?? []).flatMap((row) => row.slots.map((slot) => slot.piece));
    const alone = this.play.things.verbsNaming(kind).map((verb) => `${verb} ${card}`);
    const verbs = this.play.things.verbsNaming(kind, piece);
    const onPieces = slots.flatMap((id) => verbs.map((verb) => `${verb} ${card} ${id}`));
    await this.why([...onPieces, ...alone]);
    // A reason about the card is more specific than a reason about the verb.
    const { problems } = this.play.server;
    const about = problems.filter((problem) => !("verb" in (problem.message?.args ?? {})));
    const distinct = new Map(
      (about.length ? about : problems).map((p) => [JSON.stringify([p.rule, p.message?.key]), p]),
    );
    this.play.server.problems = [...distinct.values()].slice(0, 1);
  }

  /** Find out why actions are not possible. */
  async why(texts: string[]): Promise<void> {
    const found = await this.play.server.query<(Refusal | null)[]>("why", {
      action: texts,
      seq: this.play.connection.seq,
    });
    this.play.server.problems = (found ?? []).filter((r) => r !== null).map((refusal) => ({ ...refusal, text: "" }));
  }
}
