/** The colours of what is laid over the map. None of them is that of water: land stays land. */
import type { Overlay, SideStyle } from "./types";

const TONES: Record<string, string> = { good: "#4a7a2a", bad: "#b3261e", cut: "#b3261e", plain: "#8a7f6a" };

export type Styles = Map<string, SideStyle>;

export function toneColour(tone: string, styles: Styles): string {
  return styles.get(tone)?.colour ?? TONES[tone] ?? TONES["plain"]!;
}

/** Whether a tone is hatched as well, so that it can be told apart without its colour. */
export function isHatched(tone: string, styles: Styles): boolean {
  return tone === "bad" || tone === "cut" || styles.get(tone)?.cut === true;
}

/** The tones of an overlay, in the order in which they come up. */
export function tonesOf(overlay: Overlay): string[] {
  return [...new Set([...overlay.marks, ...overlay.paths, ...overlay.rings].map((each) => each.tone))];
}
