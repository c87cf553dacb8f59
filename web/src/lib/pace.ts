/** Updates by the other side are shown slowly enough to be followed: dice stay longest, then moves. */
import type { Change } from "./patch";
import type { EventData } from "./types";

const DICE_STAY = 2600;
const MOVE_STAYS = 420;
/** A further step of a march. */
const STEP_STAYS = 130;
const PANEL_STAYS = 300;

/** How long an update stays before the next is shown, in milliseconds at the calm pace. `longer`: it goes on with what
 * the log has told already, such as a march. */
export function stay(add: EventData[], patch: Change[], rolls: Record<string, unknown>, longer = false): number {
  if (add.some((event) => event.kind in rolls)) return DICE_STAY;
  const touches = (part: string): Change[] => patch.filter(([path]) => path[0] === "table" && path[1] === part);
  if (touches("pieces").some(([path]) => path.at(-1) === "at")) return longer ? STEP_STAYS : MOVE_STAYS;
  return touches("panel").length ? PANEL_STAYS : 0;
}
