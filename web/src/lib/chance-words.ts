/** Chances in the reader's language. */
import type { Chance } from "./chances";
import { page } from "./page-texts.svelte";

/** In short words where there are some. */
export function chanceName({ label }: Chance): string {
  const key = [`chance-${label.key}`, `group-${label.key}`].find((each) => page.texts.has(each));
  return page.texts.say(key ? { ...label, key } : label);
}

export function chanceRange({ low, high }: Chance, figure: (value: number) => string): string {
  const [least, most] = [figure(low), figure(high)];
  return least === most ? least : `${least.replace(/\s?%$/, "")}–${most}`;
}

export const chancePercent = (chance: Chance): string => chanceRange(chance, (value) => page.texts.percent(value));
