/** Panning and zooming the board: drag, wheel, pinch, keys. One transform moves everything. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { settings } from "./settings.svelte";

export interface View {
  x: number;
  y: number;
  k: number;
}

const DEEPEST = 6;
/** A frame that changes by fewer pixels than this leaves the board where it is. */
const SLIGHT = 30;
/** How long a flight takes, in milliseconds. */
const FLIGHT = 380;

/** Whether something else on the board handles this press: a control, or a counter that the mouse can drag. */
function held(event: Event): boolean {
  const target = event.target as Element;
  return (
    target.closest("[data-furniture]") !== null ||
    (event.type === "mousedown" && target.closest("[data-drag]") !== null)
  );
}

export class Camera {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private whole = 0;
  private before = { width: 0, height: 0 };
  /** Where a flight under way ends. */
  private target: View | null = null;

  constructor(
    private readonly frame: HTMLElement,
    private readonly width: number,
    private readonly height: number,
    moved: (view: View, moving: boolean) => void,
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => event.type === "wheel" || (!(event as MouseEvent).ctrlKey && !held(event)))
      .clickDistance(6)
      .on("start", ({ sourceEvent }: { sourceEvent: Event | null }) => {
        if (sourceEvent) this.target = null;
      })
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => moved(transform, true))
      .on("end", ({ transform }: { transform: ZoomTransform }) => moved(transform, false));
    select(frame).call(this.behaviour).on("dblclick.zoom", null);
    this.measure();
    this.set(this.framing(0, 0, this.width, this.height));
  }

  /** The view shown, or that of the end of a flight under way. */
  get heading(): View {
    return this.target ?? this.now();
  }

  /** Adapt to the frame's size: the smallest scale and the limits of panning. What was in the middle stays there; a
   * board that was shown whole is shown whole again. */
  resize(): void {
    const { whole, before } = this;
    const { x, y, k } = this.middle;
    const { clientWidth, clientHeight } = this.frame;
    // A board that is covered for a moment is seen again as it was.
    if (!clientWidth || !clientHeight) return;
    if (Math.abs(clientWidth - before.width) + Math.abs(clientHeight - before.height) < SLIGHT) return;
    this.measure();
    if (k > whole * 1.01) this.set(this.within(x, y, k));
    // Small changes of the frame must not move the board.
    else if (Math.abs(this.whole / whole - 1) > 0.12) this.fit();
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    const whole = Math.min(width / this.width, height / this.height);
    this.whole = whole;
    this.before = { width, height };
    const slack = 0.25;
    this.behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([whole * 0.9, DEEPEST])
      .translateExtent([
        [-this.width * slack, -this.height * slack],
        [this.width * (1 + slack), this.height * (1 + slack)],
      ]);
  }

  fit(): void {
    this.fly(this.framing(0, 0, this.width, this.height));
  }

  /** Show a part of the board, at once. */
  show(left: number, top: number, right: number, bottom: number): void {
    this.set(this.framing(left, top, right, bottom));
  }

  private framing(left: number, top: number, right: number, bottom: number): View {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return this.now();
    const k = Math.min(width / (right - left), height / (bottom - top), DEEPEST);
    const x = width / 2 - (k * (left + right)) / 2;
    const y = height / 2 - (k * (top + bottom)) / 2;
    return { x, y, k };
  }

  /** Centre a point unless it is well visible already. */
  reveal(x: number, y: number): void {
    if (!this.sees(x, y)) this.fly(this.within(x, y, this.heading.k));
  }

  /** The view with a point in the middle, but not beyond the edge of the board, where there is nothing to see. */
  private within(x: number, y: number, k: number): View {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const inside = (shift: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(shift, 0));
    return {
      x: inside(width / 2 - x * k, width, this.width * k),
      y: inside(height / 2 - y * k, height, this.height * k),
      k,
    };
  }

  /** Whether a point is well visible. */
  sees(x: number, y: number): boolean {
    const view = this.heading;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const [sx, sy] = [x * view.k + view.x, y * view.k + view.y];
    const margin = 0.12;
    return sx > width * margin && sx < width * (1 - margin) && sy > height * margin && sy < height * (1 - margin);
  }

  /** Bring points into view together, unless all of them are well visible already: no nearer than now, and no smaller
   * than `least` if it can be helped. */
  revealAll(points: { x: number; y: number }[], least: number): void {
    const view = this.heading;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const seen = ({ x, y }: { x: number; y: number }): boolean => {
      const [sx, sy] = [x * view.k + view.x, y * view.k + view.y];
      return sx > width * 0.1 && sx < width * 0.9 && sy > height * 0.12 && sy < height * 0.88;
    };
    if (!width || !height || (points.every(seen) && view.k >= least)) return;
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = Math.min((width * 0.75) / (right - left || 1), (height * 0.7) / (bottom - top || 1));
    const k = Math.min(Math.max(view.k, least), room, DEEPEST);
    this.fly(this.within((left + right) / 2, (top + bottom) / 2, k));
  }

  /** The point of the board in the middle of the frame, and the scale: what a frame of another size can show again. */
  get middle(): View {
    const { x, y, k } = this.heading;
    const { width, height } = this.before;
    return { x: (width / 2 - x) / k, y: (height / 2 - y) / k, k };
  }

  /** Show an earlier middle again. */
  restore({ x, y, k }: View): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.set({ x: width / 2 - x * k, y: height / 2 - y * k, k });
  }

  /** Fly back to an earlier view. */
  return(view: View): void {
    this.fly(view);
  }

  by(factor: number): void {
    this.behaviour.scaleBy(select(this.frame), factor);
  }

  pan(dx: number, dy: number): void {
    const { clientWidth, clientHeight } = this.frame;
    const { x, y, k } = this.now();
    this.set({ x: x - dx * clientWidth, y: y - dy * clientHeight, k });
  }

  /** Centre a point of the board. */
  centre(x: number, y: number): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { k } = this.now();
    this.set({ x: width / 2 - x * k, y: height / 2 - y * k, k });
  }

  private now(): View {
    return (this.frame as HTMLElement & { __zoom?: ZoomTransform }).__zoom ?? zoomIdentity;
  }

  /** Go there so that the eye can follow, or at once where nothing is to move. */
  private fly(to: View): void {
    const from = this.now();
    if (!settings.animate || document.hidden) return this.set(to);
    this.target = to;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const middle = ({ x, y, k }: View): [number, number] => [(width / 2 - x) / k, (height / 2 - y) / k];
    const [[left, top], [right, bottom]] = [middle(from), middle(to)];
    const began = performance.now();
    const step = (time: number): void => {
      if (this.target !== to) return;
      const passed = Math.min(1, Math.max(0, time - began) / FLIGHT);
      const t = passed * passed * (3 - 2 * passed);
      const k = from.k * (to.k / from.k) ** t;
      const [x, y] = [left + (right - left) * t, top + (bottom - top) * t];
      if (passed === 1) this.set(to);
      else this.move({ x: width / 2 - x * k, y: height / 2 - y * k, k });
      if (passed < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  private set(view: View): void {
    this.target = null;
    this.move(view);
  }

  private move(view: View): void {
    const to = zoomIdentity.translate(view.x, view.y).scale(view.k);
    this.behaviour.transform(select(this.frame), to);
  }
}
