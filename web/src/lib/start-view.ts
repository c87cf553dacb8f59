/** The initial view of the board: all of it if it is readable, else where the player's pieces are. */
import type { Camera } from "./camera";
import type { Play } from "./play.svelte";
import type { Board } from "./types";

/** If counters would be smaller than this, the board is not shown whole at first. */
const SMALLEST = 18;

/** On a small screen begin where the player's pieces are, close enough to read them. */
export function showOwnPieces(camera: Camera, frame: HTMLElement, board: Board, play: Play): void {
  const { clientWidth: width, clientHeight: height } = frame;
  if (Math.min(width / board.width, height / board.height) * board.piece >= SMALLEST) return;
  const side = play.connection.side ?? play.shown.decision?.side;
  const mine = Object.entries(play.shown.table?.pieces ?? {}).filter(([id]) => play.sheet.pieces[id]?.side === side);
  const able = mine.filter(([id]) => play.selection.fresh.piece.has(id));
  const on = (able.length ? able : mine).map(([, piece]) => board.places[piece.at]).filter((place) => place?.map);
  if (!on.length) return;
  const k = Math.max((SMALLEST * 1.5) / board.piece, height / board.height);
  const [wide, high] = [width / k, height / k];
  const middle = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  // Not beyond the edge of the board, where there is nothing to see.
  const within = (value: number, size: number, whole: number): number =>
    Math.max(0, Math.min(value - size / 2, whole - size));
  const left = within(middle(on.map((place) => place!.x)), wide, board.width);
  const top = within(middle(on.map((place) => place!.y)), high, board.height);
  camera.show(left, top, left + wide, top + high, 1);
}
