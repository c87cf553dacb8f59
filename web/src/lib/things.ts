/** What the things and verbs of a game are, by its sheet and board. */
import { made, type Action, type Thing } from "./actions";
import { page } from "./page-texts.svelte";
import type { Board, Sheet } from "./types";

export class Things {
  private readonly pieceKinds: Set<string>;

  constructor(
    private readonly sheet: Sheet,
    private readonly board: Board | null,
  ) {
    const own = Object.values(sheet.pieces).flatMap((piece) => piece.kind || []);
    this.pieceKinds = new Set([sheet.piece, ...own]);
  }

  /** Whether a kind is one of places: of the map, or boxes beside it. */
  isPlace(kind: string | undefined): boolean {
    return kind !== undefined && kind !== "" && (kind === this.sheet.place || kind === this.sheet.box);
  }

  /** Whether a kind is one of counters: some may be named otherwise than the rest. */
  isPiece(kind: string | undefined): boolean {
    return kind !== undefined && this.pieceKinds.has(kind);
  }

  piece(id: string): Thing {
    return { kind: this.sheet.pieces[id]?.kind || this.sheet.piece, id };
  }

  pieceName(id: string): string {
    return page.texts.name(this.piece(id).kind, id);
  }

  /** A place of the board as a thing: a box beside the map is of a kind of its own, if the game has one. */
  place(id: string): Thing {
    const box = this.sheet.box !== "" && this.board?.places[id]?.map === false;
    return { kind: box ? this.sheet.box : this.sheet.place, id };
  }

  /** An action from its notation. */
  action(text: string): Action {
    const [verb = "", ...ids] = text.split(" ");
    return made(verb, ids, this.sheet);
  }

  /** The verbs that name a thing of one kind and then one of another. */
  verbsNaming(...kinds: string[]): string[] {
    const fits = (form: string[]): boolean => form.join() === kinds.join();
    return Object.entries(this.sheet.verbs)
      .filter(([, forms]) => forms.some(fits))
      .map(([verb]) => verb);
  }
}
