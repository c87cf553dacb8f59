/** Where counters lie: side by side in their place while there is room, smaller when there is not. */
import type { PieceNow, PlaceShape } from "./types";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

const GAP = 1.08;
/** Where there is room on the map, counters are drawn larger by this much at most. */
const LARGEST = 1.3;

/** Pieces by the place they are in, in the order given. */
export function byPlace(pieces: Record<string, PieceNow>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, piece] of Object.entries(pieces)) {
    const there = found.get(piece.at);
    if (there) there.push(id);
    else found.set(piece.at, [id]);
  }
  return found;
}

/** How many columns and rows hold so many pieces in a block of the place's shape. */
export function block(number: number, columns: number, rows: number): { columns: number; rows: number } {
  if (number <= columns) return { columns: Math.max(1, number), rows: 1 };
  if (number <= columns * rows) {
    const needed = Math.ceil(number / columns);
    return { columns: Math.ceil(number / needed), rows: needed };
  }
  let wide = columns;
  let high = rows;
  while (wide * high < number) {
    if (wide / high <= columns / rows) wide += 1;
    else high += 1;
  }
  return { columns: wide, rows: Math.ceil(number / wide) };
}

/** The centre and size of each of `number` counters in a place. */
export function spots(place: PlaceShape, number: number, piece: number): Spot[] {
  const { columns, rows } = block(number, place.columns, place.rows);
  const room = Math.min(place.columns / columns, place.rows / rows);
  const size = piece * Math.min(place.map ? LARGEST : 1, room >= 1 ? Math.max(1, room / GAP) : room);
  const step = size * GAP;
  return Array.from({ length: number }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? number - row * columns : columns;
    const column = i % columns;
    return {
      x: place.x + (column - (inRow - 1) / 2) * step,
      y: place.y + (row - (rows - 1) / 2) * step,
      size,
    };
  });
}
