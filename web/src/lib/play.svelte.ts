/**
 * What a click, a tap or a drop on the table means. Knows no game. Built on commands, explanations, selection and
 * table, each of which knows only those after it.
 */
import { Commands } from "./commands.svelte";
import { complete, sameThing, type Action, type Thing } from "./actions";
import type { Proposal } from "./explanations.svelte";

export class Play extends Commands {
  /**
   * A click or tap on a thing. A first tap shows what would happen, a second tap confirms it. `stage`: the
   * route is to pass through there.
   */
  click(thing: Thing, finger = false, stage = false): void {
    this.problems = [];
    this.inspected = thing;
    if (!this.mine) return;
    const target = this.meant(thing);
    const proposed = this.proposal;
    if (proposed?.waits && this.leadsTo(target, proposed)) {
      void this.commit(proposed.actions);
      return;
    }
    const way = target.kind === this.sheet.place ? this.ways[target.id] : undefined;
    if (way && (stage || this.stepwise)) return void this.extendRoute(target.id);
    this.proposal = null;
    if (way && this.via.length) {
      this.propose(
        way.actions.map((text) => this.read(text)),
        finger,
      );
    } else if (this.changesTo(target)) {
      void this.perform([this.ending!.text, `${this.sheet.select} ${target.id}`]);
    } else if (this.picks.some((picked) => sameThing(picked, target))) {
      this.drop();
    } else if (this.isOpen(target)) {
      this.pick(target, finger);
    } else if (this.fromHere(target.id)) {
      this.propose([this.fromHere(target.id)!], finger);
    } else if (way) {
      this.propose(
        way.actions.map((text) => this.read(text)),
        finger,
      );
    } else if (this.isFresh(target)) {
      this.picks = [];
      this.pick(target, finger);
    } else if (this.entry(target)) {
      void this.revoke(this.entry(target)!);
    } else if (target.kind === this.sheet.card) {
      void this.whyNotCard(target.id);
    } else if (this.picks.length || this.sheet.pieces[target.id]?.side === this.decision?.side) {
      void this.whyNot(target);
    }
  }

  /** The action that put a piece into its slot of the panel, while it can still be undone. */
  entry(thing: Thing): string | null {
    const row = this.table?.panel?.rows.find((of) => of.slots.some((slot) => slot.piece === thing.id));
    if (!row || thing.kind !== this.sheet.piece) return null;
    const texts = row.slots.flatMap((slot) => {
      const [verb, ...rest] = slot.takes ?? [];
      return verb ? [[verb, thing.id, ...rest].join(" ")] : [];
    });
    return texts.find((text) => this.canRevoke(text)) ?? null;
  }

  /** Fix the route as far as a place: what is chosen next continues from there. */
  private async extendRoute(place: string): Promise<void> {
    const way = this.ways[place];
    const mover = this.picks.find((pick) => pick.kind === this.sheet.piece)?.id ?? this.moving[0];
    if (!way || !mover) return;
    this.via = way.actions;
    this.stages = [...this.stages, place];
    this.proposal = { actions: way.actions.map((text) => this.read(text)), waits: true, warnings: [] };
    void this.explain(this.proposal.actions);
    await this.findWays(mover);
  }

  /** Whether another piece is selected while pieces are being moved: their move then ends. */
  private changesTo(target: Thing): boolean {
    if (!this.moving.length || target.kind !== this.sheet.piece || !this.sheet.select || !this.ending) return false;
    const own = this.sheet.pieces[target.id]?.side === this.decision?.side;
    return own && !this.isOpen(target) && !this.moving.includes(target.id);
  }

  /** Whether a tap here confirms what the first tap showed. */
  confirms(place: string): boolean {
    const thing = this.placeThing(place);
    return this.proposal?.waits === true && this.leadsTo(thing, this.proposal);
  }

  private leadsTo(thing: Thing, proposal: Proposal): boolean {
    const last = proposal.actions.at(-1)?.args.at(-1);
    return last !== undefined && sameThing(last, thing);
  }

  private pick(thing: Thing, finger: boolean): void {
    this.picks = [...this.picks, thing];
    this.explained = null;
    const done = complete(this.actions, this.picks);
    if (this.choices.length === 1 && (done.length === 1 || this.isPlace(thing.kind))) {
      this.propose(this.choices, finger);
    } else if (thing.kind === this.sheet.piece) {
      void this.findWays(thing.id);
    }
  }

  /** Add a piece to the followers of the picked one, or remove it. */
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

  private propose(actions: Action[], finger: boolean): void {
    if (finger || actions.some((action) => this.sheet.careful.includes(action.verb))) {
      this.proposal = { actions, waits: true, warnings: [] };
      void this.explain(actions);
    } else {
      void this.commit(actions);
    }
  }

  /** Drop a piece on a slot of a panel: `takes[0] PIECE takes[1:]`. */
  dropOn(piece: string, takes: string[]): void {
    const [verb = "", ...rest] = takes;
    const action = this.actions.find((a) => a.text === [verb, piece, ...rest].join(" "));
    if (action) void this.commit([action]);
    else void this.why([[verb, piece, ...rest].join(" ")]);
  }

  /** Drop a card on a piece: play it there, if exactly one action does. */
  playOn(card: string, piece: string): void {
    const things = [
      { kind: this.sheet.card, id: card },
      { kind: this.sheet.piece, id: piece },
    ];
    const found = complete(this.actions, things);
    if (found.length === 1) void this.commit(found);
    else void this.why(this.formsWith(this.sheet.card, this.sheet.piece).map((verb) => [verb, card, piece].join(" ")));
  }

  /** Drop a piece on a place: move it there, directly or by a route. */
  dropAt(piece: string, place: string): void {
    if (this.table?.pieces[piece]?.at === place) return this.drop();
    const things = [{ kind: this.sheet.piece, id: piece }, this.placeThing(place)];
    const way = this.ways[place];
    const direct = complete(this.actions, things);
    if (direct.length === 1) void this.commit(direct);
    else if (way) void this.commit(way.actions.map((text) => this.read(text)));
    else void this.whyNot(this.placeThing(place));
  }

  override async goTo(n: number | null): Promise<void> {
    this.drop();
    await super.goTo(n);
  }
}
