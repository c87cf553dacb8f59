/** Panning and zooming the board: drag, wheel, pinch, keys. One transform moves everything. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

export interface View {
  x: number;
  y: number;
  k: number;
}

const DEEPEST = 6;
/** A frame that changes by fewer pixels than this leaves the board where it is. */
const SLIGHT = 30;

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

  constructor(
    private readonly frame: HTMLElement,
    private readonly width: number,
    private readonly height: number,
    moved: (view: View, moving: boolean) => void,
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => event.type === "wheel" || (!(event as MouseEvent).ctrlKey && !held(event)))
      .clickDistance(6)
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => moved(transform, true))
      .on("end", ({ transform }: { transform: ZoomTransform }) => moved(transform, false));
    select(frame).call(this.behaviour).on("dblclick.zoom", null);
    this.measure();
    this.fit();
  }

  /** Adapt to the frame's size: the smallest scale and the limits of panning. What was in the middle stays there; a
   * board that was shown whole is shown whole again. */
  resize(): void {
    const { x, y, k } = this.now();
    const { whole, before } = this;
    const { clientWidth, clientHeight } = this.frame;
    if (Math.abs(clientWidth - before.width) + Math.abs(clientHeight - before.height) < SLIGHT) return;
    const [middle, level] = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
    this.measure();
    if (k > whole * 1.01) this.centre(middle, level);
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
    this.show(0, 0, this.width, this.height, 1);
  }

  /** Bring a part of the board into view, with a margin.  */
  show(left: number, top: number, right: number, bottom: number, margin = 1.6): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    const k = Math.min(width / ((right - left) * margin), height / ((bottom - top) * margin), DEEPEST);
    const x = width / 2 - (k * (left + right)) / 2;
    const y = height / 2 - (k * (top + bottom)) / 2;
    this.set({ x, y, k });
  }

  /** Centre a point unless it is well visible already; `free` is the part of the height that counts. */
  reveal(x: number, y: number, view: View, free = 1): void {
    const width = this.frame.clientWidth;
    const height = this.frame.clientHeight * free;
    const [sx, sy] = [x * view.k + view.x, y * view.k + view.y];
    const margin = 0.12;
    if (sx > width * margin && sx < width * (1 - margin) && sy > height * margin && sy < height * (1 - margin)) return;
    // Not beyond the edge of the board, where there is nothing to see.
    const within = (shift: number, room: number, size: number): number =>
      size <= room ? shift : Math.max(room - size, Math.min(shift, 0));
    const down = height / 2 - y * view.k;
    this.set({
      x: within(width / 2 - x * view.k, width, this.width * view.k),
      y: free < 1 ? Math.min(down, 0) : within(down, height, this.height * view.k),
      k: view.k,
    });
  }

  /** Restore an earlier view. */
  restore(view: View): void {
    this.set(view);
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

  private set(view: View): void {
    const to = zoomIdentity.translate(view.x, view.y).scale(view.k);
    this.behaviour.transform(select(this.frame), to);
  }
}
