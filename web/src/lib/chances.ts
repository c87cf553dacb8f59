/** Odds summed up for those who plan by them: a few named chances, each a range where the other side's answer counts. */
import type { Message, Odds } from "./types";

export interface Chance {
  label: Message;
  low: number;
  high: number;
}

/** The odds of each battle: one, or those of the other side's best answer and of its worst. */
export function byBattle(odds: Odds[]): Odds[][] {
  const found: Odds[][] = [];
  for (const each of odds) {
    if (each.answer === "worst" && found.length) found.at(-1)!.push(each);
    else found.push([each]);
  }
  return found;
}

/** What matters of a battle: its measures that are chances, or else its outcomes by kind. */
export function chancesOf(answers: Odds[]): Chance[] {
  const named = ranges(answers, true);
  return named.length ? named : outcomesByKind(answers[0]);
}

/** What both sides lose on average. */
export function averagesOf(answers: Odds[]): Chance[] {
  return ranges(answers, false);
}

function ranges(answers: Odds[], chances: boolean): Chance[] {
  const wanted = (answers[0]?.measures ?? []).filter((measure) => measure.is_chance === chances);
  return wanted.map(({ label }) => {
    const values = answers.flatMap((odds) => odds.measures.find((m) => m.label.key === label.key)?.value ?? []);
    return { label, low: Math.min(...values), high: Math.max(...values) };
  });
}

/** Regardless of their numbers, always in the same order. */
function outcomesByKind(odds: Odds | undefined): Chance[] {
  const found = new Map<string, Chance>();
  for (const { label, chance } of odds?.outcomes ?? []) {
    const known = found.get(label.key) ?? { label, low: 0, high: 0 };
    found.set(label.key, { ...known, low: known.low + chance, high: known.high + chance });
  }
  return [...found.values()].sort((a, b) => b.label.key.localeCompare(a.label.key));
}
