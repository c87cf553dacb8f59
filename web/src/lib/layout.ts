/** Where counters lie: side by side in their place while there is room, in stacks when there is not. */
import type { PieceNow, PlaceShape } from "./types";

export interface Spot {
  x: number;
  y: number;
  size: number;
  /** All that lie in one stack, the top one first, and how far down this one is. */
  pile: string[];
  depth: number;
}

const GAP = 1.08;
/** Where there is room on the map, counters are drawn larger by this much at most. */
const LARGEST = 1.3;

/** How large counters are in a place, if it has just room for them. */
export function sizeIn(place: PlaceShape, piece: number): number {
  return place.size || piece;
}

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

/** How many columns and rows hold so many pieces, with at most so many columns. */
export function block(number: number, columns: number): { columns: number; rows: number } {
  if (number <= columns) return { columns: Math.max(1, number), rows: 1 };
  const needed = Math.ceil(number / columns);
  return { columns: Math.ceil(number / needed), rows: needed };
}

/** How much of each counter below the top one is seen, relative to its size, and of how many. */
const EDGE = 0.07;
const EDGES = 3;

/** Where each piece of a place lies. If there are more than fit side by side they lie in stacks, in their order. */
export function spots(place: PlaceShape, ids: string[], piece: number): Map<string, Spot> {
  const capacity = place.columns * place.rows;
  const cells = Math.min(ids.length, capacity);
  const { columns, rows } = block(cells, place.columns);
  const room = Math.min(place.columns / columns, place.rows / rows);
  const roomy = place.map && ids.length <= capacity ? Math.min(LARGEST, Math.max(1, room / GAP)) : 1;
  const size = place.size || piece * roomy;
  const step = size * GAP;
  const found = new Map<string, Spot>();
  let next = 0;
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / columns);
    const inRow = row === rows - 1 ? cells - row * columns : columns;
    const pile = ids.slice(next, next + Math.ceil((ids.length - next) / (cells - cell)));
    next += pile.length;
    const x = place.x + ((cell % columns) - (inRow - 1) / 2) * step;
    const y = place.y + (row - (rows - 1) / 2) * step;
    // The lowest first, so that it is drawn first.
    for (let depth = pile.length - 1; depth >= 0; depth--) {
      const shift = Math.min(depth, EDGES) * EDGE * size;
      found.set(pile[depth]!, { x: x + shift, y: y - shift, size, pile, depth });
    }
  }
  return found;
}
