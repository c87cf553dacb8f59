/** Where a game is in its sequence of play. */
import type { Here, Stage } from "./types";

const names = (stage: Stage, step: string | undefined): boolean =>
  step !== undefined && (step === stage.step || (stage.also ?? []).includes(step));

/** A stage is current if the stack of steps contains it, with the same side if the stage names one. */
export function isHere(stage: Stage, here: Here[]): boolean {
  return here.some((h) => names(stage, h.step) && (!stage.side || !h.side || h.side === stage.side));
}

/** Whether a stage is current itself and none of its sub-stages is. */
export function isNow(stage: Stage, here: Here[]): boolean {
  const inside = (of: Stage): boolean => (of.stages ?? []).some((each) => isNow(each, here) || inside(each));
  return isHere(stage, here) && names(stage, here.at(-1)?.step) && !inside(stage);
}
