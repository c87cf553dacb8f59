/**
 * Legal actions as the page uses them. The server sends them as a tree (verb, then argument by argument); here they
 * become a list, and picking things on the board narrows it down.
 */
import type { ActionTree, Sheet } from "./types";

export interface Thing {
  kind: string;
  id: string;
}

export interface Action {
  verb: string;
  args: Thing[];
  text: string;
}

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

/** The tree as a list, in the server's order. */
export function listed(tree: Record<string, ActionTree>, sheet: Pick<Sheet, "verbs">): Action[] {
  const found: Action[] = [];
  for (const [verb, rest] of Object.entries(tree)) walk(verb, rest, [], (ids) => found.push(made(verb, ids, sheet)));
  return found;
}

function walk(verb: string, rest: ActionTree, ids: string[], note: (ids: string[]) => void): void {
  if (rest === 0) note(ids);
  else for (const [id, more] of Object.entries(rest)) walk(verb, more, id === "" ? ids : [...ids, id], note);
}

/** An action from its verb and the ids it names, legal or not. */
export function made(verb: string, ids: string[], sheet: Pick<Sheet, "verbs">): Action {
  const form = sheet.verbs[verb]?.find((kinds) => kinds.length === ids.length) ?? [];
  const args = ids.map((id, i) => ({ kind: form[i] ?? "", id }));
  return { verb, args, text: [verb, ...ids].join(" ") };
}

/** The actions that name everything picked so far. */
export function narrowed(actions: Action[], picked: Thing[]): Action[] {
  return actions.filter((action) => picked.every((thing) => action.args.some((arg) => sameThing(arg, thing))));
}

/** What can be picked next: whatever a remaining action names and is not picked yet. */
export function open(actions: Action[], picked: Thing[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const action of narrowed(actions, picked)) {
    for (const arg of action.args) {
      if (!picked.some((thing) => sameThing(thing, arg))) found.set(`${arg.kind} ${arg.id}`, arg);
    }
  }
  return [...found.values()];
}

/** The actions that are wholly picked: each of their arguments, and nothing else. */
export function complete(actions: Action[], picked: Thing[]): Action[] {
  return narrowed(actions, picked).filter((action) => action.args.length === picked.length);
}

/** Actions that name nothing, such as ending a phase. */
export const bare = (actions: Action[]): Action[] => actions.filter((action) => action.args.length === 0);
