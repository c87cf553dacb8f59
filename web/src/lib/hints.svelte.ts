/** "What would you do?": the plan of a bot in the player's place, with its reasons, until he acts or dismisses it. */
import type { Action } from "./actions";
import { ApiError, post } from "./api";
import type { Play } from "./play.svelte";
import { PRACTISED, settings } from "./settings.svelte";
import type { Hint, Sheet } from "./types";

type Parts = Pick<
  Play,
  | "connection"
  | "sheet"
  | "things"
  | "server"
  | "shown"
  | "screen"
  | "selection"
  | "advice"
  | "orders"
  | "pointing"
  | "buttons"
  | "guide"
>;

/** A march or a strike of the plan: the places it leads through, from where its pieces are. */
export interface PlannedMove {
  places: string[];
  strikes: boolean;
}

export class Hints {
  found = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(private readonly play: Parts) {}

  /** Whether the player may ask: he decides, nobody leads him, and no other person plays against him. */
  get allowed(): boolean {
    return this.play.screen.mine && !this.play.screen.guarded && !this.play.guide;
  }

  /** To a newcomer who is free to choose, asking is what is recommended. */
  get offered(): boolean {
    const { advice, buttons, selection } = this.play;
    const chosen = buttons.recommended !== null || buttons.together.length > 0 || selection.picks.length > 0;
    return this.allowed && this.found === null && settings.acted < PRACTISED && !chosen && !advice.proposal;
  }

  get actions(): Action[] {
    return (this.found?.actions ?? []).map((text) => this.play.things.action(text));
  }

  async ask(): Promise<void> {
    const { connection, server } = this.play;
    const seq = connection.seq;
    this.play.pointing.drop();
    this.thinking = true;
    try {
      const found = await server.pendingUntil(() => post<Hint | null>(`tables/${connection.id}/hint?seq=${seq}`));
      if (seq === connection.seq) this.found = found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      server.problems = [{ text: error.message, message: error.details, rule: error.rule }];
    } finally {
      this.thinking = false;
    }
  }

  dismiss(): void {
    this.found = null;
  }

  /** Carry the plan out. */
  async follow(): Promise<void> {
    const texts = this.found?.actions ?? [];
    this.dismiss();
    if (texts.length) await this.play.orders.perform(texts);
  }

  /** The plan on the map. */
  get moves(): PlannedMove[] {
    const { sheet, shown, connection } = this.play;
    const pieces = shown.table?.pieces ?? {};
    const enemies = Object.entries(pieces).filter(([id]) => sheet.pieces[id]?.side !== connection.side);
    return plannedMoves(this.actions, sheet, {
      at: (id) => pieces[id]?.at,
      moving: shown.table?.moving ?? [],
      hostile: new Set(enemies.map(([, piece]) => piece.at)),
    });
  }
}

/** A plan as it is told: the steps of a march as one that ends where it ends, and what several pieces do alike together. */
export function toldTogether(actions: Action[], sheet: Pick<Sheet, "piece" | "place" | "strikes">): Action[][] {
  const done: Action[] = [];
  for (const action of actions) {
    const [mover, goal] = action.args;
    const leads = action.args.at(-1)?.kind === sheet.place && !sheet.strikes.includes(action.verb);
    const last = done.at(-1);
    const goesOn = leads && last?.verb === action.verb && (!goal || last.args[0]?.id === mover?.id);
    if (goesOn) done[done.length - 1] = action;
    else done.push(action);
  }
  const found = new Map<string, Action[]>();
  for (const action of done) {
    const [piece, place] = action.args;
    const alike = action.args.length === 2 && piece?.kind === sheet.piece && place?.kind === sheet.place;
    const key = alike ? `${action.verb} ${place.id}` : `${found.size} ${action.text}`;
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return [...found.values()];
}

interface Position {
  at: (id: string) => string | undefined;
  /** The pieces that are in hand already. */
  moving: string[];
  /** The places of the enemy: whoever is sent there attacks. */
  hostile: Set<string>;
}

/** The marches and strikes of a plan. Pieces that are named go where the action says; where only a place is named,
 * those in hand go there. Those that go the same way are one march. */
export function plannedMoves(
  actions: Action[],
  sheet: Pick<Sheet, "piece" | "place" | "select">,
  { at, moving, hostile }: Position,
): PlannedMove[] {
  const paths = new Map<string, string[]>();
  const strikes = new Map<string, string[]>();
  let inHand = [...moving];
  let target: string | undefined;
  for (const { verb, args } of actions) {
    const named = args.filter((arg) => arg.kind === sheet.piece).map((arg) => arg.id);
    const goal = args.find((arg) => arg.kind === sheet.place)?.id;
    if (goal && hostile.has(goal)) target = goal;
    if (named.length && !goal && !target) inHand = verb === sheet.select ? named : [...inHand, ...named];
    const going = goal && !named.length && !hostile.has(goal) ? inHand : named;
    for (const id of going) {
      const from = paths.get(id)?.at(-1) ?? at(id);
      const to = goal ?? target;
      if (!from || !to) continue;
      if (hostile.has(to)) strikes.set(`${from} ${to}`, [from, to]);
      else paths.set(id, [...(paths.get(id) ?? [from]), to]);
    }
  }
  const marches = new Map([...paths.values()].map((path) => [path.join(" "), path]));
  return [
    ...[...marches.values()].map((places) => ({ places, strikes: false })),
    ...[...strikes.values()].map((places) => ({ places, strikes: true })),
  ];
}
