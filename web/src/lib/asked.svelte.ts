/** What a decision is about: the places it names, and the pieces that the player may not see on the map. */
import type { Play } from "./play.svelte";
import type { Sight } from "./shell.svelte";
import type { Tray } from "./types";

type Parts = Pick<Play, "sheet" | "things" | "board" | "shown" | "screen" | "selection" | "buttons" | "allocating">;

export class AskedPieces {
  constructor(private readonly play: Parts) {}

  private all = $derived.by<string[]>(() => {
    const { screen, selection, shown } = this.play;
    if (!screen.mine) return [];
    const { fresh, open, picks } = selection;
    const inPanel = new Set(
      (shown.table?.panel?.rows ?? []).flatMap((row) => [
        ...(row.pool ?? []),
        ...row.slots.flatMap((slot) => [slot.piece, slot.behind?.piece]),
      ]),
    );
    const found = new Set([...(picks.length ? [] : fresh.piece), ...open.piece]);
    return [...found].filter((id) => !inPanel.has(id));
  });

  /** The places on the map that the question is about, because it names them. */
  places = $derived.by<string[]>(() => {
    const { board, screen, sheet, shown } = this.play;
    if (!screen.mine) return [];
    const named = Object.entries(shown.decision?.prompt?.args ?? {}).filter(
      ([name]) => sheet.argument_kinds[name] === sheet.place,
    );
    const ids = named.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    return ids.filter((id): id is string => typeof id === "string" && board?.places[id]?.map === true);
  });

  isOnMap(id: string): boolean {
    return this.play.board?.places[this.play.shown.table?.pieces[id]?.at ?? ""]?.map === true;
  }

  /** Those that lie beside the map. What is picked of them stays, so that it can be put back. */
  beside = $derived.by<string[]>(() => {
    const picked = this.play.selection.picks.filter((pick) => this.play.things.isPiece(pick.kind));
    const ids = [...picked.map((pick) => pick.id), ...this.all];
    return [...new Set(ids)].filter((id) => !this.isOnMap(id));
  });

  /** Those on the map that are out of sight. */
  elsewhere({ view, width, height }: Sight): string[] {
    return this.all.filter((id) => {
      const place = this.play.board?.places[this.play.shown.table?.pieces[id]?.at ?? ""];
      if (!place?.map) return false;
      const [x, y] = [place.x * view.k + view.x, place.y * view.k + view.y];
      return x < 0 || y < 0 || x > width || y > height;
    });
  }

  /** The boxes with tokens that can be picked, where buttons would be too many. */
  trays = $derived.by<Tray[]>(() => {
    const { buttons, selection, shown } = this.play;
    const all = (shown.table?.trays ?? []).filter((tray) => !tray.always && !tray.track);
    return buttons.byToken.size
      ? all.filter(({ tokens = [] }) =>
          tokens.some((token) => selection.offers(token) || selection.isPicked(token.kind, token.id)),
        )
      : [];
  });

  /** Whether what is asked cannot be answered on the map. */
  offMap = $derived.by<boolean>(() => {
    const { screen, shown, selection, buttons, allocating } = this.play;
    if (!screen.mine) return false;
    const { fresh, open, goals } = selection;
    const cards = fresh.card.size + open.card.size > 0 && fresh.piece.size + goals.size === 0;
    const points = allocating.now !== null;
    const boxes = points || this.trays.length > 0 || buttons.more.length > 0;
    return shown.table?.panel != null || this.beside.length > 0 || cards || boxes;
  });
}
