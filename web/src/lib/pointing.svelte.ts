/** What a click, a tap or a drop on the table means. Knows no game. */
import { complete, sameThing, type Action, type Thing } from "./actions";
import type { Proposal } from "./advice.svelte";
import type { Play } from "./play.svelte";

type Parts = Pick<
  Play,
  "sheet" | "things" | "server" | "shown" | "screen" | "routes" | "selection" | "advice" | "orders"
>;

export class Pointing {
  constructor(private readonly play: Parts) {}

  /**
   * A click or tap on a thing. A first tap shows what would happen, a second tap confirms it. `stage`: the
   * route is to pass through there.
   */
  click(thing: Thing, finger = false, stage = false): void {
    const { selection, advice, routes, orders } = this.play;
    this.play.server.problems = [];
    selection.inspected = thing;
    if (!this.play.screen.mine) return;
    const target = selection.meant(thing);
    const proposed = advice.proposal;
    if (proposed?.waits && leadsTo(target, proposed)) {
      void orders.commit(proposed.actions);
      return;
    }
    const going = this.way(target);
    if (going && (stage || routes.stepwise)) return void this.extendRoute(target.id, going);
    advice.proposal = null;
    const struck = selection.fromHere(target.id);
    const entry = this.entry(target);
    if (going && routes.via.length) {
      this.propose(going, finger);
    } else if (this.changesTo(target)) {
      void orders.perform([selection.ending!.text, `${this.play.sheet.select} ${target.id}`]);
    } else if (selection.picks.some((picked) => sameThing(picked, target))) {
      this.drop();
    } else if (selection.isOpen(target)) {
      this.pick(target, finger);
    } else if (struck) {
      this.propose([struck], finger);
    } else if (going) {
      this.propose(going, finger);
    } else if (selection.isFresh(target)) {
      selection.picks = [];
      this.pick(target, finger);
    } else if (entry) {
      void orders.revoke(entry);
    } else if (target.kind === this.play.sheet.card) {
      void advice.whyNotCard(target.id);
    } else if (selection.picks.length || this.own(target)) {
      this.refuse(target);
    }
  }

  /** Clear the selection. */
  drop(): void {
    this.play.selection.clear();
    this.play.advice.clear();
  }

  /** The action that put a piece into its slot of the panel, while it can still be undone. */
  entry(thing: Thing): string | null {
    const row = this.play.shown.table?.panel?.rows.find((of) => of.slots.some((slot) => slot.piece === thing.id));
    if (!row || !this.play.things.isPiece(thing.kind)) return null;
    const texts = row.slots.flatMap((slot) => {
      const [verb, ...rest] = slot.takes ?? [];
      return verb ? [[verb, thing.id, ...rest].join(" ")] : [];
    });
    return texts.find((text) => this.play.orders.canRevoke(text)) ?? null;
  }

  /** Whether a tap here confirms what the first tap showed. */
  confirms(place: string): boolean {
    const { proposal } = this.play.advice;
    return proposal?.waits === true && leadsTo(this.play.things.place(place), proposal);
  }

  /** Add a piece to the followers of the picked one, or remove it. */
  join(id: string): void {
    const { selection } = this.play;
    const leader = selection.picks[0];
    if (!leader || !this.play.things.isPiece(leader.kind) || leader.id === id || !selection.fresh.piece.has(id)) {
      this.click(this.play.things.piece(id));
    } else {
      const without = selection.followers.filter((follower) => follower !== id);
      selection.followers = without.length < selection.followers.length ? without : [...selection.followers, id];
    }
  }

  /** Pick several pieces at once: the first leads, the others follow. */
  gather(ids: string[]): void {
    const [first, ...rest] = ids.filter((id) => this.play.selection.fresh.piece.has(id));
    if (!first) return;
    this.drop();
    this.click(this.play.things.piece(first));
    this.play.selection.followers = rest;
  }

  /** Drop a piece on a slot of a panel: `takes[0] PIECE takes[1:]`. */
  dropOn(piece: string, takes: string[]): void {
    const [verb = "", ...rest] = takes;
    const text = [verb, piece, ...rest].join(" ");
    const action = this.play.selection.actions.find((a) => a.text === text);
    if (action) void this.play.orders.commit([action]);
    else void this.play.advice.why([text]);
  }

  /** Drop a token on another one: what names both, if exactly one action does. */
  bring(token: Thing, to: Thing): void {
    const found = complete(this.play.selection.actions, [token, to]);
    if (found.length === 1) return void this.play.orders.commit(found);
    const verbs = this.play.things.verbsNaming(token.kind, to.kind);
    void this.play.advice.why(verbs.map((verb) => [verb, token.id, to.id].join(" ")));
  }

  /** Drop a card on a piece: play it there, if exactly one action does. */
  playOn(card: string, piece: string): void {
    const { card: kind, piece: pieceKind } = this.play.sheet;
    const found = complete(this.play.selection.actions, [{ kind, id: card }, this.play.things.piece(piece)]);
    if (found.length === 1) return void this.play.orders.commit(found);
    const verbs = this.play.things.verbsNaming(kind, pieceKind);
    void this.play.advice.why(verbs.map((verb) => [verb, card, piece].join(" ")));
  }

  /** Drop a piece on a place: move it there, directly or by a route. */
  dropAt(piece: string, place: string): void {
    if (this.play.shown.table?.pieces[piece]?.at === place) return this.drop();
    const goal = this.play.things.place(place);
    const direct = complete(this.play.selection.actions, [this.play.things.piece(piece), goal]);
    const going = this.play.routes.ways[place]?.actions.map((text) => this.play.things.action(text));
    if (direct.length === 1) void this.play.orders.commit(direct);
    else if (going) void this.play.orders.commit(going);
    else this.refuse(goal);
  }

  /** The actions of the route to a place, if there is one. */
  private way(target: Thing): Action[] | undefined {
    if (target.kind !== this.play.sheet.place) return undefined;
    return this.play.routes.ways[target.id]?.actions.map((text) => this.play.things.action(text));
  }

  private own(thing: Thing): boolean {
    return this.play.sheet.pieces[thing.id]?.side === this.play.shown.decision?.side;
  }

  /** Fix the route as far as a place: what is chosen next continues from there. */
  private async extendRoute(place: string, going: Action[]): Promise<void> {
    const { selection, advice } = this.play;
    const mover = selection.picks.find((pick) => this.play.things.isPiece(pick.kind))?.id ?? selection.moving[0];
    if (!mover) return;
    this.play.routes.extend(
      place,
      going.map((action) => action.text),
    );
    advice.proposal = { actions: going, waits: true, warnings: [] };
    void advice.explain(going);
    await selection.findWays(mover);
  }

  /** Whether another piece is selected while pieces are being moved: their move then ends. */
  private changesTo(target: Thing): boolean {
    const { moving, ending } = this.play.selection;
    if (!moving.length || !this.play.things.isPiece(target.kind) || !this.play.sheet.select || !ending) return false;
    return this.own(target) && !this.play.selection.isOpen(target) && !moving.includes(target.id);
  }

  private pick(thing: Thing, finger: boolean): void {
    const { selection } = this.play;
    selection.picks = [...selection.picks, thing];
    this.play.advice.explained = null;
    const done = complete(selection.actions, selection.picks);
    const isPlace = this.play.things.isPlace(thing.kind);
    if (selection.choices.length === 1 && (done.length === 1 || isPlace)) {
      this.propose(selection.choices, finger);
    } else if (done.length === 1 && isPlace && selection.moving.length) {
      // Who is on the move goes there; whatever else names the place has a button.
      selection.picks = [];
      this.propose(done, finger);
    } else if (this.play.things.isPiece(thing.kind)) {
      void selection.findWays(thing.id);
    }
  }

  private propose(actions: Action[], finger: boolean): void {
    if (finger || actions.some((action) => this.play.sheet.careful.includes(action.verb))) {
      this.play.advice.proposal = { actions, waits: true, warnings: [] };
      void this.play.advice.explain(actions);
    } else {
      void this.play.orders.commit(actions);
    }
  }

  /** Say why what was pointed at is not possible; a place without a picked piece clears the selection. */
  private refuse(target: Thing): void {
    const picked = this.play.selection.picks.some((pick) => this.play.things.isPiece(pick.kind));
    if (this.play.things.isPlace(target.kind) && !picked) this.drop();
    else void this.play.advice.whyNot(target);
  }
}

function leadsTo(thing: Thing, proposal: Proposal): boolean {
  const last = proposal.actions.at(-1)?.args.at(-1);
  return last !== undefined && sameThing(last, thing);
}
