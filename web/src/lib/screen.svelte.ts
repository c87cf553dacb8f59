/** Who sits at this screen: whether he decides now, and two players on one screen, who hand it to each other. */
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

type Parts = Pick<Play, "connection" | "sheet" | "server" | "shown" | "guide">;

export class Screen {
  /** The side whose cards are face up, because its player has taken over the screen. */
  private faceUpSide = $state<string | null>(null);
  /** The side that last took over the screen for its own turn. */
  private turnTakenBy = $state<string | null>(null);

  constructor(private readonly play: Parts) {}

  /** Whether the player at this screen decides now and may see the choices. */
  get mine(): boolean {
    const { status, running } = this.play.connection;
    const { past, decision } = this.play.shown;
    return !past && decision?.actions != null && status === "open" && !running && !this.handover;
  }

  /** Whether two players share this screen in a game with secrets. */
  private get shared(): boolean {
    const { connection, guide, sheet } = this.play;
    return connection.sides.length > 1 && !guide && !settings.openHands && sheet.secret.length > 0;
  }

  /** Whether the cards of the side in view are face down. */
  get covered(): boolean {
    return this.shared && this.faceUpSide !== this.play.connection.side;
  }

  /** Whether the secrets of the side in view must be hidden, since the other player may be looking. */
  get hidden(): boolean {
    return this.covered || this.handover !== null;
  }

  /** Whether secrets must still be kept from this player: others play, and the game is not over. */
  get guarded(): boolean {
    const { seats, sides, shown } = this.play.connection;
    const others = Object.entries(seats).some(([side, seat]) => seat.kind !== "bot" && !sides.includes(side));
    return shown?.result == null && others;
  }

  /** The side of this screen that decides now, or that is led by a guide, if another side is in view. */
  get otherDecider(): string | null {
    const { sides, side, shown, status } = this.play.connection;
    const decides = this.play.guide?.side ?? shown?.decision?.side;
    if (this.play.shown.past || status !== "open" || !decides || decides === side) return null;
    return sides.includes(decides) ? decides : null;
  }

  /**
   * The side the screen must be handed to, because its own turn begins or its decision would show its cards. Other
   * decisions can be made with the cards face down.
   */
  get handover(): string | null {
    const { sides, shown, status } = this.play.connection;
    const decision = shown?.decision;
    if (this.play.shown.past || !this.shared || status !== "open" || !decision || !sides.includes(decision.side))
      return null;
    if (this.faceUpSide === decision.side && !this.otherDecider) return null;
    const begins = decision.side === this.play.shown.turnOwner && decision.side !== this.turnTakenBy;
    return begins || this.play.sheet.secret.includes(decision.step) ? decision.side : null;
  }

  /** The screen has been handed over: show that side's cards. */
  async takeOver(side: string): Promise<void> {
    await this.viewAs(side);
    this.faceUpSide = side;
    if (side === this.play.shown.turnOwner) this.turnTakenBy = side;
  }

  /** View the table as another of the player's own sides, with its cards still face down. */
  async viewAs(side: string): Promise<void> {
    if (side === this.play.connection.side) return;
    this.faceUpSide = null;
    await this.play.server.attempt(() => this.play.connection.look(side));
  }

  /** Turn the cards of the side in view face up. */
  uncover(): void {
    this.faceUpSide = this.play.connection.side;
  }
}
