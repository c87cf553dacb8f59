/** NATO symbols as pictures that can stand inside the board's drawing. */
import { letterground, ms } from "milsymbol-parts";
import type { Piece, PieceNow } from "./types";

export interface Picture {
  /** The inside of an SVG element, and the box it fills. */
  content: string;
  box: string;
  width: number;
  height: number;
}

ms.addIcons(letterground);
const known = new Map<string, Picture>();

/** Where a code says how large a unit is, and the signs for that. */
const ECHELON = 11;
const SIGNS: Record<string, string> = { D: "•••", E: "I", F: "II", G: "III", H: "X", I: "XX", J: "XXX", K: "XXXX" };

/** The size of a unit as it is written on counters. */
export function echelon(code: string): string {
  return SIGNS[code.charAt(ECHELON)] ?? "";
}

/** The signs of a unit's size as lines, from the right end to the left, ten units high; how wide they are comes with them. */
export function echelonLines(code: string): { lines: string; width: number } {
  let width = 0;
  let lines = "";
  for (const sign of echelon(code)) {
    const [wide, draw] = STROKES[sign] ?? [0, () => ""];
    lines += draw(-width - wide);
    width += wide + 2;
  }
  return { lines, width };
}
const STROKES: Record<string, [number, (x: number) => string]> = {
  X: [6, (x) => `M${x} 0l6 10M${x + 6} 0l-6 10`],
  I: [1.5, (x) => `M${x + 0.75} 0v10`],
  "•": [3, (x) => `M${x + 1.5} 5v0.01`],
};

/** What is written on a counter. */
export function printed(piece: Piece, now: PieceNow): string {
  const values = piece.faces[now.face ?? 0]?.values.join("–") ?? "";
  return [piece.short, values].filter(Boolean).join(" ");
}

/** The symbol of a MIL-STD-2525 code without its size, drawn in one colour of ink. */
export function symbol(code: string, ink: string): Picture {
  const key = `${code} ${ink}`;
  const found = known.get(key) ?? drawn(`${code.slice(0, ECHELON)}-${code.slice(ECHELON + 1)}`, ink);
  known.set(key, found);
  return found;
}

function drawn(code: string, ink: string): Picture {
  const found = new ms.Symbol(code, {
    size: 30,
    monoColor: ink,
    fill: false,
    infoFields: false,
    strokeWidth: 5,
  });
  if (!found.isValid()) console.warn(`no symbol for ${code}`);
  const text = found.asSVG();
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 1 1";
  const [, , width = 1, height = 1] = box.split(/\s+/).map(Number);
  const content = text.replace(/^[^<]*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return { content, box, width, height };
}
