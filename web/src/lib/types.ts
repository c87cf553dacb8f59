/** Short names for what the server sends. The shapes come from its OpenAPI document: schema.ts is generated. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Value = NonNullable<Message["args"]>[string];
/** Legal actions: verb, then argument by argument; 0 ends an action. */
export type ActionTree = 0 | { [id: string]: ActionTree };
export type EventData = Schemas["LogEntry"];
export type SideStyle = Schemas["SideStyle"];
export type Piece = Schemas["Piece"];
export type Stage = Schemas["Stage"];
export type Sheet = Required<Schemas["Sheet"]>;
export type PieceNow = Schemas["PieceNow"];
export type Allocation = Schemas["AllocationNow"];
export type Share = Schemas["ShareNow"];
export type Token = Schemas["Token"];
export type Tray = Schemas["Tray"];
export type Marker = Schemas["Marker"];
export type Slot = Schemas["Slot"];
export type Panel = Schemas["Panel"];
export type Grid = Schemas["Grid"];
export type Way = Schemas["Way"];
export type Mood = Schemas["Mood"];
export type Table = Schemas["Table"];
export type Overlay = Required<Schemas["Overlay"]>;
export type PlaceShape = Required<Schemas["PlaceShape"]>;
export type Board = Omit<Schemas["Board"], "places"> & { places: Record<string, PlaceShape> };
export type Here = Schemas["SequenceStep"];
export type Decision = Omit<Schemas["DecisionInfo"], "actions"> & { actions: Record<string, ActionTree> | null };
export type Result = Schemas["Result"];
export type Seat = Schemas["SeatInfo"];
export type ChatLine = Schemas["ChatLine"];
export type ResultsTable = Schemas["ResultsTable"];
export type Explanation = Schemas["ExplanationInfo"];
export type Breakdown = Schemas["BreakdownInfo"];
export type Odds = Schemas["OddsInfo"];
export type Reading = Schemas["Reading"];
export type Refusal = Schemas["Reason"];
export type VerbRefusal = Schemas["VerbReason"];
export type TextLine = Schemas["TextLine"];
export type BoardLines = Schemas["BoardText"];
export type Course = Schemas["CourseModel"];
export type LuckReport = Schemas["LuckModel"];
export type Route = Schemas["Route"];
export type Bookmark = Schemas["Bookmark"];
export type Past = Omit<Schemas["TableAt"], "decision"> & { decision: Decision | null };
export type GameInfo = Schemas["GameDetails"];
export type TableSummary = Schemas["TableSummary"];
export type TableCreated = Schemas["TableCreated"];
export type SeatOffer = Schemas["SeatOffer"];
export type Joined = Schemas["Joined"];
export type NewTable = Schemas["NewTable"];
export type Tutorial = Schemas["TutorialDetails"];
export type LessonStep = Schemas["LessonStep"];
export type Rulebook = Schemas["Rulebook"];
export type Hint = Required<Schemas["Hint"]>;
export type Danger = Schemas["Danger"];
export type RematchOffer = Schemas["RematchOffer"];

/** Frames, by the `op` that says which they are. */
export type ClientFrame = Schemas["ClientFrame"];
export type TableFrame = Omit<Schemas["TableFrame"], "decision"> & { decision: Decision | null };
export type Refused = Omit<Schemas["RefusedFrame"], "op" | "id" | "seq">;
export type UpdateFrame = Schemas["UpdateFrame"];
export type ServerFrame = TableFrame | Exclude<Schemas["ServerFrame"], { op: "table" }>;
/** What patches change. */
export type Shown = Pick<
  TableFrame,
  "here" | "decision" | "table" | "answers" | "order" | "score" | "result" | "seed" | "thinking" | "n"
>;
