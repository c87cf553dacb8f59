/** The state of the page around the board: which drawer is open, what has been read. */
export type Tab = "situation" | "trays" | "log" | "rules" | "chat" | "choices" | "words" | "help";

export class Shell {
  tab = $state<Tab | null>(null);
  clause = $state<string | null>(null);
  replaying = $state(false);
  sequence = $state(globalThis.innerWidth > 1100);
  resultSeen = $state(false);
  briefed = $state(false);
  /** How many lines of chat have been read. */
  chatRead = $state(0);
  /** The news that was dismissed, by the length of the log at that time. */
  newsFor = $state(-1);
  newsShown = $state(true);

  open(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }

  /** Show the wording of a clause. */
  cite(clause: string): void {
    this.clause = clause;
    this.tab = "rules";
  }
}
