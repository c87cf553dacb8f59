/** Starting games, and the links to their seats. */
import type { GameInfo, NewTable } from "./types";

/** A quick game against a bot: the first game, its first side for the player, the best bot for the rest. */
export function quickStart(games: Record<string, GameInfo>): NewTable {
  const [name, game] = Object.entries(games)[0] ?? ["", undefined];
  const seats = (game?.sides ?? []).map((side, i): [string, string] => [side, i === 0 ? "me" : `bot:${bestBot(game)}`]);
  return { game: name, seats: Object.fromEntries(seats) };
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
