/** Starting games, and the links to their seats. */
import type { GameInfo, NewTable, TableSummary } from "./types";

/** A quick game against a bot: the first game or another, its first side for the player, the best bot for the rest. */
export function quickStart(games: Record<string, GameInfo>, name = Object.keys(games)[0] ?? ""): NewTable {
  const game = games[name];
  const seats = (game?.sides ?? []).map((side, i): [string, string] => [side, i === 0 ? "me" : `bot:${bestBot(game)}`]);
  return { game: name, seats: Object.fromEntries(seats) };
}

/** Games that wait for this player come first, then those that go on, then those that are over; the latest first. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary): number => (table.my_turn ? 0 : table.result || table.recorded ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** The strongest bot that plays a game. */
export const bestBot = (game: GameInfo | undefined): string => game?.bots.at(-1) ?? "random";

const storageKey = (id: string): string => `sirocco-links-${id}`;

/** The server sends a seat's link only once, so the browser of the player who created the game stores it. */
export function storeLinks(id: string, links: Record<string, string>): void {
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(links));
  } catch {
    // Without storage the link can be copied only now.
  }
}

export function storedLinks(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(storageKey(id)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
