/** Words of the trade: finding them in a text, so that each can explain itself. */

export interface Term {
  name: string;
  /** The forms in which the word occurs in texts. */
  forms: string[];
}

export interface Piece {
  text: string;
  /** The word of the trade this piece is, if it is one. */
  term: string | null;
}

/** An abbreviation is meant only as it is written: "MA" is no Italian "ma". */
const isExact = (form: string): boolean => /\p{Lu}[\p{Lu}\p{N}*]|^drm$/u.test(form);
const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The terms of a catalogue: `forms-NAME` lists the forms, `gloss-NAME` says what they mean. */
export function termsIn(catalogue: string): Term[] {
  return [...catalogue.matchAll(/^forms-([\w-]+) = (.+)$/gm)].map(([, name, forms]) => ({
    name: name!,
    forms: forms!.split(",").map((form) => form.trim()),
  }));
}

export class Glossary {
  private readonly names = new Map<string, string>();
  private readonly pattern: RegExp | null;

  constructor(terms: Term[]) {
    const forms: string[] = [];
    for (const term of terms) {
      for (const form of term.forms) {
        this.names.set(isExact(form) ? form : form.toLowerCase(), term.name);
        forms.push(form);
      }
    }
    const any = forms
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join("|");
    this.pattern = any ? new RegExp(`(?<![\\p{L}\\p{N}½'’/-])(?:${any})(?![\\p{L}\\p{N}*/-])`, "giu") : null;
  }

  /** A text in pieces, the first mention of every term apart. Terms in `told` are not marked; those found are added. */
  pieces(text: string, told = new Set<string>()): Piece[] {
    if (!this.pattern) return [{ text, term: null }];
    const found: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(this.pattern)) {
      const term = this.names.get(match[0]) ?? this.names.get(match[0].toLowerCase());
      if (!term || told.has(term)) continue;
      told.add(term);
      if (match.index > end) found.push({ text: text.slice(end, match.index), term: null });
      found.push({ text: match[0], term });
      end = match.index + match[0].length;
    }
    if (end < text.length) found.push({ text: text.slice(end), term: null });
    return found;
  }
}
