/** Dice as events of the log tell of them, and the results table they were read on. */
import type { EventData, Reading, ResultsTable, Sheet } from "./types";

export interface ChartRoll {
  table: ResultsTable;
  /** Its title, and the result: an id with the kind of the argument that names it. */
  title: { kind: string; id: string };
  result: { kind: string; id: string };
  column: number;
  row: number;
  /** The rows that the dice could have given. */
  reach: [number, number];
  modifier: number;
  /** The modified sum of the dice. */
  final: number;
}

const FACES = 6;

/** The dice of an event, without those that were not rolled. */
export function diceOf(event: EventData, sheet: Pick<Sheet, "rolls">): number[] {
  const rolled = event.data[sheet.rolls[event.kind]?.dice ?? ""];
  return (Array.isArray(rolled) ? rolled : [rolled]).map(Number).filter((die) => die > 0);
}

/** Whether an event shows dice that no piece has to itself; what can succeed without any shows none then. */
export function isRoll(event: EventData, sheet: Pick<Sheet, "rolls">): boolean {
  const roll = sheet.rolls[event.kind];
  return roll !== undefined && !roll.pieces && diceOf(event, sheet).length > 0;
}

type Charts = Pick<Sheet, "rolls" | "charts" | "argument_kinds">;

/** Where on its results table a roll came to lie, if it was read on one. */
export function chartRoll(event: EventData, sheet: Charts): ChartRoll | null {
  const roll = sheet.rolls[event.kind];
  if (!roll?.chart) return null;
  const told = (name: string | undefined): string => String(event.data[name ?? ""] ?? "");
  const modifier = Number(told(roll.modifier)) || 0;
  const at = { event: event.kind, chart: told(roll.chart), column: told(roll.column), modifier };
  return read(at, sheet, Number(told(roll.row)), told(roll.result));
}

/** The column in which dice will be read; which row and what result is not known yet. */
export function chartColumn(reading: Reading, sheet: Charts): ChartRoll | null {
  return read(reading, sheet, 0, "");
}

function read({ event, chart, column, modifier }: Reading, sheet: Charts, final: number, id: string): ChartRoll | null {
  const [roll, table] = [sheet.rolls[event], sheet.charts[chart]];
  const number = table?.columns.indexOf(column) ?? -1;
  if (!roll || !table || number < 0) return null;
  const kind = (name: string | undefined): string => sheet.argument_kinds[name ?? ""] ?? "";
  const last = table.rows.length - 1;
  const within = (sum: number): number => Math.max(0, Math.min(last, sum - table.first));
  return {
    table,
    title: { kind: kind(roll.chart), id: chart },
    result: { kind: kind(roll.result), id },
    column: number,
    row: within(final),
    reach: [within(table.dice + modifier), within(table.dice * FACES + modifier)],
    modifier,
    final,
  };
}

/** So many of a number of columns or rows, with one of them in their midst: the first and the one after the last. */
export function around(lit: number, number: number, room: number): [number, number] {
  const shown = Math.max(1, Math.min(number, room));
  const from = Math.max(0, Math.min(lit - Math.floor(shown / 2), number - shown));
  return [from, from + shown];
}

const seen = new WeakSet<EventData>();

/** Whether an event is looked at for the first time. */
export function atFirstSight(event: EventData): boolean {
  if (seen.has(event)) return false;
  seen.add(event);
  return true;
}
