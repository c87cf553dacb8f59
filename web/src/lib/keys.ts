/** Keys on the board: moving it, and pressing what the focus is on. */
import type { Camera } from "./camera";

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
};

/** With the focus on a place or a counter, arrows go to the next one that can be acted on; else they move the board. */
export function arrowKeys(event: KeyboardEvent, board: HTMLElement, camera: Camera | undefined): void {
  const pan = PANS[event.key];
  if (!pan) return;
  event.preventDefault();
  const from = event.target as Element;
  const next = from === board ? undefined : neighbour(from, targets(board), pan);
  if (next) next.focus();
  else camera?.pan(...pan);
}

/** From a picked counter the tabulator leads to the nearest place it can go to, and back. */
export function tabKey(event: KeyboardEvent, board: HTMLElement): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey) return;
  const from = event.target as HTMLElement;
  const to = event.shiftKey
    ? from.matches(".place.goal") && board.querySelector<SVGElement>(".piece.picked")
    : from.matches(".piece.picked") && nearest(from, [...board.querySelectorAll<SVGElement>(".place.goal")]);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function targets(board: HTMLElement): SVGElement[] {
  return [...board.querySelectorAll<SVGElement>(".place.goal, .piece.able, .piece.picked")];
}

function middle(of: Element): [number, number] {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of some elements in a direction: within an eighth of a turn to either side. */
function neighbour(from: Element, among: SVGElement[], [dx, dy]: [number, number]): SVGElement | undefined {
  const [x, y] = middle(from);
  const there = among.filter((each) => {
    const [ex, ey] = middle(each);
    const along = (ex - x) * Math.sign(dx) + (ey - y) * Math.sign(dy);
    const across = Math.abs(dx ? ey - y : ex - x);
    return each !== from && along > 2 && along >= across;
  });
  return nearest(from, there);
}

function nearest(from: Element, among: SVGElement[]): SVGElement | undefined {
  const [x, y] = middle(from);
  const far = (each: SVGElement): number => Math.hypot(middle(each)[0] - x, middle(each)[1] - y);
  return among.reduce<SVGElement | undefined>(
    (best, each) => (best && far(best) <= far(each) ? best : each),
    undefined,
  );
}

/** Keys that work wherever the focus is. */
export function zoomKeys(event: KeyboardEvent, camera: Camera | undefined): void {
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select") || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "+" || event.key === "=") camera?.by(1.3);
  else if (event.key === "-") camera?.by(1 / 1.3);
  else if (event.key === "0") camera?.fit();
  else return;
  event.preventDefault();
}

/** Enter and the space bar press what the focus is on. */
export function activate(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
