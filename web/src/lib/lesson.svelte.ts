/** A tutorial under way: where the player stands in it, what is left to do there, and the table it is played at. */
import type { Thing } from "./actions";
import { ApiError, post } from "./api";
import { RefusedError, type Connection } from "./connection.svelte";
import type { Guide } from "./guide";
import { settings } from "./settings.svelte";
import { before, counted, fitting, stepAt, storeProgress, without, type Point } from "./tutorial";
import type { LessonStep, TableCreated, Tutorial } from "./types";

/** How long each of the actions that happen by themselves stays, in milliseconds, at the usual pace. */
const PAUSE = 700;

export class Lesson implements Guide {
  at = $state.raw<Point>({ lesson: 0, step: 0 });
  /** What is left to do in this step. */
  left = $state.raw<string[]>([]);
  /** The player wanted something else. */
  strayed = $state(false);
  /** The last step of this lesson is done; the next lesson waits. */
  ended = $state(false);
  /** Everything is done. */
  finished = $state(false);
  /** Something is happening: nothing else can be done meanwhile. */
  busy = $state(false);
  problem = $state("");
  /** The coach's buttons are pressed by keys. */
  byKeyboard = false;
  /** The table the lesson is played at. */
  table = $state<string | null>(null);
  private connection: Connection | null = null;
  /** The table that was asked for is there, or cannot be opened. */
  private arrive: (problem?: ApiError) => void = () => undefined;

  constructor(
    readonly game: string,
    readonly tutorial: Tutorial,
  ) {}

  get side(): string {
    return this.tutorial.side;
  }

  get step(): LessonStep {
    return stepAt(this.tutorial, this.at);
  }

  /** The key of what is said now. */
  get said(): string {
    return `tutorial-${this.tutorial.name}-${this.tutorial.lessons[this.at.lesson]!.id}-${this.step.id}`;
  }

  titleOf(lesson: number): string {
    return `tutorial-${this.tutorial.name}-${this.tutorial.lessons[lesson]?.id}`;
  }

  get count(): { number: number; of: number } {
    return counted(this.tutorial, this.at);
  }

  /** Whether there is only something to read. */
  get reading(): boolean {
    return this.step.do.length === 0;
  }

  /** What the step shows. */
  get points(): Thing[] {
    return this.step.points.map((text) => {
      const [kind = "", id = ""] = text.split(" ");
      return { kind, id };
    });
  }

  shows({ kind, id }: Thing): boolean {
    return !this.ended && this.step.points.includes(`${kind} ${id}`);
  }

  wants(text: string): boolean {
    return this.step.any_order ? this.left.includes(text) : this.left[0] === text;
  }

  /** The table of the lesson is there. */
  attach(connection: Connection): void {
    this.connection = connection;
    this.arrive();
  }

  /** The table of the lesson cannot be opened. */
  miss(problem: ApiError): void {
    this.arrive(problem);
  }

  admit(texts: string[]): string[] {
    const found = this.busy || this.ended ? [] : fitting(texts, this.left, this.step.any_order);
    this.strayed = found.length === 0 && !this.ended && !this.busy;
    return found;
  }

  async taken(texts: string[]): Promise<void> {
    this.left = without(this.left, texts);
    if (!this.left.length) await this.whileBusy(() => this.complete());
  }

  /** Read on, or go on to the next lesson. */
  async next(): Promise<void> {
    if (this.busy) return;
    if (this.ended) await this.toLesson(this.at.lesson + 1);
    else if (this.reading) await this.whileBusy(() => this.complete());
  }

  /** Do for the player what is left to do. */
  async showMe(): Promise<void> {
    await this.whileBusy(async () => {
      await this.connection?.act(this.left);
      this.left = [];
      await this.complete();
    });
  }

  /** Begin this step again if something of it is done, else go back to the step before. */
  async back(): Promise<void> {
    if (this.busy) return;
    const begun = this.ended || this.left.length < this.step.do.length;
    const to = begun ? this.at : before(this.tutorial, this.at);
    if (!to) return;
    const unchanged = !begun && to.lesson === this.at.lesson && nothingHappens(stepAt(this.tutorial, to));
    if (unchanged) this.goTo(to);
    else await this.begin(to);
  }

  async toLesson(lesson: number): Promise<void> {
    if (lesson < this.tutorial.lessons.length) await this.begin({ lesson, step: 0 });
    else this.finish();
  }

  /** Take a table at a step. */
  async begin(at: Point): Promise<void> {
    await this.whileBusy(async () => {
      const point = { lesson: this.tutorial.lessons[at.lesson]!.id, step: stepAt(this.tutorial, at).id };
      const made = await post<TableCreated>(`games/${this.game}/tutorials/${this.tutorial.name}`, point);
      this.table = made.id;
      await new Promise<void>((arrived, missed) => {
        this.arrive = (problem) => (problem ? missed(problem) : arrived(this.goTo(at)));
      });
    });
  }

  private goTo(at: Point): void {
    this.at = at;
    this.left = [...this.step.do];
    this.strayed = false;
    this.ended = false;
    storeProgress(this.game, this.tutorial, at);
  }

  private finish(): void {
    this.finished = true;
    storeProgress(this.game, this.tutorial, null);
  }

  /** The step is done: let happen what follows, and go on. */
  private async complete(): Promise<void> {
    for (const action of this.step.then) {
      await new Promise((goOn) => setTimeout(goOn, PAUSE * settings.pace));
      await this.connection?.act([action]);
    }
    const more = this.tutorial.lessons[this.at.lesson]!.steps.length > this.at.step + 1;
    if (more) this.goTo({ lesson: this.at.lesson, step: this.at.step + 1 });
    else if (this.reading) setTimeout(() => void this.toLesson(this.at.lesson + 1));
    else this.ended = true;
  }

  private async whileBusy(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.strayed = false;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof RefusedError)) throw error;
      this.problem = error.message;
    } finally {
      this.busy = false;
    }
  }
}

const nothingHappens = (step: LessonStep): boolean => step.do.length + step.then.length === 0;
