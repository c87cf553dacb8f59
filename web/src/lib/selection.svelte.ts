/**
 * The legal actions and the selection. An action is a verb and the things it names (pieces, places or cards); picking
 * things one by one narrows the actions down.
 */
import { bare, complete, listed, made, narrowed, open, type Action, type Thing } from "./actions";
import { TableModel } from "./table.svelte";
import type { Token, Route } from "./types";

interface Kinds<T> {
  piece: T;
  place: T;
  card: T;
}

const none = (): Kinds<Set<string>> => ({ piece: new Set(), place: new Set(), card: new Set() });

export class ActionSelection extends TableModel {
  picks = $state.raw<Thing[]>([]);
  /** Pieces that will move along with the picked one. */
  followers = $state.raw<string[]>([]);
  ways = $state.raw<Record<string, Route>>({});
  /** The part of the route the player has fixed: its actions, and the places chosen. */
  via = $state.raw<string[]>([]);
  stages = $state.raw<string[]>([]);
  /** Whether each place clicked is a waypoint of the route and not its end. */
  stepwise = $state(false);
  inspected = $state.raw<Thing | null>(null);

  actions = $derived.by<Action[]>(() => {
    const tree = this.mine ? this.decision?.actions : null;
    return tree ? listed(tree, this.sheet) : [];
  });

  /** The actions that are offered: without those that give something up, which the player must choose explicitly. */
  private offered = $derived(this.actions.filter((action) => !this.sheet.careful.includes(action.verb)));
  /** Places that can be attacked by naming them. */
  struck = $derived(
    new Set(
      this.actions
        .filter((action) => this.sheet.strikes.includes(action.verb))
        .flatMap((action) => action.args.filter((arg) => arg.kind === this.sheet.place).map((arg) => arg.id)),
    ),
  );
  choices = $derived<Action[]>(narrowed(this.actions, this.picks));
  bare = $derived<Action[]>(bare(this.actions));
  /** The action without arguments that ends the step. */
  ending = $derived<Action | undefined>(this.bare.find((action) => action.verb === "done") ?? this.bare[0]);
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
      return new Set([...this.open.place, ...Object.keys(this.ways), ...struck]);
    }
    const about = this.offered.filter((action) => action.args.every((arg) => this.isPlace(arg.kind)));
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

  /** Whether a token beside the map can be picked now. */
  offers(token: Token): boolean {
    if (token.down || (token.side && token.side !== this.decision?.side)) return false;
    return this.nameable.has(`${token.kind} ${token.id}`);
  }

  /** The special kind of movement of the moving pieces, if any. */
  get manner(): string {
    return this.mine ? (this.table?.manner ?? "") : "";
  }

  /** The pieces that are being moved, for the player who moves them. */
  get moving(): string[] {
    return this.mine ? (this.table?.moving ?? []) : [];
  }

  /** Whether a kind is one of places: of the map, or boxes beside it. */
  isPlace(kind: string | undefined): boolean {
    return kind !== undefined && kind !== "" && (kind === this.sheet.place || kind === this.sheet.box);
  }

  /** A place of the board as a thing: a box beside the map is of a kind of its own, if the game has one. */
  placeThing(id: string): Thing {
    const box = this.sheet.box !== "" && this.board?.places[id]?.map === false;
    return { kind: box ? this.sheet.box : this.sheet.place, id };
  }

  private sorted<T>(found: Kinds<T>, thing: Thing): T | null {
    const { piece, card } = this.sheet;
    if (thing.kind === piece) return found.piece;
    if (this.isPlace(thing.kind)) return found.place;
    return thing.kind === card ? found.card : null;
  }

  isPicked(kind: string, id: string): boolean {
    const follows = kind === this.sheet.piece && (this.followers.includes(id) || this.moving.includes(id));
    return follows || this.picks.some((thing) => thing.kind === kind && thing.id === id);
  }

  override get focus(): string | null {
    const { piece } = this.sheet;
    const thing = this.picks.find((picked) => picked.kind === piece) ?? this.inspected;
    return thing?.kind === piece ? thing.id : null;
  }

  /** The pieces that a thing represents, if it represents several. */
  protected membersOf(thing: Thing): string[] {
    return this.table?.groups?.[thing.kind]?.[thing.id] ?? [];
  }

  /** The group of a piece, if it can be picked now. */
  private groupOf(piece: Thing): Thing | undefined {
    return open(this.actions, this.picks).find((thing) => this.membersOf(thing).includes(piece.id));
  }

  /** A counter may represent its group or its place: clicking an enemy counter selects the place it is in. */
  protected meant(thing: Thing): Thing {
    const group = thing.kind === this.sheet.piece && !this.isOpen(thing) ? this.groupOf(thing) : undefined;
    if (group) return group;
    if (thing.kind !== this.sheet.piece || this.isOpen(thing) || this.isPicked(thing.kind, thing.id)) return thing;
    const place = this.placeThing(this.table?.pieces[thing.id]?.at ?? "");
    const reachable = this.struck.has(place.id) || this.picks.length > 0;
    return reachable && !this.isFresh(thing) ? place : thing;
  }

  /** With a piece picked: the action from its place to another that names the places but not the piece. */
  protected fromHere(place: string): Action | undefined {
    const picked = this.picks.find((pick) => pick.kind === this.sheet.piece);
    const at = picked && this.table?.pieces[picked.id]?.at;
    if (!at || at === place) return undefined;
    const kind = this.sheet.place;
    return complete(this.actions, [
      { kind, id: at },
      { kind, id: place },
    ])[0];
  }

  protected isOpen(thing: Thing): boolean {
    return this.nameable.has(`${thing.kind} ${thing.id}`);
  }

  protected isFresh(thing: Thing): boolean {
    return this.sorted(this.fresh, thing)?.has(thing.id) ?? false;
  }

  protected read(text: string): Action {
    const [verb = "", ...ids] = text.split(" ");
    return made(verb, ids, this.sheet);
  }

  /** Find where a piece can go by routes of several steps, beginning with the fixed part of the route if any. */
  protected async findWays(piece: string): Promise<void> {
    const seq = this.connection.seq;
    const via = this.via;
    const canGo = this.choices.some((action) => action.args.at(-1)?.kind === this.sheet.place);
    if (!canGo) return;
    const found = await this.query<{ ways: Record<string, Route> }>("reach", { piece, via, seq });
    if (!found || seq !== this.connection.seq || via !== this.via || !this.isPicked(this.sheet.piece, piece)) return;
    // A round trip back to its own place is never intended.
    const { [this.table?.pieces[piece]?.at ?? ""]: _, ...elsewhere } = found.ways;
    this.ways = elsewhere;
  }

  /** Discard the fixed part of the route. */
  protected clearRoute(): void {
    this.via = [];
    this.stages = [];
  }

  /** The verbs that name a thing of one kind and then one of another. */
  protected formsWith(...kinds: string[]): string[] {
    const fits = (form: string[]): boolean => form.join() === kinds.join();
    return Object.entries(this.sheet.verbs)
      .filter(([, forms]) => forms.some(fits))
      .map(([verb]) => verb);
  }
}
