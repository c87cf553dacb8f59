/** Messages in the reader's language, from the page's own catalogue and the game's. The Python counterpart is
 * sirocco/kernel/presentation/text.py; tests/texts.test.ts checks that both agree. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Glossary, termsIn } from "./glossary";
import type { Action, Thing } from "./actions";
import type { EventData, Message, Sheet, Value } from "./types";
import english from "../text/en.ftl?raw";
import italian from "../text/it.ftl?raw";

export type Language = "en" | "it";
export const LANGUAGES: Language[] = ["en", "it"];
const PAGE: Record<Language, string> = { en: english, it: italian };
/** Characters that an id may contain and the key of a message may not. */
const KEYLESS = /[^A-Za-z0-9_-]/g;
const ORDINALS = ["first", "second", "third"];

export class Texts {
  private readonly bundle: FluentBundle;
  /** The words of the trade of the game. */
  readonly glossary: Glossary;

  constructor(
    readonly language: Language,
    catalogue = "",
    private readonly sheet: Pick<Sheet, "argument_kinds" | "names" | "verbs"> | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(PAGE[language]));
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
    this.glossary = new Glossary(termsIn(catalogue));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The briefing of a side: for its scenario, or for the game if all scenarios share one. */
  orders(side: string, scenario: string): string {
    const whose = [`${side}-${scenario}`, side].find((one) => this.has(`intro-${one}`));
    return whose ? this.t(`intro-${whose}`) : "";
  }

  /** A message of the page itself. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return this.format(key, args);
  }

  /** A bot of a level, which the page or the game gives a name. */
  bot(level: string): string {
    return this.t("page-bot", { level: this.has(`page-level-${level}`) ? this.t(`page-level-${level}`) : level });
  }

  /** A message from the server: ids among its arguments become names. */
  say(message: Message | null | undefined): string {
    if (!message) return "";
    const args = message.args ?? {};
    if (!this.has(message.key)) return `${message.key} ${JSON.stringify(args)}`;
    const named = Object.entries(args).map(([name, value]) => [name, this.argument(name, value)] as const);
    return this.format(message.key, Object.fromEntries(named));
  }

  /** An entry of the log, in its longer form if its secret is known. */
  event(event: EventData): string {
    const text = this.say({ key: `event-${event.kind}${event.known ? "-known" : ""}`, args: event.data });
    return text.endsWith("..") ? text.slice(0, -1) : text;
  }

  /** An action as a phrase, with others that differ in what they name first; many steps have a phrase of their own for
   * ending them. */
  action(action: Action, step: string, others: Action[] = []): string {
    if (action.verb === "done" && this.has(`finish-${step}`)) return this.format(`finish-${step}`, {});
    const forms = this.sheet?.verbs[action.verb]?.length ?? 1;
    const key = forms === 1 ? `do-${action.verb}` : `do-${action.verb}-${action.args.length}`;
    const named = (i: number): string =>
      (i ? [action] : [action, ...others]).map(({ args }) => this.name(args[i]!.kind, args[i]!.id)).join(", ");
    const args = action.args.map((_, i) => [ORDINALS[i] ?? "", named(i)] as const);
    return this.has(key) ? this.format(key, Object.fromEntries(args)) : action.text;
  }

  /** An action on a button: what is picked already need not be named again. */
  button(action: Action, step: string, picked: Thing[]): string {
    const [first, second] = action.args;
    const short = `button-${action.verb}`;
    const isPicked = picked.some((pick) => pick.kind === first?.kind && pick.id === first.id);
    const shorter = second && isPicked && this.has(short);
    const text = shorter
      ? this.format(short, { second: this.name(second.kind, second.id) })
      : this.action(action, step);
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  }

  name(kind: string, id: string): string {
    const written = id.replace(KEYLESS, "_");
    const key = `name-${kind}-${written}`;
    if (this.has(key)) return this.format(key, {});
    if (kind === "dates") return id.replace(/[A-Za-z]+/g, (month) => this.name("month", month));
    return this.sheet?.names[kind]?.[id] ?? id;
  }

  percent(chance: number): string {
    const digits = chance > 0 && chance < 0.01 ? 1 : 0;
    const options = { style: "percent", maximumFractionDigits: digits } as const;
    return new Intl.NumberFormat(this.language, options).format(chance);
  }

  /** A measure with its value, in the shortest words there are. */
  measured(label: Message, value: string): string {
    const key = `short-${label.key}`;
    return this.has(key) ? this.t(key, { value }) : `${this.say(label)} ${value}`;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 }).format(value);
  }

  /** A cost or an allowance, as counters show them. */
  points(value: number): string {
    return String(inHalves(value));
  }

  private format(key: string, args: Record<string, string | number>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  private argument(name: string, value: Value): string | number {
    const kind = this.sheet?.argument_kinds[name];
    const named = (id: string): string => (kind ? this.name(kind, id) : id);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return inHalves(value);
    if (Array.isArray(value)) return value.map(named).join(", ") || "none";
    return named(value) || "none";
  }
}

const PARTS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** A number of points as a counter shows it: 2, 2½, ¼; anything finer as it is. */
export function inHalves(value: number): number | string {
  const whole = Math.trunc(value);
  if (value === whole) return whole;
  const part = PARTS[Math.abs(value - whole)];
  return part ? `${value < 0 ? "-" : ""}${Math.abs(whole) || ""}${part}` : String(value);
}
