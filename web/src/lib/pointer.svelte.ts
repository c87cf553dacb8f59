/**
 * Touch and mouse input on the board: what a press, tap, hover or drag on a place or a counter opens, and which of
 * them are passed on to the game.
 */
import type { View } from "./camera";
import type { Spot } from "./layout";
import type { Play } from "./play.svelte";

/** How long a finger is held, or the mouse hovers, until more is shown: milliseconds. */
const HOLD = 450;
const REST = 500;
/** How long a card or a fan stays when the mouse has left, so that it can be reached. */
const LEAVE = 250;

interface Point {
  x: number;
  y: number;
}

/** What the board shows now. */
export interface BoardState {
  readonly play: Play;
  readonly frame: HTMLElement | undefined;
  readonly view: View;
  readonly stacks: Map<string, string[]>;
  readonly located: Map<string, Spot>;
}

export class PointerInput {
  /** The place whose stack is fanned out, and whether it stays so when the mouse leaves. */
  fan = $state.raw<string | null>(null);
  private pinned = false;
  drag = $state.raw<({ id: string } & Point) | null>(null);
  /** The counter whose card is shown, and where. */
  card = $state.raw<({ id: string } & Point) | null>(null);
  private finger = false;
  /** A long press has opened something: releasing is not a tap. */
  private fanned = false;
  private press = 0;
  private rest = 0;

  constructor(private readonly shown: BoardState) {}

  /** The board moves: close what was opened at a fixed position on it. */
  close(): void {
    this.fan = this.card = null;
    this.pinned = false;
  }

  /** Fan out what lies in a place; once more closes it. */
  private fanOut(place: string): void {
    const again = this.fan === place && this.pinned;
    this.fan = again ? null : place;
    this.pinned = !again;
    this.card = null;
  }

  /** Whether a piece lies in a stack with others. */
  private stacked(id: string): boolean {
    return (this.shown.located.get(id)?.pile.length ?? 1) > 1;
  }

  // Pressing and holding.

  pressed(event: PointerEvent, place: string, id: string | null = null): void {
    this.finger = event.pointerType !== "mouse";
    this.fanned = false;
    clearTimeout(this.press);
    clearTimeout(this.rest);
    this.card = null;
    const at = { x: event.clientX, y: event.clientY };
    if (this.finger && this.shown.stacks.has(place)) {
      this.press = window.setTimeout(() => this.held(place, id, at), HOLD);
    }
  }

  lifted(): void {
    clearTimeout(this.press);
  }

  /** A long press: fan out a stack; show the card of a single readable counter. */
  private held(place: string, id: string | null, at: Point): void {
    this.fanned = true;
    if (id && !this.stacked(id)) this.showCard(id, at);
    else this.fanOut(place);
  }

  /** The finger is lifted; returns whether it was held, which is no tap on whatever has come up under it. */
  letGo(): boolean {
    clearTimeout(this.press);
    const was = this.fanned;
    this.fanned = false;
    return was;
  }

  // The card of a counter the mouse hovers over, or the stack it lies in.

  rested(event: PointerEvent, id: string): void {
    if (event.pointerType !== "mouse") return;
    const { play } = this.shown;
    play.advice.hover(play.things.piece(id));
    clearTimeout(this.rest);
    const at = { x: event.clientX, y: event.clientY };
    this.rest = window.setTimeout(() => this.hovered(id, at), REST);
  }

  /** Where a picked piece may go there must be nothing in the way of the next click. */
  private hovered(id: string, at: Point): void {
    const place = this.shown.play.shown.table?.pieces[id]?.at ?? "";
    if (this.drag || this.picked || this.shown.play.selection.goals.has(place)) return;
    if (!this.stacked(id)) this.showCard(id, at);
    else if (!this.pinned) this.fan = place;
  }

  private showCard(id: string, at: Point): void {
    if (!this.drag) this.card = { id, ...this.inFrame(at) };
  }

  /** The mouse is on the card: keep it open. */
  stay(): void {
    clearTimeout(this.rest);
  }

  /** The mouse has left. A lifted finger does not close the card, so that it can be read. */
  left(): void {
    this.shown.play.advice.hover(null);
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => {
      this.card = null;
      if (!this.pinned) this.fan = null;
    }, LEAVE);
  }

  // Clicking and tapping.

  clickPlace(id: string, stage = false): void {
    if (this.letGo()) return;
    const { play, stacks } = this.shown;
    const there = stacks.get(id) ?? [];
    // Beside the counters that lie there, a place to which something is on its way is meant itself.
    const isGoal = play.selection.moving.length > 0 && play.selection.goals.has(id);
    const isTarget = isGoal || this.isTarget(id);
    if (!isTarget && there.length === 1 && !this.picked) return this.clickPiece(there[0]!);
    if (!isTarget && there.length > 1 && !this.picked) {
      play.selection.inspected = play.things.place(id);
      return this.fanOut(id);
    }
    this.close();
    play.pointing.click(play.things.place(id), this.finger, stage);
  }

  clickPiece(id: string): void {
    if (this.letGo()) return;
    const { play } = this.shown;
    const at = play.shown.table?.pieces[id]?.at ?? "";
    if (this.stacked(id) && !this.isTarget(at)) return this.fanOut(at);
    this.close();
    play.pointing.click(play.things.piece(id), this.finger);
  }

  /** Whether a click on a place, or on what lies in it, is about the place. */
  private isTarget(place: string): boolean {
    const { selection } = this.shown.play;
    return selection.struck.has(place) || (this.picked ? this.leadsTo(place) : this.isAlone(place));
  }

  /** Whether a place can be chosen, and nothing that lies in it. */
  private isAlone(place: string): boolean {
    const { screen, selection } = this.shown.play;
    const { piece } = selection.fresh;
    return screen.mine && selection.goals.has(place) && !this.shown.stacks.get(place)?.some((id) => piece.has(id));
  }

  private get picked(): boolean {
    return this.shown.play.screen.mine && this.shown.play.selection.picks.length > 0;
  }

  private leadsTo(place: string): boolean {
    return this.shown.play.selection.goals.has(place) || this.shown.play.pointing.confirms(place);
  }

  // Dragging a counter with the mouse; fingers pan the map and tap instead.

  grab(event: MouseEvent, id: string): void {
    const { play } = this.shown;
    if (event.button !== 0 || !play.screen.mine || !play.selection.fresh.piece.has(id)) return;
    const start = { x: event.clientX, y: event.clientY };
    let begun = false;
    const move = (to: MouseEvent): void => {
      if (!begun && Math.hypot(to.clientX - start.x, to.clientY - start.y) < 6) return;
      if (!begun) {
        begun = true;
        if (!play.selection.isPiecePicked(id)) {
          play.pointing.drop();
          play.pointing.click(play.things.piece(id));
        }
      }
      this.drag = { id, ...this.onBoard(to) };
    };
    const up = (to: MouseEvent): void => {
      removeEventListener("mousemove", move);
      removeEventListener("mouseup", up);
      if (!begun) return;
      this.drag = null;
      const under = document.elementsFromPoint(to.clientX, to.clientY);
      const goal = under
        .map((e) => (e instanceof HTMLElement || e instanceof SVGElement ? e.dataset.place : undefined))
        .find(Boolean);
      if (goal) play.pointing.dropAt(id, goal);
    };
    addEventListener("mousemove", move);
    addEventListener("mouseup", up);
  }

  private inFrame(at: Point): Point {
    const box = this.shown.frame?.getBoundingClientRect();
    return { x: at.x - (box?.left ?? 0), y: at.y - (box?.top ?? 0) };
  }

  private onBoard(event: MouseEvent): Point {
    const { x, y } = this.inFrame({ x: event.clientX, y: event.clientY });
    const { view } = this.shown;
    return { x: (x - view.x) / view.k, y: (y - view.y) / view.k };
  }
}
