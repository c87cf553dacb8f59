/** A game at this screen: its parts, each with one subject, each knowing only those made before it. */
import { Advice } from "./advice.svelte";
import { Allocating } from "./allocation.svelte";
import { AskedPieces } from "./asked.svelte";
import { Buttons } from "./buttons.svelte";
import type { Connection } from "./connection.svelte";
import type { Guide } from "./guide";
import { Hints } from "./hints.svelte";
import { GameLog } from "./log.svelte";
import { Orders } from "./orders.svelte";
import { Overlays } from "./overlays.svelte";
import { stay } from "./pace";
import { Pointing } from "./pointing.svelte";
import { Routes } from "./routes.svelte";
import { Screen } from "./screen.svelte";
import { ActionSelection } from "./selection.svelte";
import { Server } from "./server.svelte";
import { settings } from "./settings.svelte";
import { ShownGame } from "./shown.svelte";
import { Things } from "./things";
import type { Board, Sheet } from "./types";
import { Unread } from "./unread.svelte";
import { Windows } from "./windows.svelte";

export class Play {
  readonly things: Things;
  readonly server: Server;
  readonly shown: ShownGame;
  readonly screen: Screen;
  readonly log: GameLog;
  readonly routes: Routes;
  readonly selection: ActionSelection;
  readonly overlays: Overlays;
  readonly advice: Advice;
  readonly orders: Orders;
  readonly allocating: Allocating;
  readonly windows: Windows;
  readonly pointing: Pointing;
  readonly buttons: Buttons;
  readonly unread: Unread;
  readonly asked: AskedPieces;
  readonly hints: Hints;
  /** The state of the game and the side it was viewed as when this was last refreshed. */
  private refreshedAt = "";

  constructor(
    readonly connection: Connection,
    readonly sheet: Sheet,
    readonly board: Board | null,
    readonly guide: Guide | null = null,
  ) {
    this.things = new Things(sheet, board);
    this.server = new Server(connection);
    this.shown = new ShownGame(this);
    this.screen = new Screen(this);
    this.log = new GameLog(this);
    this.routes = new Routes(this);
    this.selection = new ActionSelection(this);
    this.overlays = new Overlays(this);
    this.advice = new Advice(this);
    this.orders = new Orders(this);
    this.allocating = new Allocating(this);
    this.windows = new Windows(this);
    this.pointing = new Pointing(this);
    this.buttons = new Buttons(this);
    this.unread = new Unread(connection);
    this.asked = new AskedPieces(this);
    this.hints = new Hints(this);
    connection.pace = (add, patch, longer) => settings.pace * stay(add, patch, sheet.rolls, longer);
  }

  /** Call this whenever the game has changed: the selection may no longer be valid. */
  refresh(): void {
    const current = `${this.connection.seq} ${this.connection.side}`;
    if (current === this.refreshedAt) return;
    this.refreshedAt = current;
    this.advice.refresh();
    this.hints.dismiss();
    this.log.refresh();
    this.selection.refresh();
    void this.overlays.refresh();
  }

  /** Show a past position, or the present. */
  async goTo(n: number | null): Promise<void> {
    this.pointing.drop();
    await this.shown.goTo(n);
    await this.overlays.refresh();
  }
}
