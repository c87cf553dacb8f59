/**
 * What is legal and what has been picked of it. An action is a verb and the things it names, and things are pieces,
 * places or cards: picking them one by one narrows down what is meant.
 */
import { bare, complete, listed, made, narrowed, open, type Action, type Thing } from "./actions";
import { Looking } from "./looking.svelte";
import type { Token, Way } from "./types";

interface Kinds<T> {
  piece: T;
  place: T;
  card: T;
}

const none = (): Kinds<Set<string>> => ({ piece: new Set(), place: new Set(), card: new Set() });

export class Choosing extends Looking {
  picks = $state.raw<Thing[]>([]);
  /** Pieces that will go where the picked one is sent. */
  followers = $state.raw<string[]>([]);
  ways = $state.raw<Record<string, Way>>({});
  /** The way that has been laid so far, by the player's own choice: actions, and the places chosen. */
  via = $state.raw<string[]>([]);
  stages = $state.raw<string[]>([]);
  /** Whether every place that is clicked is a stage of the way, and not its end. */
  stepwise = $state(false);
  inspected = $state.raw<Thing | null>(null);

  actions = $derived.by<Action[]>(() => {
    const tree = this.mine ? this.decision?.actions : null;
    return tree ? listed(tree, this.sheet) : [];
  });

  /** What is offered, without what gives something up: that is done only by who asks for it. */
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
  /** The one that ends the step, of those that name nothing. */
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
  /** The same as one set, for things of whatever kind. */
  private nameable = $derived(new Set(open(this.actions, this.picks).map((thing) => `${thing.kind} ${thing.id}`)));
  /** Places that mean something now: where the picked piece can go, or those an action is about on its own. */
  goals = $derived.by<Set<string>>(() => {
    const { place } = this.sheet;
    if (this.picks.length || this.moving.length) {
      const struck = this.actions.map((a) => a.args.at(-1)?.id ?? "").filter((id) => this.fromHere(id));
      return new Set([...this.open.place, ...Object.keys(this.ways), ...struck]);
    }
    const about = this.offered.filter((action) => action.args.every((arg) => arg.kind === place));
    return new Set(about.flatMap((action) => action.args.map((arg) => arg.id)));
  });
  /** What could be picked first, if nothing were picked. */
  fresh = $derived.by<Kinds<Set<string>>>(() => {
    const found = none();
    for (const action of this.offered) {
      const first = action.args[0];
      if (first) this.sorted(found, first)?.add(first.id);
    }
    for (const id of this.picks.length ? [] : this.goals) found.place.add(id);
    return found;
  });

  /** Whether something that lies beside the map can be picked now. */
  offers(token: Token): boolean {
    if (token.down || (token.side && token.side !== this.decision?.side)) return false;
    return this.nameable.has(`${token.kind} ${token.id}`);
  }

  /** The kind of movement the pieces on the move are on, if it is one of its own. */
  get manner(): string {
    return this.mine ? (this.table?.manner ?? "") : "";
  }

  /** The pieces that are on the move, for who moves them. */
  get moving(): string[] {
    return this.mine ? (this.table?.moving ?? []) : [];
  }

  private sorted<T>(found: Kinds<T>, thing: Thing): T | null {
    const { piece, place, card } = this.sheet;
    if (thing.kind === piece) return found.piece;
    if (thing.kind === place) return found.place;
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

  /** The pieces that naming a thing would concern, if it stands for several. */
  protected membersOf(thing: Thing): string[] {
    return this.table?.groups?.[thing.kind]?.[thing.id] ?? [];
  }

  /** The group that can be picked now and that a piece belongs to. */
  private groupOf(piece: Thing): Thing | undefined {
    return open(this.actions, this.picks).find((thing) => this.membersOf(thing).includes(piece.id));
  }

  /** A counter may stand for its group, or for its place: clicking an enemy there means the place he is in. */
  protected meant(thing: Thing): Thing {
    const group = thing.kind === this.sheet.piece && !this.isOpen(thing) ? this.groupOf(thing) : undefined;
    if (group) return group;
    if (thing.kind !== this.sheet.piece || this.isOpen(thing) || this.isPicked(thing.kind, thing.id)) return thing;
    const place = { kind: this.sheet.place, id: this.table?.pieces[thing.id]?.at ?? "" };
    const reachable = this.struck.has(place.id) || this.picks.length > 0;
    return reachable && !this.isFresh(thing) ? place : thing;
  }

  /** With a piece picked: the action from its place to another that names the places and not the piece. */
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

  /** Where a piece can go, further than one step; and by the way that has been laid, if one has. */
  protected async findWays(piece: string): Promise<void> {
    const seq = this.connection.seq;
    const via = this.via;
    const canGo = this.choices.some((action) => action.args.at(-1)?.kind === this.sheet.place);
    if (!canGo) return;
    const found = await this.asked<{ ways: Record<string, Way> }>("reach", { piece, via, seq });
    if (!found || seq !== this.connection.seq || via !== this.via || !this.isPicked(this.sheet.piece, piece)) return;
    // Marching round to where it stands is no move anybody means.
    const { [this.table?.pieces[piece]?.at ?? ""]: _, ...elsewhere } = found.ways;
    this.ways = elsewhere;
  }

  /** Forget the way that has been laid. */
  protected leaveWay(): void {
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
