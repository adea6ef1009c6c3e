import { type Chance, FastChance } from '../engine/chance/chance.ts';
import { type Ask, type Choice, inRange, isAwaited } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { Match } from '../engine/match/match.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { playAlong } from './others.ts';
import type { TaughtGame } from './read.ts';
import { advance, type Done, isAstray, openIn, type Seen, takenBack, wayOn } from './run.ts';
import { sceneOf } from './scene.ts';

/** A lesson that is held to the law. */
export interface Trial {
  readonly game: TaughtGame;
  readonly lesson: Lesson;
  /** Who plays the other seats, where the lesson does not say what they answer. */
  readonly bot: Bot;
  /** What must be so wherever something is pointed at: for who knows how the table is touched. */
  pointed?(ask: Ask, choice: Choice, view: unknown, step: LessonStep): string | undefined;
}

/** Answers of others in a row after which nobody asks the reader any more. */
const OTHERS = 400;
/** Answers of the reader: after so many a walk ends, and who follows the teacher must have come to the end. */
const WALK = 40;
const GUIDED = 60;

/** One table at which a lesson is given. */
class Class {
  readonly match: Match;
  done: Done;
  private readonly trial: Trial;
  private readonly luck: Chance;

  constructor(trial: Trial, match: Match, luck: Chance, done: Done = []) {
    this.trial = trial;
    this.match = match;
    this.luck = luck;
    this.done = done;
  }

  get seat(): number {
    const { seats, you } = this.trial.lesson;
    return seats.indexOf(you);
  }

  get over(): boolean {
    return this.done.length >= this.trial.lesson.steps.length;
  }

  get step() {
    return this.trial.lesson.steps[this.done.length];
  }

  get ask(): Ask | null {
    const ask = this.match.askOf(this.seat);
    return ask && isAwaited(ask) ? ask : null;
  }

  /** Who is asked for what, in a line. */
  asked(): string {
    const { seats } = this.trial.lesson;
    const asked = this.match.decisions().map(({ seat, prompt }) => `${seats[seat]} for "${prompt}"`);
    return asked.join(', ') || 'none, the game is over';
  }

  seen(): Seen {
    const { match, seat } = this;
    return {
      at: match.length,
      // Looked at only where a goal is: a view costs more than all the rest.
      get view() {
        return match.view(seat);
      },
      ask: match.askOf(seat),
      heard: from => match.heardFrom(seat, from).map(({ fact }) => fact),
    };
  }

  /** The others play until the reader is asked, or the game is over. */
  goOn(): void {
    const { lesson, game, bot } = this.trial;
    const words = game.rules.vocabulary?.choices;
    for (let n = 0; n < OTHERS && !this.ask; n++) {
      const ask = this.match.decisions().find(one => one.seat !== this.seat && isAwaited(one));
      if (!ask) break;
      const choice = lesson.others
        ? playAlong({ ...lesson, others: lesson.others }, ask, words)
        : bot.choose(this.match.view(ask.seat), ask, this.luck);
      this.choose(ask.seat, choice);
    }
    this.done = advance(lesson, this.done, this.seen());
  }

  choose(seat: number, choice: Choice): void {
    const { refusal } = this.match.choose(seat, choice);
    if (refusal) throw new Error(`${JSON.stringify(choice)} is offered and refused: ${JSON.stringify(refusal)}`);
  }

  /** Takes back the reader's last choice, and what came of it; false when there is none. */
  goBack(): boolean {
    const undone = this.match.undo(this.seat, { consent: true });
    if (undone.refusal) return false;
    this.done = takenBack(this.done, undone.backTo);
    return true;
  }

  /** The same table once more, to try something at. */
  copy(): Class {
    const { rules, head } = this.match;
    // What was heard before is needed by goals that are told.
    const { snapshot } = this.match.save();
    const earlier = this.match.entered(0);
    return new Class(this.trial, Match.resume(rules, head, snapshot, { earlier }), new FastChance('copy'), this.done);
  }
}

const begin = (trial: Trial, seed: string): Class => {
  const table = new Class(trial, sceneOf(trial.game.rules, trial.lesson, trial.game.scenario), new FastChance(seed));
  table.goOn();
  return table;
};

/** Follows the teacher: gives each answer that is pointed at. Says where that does not lead to the end. */
export function followTeacher(trial: Trial, table: Class = begin(trial, 'teacher')): string | undefined {
  const { lesson, game } = trial;
  const words = game.rules.vocabulary?.choices;
  for (let n = 0; n < GUIDED && !table.over; n++) {
    const { ask, step } = table;
    const where = `step ${table.done.length + 1} (${step.say})`;
    if (!ask) return `${where}: the reader is asked nothing any more; asked are ${table.asked()}`;
    const way = wayOn(step, openIn(step, ask, lesson.seats), lesson.seats, words);
    if (!way)
      return `${where}: of what is offered for "${ask.prompt}" nothing leads on: ${JSON.stringify(ask.choices)}`;
    const amiss = trial.pointed?.(openIn(step, ask, lesson.seats), way, table.match.view(table.seat), step);
    if (amiss) return `${where}: ${amiss}`;
    table.choose(table.seat, way);
    table.goOn();
  }
  return table.over
    ? undefined
    : `step ${table.done.length + 1} (${table.step.say}): not reached after ${GUIDED} answers`;
}

/** A walk by luck through a lesson; says where the reader would be stuck. */
export function walk(trial: Trial, seed: string): string | undefined {
  const { lesson, game } = trial;
  const words = game.rules.vocabulary?.choices;
  const luck = new FastChance(seed);
  const table = begin(trial, seed);
  for (let n = 0; n < WALK && !table.over; n++) {
    const stuck = stuckAt(trial, table);
    if (stuck) return stuck;
    const { ask, step } = table;
    if (!ask || isAstray(step, { ask }, lesson.seats, words)) {
      // The teacher asks whether it is to be taken back; now and then somebody plays on all the same.
      if (!ask || luck.below(3) > 0) table.goBack();
      else table.choose(table.seat, anyOf(openIn(step, ask, lesson.seats), luck));
    } else {
      const open = openIn(step, ask, lesson.seats);
      const way = luck.below(2) === 0 ? wayOn(step, open, lesson.seats, words) : undefined;
      table.choose(table.seat, way ?? anyOf(open, luck));
    }
    table.goOn();
  }
  return undefined;
}

/** From here the goal is reached by following the teacher, or there is something to take back. */
function stuckAt(trial: Trial, table: Class): string | undefined {
  if (table.match.canUndoByConsent(table.seat)) {
    const { ask, step } = table;
    if (!ask) return undefined;
    const words = trial.game.rules.vocabulary?.choices;
    const way = wayOn(step, openIn(step, ask, trial.lesson.seats), trial.lesson.seats, words);
    const amiss =
      way && trial.pointed?.(openIn(step, ask, trial.lesson.seats), way, table.match.view(table.seat), step);
    return amiss && `step ${table.done.length + 1} (${step.say}): ${amiss}`;
  }
  return followTeacher(trial, table.copy());
}

function anyOf({ choices, ranges = [] }: Ask, luck: Chance): Choice {
  const n = luck.below(choices.length + ranges.length);
  if (n < choices.length) return choices[n];
  const range = ranges[n - choices.length];
  return inRange(range, range.min + luck.below(range.max - range.min + 1));
}
