import { type Ask, type Choice, isAwaited, sameChoice } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import type { LogEntry } from '../../engine/match/log.ts';
import type { Target, Touching } from '../../kit/table/play/touching.ts';
import { type Lesson, type LessonStep, type LessonWords, taskOf } from '../../lessons/lesson.ts';
import {
  advance,
  type Done,
  isAstray,
  isClosed,
  isMeant,
  openIn,
  type Seen,
  takenBack,
  wayOn,
} from '../../lessons/run.ts';
import { allOf } from '../table/heard.ts';
import type { LessonNow } from '../table/lesson-parts.ts';
import type { Shown, TableLine } from '../table/table-line.ts';

/** What the teacher answers to who did something: it helped too, it was allowed too, or it leads nowhere. */
export type Remark = 'helped' | 'also' | 'astray' | 'afresh' | null;

/** A lesson as it is drawn. */
export interface LessonShown extends LessonNow {
  readonly remark: Remark;
  /** The answer that is pointed at, the things to be touched on the way to it, and the number to be picked there. */
  readonly way: { readonly choice: Choice; readonly path: readonly Target[]; readonly amount?: number } | null;
}

interface Given {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly game: GameModule;
  readonly touching: Touching<unknown, Choice, Target> | undefined;
  readonly done: Done;
  readonly entries: readonly LogEntry[];
  onChange(entries: readonly LogEntry[], done: Done, over: boolean): void;
}

/** One lesson at its table: follows what is shown there, and knows what to say and to point at. */
export class LessonAtTable {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  private readonly given: Given;
  private readonly listeners = new Set<() => void>();
  private entries: readonly LogEntry[];
  private done: Done;
  private shown: Shown | null = null;
  /** With what the step began. */
  private asked: { readonly step: number; readonly prompt: string } | null = null;
  private chosen: { readonly choice: Choice; readonly step: number } | null = null;
  private remark: Remark = null;
  private drawn: LessonShown;
  private opened: { readonly ask: Ask; readonly step: number; readonly open: Ask } | null = null;

  constructor(given: Given) {
    this.given = given;
    this.lesson = given.lesson;
    this.words = given.words;
    this.done = given.done;
    this.entries = given.entries;
    this.drawn = this.draw();
  }

  /** What each step asks for, in a sentence. */
  get tasks(): readonly string[] {
    return this.lesson.steps.map(({ say }) => taskOf(this.words.steps[say] ?? ''));
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): LessonShown => this.drawn;

  follow(line: TableLine): () => void {
    const look = () => {
      const shown = line.now();
      if (shown) this.see(shown);
    };
    look();
    return line.listen(look);
  }

  /** What had been played does not fit any more. */
  beginAfresh(): void {
    this.done = [];
    this.entries = [];
    this.remark = 'afresh';
    this.tell();
  }

  keep(entry: LogEntry): void {
    this.entries = [...this.entries, entry];
    this.save();
  }

  chose(choice: Choice): void {
    this.chosen = { choice, step: this.done.length };
  }

  isClosed(choice: Choice): boolean {
    const { step } = this;
    return step !== undefined && isClosed(step, choice, this.lesson.seats);
  }

  open(ask: Ask | null): Ask | null {
    const { step } = this;
    if (!ask || !step) return null;
    const now = this.done.length;
    if (this.opened?.ask !== ask || this.opened.step !== now) {
      this.opened = { ask, step: now, open: openIn(step, ask, this.lesson.seats) };
    }
    return this.opened.open;
  }

  private get step(): LessonStep | undefined {
    return this.lesson.steps[this.done.length];
  }

  private get vocabulary() {
    return this.given.game.rules.vocabulary?.choices;
  }

  private see(shown: Shown): void {
    if (this.shown?.moment === shown.moment && this.shown.behind === shown.behind) return;
    const anew = this.shown?.moment !== shown.moment;
    this.shown = shown;
    if (anew) this.look(shown);
    const step = this.done.length;
    const prompt = shown.moment.ask?.prompt;
    if (prompt !== undefined && this.asked?.step !== step) this.asked = { step, prompt };
    this.tell();
  }

  private look({ moment, hearing, backTo }: Shown): void {
    const before = this.done;
    if (backTo !== null) {
      this.done = takenBack(this.done, backTo);
      this.remark = null;
      this.chosen = null;
    }
    const seen: Seen = {
      at: moment.at,
      view: moment.view,
      ask: moment.ask,
      heard: from => allOf(hearing).flatMap(({ at, fact }) => (at >= from ? [fact] : [])),
    };
    this.done = advance(this.lesson, this.done, seen);
    this.answer(seen, moment.result !== null);
    if (this.done !== before) this.save();
  }

  /** What is said to what was done. */
  private answer(seen: Seen, over: boolean): void {
    const { step, chosen, lesson } = this;
    if (step && (over || isAstray(step, seen, lesson.seats, this.vocabulary))) {
      this.remark = 'astray';
      return;
    }
    if (this.remark === 'astray') this.remark = null;
    if (!chosen) return;
    const { choice, step: then } = chosen;
    const meant = isMeant(lesson.steps[then], choice, lesson.seats);
    const onward = this.done.length > then;
    this.remark = meant ? null : onward ? 'helped' : 'also';
    if (onward || seen.ask) this.chosen = null;
  }

  private save(): void {
    this.given.onChange(this.entries, this.done, this.done.length >= this.lesson.steps.length);
  }

  private tell(): void {
    const next = this.draw();
    const { drawn } = this;
    const same =
      next.step === drawn.step &&
      next.remark === drawn.remark &&
      next.told === drawn.told &&
      next.way?.choice === drawn.way?.choice &&
      next.words === drawn.words;
    if (same) return;
    this.drawn = next;
    for (const listener of this.listeners) listener();
  }

  private draw(): LessonShown {
    const { step, words, remark } = this;
    const over = step === undefined;
    const said = over ? words.done : (words.steps[step.say] ?? '');
    // A question that comes up within a step is asked in its own words.
    const told = this.shown?.moment.ask?.prompt === this.asked?.prompt;
    return { step: this.done.length, over, remark, words: said, told, way: this.way() };
  }

  private way(): LessonShown['way'] {
    const { step, shown, lesson, given } = this;
    const ask = shown && !shown.behind && shown.moment.ask ? this.open(shown.moment.ask) : null;
    if (!step || !shown || !ask || !isAwaited(ask)) return null;
    const choice = wayOn(step, ask, lesson.seats, this.vocabulary);
    if (!choice) return null;
    const { path = [], mode } = given.touching?.reach(ask, shown.moment.view)(choice) ?? {};
    // What is reached by a single touch may stand for something else as well: its word comes first.
    const range = ask.ranges?.find(one => sameChoice(one.choice, choice, one.field));
    const amount = range && Number((choice as Choice & Readonly<Record<string, unknown>>)[range.field]);
    return {
      choice,
      path: mode && path.length === 1 ? [mode, ...path] : path,
      ...(amount !== undefined && { amount }),
    };
  }
}
