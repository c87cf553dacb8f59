/** What the server sends (docs/protocol.md). */
export type Value = string | number | boolean | string[];
export interface Message {
  key: string;
  args?: Record<string, Value>;
}
export type ActionTree = 0 | { [id: string]: ActionTree };
export interface EventData {
  kind: string;
  data: Record<string, Value>;
}
export interface SideStyle { id: string; colour: string; ink: string; cut?: boolean }
export interface Face { values: string[] }
export interface Piece { side: string; symbol: string; short: string; faces: Face[]; stripe?: string; sort?: string }
export interface Stage { step: string; rule: string; side?: string | null; stages?: Stage[] }
export interface Roll { pieces: string; faces: string; dice: string }
export interface Sheet {
  game: string; title: string; scenario: string; components: string;
  sides: SideStyle[];
  verbs: Record<string, string[][]>;
  argument_kinds: Record<string, string>;
  names: Record<string, Record<string, string>>;
  piece: string; place: string; card: string;
  pieces: Record<string, Piece>;
  cards: Record<string, { rule: string }>;
  sequence: Stage[];
  turns: number;
  event_rules: Record<string, string>;
  rolls: Record<string, Roll>;
  overlays: string[];
  badges: Record<string, string>;
}
export interface PieceNow { at: string; face?: number; badges?: string[]; aim?: string | null; left?: number | null }
export interface CardsNow { held: number; pile: number; gone: Record<string, number>; hand: Record<string, number> | null }
export interface Slot {
  piece?: string | null; takes?: string[]; label?: Message | null; value?: number | null; faces?: number | null;
  die?: number | null; hit?: boolean | null; cards?: string[]; behind?: Slot | null;
}
export interface Row { side: string; label: Message; slots: Slot[]; pool: string[]; hits: number | null }
export interface Panel { title: Message; rule: string; rows: Row[]; places: string[] }
export interface Table {
  turn: number; headline: Message;
  pieces: Record<string, PieceNow>;
  control: Record<string, string>;
  cards: Record<string, CardsNow>;
  panel: Panel | null;
}
export interface Mark { place: string; tone: string; label?: Message | null }
export interface Path { places: string[]; tone: string }
export interface Overlay { marks: Mark[]; paths: Path[]; notes: Message[] }
export interface PlaceShape { x: number; y: number; outline: string; columns: number; rows: number; map: boolean }
export interface Board { width: number; height: number; piece: number; places: Record<string, PlaceShape>; ground: string; lines: string }
export interface Here { step: string; rule: string; side: string | null }
export interface Decision {
  side: string; step: string; rule: string; prompt?: Message | null;
  actions?: Record<string, ActionTree> | null; undo?: boolean;
}
export interface Result { winner: string | null; level: string; scores: Record<string, number>; reasons: Message[] }
export interface Seat { kind: string; bot?: string | null; name?: string | null; taken?: boolean }
export interface ChatLine { side: string | null; name: string | null; text: string; at: string }
/** What patches change. */
export interface Shown {
  here: Here[]; decision: Decision | null; table: Table; score: Record<string, number>; result: Result | null;
  seed: string | null; thinking: string | null; n: number;
}
export interface TableFrame extends Shown {
  op: "table"; seq: number; side: string | null; sides: string[]; seats: Record<string, Seat>; commitment: string;
  log: EventData[]; news: number; chat: ChatLine[]; present: string[]; rematch: { id: string; link: string } | null;
}
export interface Term { label: Message; value: number; rule: string }
export interface Breakdown { label: Message; total: number; terms: Term[] }
export interface Outcome { label: Message; chance: number; exact: string }
export interface Odds { given: Message; outcomes: Outcome[] }
export interface Explanation { breakdowns: Breakdown[]; odds: Odds[]; warnings: Message[] }
export interface Refusal { rule: string; message: Message; verb?: string }
export interface TextLine { text: string; tone: string; indent: number }
export interface Way { cost: number; actions: string[] }
