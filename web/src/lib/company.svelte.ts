/** Who has come to the table and who has left it, as long as this page has been open. */

export interface Notice {
  side: string;
  came: boolean;
  /** When, in milliseconds, and at which point of the game. */
  at: number;
  seq: number;
}

/** Who is back after so many milliseconds has only loaded the page again, or crossed a tunnel. */
const BRIEF = 5000;

export class Company {
  notices = $state.raw<Notice[]>([]);

  /** The players who are there have changed; `own` are the sides of this screen. */
  change(before: string[], after: string[], own: string[], seq: number, at = Date.now()): void {
    const note = (side: string, came: boolean): void => {
      if (own.includes(side)) return;
      const last = this.notices.at(-1);
      if (came && last?.side === side && !last.came && at - last.at < BRIEF) this.notices = this.notices.slice(0, -1);
      else this.notices = [...this.notices, { side, came, at, seq }];
    };
    for (const side of before) if (!after.includes(side)) note(side, false);
    for (const side of after) if (!before.includes(side)) note(side, true);
  }

  /** What is worth telling now: who has left and is not back; who has come since the last thing that was done. */
  current(present: string[], seq: number): Notice[] {
    const last = new Map(this.notices.map((notice) => [notice.side, notice]));
    return [...last.values()].filter((notice) => (notice.came ? notice.seq === seq : !present.includes(notice.side)));
  }
}
