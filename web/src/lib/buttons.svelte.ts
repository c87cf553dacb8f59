/** The choices that stand on buttons: a few at the foot of the page, more of them in the dock. */
import type { Action } from "./actions";
import type { Play } from "./play.svelte";

/** At the foot there is room for so many choices, besides what ends the step. */
const ROOM = 3;
/** From this many on, places are chosen on the map only. */
const MANY = 12;
/** More choices than this among tokens are made in their boxes. */
const IN_BOXES = 3;
const MOST = 40;

type Parts = Pick<Play, "sheet" | "board" | "things" | "selection" | "screen" | "advice" | "allocating" | "shown">;

export class Buttons {
  constructor(private readonly play: Parts) {}

  /** Cards are chosen in the hand, points are given in the dock, and goals of moving pieces, or many, are on the map:
   * no buttons for these. */
  private named = $derived.by<Action[]>(() => {
    const { sheet, board, selection, allocating } = this.play;
    const picked = selection.picks.length > 0;
    const last = selection.picks.length + 1;
    const goals = selection.choices.filter(({ args }) => args.length === last && args.at(-1)?.kind === sheet.place);
    const onMap = board !== null && (selection.moving.length > 0 || (picked && goals.length > MANY));
    return selection.choices.filter(
      (action) =>
        action.args.length > 0 &&
        action.verb !== allocating.now?.verb &&
        (picked || !sheet.careful.includes(action.verb)) &&
        (picked || action.args[0]?.kind !== sheet.card) &&
        !(onMap && goals.includes(action)),
    );
  });

  /** An action that is offered for several pieces can be taken for all of them. */
  together = $derived.by<Action[]>(() => {
    const { sheet, selection } = this.play;
    const found = selection.picks.length ? [] : this.named.filter((action) => sheet.together.includes(action.verb));
    return found.length > 1 ? found : [];
  });

  /** Those at the foot. */
  shown = $derived.by<Action[]>(() => {
    const { picks } = this.play.selection;
    // In a window the pieces of the panel are chosen there: what stands at the foot lets it pass.
    const inPanel = this.play.shown.decision?.window ? this.inPanel : new Set<string>();
    const named = this.named.filter(({ args }) => picks.length > 0 || !inPanel.has(args[0]?.id ?? ""));
    if (named.length <= ROOM) return named;
    return picks.length ? named.slice(0, ROOM) : [];
  });

  /** The pieces that stand in the panel to be chosen there. */
  private inPanel = $derived.by<Set<string>>(
    () => new Set((this.play.shown.table?.panel?.rows ?? []).flatMap((row) => row.pool ?? [])),
  );

  /** What is chosen first among tokens in the boxes beside the map, because there are many choices: `KIND ID`. */
  byToken = $derived.by<Set<string>>(() => {
    const { selection, shown } = this.play;
    const tokens = (shown.table?.trays ?? []).flatMap((tray) => tray.tokens ?? []);
    const offered = new Set(tokens.filter((token) => selection.first(token)).map(({ kind, id }) => `${kind} ${id}`));
    const named = selection.actions.filter((action) => offered.has(`${action.args[0]?.kind} ${action.args[0]?.id}`));
    return named.length > IN_BOXES ? offered : new Set();
  });

  /** Those in the dock, without pieces and tokens, which stand there themselves. */
  more = $derived.by<Action[]>(() => {
    const { sheet, board, selection, things } = this.play;
    const rest = this.named.filter((action) => !this.shown.includes(action));
    if (selection.picks.length) return rest.slice(0, MOST);
    const many = board !== null && rest.length > MANY;
    const isShown = (kind: string | undefined): boolean => things.isPiece(kind) || (many && kind === sheet.place);
    return rest
      .filter(({ args }) => !isShown(args[0]?.kind) && !this.byToken.has(`${args[0]?.kind} ${args[0]?.id}`))
      .slice(0, MOST);
  });

  /** What can be done besides ending the step. */
  private get something(): boolean {
    const { fresh, open, goals, moving } = this.play.selection;
    return fresh.piece.size + fresh.card.size + open.card.size + goals.size + moving.length + this.named.length > 0;
  }

  /** The button that is filled: the only thing to do, or all of several at once; nothing if the choice is open. */
  recommended = $derived.by<Action | null>(() => {
    const { selection } = this.play;
    if (this.together.length) return null;
    if (this.named.length === 1 && selection.picks.length) return this.named[0]!;
    if (!this.something && selection.bare.length === 1) return selection.bare[0]!;
    return null;
  });
}
