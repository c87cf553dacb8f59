/** Games before they are on the table. */
import type { Message, Result } from "./types";

export interface Option {
  name: string;
  default: boolean;
  rule: string;
}

export interface GameInfo {
  name: string;
  title: string;
  scenarios: string[];
  options: Option[];
  sides: string[];
}

export interface SeatSummary {
  bot: string | null;
  mine: boolean;
  taken: boolean;
  name: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  scenario: string;
  title: string;
  headline: Message | null;
  seats: Record<string, SeatSummary>;
  decides: string | null;
  mine: boolean;
  result: Result | null;
}

export interface NewTable {
  game: string;
  scenario?: string;
  options?: Record<string, boolean>;
  seed?: string;
  seats: Record<string, string>;
}

/** A game against the machine at once: the first game, its first side for the player, the best bot for the rest. */
export function quickStart(games: Record<string, GameInfo>, bots: string[]): NewTable {
  const [name, game] = Object.entries(games)[0] ?? ["", undefined];
  const best = bots.at(-1) ?? "random";
  const seats = (game?.sides ?? []).map((side, i) => [side, i === 0 ? "me" : `bot:${best}`]);
  return { game: name, seats: Object.fromEntries(seats) };
}
