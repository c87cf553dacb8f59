/** Explanations: what an action would do, with odds and warnings, and which rule refuses an action. */
import { complete, type Action, type Thing } from "./actions";
import { ActionSelection } from "./selection.svelte";
import type { Explanation, Message, Refusal, VerbRefusal } from "./types";

export interface Proposal {
  actions: Action[];
  /** Whether it waits for confirmation by a second tap or click. */
  waits: boolean;
  warnings: Message[];
}

const NOTHING: Explanation = { breakdowns: [], odds: [], warnings: [] };

export class Explanations extends ActionSelection {
  proposal = $state.raw<Proposal | null>(null);
  hovered = $state.raw<Thing | null>(null);
  explained = $state.raw<{ actions: Action[]; explanation: Explanation } | null>(null);
  private explanations = new Map<string, Explanation>();

  /** The game has changed: discard all explanations. */
  protected forget(): void {
    this.explanations.clear();
    this.explained = null;
    this.proposal = null;
    this.problems = [];
  }

  /** The pointer hovers over something: explain what choosing it would do. */
  hover(thing: Thing | null): void {
    this.hovered = thing;
    if (!thing && this.proposal && this.via.length) void this.explain(this.proposal.actions);
    if (!thing && !this.proposal) this.explained = null;
    if (!thing || !this.mine || (this.proposal && !this.via.length)) return;
    const target = this.meant(thing);
    const way = target.kind === this.sheet.place ? this.ways[target.id] : undefined;
    if (this.via.length) {
      if (way) void this.explain(way.actions.map((text) => this.read(text)));
      return;
    }
    const struck = this.fromHere(target.id);
    const done = struck ? [struck] : this.isOpen(target) ? complete(this.actions, [...this.picks, target]) : [];
    if (done.length === 1) void this.explain(done);
    else if (way) void this.explain(way.actions.map((text) => this.read(text)));
    else this.explained = null;
  }

  /** The pieces that the explained actions concern. */
  get concernedPieces(): string[] {
    return (this.explained?.actions ?? []).flatMap((action) => action.args.flatMap((arg) => this.membersOf(arg)));
  }

  /** The places the explained actions lead through, from where the piece is. */
  get route(): string[] {
    const actions = this.explained?.actions ?? [];
    const first = actions[0]?.args[0];
    const mover = first?.kind === this.sheet.piece ? first.id : this.moving[0];
    if (!mover || actions.some((a) => a.args.at(-1)?.kind !== this.sheet.place)) return [];
    const at = this.table?.pieces[mover]?.at;
    return at ? [at, ...actions.map((action) => action.args.at(-1)!.id)] : [];
  }

  /** Those of them in which the other side may be asked whether it interferes. */
  get exposed(): string[] {
    const last = this.explained?.actions.at(-1)?.args.at(-1)?.id ?? "";
    return (this.ways[last]?.windows ?? []).flatMap((text) => this.read(text).args.at(-1)?.id ?? []);
  }

  async explain(actions: Action[]): Promise<Explanation | null> {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (!only) {
      this.explained = { actions, explanation: NOTHING };
      return null;
    }
    if (!this.actions.some((action) => action.text === only.text)) return null;
    const seq = this.connection.seq;
    const key = `${seq} ${this.connection.side} ${only.text}`;
    const known = this.explanations.get(key);
    const found = known ?? (await this.query<Explanation>("explain", { action: only.text, seq }));
    if (seq !== this.connection.seq) return null;
    const explanation = found ?? NOTHING;
    this.explanations.set(key, explanation);
    this.explained = { actions, explanation };
    return explanation;
  }

  /** Find out why a piece cannot move to or attack a place, or cannot do anything at all. */
  protected async whyNot(thing: Thing): Promise<void> {
    const { piece } = this.sheet;
    const place = this.isPlace(thing.kind);
    const picked = this.picks.find((p) => p.kind === piece);
    const query = place && picked ? { piece: picked.id, place: thing.id } : { piece: thing.id };
    if (place && !picked) return this.drop();
    if (!place && thing.kind !== piece) return;
    const found = await this.query<VerbRefusal[]>("why-not", { ...query, seq: this.connection.seq });
    if (thing.kind === piece) this.picks = [];
    this.problems = (found ?? []).map((refusal) => ({ ...refusal, text: "" }));
  }

  /** Find out why a card cannot be played by itself or on any of the pieces in the panel. */
  protected async whyNotCard(card: string): Promise<void> {
    const { card: kind, piece } = this.sheet;
    const slots = (this.table?.panel?.rows ?? []).flatMap((row) => row.slots.map((slot) => slot.piece));
    const alone = this.formsWith(kind).map((verb) => `${verb} ${card}`);
    const onPieces = slots.flatMap((id) => this.formsWith(kind, piece).map((verb) => `${verb} ${card} ${id}`));
    await this.why([...onPieces, ...alone]);
    // A reason about the card is more specific than a reason about the verb.
    const about = this.problems.filter((problem) => !("verb" in (problem.message?.args ?? {})));
    const distinct = new Map(
      (about.length ? about : this.problems).map((p) => [JSON.stringify([p.rule, p.message?.key]), p]),
    );
    this.problems = [...distinct.values()].slice(0, 1);
  }

  protected async why(texts: string[]): Promise<void> {
    const found = await this.query<(Refusal | null)[]>("why", { action: texts, seq: this.connection.seq });
    this.problems = (found ?? []).filter((r) => r !== null).map((refusal) => ({ ...refusal, text: "" }));
  }

  /** Clear the selection. */
  drop(): void {
    const way = this.via.length > 0;
    this.picks = [];
    this.followers = [];
    this.ways = {};
    this.proposal = null;
    this.explained = null;
    this.problems = [];
    this.clearRoute();
    // Pieces that are being moved remain so, and may still go everywhere.
    if (way && this.moving[0]) void this.findWays(this.moving[0]);
  }
}
