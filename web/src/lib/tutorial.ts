/** Tutorials: their order, what fits a step, and how far a visitor has come in one. */
import type { LessonStep, Tutorial } from "./types";

/** A step of a tutorial, by its number in its lesson, and that of the lesson. */
export interface Point {
  lesson: number;
  step: number;
}

export const START: Point = { lesson: 0, step: 0 };

export const stepAt = (tutorial: Tutorial, at: Point): LessonStep => tutorial.lessons[at.lesson]!.steps[at.step]!;

/** The step before, in this lesson or at the end of the one before it; null at the very beginning. */
export function before(tutorial: Tutorial, at: Point): Point | null {
  if (at.step > 0) return { lesson: at.lesson, step: at.step - 1 };
  const earlier = tutorial.lessons[at.lesson - 1];
  return earlier ? { lesson: at.lesson - 1, step: earlier.steps.length - 1 } : null;
}

/** How many steps there are up to this one, and in all. */
export function counted(tutorial: Tutorial, at: Point): { number: number; of: number } {
  const sizes = tutorial.lessons.map((lesson) => lesson.steps.length);
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  return { number: sum(sizes.slice(0, at.lesson)) + at.step + 1, of: sum(sizes) };
}

/** The actions, from the first on, that belong to what is left to do. */
export function fitting(texts: string[], left: string[], anyOrder: boolean): string[] {
  const rest = [...left];
  const found: string[] = [];
  for (const text of texts) {
    const at = anyOrder ? rest.indexOf(text) : rest[0] === text ? 0 : -1;
    if (at < 0) break;
    rest.splice(at, 1);
    found.push(text);
  }
  return found;
}

/** What is left to do after some of it was done. */
export const without = (left: string[], done: string[]): string[] => left.filter((text) => !done.includes(text));

// How far a visitor has come: the ids of the lesson and the step, since a new version may have others.

const storageKey = (game: string, name: string): string => `sirocco-tutorial-${game}-${name}`;

export function storeProgress(game: string, tutorial: Tutorial, at: Point | null): void {
  const reached = at && [tutorial.lessons[at.lesson]!.id, stepAt(tutorial, at).id];
  try {
    if (reached) localStorage.setItem(storageKey(game, tutorial.name), JSON.stringify(reached));
    else localStorage.removeItem(storageKey(game, tutorial.name));
  } catch {
    // Without storage a tutorial begins at its beginning.
  }
}

export function storedProgress(game: string, tutorial: Tutorial): Point {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(game, tutorial.name)) ?? "null");
    const [lessonId, stepId] = Array.isArray(stored) ? (stored as unknown[]) : [];
    const lesson = tutorial.lessons.findIndex((each) => each.id === lessonId);
    const step = tutorial.lessons[lesson]?.steps.findIndex((each) => each.id === stepId) ?? -1;
    return step >= 0 ? { lesson, step } : START;
  } catch {
    return START;
  }
}
