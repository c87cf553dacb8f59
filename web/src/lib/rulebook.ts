export interface Part {
  kind: "text" | "rule" | "em" | "code";
  text: string;
}

const MARKS = /(\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{1,3}-[0-9a-z][0-9A-Za-z.]*[0-9A-Za-z]|\b[A-Z]{1,3}-\d\b)/g;

/** A clause taken apart: emphasis, notation, and references to other clauses. */
export function parts(text: string): Part[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((piece): Part => {
      if (/^\*.+\*$/.test(piece)) return { kind: "em", text: piece.slice(1, -1) };
      if (/^`.+`$/.test(piece)) return { kind: "code", text: piece.slice(1, -1) };
      if (/^[A-Z]{1,3}-[0-9a-z]/.test(piece)) return { kind: "rule", text: piece };
      return { kind: "text", text: piece };
    });
}
