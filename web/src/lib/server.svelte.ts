/** Requests about one game: what they answer, what they refuse, and whether any is under way. */
import { untrack } from "svelte";
import { ApiError, ask, post } from "./api";
import { RefusedError, type Connection } from "./connection.svelte";
import { storeLinks } from "./lobby";
import type { Message, TableCreated } from "./types";

export interface Problem {
  message: Message | null;
  text: string;
  rule: string | null;
  verb?: string;
}

export type Params = Record<string, string | string[] | number | boolean | null | undefined>;

export class Server {
  /** Why the last thing the player wanted is not possible. */
  problems = $state.raw<Problem[]>([]);
  /** Number of pending operations: unanswered requests, and timers of the page itself. */
  private pending = $state(0);

  constructor(private readonly connection: Connection) {}

  /** Whether nothing is pending: what is shown stays until somebody acts. */
  get idle(): boolean {
    return this.pending === 0 && !this.connection.running;
  }

  /** Run an operation during which the page is not idle. */
  async pendingUntil<T>(work: () => Promise<T>): Promise<T> {
    // Effects use this too and must not be triggered by it.
    untrack(() => (this.pending += 1));
    try {
      return await work();
    } finally {
      this.pending -= 1;
    }
  }

  async query<T>(what: string, params: Params = {}): Promise<T | null> {
    try {
      const address = `tables/${this.connection.id}/${what}`;
      return await this.pendingUntil(() => ask<T>(address, { side: this.connection.side, ...params }));
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Run something the server may refuse; a refusal is shown as a problem. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await this.pendingUntil(work);
    } catch (error) {
      this.fail(error);
    }
  }

  /** A new game from a point of this one; returns its address. */
  branch(at: number, seats: Record<string, string>): Promise<string | null> {
    return this.createGame("branch", { at, seats });
  }

  /** The same set-up again; returns its address. */
  rematch(swap: boolean): Promise<string | null> {
    return this.createGame("rematch", { swap });
  }

  private async createGame(what: string, body: object): Promise<string | null> {
    try {
      const made = await post<TableCreated>(`tables/${this.connection.id}/${what}`, body);
      storeLinks(made.id, made.links);
      return `/table/${made.id}`;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    if (error instanceof RefusedError) this.problems = [{ ...error.refusal }];
    else if (error instanceof ApiError)
      this.problems = [{ text: error.message, message: error.details, rule: error.rule }];
    else throw error;
  }
}
