/** What has happened: the log as this screen may show it, and what in it the player has not seen yet. */
import { lastFight, looseRolls, type Fight } from "./fights";
import type { Play } from "./play.svelte";
import type { EventData } from "./types";

type Parts = Pick<Play, "connection" | "sheet" | "shown" | "screen">;

/** So many rolls are shown large; the others are among the news. */
const FALLEN_SHOWN = 3;

export class GameLog {
  /** The first entry that this player did not cause. */
  private newsFrom = $state(0);
  /** Battles that ended and dice that fell before this entry have been seen. */
  private fightsSeen = $state(0);
  /** Where the other side's turn began, until this side acts in its own. */
  private turnFrom = $state(Infinity);

  constructor(private readonly play: Parts) {
    this.newsFrom = play.connection.news;
    this.fightsSeen = play.connection.news;
  }

  get entries(): EventData[] {
    const log = this.play.shown.past?.log ?? this.play.connection.log;
    // While the cards are face down, secret entries are shown in their public form.
    return this.play.screen.hidden ? log.map((event) => (event.known ? { ...event, known: false } : event)) : log;
  }

  /** The last battle. */
  fight = $derived.by<Fight | null>(() => lastFight(this.entries, this.play.sheet));

  /** The battle just fought, until the player acts again or dismisses it. */
  get aftermath(): Fight | null {
    const { fight } = this;
    return !this.play.shown.past && fight?.to != null && fight.to >= this.fightsSeen ? fight : null;
  }

  /** The dice of the battle being fought. */
  get fought(): EventData[] {
    const { fight } = this;
    return this.play.shown.table?.panel && fight?.to === null ? fight.rolls : [];
  }

  /** Other dice that have fallen since the player last acted, the last of them. */
  get fallen(): EventData[] {
    if (this.play.shown.past) return [];
    return looseRolls(this.entries, this.fightsSeen, this.play.sheet).slice(-FALLEN_SHOWN);
  }

  /** Whether dice are on the table that the player may not have read yet: of the battle being fought, of the last one, or
   * others. */
  get diceLie(): boolean {
    const thrown = this.play.shown.table?.panel?.rows.some((row) => row.hits != null) ?? false;
    return thrown || this.aftermath !== null || this.fallen.length + this.fought.length > 0;
  }

  /** The entries since the player last acted in a turn of his own: the whole of the other side's turn. */
  get news(): EventData[] {
    return this.play.shown.past ? [] : this.entries.slice(Math.min(this.newsFrom, this.turnFrom));
  }

  /** Whether the player has not acted yet: the whole log is news. */
  get notActedYet(): boolean {
    return !this.play.shown.past && this.newsFrom === 0;
  }

  /** The player has read the outcome of all battles so far. */
  dismissFights(): void {
    this.fightsSeen = this.play.connection.log.length;
  }

  /** Run an action of the player: what it causes is no news to him, except dice. */
  async acting(act: () => Promise<void>): Promise<void> {
    const before = this.play.connection.log.length;
    if (!this.play.shown.table?.panel) this.fightsSeen = before;
    await act();
    this.newsFrom = this.rolledSince(before) ? before : this.play.connection.log.length;
    if (this.play.shown.turnOwner === this.play.connection.side) this.turnFrom = Infinity;
  }

  /** The game has changed: notice where the other side's turn begins. */
  refresh(): void {
    const { side, sides } = this.play.connection;
    const { turnOwner } = this.play.shown;
    const others = side && turnOwner && turnOwner !== side && !sides.includes(turnOwner);
    if (others && this.turnFrom === Infinity) this.turnFrom = this.newsFrom;
  }

  private rolledSince(before: number): boolean {
    return this.play.connection.log.slice(Math.max(0, before - 1)).some((event) => event.kind in this.play.sheet.rolls);
  }
}
