/** Keys on the board: moving it, and pressing what the focus is on. */
import type { Camera } from "./camera";

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
};

export function panKeys(event: KeyboardEvent, camera: Camera | undefined): void {
  const pan = PANS[event.key];
  if (!pan) return;
  camera?.pan(...pan);
  event.preventDefault();
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
