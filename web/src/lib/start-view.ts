/** The initial view of the board: where the player's first decision is, at a scale at which counters can be read. */
import type { Camera } from "./camera";
import { sizeIn } from "./layout";
import type { Play } from "./play.svelte";
import type { Board, PlaceShape } from "./types";

/** Counters are at least so large at first, in pixels. */
export const LEGIBLE = 38;
/** And on a large screen at least this part of the board's width. */
const SHARE = 0.02;

/** Show all of the board if its counters can be read, else the surroundings of what is to be decided. */
export function showDecision(camera: Camera, frame: HTMLElement, board: Board, play: Play): void {
  const { clientWidth: width, clientHeight: height } = frame;
  // Covered for a moment, such as by a sheet that opens, a board has no room to show anything.
  if (!width || !height) return;
  const on = placesOf(board, play);
  const sizes = (on.length ? on : Object.values(board.places)).map((place) => sizeIn(place, board.piece));
  const whole = Math.min(width / board.width, height / board.height);
  const k = Math.max(Math.max(LEGIBLE, width * SHARE) / Math.min(...sizes), whole);
  if (k === whole || !on.length) return;
  const [wide, high] = [width / k, height / k];
  const [x, y] = densest(on, wide, high);
  // Not beyond the edge of the board, where there is nothing to see.
  const within = (value: number, size: number, all: number): number =>
    size >= all ? (all - size) / 2 : Math.max(0, Math.min(value - size / 2, all - size));
  const left = within(x, wide, board.width);
  const top = within(y, high, board.height);
  camera.show(left, top, left + wide, top + high);
}

/** The places on the map that the first decision is about: of pieces that can act, or that can be chosen themselves;
 * else those of the player's own pieces. */
function placesOf(board: Board, play: Play): PlaceShape[] {
  const { afar, fresh, goals } = play.selection;
  const pieces = Object.entries(play.shown.table?.pieces ?? {});
  const side = play.connection.side ?? play.shown.decision?.side;
  const mine = pieces.filter(([id]) => play.sheet.pieces[id]?.side === side);
  const able = mine.filter(([id]) => fresh.piece.has(id)).map(([, piece]) => piece.at);
  for (const ids of [able, [...goals].filter((id) => !afar.has(id)), mine.map(([, piece]) => piece.at)]) {
    const found = ids.map((id) => board.places[id]).filter((place) => place?.map);
    if (found.length) return found as PlaceShape[];
  }
  return [];
}

/** The place from which most of the others are in view: better than the middle, where there may be nobody. */
export function densest(places: PlaceShape[], wide: number, high: number): [number, number] {
  let best: PlaceShape[] = [];
  for (const { x, y } of places) {
    const near = places.filter((other) => Math.abs(other.x - x) < wide / 2 && Math.abs(other.y - y) < high / 2);
    if (near.length > best.length) best = near;
  }
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(best.map((place) => place.x)), middle(best.map((place) => place.y))];
}
