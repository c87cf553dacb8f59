/** The overlay on the map, if one is chosen, and that of the counter somebody points at. */
import type { Play } from "./play.svelte";
import type { Overlay } from "./types";

type Parts = Pick<Play, "sheet" | "server" | "shown" | "selection" | "advice" | "things">;

export class Overlays {
  name = $state<string | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  /** What is shown of the counter that is pointed at or picked. */
  pointed = $state.raw<Overlay | null>(null);
  private about: string | null = null;

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

  /** Somebody points at a counter, or no longer: show the overlay that belongs to it. */
  async pointAt(id: string | null): Promise<void> {
    const name = (id && this.play.sheet.pieces[id]?.overlay) || null;
    this.about = name && id;
    const about = { focus: id, at: this.play.shown.past?.n };
    const found = name ? await this.play.server.query<Overlay>(`overlay/${name}`, about) : null;
    if (this.about === (name && id)) this.pointed = found;
  }

  /** The position has changed: show the overlays as they are now, of a counter only if the pointer is still on it. */
  async refresh(): Promise<void> {
    const { advice, things } = this.play;
    void this.pointAt(advice.hovered && things.isPiece(advice.hovered.kind) ? advice.hovered.id : null);
    if (this.name) await this.show(this.name);
  }
}
