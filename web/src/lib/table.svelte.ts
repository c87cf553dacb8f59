/**
 * What is shown: the present, or the past position the player has gone to; and queries to the server about it.
 */
import { untrack } from "svelte";
import { ApiError, ask, post } from "./api";
import { RefusedError, type Connection } from "./connection.svelte";
import { lastFight, type Fight } from "./fights";
import { storeLinks } from "./lobby";
import { settings } from "./settings.svelte";
import type { Board, Decision, EventData, Here, Message, Overlay, Past, Sheet, Table, TableCreated } from "./types";

export interface Problem {
  message: Message | null;
  text: string;
  rule: string | null;
  verb?: string;
}

export class TableModel {
  problems = $state.raw<Problem[]>([]);
  past = $state.raw<Past | null>(null);
  overlayName = $state<string | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  /** Two players on one screen: the side whose cards are face up, because its player has taken over the screen. */
  private faceUpSide = $state<string | null>(null);
  /** Two players on one screen: the side that last took over the screen for its own turn. */
  private turnTakenBy = $state<string | null>(null);
  /** Number of pending operations: unanswered requests, and timers of the page itself. */
  private pending = $state(0);

  constructor(
    readonly connection: Connection,
    readonly sheet: Sheet,
    readonly board: Board | null,
  ) {}

  /** Whether nothing is pending: what is shown stays until somebody acts. */
  get idle(): boolean {
    return this.pending === 0 && !this.connection.running;
  }

  /** Run an operation during which the page is not idle. */
  protected async pendingUntil<T>(work: () => Promise<T>): Promise<T> {
    // Effects use this too and must not be triggered by it.
    untrack(() => (this.pending += 1));
    try {
      return await work();
    } finally {
      this.pending -= 1;
    }
  }

  get table(): Table | null {
    return this.past?.table ?? this.connection.shown?.table ?? null;
  }

  get here(): Here[] {
    return this.past?.here ?? this.connection.shown?.here ?? [];
  }

  get decision(): Decision | null {
    return this.past ? this.past.decision : (this.connection.shown?.decision ?? null);
  }

  get log(): EventData[] {
    const log = this.past?.log ?? this.connection.log;
    // While the cards are face down, secret log entries are shown in their public form.
    return this.hidden ? log.map((event) => (event.known ? { ...event, known: false } : event)) : log;
  }

  get score(): Record<string, number> {
    return this.past?.score ?? this.connection.shown?.score ?? {};
  }

  /** Whose turn it is, by the outermost step of the sequence of play that belongs to a side. */
  get turnOwner(): string | null {
    return this.here.find((step) => step.side)?.side ?? null;
  }

  /** The last battle in the log. */
  fight = $derived.by<Fight | null>(() => lastFight(this.log, this.sheet));

  /** Whether the player at this screen decides now and may see the choices. */
  get mine(): boolean {
    const { status, running } = this.connection;
    return !this.past && this.decision?.actions != null && status === "open" && !running && !this.handover;
  }

  // Two players on one screen.

  /** Whether two players share this screen in a game with secrets. */
  private get shared(): boolean {
    return this.connection.sides.length > 1 && !settings.openHands && this.sheet.secret.length > 0;
  }

  /** Whether the cards of the side in view are face down. */
  get covered(): boolean {
    return this.shared && this.faceUpSide !== this.connection.side;
  }

  /** Whether the secrets of the side in view must be hidden, since the other player may be looking. */
  get hidden(): boolean {
    return this.covered || this.handover !== null;
  }

  /** Whether secrets must still be kept from this player: others play, and the game is not over. */
  get guarded(): boolean {
    const { seats, sides, shown } = this.connection;
    const others = Object.entries(seats).some(([side, seat]) => seat.kind !== "bot" && !sides.includes(side));
    return shown?.result == null && others;
  }

  /** The side of this screen that decides now, if another side is in view. */
  get otherDecider(): string | null {
    const { sides, side, shown, status } = this.connection;
    const decides = shown?.decision?.side;
    if (this.past || status !== "open" || !decides || decides === side) return null;
    return sides.includes(decides) ? decides : null;
  }

  /**
   * The side the screen must be handed to, because its own turn begins or its decision would show its cards. Other
   * decisions can be made with the cards face down.
   */
  get handover(): string | null {
    const { sides, shown, status } = this.connection;
    const decision = shown?.decision;
    if (this.past || !this.shared || status !== "open" || !decision || !sides.includes(decision.side)) return null;
    if (this.faceUpSide === decision.side && !this.otherDecider) return null;
    const begins = decision.side === this.turnOwner && decision.side !== this.turnTakenBy;
    return begins || this.sheet.secret.includes(decision.step) ? decision.side : null;
  }

  /** The screen has been handed over: show that side's cards. */
  async takeOver(side: string): Promise<void> {
    await this.viewAs(side);
    this.faceUpSide = side;
    if (side === this.turnOwner) this.turnTakenBy = side;
  }

  /** View the table as another of the player's own sides, with its cards still face down. */
  async viewAs(side: string): Promise<void> {
    if (side === this.connection.side) return;
    this.faceUpSide = null;
    await this.attempt(() => this.connection.look(side));
  }

  /** Turn the cards of the side in view face up. */
  uncover(): void {
    this.faceUpSide = this.connection.side;
  }

  // Requests to the server.

  async query<T>(
    what: string,
    params: Record<string, string | string[] | number | boolean | null | undefined> = {},
  ): Promise<T | null> {
    try {
      const address = `tables/${this.connection.id}/${what}`;
      return await this.pendingUntil(() => ask<T>(address, { side: this.connection.side, ...params }));
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Run something the server may refuse; a refusal is shown as a problem. */
  protected async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await this.pendingUntil(work);
    } catch (error) {
      this.fail(error);
    }
  }

  protected fail(error: unknown): void {
    if (error instanceof RefusedError) this.problems = [{ ...error.refusal }];
    else if (error instanceof ApiError)
      this.problems = [{ text: error.message, message: error.details, rule: error.rule }];
    else throw error;
  }

  /** The piece that overlays are about. */
  get focus(): string | null {
    return null;
  }

  /** Show an overlay on the map; it may concern one piece. */
  async showOverlay(name: string | null): Promise<void> {
    this.overlayName = name;
    if (!name) {
      this.overlay = null;
      return;
    }
    const found = await this.query<Overlay>(`overlay/${name}`, { focus: this.focus, at: this.past?.n });
    if (this.overlayName === name) this.overlay = found;
  }

  // The past.

  async goTo(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null;
    } else {
      const found = await this.query<Past>(`at/${n}`);
      if (found) this.past = found;
    }
    if (this.overlayName) await this.showOverlay(this.overlayName);
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
}
