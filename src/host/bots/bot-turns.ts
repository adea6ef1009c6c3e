import { type Chance, FastChance } from '../../engine/chance/chance.ts';
import { newSeed } from '../../engine/chance/fairness.ts';
import { type Ask, type Choice, isAwaited, listed, type Seat } from '../../engine/contract/ask.ts';
import { changesBetween } from '../../engine/match/changes.ts';
import type { Match } from '../../engine/match/match.ts';
import { isMotive } from '../../engine/match/motives.ts';
import type { Course } from '../course.ts';
import { NOT_KEPT } from '../denials.ts';
import type { Denial } from '../protocol.ts';
import { reasonOf } from './ponder.ts';
import { quietAnswer } from './quiet-answer.ts';
import type { Answer, BotRunner, Failure, Question } from './runner.ts';

/** Who plays for those who do not play themselves. */
export interface TableBots {
  readonly levels: readonly string[];
  /** The level that plays for somebody who is away. */
  readonly standIn: string;
  readonly runner: BotRunner;
  /** A bot was late, broke, or answered what is not allowed: another answer is taken, and the table goes on. */
  onFailure?(failure: BotFailure): void;
}

export interface BotFailure extends Pick<Question, 'game' | 'level'> {
  readonly prompt: string;
  readonly reason: Failure | 'illegal';
  /** For whoever mends the bot. */
  readonly why: string;
}

/** What the bots need of their table. */
export interface BotTable {
  readonly bots: TableBots;
  now(): { readonly match: Match; readonly course: Course };
  /** After what is under way, and before what comes next. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Takes, keeps and tells a choice, and why it was made, where that is said. */
  choose(seat: Seat, choice: Choice, motive?: string): Promise<Denial | null>;
  /** Tells the table that the bot of this seat had to be short; once is enough. */
  sayHurried?(seat: Seat): Promise<unknown>;
  onTrouble(error: unknown): void;
}

/** A thought under way, and how long the log was when it began. */
interface Thought {
  readonly question: Question;
  /** The level in whose place another answers, where it failed. */
  readonly instead?: string;
  readonly at: number;
  readonly stop: AbortController;
}

/** What is done for a bot, and why, where it has said so. */
interface Given {
  readonly choice: Choice;
  /** It had to be short. */
  readonly cut?: true;
  readonly motive?: string;
}

/** How often in a row a bot's act may fail to be kept, and how long (in milliseconds) it waits before it tries again. */
const TRIES = 5;
const PAUSE = 300;
/** Characters of what a bot said wrongly. */
const WHY = 1000;

/**
 * The bots of one table answer one after the other, each act kept and told by itself. While one thinks, the table is
 * open to everybody else; an answer to a question that is no longer there is dropped, and the bot asked anew.
 */
export class BotTurns {
  private readonly table: BotTable;
  private readonly luck: Chance = new FastChance(newSeed());
  private waking: ReturnType<typeof setTimeout> | undefined;
  private thought: Thought | null = null;
  private closed = false;
  /** By seat, how long the log was when it had nothing to say. */
  private readonly silent = new Map<Seat, number>();
  /** Seats of whose bots it was said that they had to be short. */
  private readonly hurried = new Set<Seat>();
  /** Times in a row that an act could not be kept. */
  private failures = 0;

  constructor(table: BotTable) {
    this.table = table;
  }

  /** What the table waits for a bot to answer. */
  due(): Ask | undefined {
    const { match, course } = this.table.now();
    const { seats, owed, held } = course;
    if (held) return undefined;
    if (owed.length === 0 && seats.every(({ bot }) => bot === null)) return undefined;
    return match.decisions().find(ask => isAwaited(ask) && (seats[ask.seat].bot !== null || owed.includes(ask.seat)));
  }

  /** What a bot thinks about next. One for which nobody waits is asked while people think, and once: it may be silent. */
  private next(): Ask | undefined {
    const due = this.due();
    if (due) return due;
    const { match, course } = this.table.now();
    if (course.held || course.seats.every(({ bot }) => bot === null)) return undefined;
    return match
      .decisions()
      .find(({ seat, idle }) => idle && course.seats[seat].bot !== null && this.silent.get(seat) !== match.length);
  }

  get thinking(): boolean {
    return this.thought !== null;
  }

  /** Lets the bot think that is due, unless it does. While a person has second thoughts, none is. */
  wake(pause = 0): void {
    clearTimeout(this.waking);
    if (this.closed) return;
    const due = this.next();
    if (this.thought && due && this.stands(this.thought, due)) return;
    this.stop();
    if (!due) return;
    this.waking = setTimeout(() => this.inTurn(async () => this.ask()), pause);
  }

  /** Somebody else has gone on with the table: what is thought about another one is stopped. */
  lookAgain(): void {
    if (this.thought) this.wake();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.waking);
    this.stop();
  }

  private stop(): void {
    this.thought?.stop.abort();
    this.thought = null;
  }

  private inTurn(work: () => Promise<void>): void {
    this.table.inTurn(work).catch(error => this.table.onTrouble(error));
  }

  private levelAt(seat: Seat): string {
    const { levels, standIn } = this.table.bots;
    const { bot } = this.table.now().course.seats[seat];
    return bot !== null && levels.includes(bot) ? bot : standIn;
  }

  /** In turn, so that nothing is thought about which is not kept yet. */
  private ask(): void {
    const due = this.next();
    if (!due || this.closed || this.thought) return;
    const { seat } = due;
    const { match } = this.table.now();
    const view = match.view(seat);
    const luck = this.luck.fork().save();
    const question = { game: match.rules.id, level: this.levelAt(seat), seat, view, ask: due, luck };
    const thought: Thought = { question, at: match.length, stop: new AbortController() };
    this.thought = thought;
    void this.think(thought);
  }

  private async think(thought: Thought): Promise<void> {
    const { runner } = this.table.bots;
    let answer: Answer | null;
    try {
      answer = await runner.think(thought.question, thought.stop.signal);
    } catch (error) {
      answer = { failed: 'crashed', why: reasonOf(error) };
    }
    this.inTurn(() => this.hear(thought, answer));
  }

  private async hear(thought: Thought, answer: Answer | null): Promise<void> {
    if (this.thought !== thought) return;
    this.thought = null;
    // Where nobody thinks any more nobody is asked again: the house is being closed.
    if (!answer) return;
    const due = this.next();
    const second = due && this.stands(thought, due) && this.secondThought(thought, due, answer);
    if (second) {
      this.thought = second;
      void this.think(second);
      return;
    }
    const given = due && this.stands(thought, due) ? this.givenBy(thought.question, due, answer) : null;
    if (due && given) await this.act(due, given);
    else this.wake();
  }

  /**
   * Is it the same question still? Notes in the log are nothing to a bot, and before sealed answers are opened others
   * can only let it know that they have given theirs.
   */
  private stands({ question, at, instead }: Thought, due: Ask): boolean {
    const { seat, view, ask } = question;
    if (due.seat !== seat || this.levelAt(seat) !== (instead ?? question.level)) return false;
    const { match } = this.table.now();
    if (match.length === at) return true;
    const same = changesBetween(ask, due).length === 0;
    return same && (due.sealed === true || changesBetween(view, match.view(seat)).length === 0);
  }

  /** Whoever stands in for the absent answers in the place of one that gave no answer; null where that is not needed. */
  private secondThought({ question, at, instead }: Thought, due: Ask, answer: Answer): Thought | null {
    const { standIn } = this.table.bots;
    if (instead !== undefined || question.level === standIn || due.idle) return null;
    if ('failed' in answer) this.fail(question, due, answer.failed, answer.why);
    else if (listed(due, answer.choice as Choice)) return null;
    else this.fail(question, due, 'illegal', JSON.stringify(answer.choice) ?? 'nothing');
    const luck = this.luck.fork().save();
    return {
      question: { ...question, level: standIn, luck },
      at,
      stop: new AbortController(),
      instead: question.level,
    };
  }

  /** Null when it has nothing to say. */
  private givenBy(question: Question, due: Ask, answer: Answer): Given | null {
    if ('failed' in answer) return this.quiet(question, due, answer.failed, answer.why);
    if (due.idle && answer.choice === null) return this.silence(due);
    const choice = listed(due, answer.choice as Choice);
    if (!choice) return this.quiet(question, due, 'illegal', JSON.stringify(answer.choice) ?? 'nothing');
    const { motive } = answer;
    if (motive === undefined) return answer.cut ? { choice, cut: true } : { choice };
    if (isMotive(this.table.now().match.rules.vocabulary, motive)) return { choice, motive };
    // What the game has no word for nobody is told; the choice stands.
    this.fail(question, due, 'illegal', `the motive ${JSON.stringify(motive)}`);
    return { choice };
  }

  private quiet(question: Question, due: Ask, reason: BotFailure['reason'], why: string): Given | null {
    this.fail(question, due, reason, why);
    return due.idle ? this.silence(due) : { choice: quietAnswer(due) };
  }

  private fail({ game, level }: Question, due: Ask, reason: BotFailure['reason'], why: string): void {
    this.table.bots.onFailure?.({ game, level, prompt: due.prompt, reason, why: why.slice(0, WHY) });
  }

  /** It is asked again when something has happened. */
  private silence({ seat }: Ask): null {
    this.silent.set(seat, this.table.now().match.length);
    return null;
  }

  private async act({ seat }: Ask, { choice, motive, cut }: Given): Promise<void> {
    let refused: Denial | null;
    try {
      if (cut && !this.hurried.has(seat)) {
        this.hurried.add(seat);
        await this.table.sayHurried?.(seat);
      }
      refused = await this.table.choose(seat, choice, motive);
    } catch (error) {
      if (++this.failures >= TRIES) throw error;
      this.wake(PAUSE);
      return;
    }
    if (refused && refused !== NOT_KEPT) throw new Error(`a listed choice was refused: ${JSON.stringify(refused)}`);
    this.failures = 0;
    this.wake();
  }
}
