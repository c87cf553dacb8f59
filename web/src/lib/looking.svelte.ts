/**
 * What is shown: the present, or the point of the past the reader has gone to; and what the server knows about it.
 */
import { untrack } from "svelte";
import { ApiError, ask, post } from "./api";
import { RefusedError, type Connection } from "./connection.svelte";
import { lastFight, type Fight } from "./fights";
import { keepLinks } from "./lobby";
import { settings } from "./settings.svelte";
import type { Board, Decision, EventData, Here, Message, Overlay, Past, Sheet, Table, TableMade } from "./types";

export interface Problem {
  message: Message | null;
  text: string;
  rule: string | null;
  verb?: string;
}

export class Looking {
  problems = $state.raw<Problem[]>([]);
  past = $state.raw<Past | null>(null);
  overlayName = $state<string | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  /** On one screen: the side whose player has said that the other looks away. */
  private uncovered = $state<string | null>(null);
  /** On one screen: the side that was last given the screen for its own turn. */
  private turnGiven = $state<string | null>(null);
  /** How much is under way: questions the server has not answered, and what the page will do by itself in a moment. */
  private pending = $state(0);

  constructor(
    readonly connection: Connection,
    readonly sheet: Sheet,
    readonly board: Board | null,
  ) {}

  /** Whether nothing is under way: what is shown stays until somebody does something. */
  get idle(): boolean {
    return this.pending === 0 && !this.connection.running;
  }

  /** Not idle until it is done. */
  protected async meanwhile<T>(work: () => Promise<T>): Promise<T> {
    // Effects ask too, and are not to run again for it.
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
    // What only one side may read is read as everybody may, while its cards lie face down.
    return this.hidden ? log.map((event) => (event.known ? { ...event, known: false } : event)) : log;
  }

  get score(): Record<string, number> {
    return this.past?.score ?? this.connection.shown?.score ?? {};
  }

  /** Whose turn it is, by the outermost step of the sequence of play that belongs to a side. */
  get turnOwner(): string | null {
    return this.here.find((step) => step.side)?.side ?? null;
  }

  /** The battle fought last, as the log tells it. */
  fight = $derived.by<Fight | null>(() => lastFight(this.log, this.sheet));

  /** Whether the player at this screen decides, and may see what there is to decide. */
  get mine(): boolean {
    const { status, running } = this.connection;
    return !this.past && this.decision?.actions != null && status === "open" && !running && !this.handover;
  }

  // Two on one screen.

  /** Whether two sit at this screen in a game that has something to hide. */
  private get shared(): boolean {
    return this.connection.sides.length > 1 && !settings.openHands && this.sheet.secret.length > 0;
  }

  /** Whether the cards of the side that is looked at lie face down. */
  get covered(): boolean {
    return this.shared && this.uncovered !== this.connection.side;
  }

  /** Whether somebody may be looking at the screen who must not see the cards of the side that is looked at. */
  get hidden(): boolean {
    return this.covered || this.handover !== null;
  }

  /** Whether this player may not have everything yet: others play, and the game goes on. */
  get guarded(): boolean {
    const { seats, sides, shown } = this.connection;
    const others = Object.entries(seats).some(([side, seat]) => seat.kind !== "bot" && !sides.includes(side));
    return shown?.result == null && others;
  }

  /** The side of this screen that decides now, if another is looked at. */
  get elsewhere(): string | null {
    const { sides, side, shown, status } = this.connection;
    const decides = shown?.decision?.side;
    if (this.past || status !== "open" || !decides || decides === side) return null;
    return sides.includes(decides) ? decides : null;
  }

  /**
   * The side the screen must be handed to: its own turn begins, or what it is asked would show its cards. All else it
   * may decide with its cards face down.
   */
  get handover(): string | null {
    const { sides, shown, status } = this.connection;
    const decision = shown?.decision;
    if (this.past || !this.shared || status !== "open" || !decision || !sides.includes(decision.side)) return null;
    if (this.uncovered === decision.side && !this.elsewhere) return null;
    const begins = decision.side === this.turnOwner && decision.side !== this.turnGiven;
    return begins || this.sheet.secret.includes(decision.step) ? decision.side : null;
  }

  /** The screen has been handed over: that side sees its cards. */
  async takeOver(side: string): Promise<void> {
    await this.turnTo(side);
    this.uncovered = side;
    if (side === this.turnOwner) this.turnGiven = side;
  }

  /** Look at the table as another of one's own sides, its cards still face down. */
  async turnTo(side: string): Promise<void> {
    if (side === this.connection.side) return;
    this.uncovered = null;
    await this.answered(() => this.connection.look(side));
  }

  /** Turn the cards of the side that is looked at face up. */
  uncover(): void {
    this.uncovered = this.connection.side;
  }

  // Asking the server.

  async asked<T>(
    what: string,
    query: Record<string, string | string[] | number | boolean | null | undefined> = {},
  ): Promise<T | null> {
    try {
      const address = `tables/${this.connection.id}/${what}`;
      return await this.meanwhile(() => ask<T>(address, { side: this.connection.side, ...query }));
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Do something the server may refuse, and keep what it says. */
  protected async answered(work: () => Promise<void>): Promise<void> {
    try {
      await this.meanwhile(work);
    } catch (error) {
      this.fail(error);
    }
  }

  protected fail(error: unknown): void {
    if (error instanceof RefusedError) this.problems = [{ ...error.refusal }];
    else if (error instanceof ApiError)
      this.problems = [{ text: error.message, message: error.told, rule: error.rule }];
    else throw error;
  }

  /** The piece that questions are about. */
  get focus(): string | null {
    return null;
  }

  /** Lay something over the map; it may be about one piece. */
  async showOverlay(name: string | null): Promise<void> {
    this.overlayName = name;
    if (!name) {
      this.overlay = null;
      return;
    }
    const found = await this.asked<Overlay>(`overlay/${name}`, { focus: this.focus, at: this.past?.n });
    if (this.overlayName === name) this.overlay = found;
  }

  // The past.

  async goTo(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null;
    } else {
      const found = await this.asked<Past>(`at/${n}`);
      if (found) this.past = found;
    }
    if (this.overlayName) await this.showOverlay(this.overlayName);
  }

  /** A new game from a point of this one; returns its address. */
  branch(at: number, seats: Record<string, string>): Promise<string | null> {
    return this.another("branch", { at, seats });
  }

  /** The same set-up again; returns its address. */
  rematch(swap: boolean): Promise<string | null> {
    return this.another("rematch", { swap });
  }

  private async another(what: string, wish: object): Promise<string | null> {
    try {
      const made = await post<TableMade>(`tables/${this.connection.id}/${what}`, wish);
      keepLinks(made.id, made.links);
      return `/table/${made.id}`;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }
}
