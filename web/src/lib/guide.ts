/** Who leads the player by the hand, such as a tutorial: he decides what is sent, and shows what it is about. */
import type { Thing } from "./actions";

export interface Guide {
  /** The side the player has: the table is always seen as it. */
  readonly side: string;
  /** The actions, from the first on, that may be taken now. */
  admit(texts: string[]): string[];
  /** The player has taken them. */
  taken(texts: string[]): Promise<void>;
  /** Take back. */
  back(): Promise<void>;
  /** Whether a thing is to be shown. */
  shows(thing: Thing): boolean;
  /** Whether this is an action to take now. */
  wants(text: string): boolean;
}
