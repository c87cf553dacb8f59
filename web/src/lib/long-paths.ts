/** Long paths cut into pieces: for every tile of the screen a browser strokes all of a path that touches it, so that one
 * net of lines over a whole map makes the map slow to move. */

/** Paths with less data than this are left as they are. */
const LONG = 3000;
/** The pieces lie in squares of this size on the board, by where their lines begin. */
const SQUARE = 320;
/** A filled shape may have holes, which must stay with it; one with so little data has none. */
const PLAIN = 40;

/** The lines of a path, by square; only lines that begin at a point of their own (`M`) can be told apart. */
export function pieces(data: string): string[] {
  if (data.includes("m")) return [data];
  const found = new Map<string, string[]>();
  for (const line of data.split(/(?=M)/)) {
    const [, x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(line) ?? [];
    const square = `${Math.floor(Number(x) / SQUARE)} ${Math.floor(Number(y) / SQUARE)}`;
    found.set(square, [...(found.get(square) ?? []), line]);
  }
  return [...found.values()].map((lines) => lines.join(""));
}

/** Whether what a path shows stays the same when its lines are apart. */
function canBeCut(path: SVGPathElement, data: string): boolean {
  // What text runs along, clips or is repeated must stay whole.
  if (path.id || path.closest("defs, clipPath, mask, pattern")) return false;
  return getComputedStyle(path).fill === "none" || data.split("M").every((line) => line.length < PLAIN);
}

/** Cut all long paths of a drawing, each where it is, so that what lies over what stays the same. */
export function cutLongPaths(drawing: Element): void {
  for (const path of drawing.querySelectorAll("path")) {
    const data = path.getAttribute("d") ?? "";
    if (data.length < LONG || !canBeCut(path, data)) continue;
    path.replaceWith(
      ...pieces(data).map((piece) => {
        const part = path.cloneNode() as Element;
        part.setAttribute("d", piece);
        return part;
      }),
    );
  }
}
