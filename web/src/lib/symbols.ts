/** NATO symbols as pictures that can stand inside the board's drawing. */
import { letterground, ms } from "milsymbol-parts";

export interface Picture {
  /** The inside of an SVG element, and the box it fills. */
  content: string;
  box: string;
  width: number;
  height: number;
}

ms.addIcons(letterground);
const known = new Map<string, Picture>();

/** The symbol of a MIL-STD-2525 code, drawn in one colour of ink. */
export function symbol(code: string, ink: string): Picture {
  const key = `${code} ${ink}`;
  const found = known.get(key) ?? drawn(code, ink);
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
