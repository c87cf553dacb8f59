/** Games before they are on the table. */
import type { GameInfo, NewTable } from "./types";

/** A game against the machine at once: the first game, its first side for the player, the best bot for the rest. */
export function quickStart(games: Record<string, GameInfo>): NewTable {
  const [name, game] = Object.entries(games)[0] ?? ["", undefined];
  const seats = (game?.sides ?? []).map((side, i) => [side, i === 0 ? "me" : `bot:${bestBot(game)}`]);
  return { game: name, seats: Object.fromEntries(seats) };
}

/** The strongest bot that plays a game. */
export const bestBot = (game: GameInfo | undefined): string => game?.bots.at(-1) ?? "random";

const kept = (id: string): string => `sirocco-links-${id}`;

/** The server forgets a seat's link as soon as it has told it; who made the game may want to see it again. */
export function keepLinks(id: string, links: Record<string, string>): void {
  try {
    localStorage.setItem(kept(id), JSON.stringify(links));
  } catch {
    // Then the link can be copied only now.
  }
}

export function keptLinks(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(kept(id)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
