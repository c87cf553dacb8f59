/** Battles found in the log: from the event that begins one to the event that ends it. */
import { isRoll } from "./rolls";
import type { EventData, Sheet } from "./types";

export interface Throw {
  side: string;
  pieces: string[];
  dice: number[];
  faces: number[];
  /** Hits as the dice fell, and as they fall on average. */
  hits: number;
  expected: number;
}

export interface Fight {
  /** Where in the log it began. */
  from: number;
  begun: EventData;
  /** Where in the log it ended; null while it is fought. */
  to: number | null;
  throws: Throw[];
  /** The dice that no piece has to itself. */
  rolls: EventData[];
  /** What else happened, in order. */
  rest: EventData[];
}

const DIE = 6;

/** The battle that began last, or nothing. */
export function lastFight(log: EventData[], sheet: Pick<Sheet, "fights" | "rolls" | "pieces">): Fight | null {
  const from = log.findLastIndex((event) => event.kind in sheet.fights);
  const begun = log[from];
  if (!begun) return null;
  const end = log.findIndex((event, i) => i > from && event.kind === sheet.fights[begun.kind]);
  const during = log.slice(from + 1, end < 0 ? undefined : end);
  const throws = during.flatMap((event) => thrown(event, sheet) ?? []);
  const rest = during.filter((event) => !(event.kind in sheet.rolls));
  const rolls = during.filter((event) => isRoll(event, sheet));
  return { from, begun, to: end < 0 ? null : end, throws, rolls, rest };
}

function thrown(event: EventData, sheet: Pick<Sheet, "rolls" | "pieces">): Throw | null {
  const roll = sheet.rolls[event.kind];
  if (!roll?.pieces || !roll.faces) return null;
  const pieces = list(event.data[roll.pieces]);
  const dice = list(event.data[roll.dice]).map(Number);
  const faces = list(event.data[roll.faces]).map(Number);
  const side = sheet.pieces[pieces[0] ?? ""]?.side ?? "";
  const hits = dice.filter((die, i) => die > 0 && die <= (faces[i] ?? 0)).length;
  return { side, pieces, dice, faces, hits, expected: faces.reduce((sum, face) => sum + face, 0) / DIE };
}

/** The dice outside battles from an entry of the log on. */
export function looseRolls(log: EventData[], from: number, sheet: Pick<Sheet, "fights" | "rolls">): EventData[] {
  let end: string | undefined;
  return log.filter((event, i) => {
    if (event.kind === end) end = undefined;
    end ??= sheet.fights[event.kind];
    return i >= from && !end && isRoll(event, sheet);
  });
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
