/** Following what the others do: the camera goes where things happen, and sounds tell of moves, dice and the turn. */
import { untrack } from "svelte";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import type { PieceNow } from "./types";

type Pieces = Record<string, PieceNow>;

interface Board {
  /** Bring a place into view, until what is happening is over. */
  reveal: (id: string) => void;
  comeBack: () => void;
}

/** Call this while a component is made: it goes on as long as the component lasts. */
export function follow(play: Play, board: Board): void {
  const { connection } = play;
  let pieces: Pieces | null = null;
  let length = connection.log.length;
  let mine = false;

  $effect(() => {
    const now = connection.shown?.table.pieces ?? null;
    const followed = connection.running && settings.pace > 0;
    untrack(() => {
      const place = pieces && now ? lastMoved(pieces, now) : null;
      pieces = now;
      if (!place) return;
      sound("move");
      if (followed && !play.shown.past) board.reveal(place);
    });
  });

  $effect(() => {
    const { log } = connection;
    if (log.slice(length).some((event) => event.kind in play.sheet.rolls)) sound("dice");
    length = log.length;
  });

  $effect(() => {
    const begins = play.screen.mine && !mine;
    mine = play.screen.mine;
    if (!begins) return;
    untrack(() => {
      sound("turn");
      // A battle in view stays in view, and so does what is asked about.
      if (!play.shown.table?.panel && !play.asked.places.length) board.comeBack();
    });
  });
}

/** Where the last of the pieces that have moved is now. */
export function lastMoved(before: Pieces, now: Pieces): string | null {
  const moved = Object.keys(now).filter((id) => before[id] && now[id]!.at !== before[id].at);
  return now[moved.at(-1) ?? ""]?.at ?? null;
}
