/** The state of the page around the board: the dock and its tabs, what has been read. */
import type { View } from "./camera";
import { settings } from "./settings.svelte";

export type Tab = "now" | "log" | "situation" | "trays" | "rules" | "chat" | "choices" | "words" | "help";

/** On a phone the dock is a sheet: only what is asked, about half the screen, or nearly all of it. */
export type Height = "low" | "half" | "high";

/** Below this width, in rem, the dock is a sheet (see Dock.svelte). */
export const NARROW = "(max-width: 52rem)";

/** The part of the board in view, and how to go elsewhere. */
export interface Sight {
  view: View;
  width: number;
  height: number;
  centre: (x: number, y: number) => void;
}

export class Shell {
  sight = $state.raw<Sight | null>(null);
  /** The same, but not before the board has come to rest. */
  settled = $state.raw<Sight | null>(null);
  tab = $state<Tab>("now");
  clause = $state<string | null>(null);
  replaying = $state(false);
  sequence = $state(false);
  resultSeen = $state(false);
  briefed = $state(false);
  height = $state<Height>("low");
  /** How many notices of who has come or left have been in sight. */
  visitsSeen = $state(0);
  /** Where the replay begins; by default at the end. */
  replayFrom = $state<number | null>(null);
  /** Outline on the map what has changed since the player last looked. */
  newsShown = $state(true);

  get folded(): boolean {
    return this.narrow ? this.height === "low" : settings.folded;
  }

  get narrow(): boolean {
    return matchMedia(NARROW).matches;
  }

  /** Show a tab; what is shown already goes back to what is being done now. */
  open(tab: Tab): void {
    this.show(!this.folded && this.tab === tab ? "now" : tab);
  }

  show(tab: Tab): void {
    this.tab = tab;
    settings.folded = false;
    if (this.height === "low") this.height = "half";
  }

  /** Fold the dock away, or open it. */
  fold(): void {
    if (this.narrow) this.height = this.height === "low" ? "half" : "low";
    else settings.folded = !settings.folded;
  }

  /** Go through the game again, from a point of it. */
  replay(from: number | null = null): void {
    this.replayFrom = from;
    this.replaying = true;
  }

  /** Show the wording of a clause. */
  cite(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }
}
