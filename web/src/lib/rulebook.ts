import { mentions } from "./search";
import type { Rulebook } from "./types";

/** Up to this many things need no headings. */
const FEW = 8;

export interface Part {
  kind: "text" | "rule" | "em" | "code";
  text: string;
}

/** Emphasis, notation, and ids of clauses: C-3.1a, C-7, C-bad-01, K-wx-04, DS-8.T-a, DS-C.13Ca, DS-S4b. */
const MARKS =
  /(\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{1,3}-(?:\d|[a-z]{2,4}-\d|[A-Z]+\.|[A-Z]\d)[0-9A-Za-z.]*(?:-[a-z]\b)?(?<!\.))/g;

/** A clause taken apart: emphasis, notation, and references to other clauses. */
export function parts(text: string): Part[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((piece): Part => {
      if (/^\*.+\*$/.test(piece)) return { kind: "em", text: piece.slice(1, -1) };
      if (/^`.+`$/.test(piece)) return { kind: "code", text: piece.slice(1, -1) };
      if (/^[A-Z]{1,3}-[0-9a-zA-Z]/.test(piece)) return { kind: "rule", text: piece };
      return { kind: "text", text: piece };
    });
}

export interface Ruled<T> {
  title: string;
  ruled: T[];
}

/** Things that name their clause, under the chapters they belong to and in the rulebook's order. Few things, or
 * things without a rulebook, are not divided. */
export function byChapter<T extends { rule: string }>(things: T[], book: Rulebook | null): Ruled<T>[] {
  if (!book || things.length <= FEW) return [{ title: "", ruled: things }];
  const left = new Set(things);
  const chapters = book.chapters.map((chapter): Ruled<T> => {
    const ids = chapter.sections.flatMap((section) => section.clauses.map((clause) => clause.id));
    const ruled = ids.flatMap((id) => things.filter((thing) => thing.rule === id));
    ruled.forEach((thing) => left.delete(thing));
    return { title: chapter.title, ruled };
  });
  return [...chapters, { title: "", ruled: [...left] }].filter((chapter) => chapter.ruled.length);
}

type Chapter = Rulebook["chapters"][number];
type Clause = Chapter["sections"][number]["clauses"][number];
export type Basis = "" | "reading" | "rebuilt";

/** What a clause rests on; nothing where there is no such clause, or no rulebook. */
export function basisOf(book: Rulebook | null, id: string): Basis {
  const clauses = (book?.chapters ?? []).flatMap((chapter) => chapter.sections.flatMap((section) => section.clauses));
  return clauses.find((clause) => clause.id === id)?.basis ?? "";
}

/** What is left of a rulebook when it is searched for words, or for clauses that the printed one does not settle. */
export function selected(book: Rulebook | null, words: string[], basis: Basis): Chapter[] {
  const isWanted = (chapter: Chapter, title: string, clause: Clause): boolean =>
    (!basis || clause.basis === basis) && mentions(`${chapter.title} ${title} ${clause.id} ${clause.text}`, words);
  return (book?.chapters ?? [])
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .map((section) => ({
          ...section,
          notes: words.length || basis ? [] : section.notes,
          clauses: section.clauses.filter((clause) => isWanted(chapter, section.title, clause)),
        }))
        .filter((section) => section.clauses.length),
    }))
    .filter((chapter) => chapter.sections.length);
}
