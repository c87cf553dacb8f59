/** The orders of the side at this screen, until they have been read. */
import { page } from "./page-texts.svelte";
import type { Play } from "./play.svelte";
import type { Shell } from "./shell.svelte";
import type { TableSummary } from "./types";

/** What a player who has not acted yet is told before anything else; nothing if he knows it. */
export function briefingOf(play: Play, shell: Shell, { scenario }: TableSummary): string {
  const { connection, guide, log, screen } = play;
  const begins = connection.shown?.n === 0 || (log.notActedYet && screen.mine);
  if (guide || shell.briefed || !begins || !connection.side) return "";
  return page.texts.orders(connection.side, scenario);
}
