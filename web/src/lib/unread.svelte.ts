/** What others have said and this player has not read yet; remembered by the browser from one visit to the next. */
import type { Connection } from "./connection.svelte";

const storageKey = (id: string): string => `sirocco-read-${id}`;

export class Unread {
  /** When the last line that has been read was said. */
  private until = $state(0);

  constructor(private readonly connection: Connection) {
    try {
      this.until = Number(localStorage.getItem(storageKey(connection.id)) ?? 0);
    } catch {
      // Without storage every line is new after loading the page again.
    }
  }

  number = $derived.by<number>(() => {
    const { chat, sides } = this.connection;
    return chat.filter((line) => line.at > this.until && !sides.includes(line.side)).length;
  });

  /** Everything said so far has been read. */
  read(): void {
    const last = this.connection.chat.at(-1)?.at ?? 0;
    if (last <= this.until) return;
    this.until = last;
    try {
      localStorage.setItem(storageKey(this.connection.id), String(last));
    } catch {
      // See above.
    }
  }
}
