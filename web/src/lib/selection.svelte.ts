/**
 * The legal actions and the selection. An action is a verb and the things it names (pieces, places or cards); picking
 * things one by one narrows the actions down.
 */
import { bare, complete, listed, narrowed, open, type Action, type Thing } from "./actions";
import type { Play } from "./play.svelte";
import type { Token } from "./types";

interface Kinds<T> {
  piece: T;
  place: T;
  card: T;
}

const none = (): Kinds<Set<string>> => ({ piece: new Set(), place: new Set(), card: new Set() });

type Parts = Pick<Play, "sheet" | "things" | "shown" | "screen" | "routes">;

export class ActionSelection {
  picks = $state.raw<Thing[]>([]);
  /** Pieces that will move along with the picked one. */
  followers = $state.raw<string[]>([]);
  inspected = $state.raw<Thing | null>(null);

  constructor(private readonly play: Parts) {}

  /** By itself, so that a decision which is merely completed with its odds disturbs nothing. */
  private tree = $derived.by(() => (this.play.screen.mine ? this.play.shown.decision?.actions : null));
  actions = $derived.by<Action[]>(() => (this.tree ? listed(this.tree, this.play.sheet) : []));

  /** The actions that are offered: without those that give something up, which the player must choose explicitly. */
  private offered = $derived(this.actions.filter((action) => !this.play.sheet.careful.includes(action.verb)));
  /** Places that can be attacked by naming them. */
  struck = $derived(
    new Set(
      this.actions
        .filter((action) => this.play.sheet.strikes.includes(action.verb))
        .flatMap((action) => action.args.filter((arg) => arg.kind === this.play.sheet.place).map((arg) => arg.id)),
    ),
  );
  /** Of these, those that can only be struck from afar, where something else is asked. */
  afar = $derived.by<Set<string>>(() => {
    const { distant, place } = this.play.sheet;
    const asked = this.actions.filter((action) => action.args.length > 0 && !distant.includes(action.verb));
    if (!asked.length) return new Set();
    const named = new Set(asked.flatMap(({ args }) => args.flatMap((arg) => (arg.kind === place ? [arg.id] : []))));
    return new Set([...this.struck].filter((id) => !named.has(id)));
  });
  choices = $derived<Action[]>(narrowed(this.actions, this.picks));
  bare = $derived<Action[]>(bare(this.actions));
  /** The action without arguments that ends the step, or lets a window pass. What tokens or a grid offer does not, nor
   * does an answer. */
  ending = $derived.by<Action | undefined>(() => {
    const { sheet, shown } = this.play;
    const { rows = [], grid } = shown.table?.panel ?? {};
    const offers = [...rows.flatMap((row) => row.reserve ?? []), ...(grid ? [...grid.rows, ...grid.columns] : [])];
    return (
      this.bare.find((action) => action.verb === "done") ??
      this.bare.find((action) => sheet.declining.includes(action.verb)) ??
      this.bare.find(
        (action) => !sheet.answers.includes(action.verb) && !offers.some((offer) => offer.does === action.text),
      )
    );
  });
  /** What can be picked next, by kind. */
  open = $derived.by<Kinds<Set<string>>>(() => {
    const found = none();
    const likely = this.picks.length ? this.actions : this.offered;
    for (const thing of open(likely, this.picks)) {
      this.sorted(found, thing)?.add(thing.id);
      for (const id of this.membersOf(thing)) found.piece.add(id);
    }
    return found;
  });
  /** The same as one set, for things of all kinds. */
  private nameable = $derived(new Set(open(this.actions, this.picks).map((thing) => `${thing.kind} ${thing.id}`)));
  /** Places that can be chosen now: where the picked piece can go, or those that an action names alone. */
  goals = $derived.by<Set<string>>(() => {
    if (this.picks.length || this.moving.length) {
      const struck = this.actions.map((a) => a.args.at(-1)?.id ?? "").filter((id) => this.fromHere(id));
      return new Set([...this.open.place, ...Object.keys(this.play.routes.ways), ...struck]);
    }
    const about = this.offered.filter((action) => action.args.every((arg) => this.play.things.isPlace(arg.kind)));
    return new Set(about.flatMap((action) => action.args.map((arg) => arg.id)));
  });
  /** What can be picked first when nothing is picked. */
  fresh = $derived.by<Kinds<Set<string>>>(() => {
    const found = none();
    for (const action of this.offered) {
      const first = action.args[0];
      if (first) this.sorted(found, first)?.add(first.id);
    }
    for (const id of this.picks.length ? [] : this.goals) found.place.add(id);
    return found;
  });

  /** Whether a token beside the map is what some action names first. */
  first(token: Token): boolean {
    const own = !token.down && (!token.side || token.side === this.play.shown.decision?.side);
    return own && this.actions.some(({ args }) => args[0]?.kind === token.kind && args[0].id === token.id);
  }

  /** Whether a token beside the map can be picked now. */
  offers(token: Token): boolean {
    if (token.down || (token.side && token.side !== this.play.shown.decision?.side)) return false;
    return this.nameable.has(`${token.kind} ${token.id}`);
  }

  /** The special kind of movement of the moving pieces, if any. */
  get manner(): string {
    return this.play.screen.mine ? (this.play.shown.table?.manner ?? "") : "";
  }

  /** The pieces that are being moved, for the player who moves them. */
  get moving(): string[] {
    return this.play.screen.mine ? (this.play.shown.table?.moving ?? []) : [];
  }

  private sorted<T>(found: Kinds<T>, thing: Thing): T | null {
    const { card } = this.play.sheet;
    if (this.play.things.isPiece(thing.kind)) return found.piece;
    if (this.play.things.isPlace(thing.kind)) return found.place;
    return thing.kind === card ? found.card : null;
  }

  isPicked(kind: string, id: string): boolean {
    const follows = this.play.things.isPiece(kind) && (this.followers.includes(id) || this.moving.includes(id));
    return follows || this.picks.some((thing) => thing.kind === kind && thing.id === id);
  }

  isPiecePicked(id: string): boolean {
    return this.isPicked(this.play.things.piece(id).kind, id);
  }

  get focus(): string | null {
    const { piece } = this.play.sheet;
    const thing = this.picks.find((picked) => picked.kind === piece) ?? this.inspected;
    return thing?.kind === piece ? thing.id : null;
  }

  /** The pieces that a thing represents, if it represents several. */
  membersOf(thing: Thing): string[] {
    return this.play.shown.table?.groups?.[thing.kind]?.[thing.id] ?? [];
  }

  /** The group of a piece, if it can be picked now. */
  private groupOf(piece: Thing): Thing | undefined {
    return open(this.actions, this.picks).find((thing) => this.membersOf(thing).includes(piece.id));
  }

  /** A counter may represent its group or its place: clicking an enemy counter selects the place it is in. */
  meant(thing: Thing): Thing {
    const group = this.play.things.isPiece(thing.kind) && !this.isOpen(thing) ? this.groupOf(thing) : undefined;
    if (group) return group;
    if (!this.play.things.isPiece(thing.kind) || this.isOpen(thing) || this.isPicked(thing.kind, thing.id))
      return thing;
    const place = this.play.things.place(this.play.shown.table?.pieces[thing.id]?.at ?? "");
    const reachable = this.struck.has(place.id) || this.picks.length > 0 || this.goals.has(place.id);
    return reachable && !this.isFresh(thing) ? place : thing;
  }

  /** With a piece picked: the action from its place to another that names the places but not the piece. */
  fromHere(place: string): Action | undefined {
    const picked = this.picks.find((pick) => this.play.things.isPiece(pick.kind));
    const at = picked && this.play.shown.table?.pieces[picked.id]?.at;
    if (!at || at === place) return undefined;
    const kind = this.play.sheet.place;
    return complete(this.actions, [
      { kind, id: at },
      { kind, id: place },
    ])[0];
  }

  isOpen(thing: Thing): boolean {
    return this.nameable.has(`${thing.kind} ${thing.id}`);
  }

  isFresh(thing: Thing): boolean {
    return this.sorted(this.fresh, thing)?.has(thing.id) ?? false;
  }

  /** Find where a piece can go by routes of several steps. */
  async findWays(piece: string): Promise<void> {
    const marches = this.play.things.piece(piece).kind === this.play.sheet.piece;
    const canGo = this.choices.some((action) => action.args.at(-1)?.kind === this.play.sheet.place);
    if (marches && canGo) await this.play.routes.find(piece, () => this.isPiecePicked(piece));
  }

  clear(): void {
    const fixed = this.play.routes.via.length > 0;
    this.picks = [];
    this.followers = [];
    this.play.routes.clear();
    // Pieces that are being moved remain so, and may still go everywhere.
    if (fixed && this.moving[0]) void this.findWays(this.moving[0]);
  }

  /** The game has changed: what is picked stays picked if it can still act, unless it is in hand now and may go. */
  refresh(): void {
    const first = this.picks[0];
    const continues =
      first &&
      this.play.screen.mine &&
      this.play.things.isPiece(first.kind) &&
      this.fresh.piece.has(first.id) &&
      !this.moving.includes(first.id);
    this.picks = continues ? [first] : [];
    this.play.routes.clear();
    const mover = continues ? first.id : this.moving[0];
    if (mover) void this.findWays(mover);
  }
}
