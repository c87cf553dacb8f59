/** One game over its WebSocket: the current state, updated by patches; requests, with the server's responses. */
import { Company } from "./company.svelte";
import { patched, type Change } from "./patch";
import type {
  ChatLine,
  ClientFrame,
  EventData,
  Refused,
  RematchOffer,
  Seat,
  ServerFrame,
  Shown,
  TableFrame,
  UpdateFrame,
} from "./types";

export type Status = "connecting" | "open" | "lost" | "closed";

export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.text);
  }
}

interface Waiting {
  resolve: () => void;
  reject: (error: RefusedError) => void;
}

/** A frame to be sent, before it gets its number. */
type Unnumbered<F> = F extends { id: number } ? Omit<F, "id"> : never;

const RETRY = [300, 700, 1500, 3000, 5000];
/** How often the server is asked whether it is there, and after how long without an answer the connection is dead: in
 * milliseconds, together less than the 15 seconds after which both ends must know. */
const HEARTBEAT = 3_000;
const SILENCE = 8_000;
/** How long a new connection may take until the table is there. */
const OPENING = 15_000;
/** Close codes after which reconnecting is pointless: flooding, not allowed, no such game, changed components. */
const FINAL = [1008, 4403, 4404, 4409];

export class Connection {
  status = $state<Status>("connecting");
  /** Everything that patches change; null until the first frame. */
  shown = $state.raw<Shown | null>(null);
  seq = $state(0);
  side = $state<string | null>(null);
  sides = $state.raw<string[]>([]);
  seats = $state.raw<Record<string, Seat>>({});
  commitment = $state("");
  log = $state.raw<EventData[]>([]);
  /** The length of the log after this player's own last action. */
  news = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<string[]>([]);
  /** How many look on without a side of their own. */
  watching = $state(0);
  readonly company = new Company();
  rematch = $state.raw<RematchOffer | null>(null);
  /** Whether the game can only be shown as it was kept, and whether it was over then. */
  kept = $state<TableFrame["kept"]>(null);
  problem = $state.raw<Refused | null>(null);

  /** How long an update stays before the next is shown, in milliseconds; set by the page. */
  pace: (add: EventData[], patch: Change[], longer: boolean) => number = () => 0;
  /** Whether updates are queued to be shown one after the other. */
  running = $state(false);

  private queued: UpdateFrame[] = [];
  private next = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private tries = 0;
  private timer = 0;
  private heartbeat = 0;
  /** Since when a question whether the server is there has waited for an answer. */
  private unanswered: number | null = null;
  private wantedSide: string | null | undefined = undefined;

  constructor(readonly id: string) {
    this.connect();
    addEventListener("online", this.lookAround);
    document.addEventListener("visibilitychange", this.lookAround);
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.lookAround);
    document.removeEventListener("visibilitychange", this.lookAround);
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    clearTimeout(this.next);
    this.socket?.close();
  }

  act(actions: string[]): Promise<void> {
    return this.request({ op: "act", seq: this.seq, actions });
  }

  undo(): Promise<void> {
    return this.request({ op: "undo", seq: this.seq });
  }

  /** Whether a side is asked at windows of a kind from now on. */
  answer(side: string, window: string, answer: "ask" | "decline"): Promise<void> {
    return this.request({ op: "answer", side, window, answer });
  }

  /** Give up the order that waits for the other side. */
  withdraw(): Promise<void> {
    return this.request({ op: "withdraw" });
  }

  resign(side: string): Promise<void> {
    return this.request({ op: "resign", seq: this.seq, side });
  }

  say(text: string): Promise<void> {
    return this.request({ op: "say", text });
  }

  /** Set the player's name, as everybody sees it. */
  name(name: string): Promise<void> {
    return this.request({ op: "name", name });
  }

  /** View the table as another of the player's own sides: on one screen, after the hand-over. */
  look(side: string | null): Promise<void> {
    this.wantedSide = side;
    return this.request({ op: "look", side });
  }

  /** The player or the network is back: is the connection still there? */
  private lookAround = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.status === "lost") this.connect();
    else this.beat();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket = socket;
    this.unanswered = null;
    this.timer = window.setTimeout(() => this.abandon(), OPENING);
    socket.onopen = () => {
      this.heartbeat = window.setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.unanswered = null;
      this.receive(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  /** Ask whether the server is there. Only a question can go unanswered: in a hidden tab the browser lets this happen
   * once a minute, and silence in between says nothing. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    if (this.unanswered === null) {
      this.unanswered = now;
      this.post({ op: "ping", id: 0 });
    } else if (now - this.unanswered >= SILENCE) this.abandon();
  }

  /** Give up a connection that has died without saying so: closing it in form would wait for the other end. */
  private abandon(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(1006, "");
  }

  private lost(code: number, reason: string): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    const gone: Refused = { code: "lost", text: "The connection was lost.", message: { key: "page-lost" }, rule: null };
    for (const waiting of this.waiting.values()) waiting.reject(new RefusedError(gone));
    this.waiting.clear();
    if (this.status === "closed") return;
    if (FINAL.includes(code)) {
      // The server has sent the reason before it closed; trying again would change nothing.
      this.status = "closed";
      this.problem ??= { code: "closed", text: reason, message: { key: "page-closed" }, rule: null };
      return;
    }
    this.status = "lost";
    const pause = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 5000;
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  private request(frame: Unnumbered<ClientFrame>): Promise<void> {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (!this.post({ ...frame, id })) {
        this.waiting.delete(id);
        const text = "There is no connection to the server.";
        reject(new RefusedError({ code: "lost", text, message: { key: "page-lost" }, rule: null }));
      }
    });
  }

  private post(frame: ClientFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private receive(frame: ServerFrame): void {
    switch (frame.op) {
      case "table":
        this.take(frame);
        break;
      case "update":
        this.update(frame);
        break;
      case "done":
        this.settle(frame.id, (waiting) => waiting.resolve());
        break;
      case "refused":
        if (frame.id === null || !this.settle(frame.id, (waiting) => waiting.reject(new RefusedError(frame)))) {
          this.problem = frame;
        }
        if (frame.code === "stale") this.post({ op: "sync", id: 0 });
        break;
      case "chat":
        this.chat = [...this.chat, frame];
        break;
      case "present":
        this.meet(frame.present, frame.watching);
        break;
      case "seats":
        this.seats = frame.seats;
        break;
      case "rematch":
        this.rematch = { id: frame.id, link: frame.link };
        break;
      case "pong":
        break;
    }
  }

  private settle(id: number, how: (waiting: Waiting) => void): boolean {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
    return waiting !== undefined;
  }

  /** Show all queued updates at once. */
  showAll(): void {
    clearTimeout(this.next);
    for (const frame of this.queued.splice(0)) this.show(frame);
    this.running = false;
  }

  private take(frame: TableFrame): void {
    clearTimeout(this.next);
    this.queued = [];
    this.running = false;
    if (
      this.wantedSide !== undefined &&
      frame.side !== this.wantedSide &&
      frame.sides.includes(this.wantedSide ?? "")
    ) {
      // A new connection begins with the side the server chooses; the player had chosen another.
      void this.look(this.wantedSide).catch(() => undefined);
    }
    const before = this.shown;
    const { here, decision, table, answers, order, score, result, seed, thinking, n } = frame;
    this.shown = { here, decision, table, answers, order, score, result, seed, thinking, n };
    this.seq = frame.seq;
    this.side = frame.side;
    this.sides = frame.sides;
    this.seats = frame.seats;
    this.commitment = frame.commitment;
    this.log = frame.log;
    this.news = frame.news;
    this.chat = frame.chat;
    if (before) this.meet(frame.present, frame.watching);
    this.present = frame.present;
    this.watching = frame.watching;
    this.rematch = frame.rematch;
    this.kept = frame.kept ?? null;
    this.status = "open";
    clearTimeout(this.timer);
    this.tries = 0;
    this.problem = null;
  }

  /** Who is there now. */
  private meet(present: string[], watching: number): void {
    this.company.change(this.present, present, this.sides, this.seq);
    this.present = present;
    this.watching = watching;
  }

  private update(frame: UpdateFrame): void {
    const last = this.queued.at(-1)?.seq ?? this.seq;
    if (!this.shown || frame.from !== last) {
      this.post({ op: "sync", id: 0 });
      return;
    }
    this.queued.push(frame);
    // The player's own actions are shown at once.
    if (this.waiting.size) this.showAll();
    else if (!this.running) this.showNext();
  }

  /** Show the next update, and schedule the one after it. */
  private showNext(): void {
    const frame = this.queued.shift();
    this.running = frame !== undefined;
    if (!frame) return;
    const longer = frame.log.keep < this.log.length;
    this.show(frame);
    const seen = document.visibilityState === "visible";
    const pause = seen ? this.pace(frame.log.add, frame.patch as Change[], longer) : 0;
    if (pause > 0) this.next = window.setTimeout(() => this.showNext(), pause);
    else this.showNext();
  }

  private show(frame: UpdateFrame): void {
    if (!this.shown) return;
    this.shown = patched(this.shown, frame.patch as Change[]);
    this.seq = frame.seq;
    this.log = [...this.log.slice(0, frame.log.keep), ...frame.log.add];
  }
}
