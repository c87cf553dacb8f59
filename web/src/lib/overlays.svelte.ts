/** The overlay on the map, if one is chosen. */
import type { Play } from "./play.svelte";
import type { Overlay } from "./types";

type Parts = Pick<Play, "server" | "shown" | "selection">;

export class Overlays {
  name = $state<string | null>(null);
  overlay = $state.raw<Overlay | null>(null);

  constructor(private readonly play: Parts) {}

  /** Show an overlay; it may concern one piece. */
  async show(name: string | null): Promise<void> {
    this.name = name;
    if (!name) {
      this.overlay = null;
      return;
    }
    const about = { focus: this.play.selection.focus, at: this.play.shown.past?.n };
    const found = await this.play.server.query<Overlay>(`overlay/${name}`, about);
    if (this.name === name) this.overlay = found;
  }

  /** The position has changed: show the overlay as it is now. */
  async refresh(): Promise<void> {
    if (this.name) await this.show(this.name);
  }
}
