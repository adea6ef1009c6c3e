import type { Choice, Seat } from '../contract/ask.ts';
import { readContent } from '../contract/content.ts';
import { type Fact, Facts, type Told } from '../contract/facts.ts';
import { readOptions } from '../contract/options.ts';
import type { Refusal, Rules } from '../contract/rules.ts';
import { BadInput } from '../input/bad-input.ts';
import { copyJson, type Json } from '../input/json.ts';
import { type Entered, History } from './history.ts';
import {
  type ChoiceEntry,
  checkLog,
  isChoiceEntry,
  isUndoEntry,
  type Log,
  type LogEntry,
  type LogHead,
  type UndoEntry,
} from './log.ts';
import { isMotive, withMotive } from './motives.ts';
import { Reading } from './reading.ts';
import { refusedChoice, refusedUndo } from './refused-entry.ts';
import { headOf, type Setting } from './setting.ts';
import { opening, type Snapshot } from './snapshot.ts';

export type { Heard } from './heard.ts';
export type { Saved } from './reading.ts';
export type { Setting } from './setting.ts';
export type { Snapshot } from './snapshot.ts';

/** Where a match stands, to come back to when nothing has been done since. */
export interface Mark {
  readonly at: number;
  readonly barrier: number;
}

/** What is known of a log around a snapshot. */
export interface LogWindow {
  /** The entries right before it. */
  readonly earlier?: readonly Entered[];
  /** All that came after it. */
  readonly later?: readonly LogEntry[];
}

/** What is written beside a choice, and is nothing to the game. */
export interface Beside {
  /** How long the seat wants to be able to think again; see `ChoiceEntry`. */
  readonly pause?: number | null | undefined;
  /** Why it chose so: told with the fact that has words for it, and forgotten where none has. */
  readonly motive?: string | undefined;
}

export type Taken = { readonly facts: readonly Told[]; readonly refusal?: undefined } | Refused;
export type Undone = { readonly backTo: number; readonly refusal?: undefined } | Refused;
interface Refused {
  readonly refusal: Refusal;
}

const refused = (seat: Seat, reason: string): Refused => ({
  refusal: { seat, reasons: [{ clause: 'engine', reason }] },
});

/** One game in progress: the rules, where they stand, and the log that leads there. */
export class Match extends Reading {
  /** Lays out a table and runs on to its first decision. */
  static begin(rules: Rules, setting: Setting): Match {
    const head = headOf(rules, setting);
    return new Match(rules, head, opening(rules, head), new History(), 0);
  }

  /** Plays a log again, from the first card on. A log of another version of the rules is refused. */
  static load(rules: Rules, log: Log): Match {
    const loading = Match.loadInSteps(rules, log);
    for (;;) {
      const step = loading.next();
      if (step.done) return step.value;
    }
  }

  /** The same step by step, for who shares a thread with others. */
  static *loadInSteps(rules: Rules, { entries, final, ...head }: Log): Generator<void, Match> {
    checkLog(rules, head);
    const options = readOptions(rules.options, head.options, head.seats);
    readContent(rules.content, head.content);
    const known = { ...head, options };
    const match = new Match(rules, known, opening(rules, known), new History(), 0);
    for (const entry of entries) {
      if (isUndoEntry(entry)) yield* match.walkToUndone(entry);
      match.enter(entry);
      yield;
    }
    return match;
  }

  /** The way back may be long: it is gone step by step, and its end remembered. */
  private *walkToUndone({ undo, consent }: UndoEntry): Generator<void> {
    const target = this.undoing.last(consent ? undo : undefined);
    if (target !== undefined) yield* this.past.inSteps(target);
  }

  /**
   * Goes on from a snapshot, even with rules of another version than the snapshot's: a game under way is not broken by a
   * mended rule. Nothing before the snapshot can be rebuilt then. Of a log that is long, only what came after the
   * snapshot need be read; whoever wants more of it `recalls` it.
   */
  static resume(rules: Rules, head: LogHead, snapshot: Snapshot, { earlier = [], later = [] }: LogWindow = {}): Match {
    const same = head.rules === rules.version && snapshot.rules === rules.version;
    checkLog(rules, { ...head, rules: rules.version });
    if (snapshot.game !== rules.id || earlier.length > snapshot.at) {
      throw new BadInput('snapshot', `after entry ${snapshot.at} of ${snapshot.game}: it does not belong to this log`);
    }
    // Other rules may have other options, and those of the snapshot are in its state.
    const options = same ? readOptions(rules.options, head.options, head.seats) : head.options;
    if (same) readContent(rules.content, head.content);
    const history = new History(snapshot.at - earlier.length, earlier);
    const match = new Match(rules, { ...head, options }, snapshot, history, same ? 0 : snapshot.at);
    for (const entry of later) match.enter(entry);
    return match;
  }

  /** Takes in what came right before the entries that are known. */
  recall(earlier: readonly Entered[]): void {
    this.history.recall(earlier);
  }

  mark(): Mark {
    return { at: this.length, barrier: this.undoing.barrier };
  }

  /** As if nothing had been entered since then. */
  goBack({ at, barrier }: Mark): void {
    this.history.cut(at);
    this.past.cut(at);
    this.undoing.barrier = barrier;
    this.goTo(at);
  }

  /**
   * Takes a choice; a sealed one may be changed by choosing again until the last one is in. What is written beside it is
   * nothing to the game.
   */
  choose(seat: Seat, choice: Choice, { pause, motive }: Beside = {}): Taken {
    const { rules, chance } = this;
    const facts = new Facts();
    const draws = chance.draws;
    let refusal: Refusal | undefined;
    try {
      refusal = rules.apply(this.state, seat, choice, chance, facts);
    } catch (error) {
      // A rule that fails half-way must not leave the table half-way.
      this.goTo(this.length);
      throw error;
    }
    if (refusal) return { refusal };
    this.undoing.pass(seat, facts.barrier || chance.draws !== draws, this.lastDecider());
    const explained = motive === undefined ? null : withMotive(facts.told, rules.vocabulary, seat, motive);
    const told = explained ?? facts.told;
    const entry: ChoiceEntry = {
      seat,
      choice: copyJson(choice),
      ...(pause !== undefined && { pause }),
      ...(explained && motive !== undefined && { motive }),
    };
    this.history.push(entry, told);
    if (this.past.wants(this.length)) this.past.keep(this.point());
    return { facts: told };
  }

  /**
   * Takes back the seat's last choice. Free where nothing was learned since; `consent` says that the table agrees to
   * more: then the choices of others that came after go with it, and the same luck waits again.
   */
  undo(seat: Seat, { consent = false } = {}): Undone {
    const target = this.undoing.last(consent ? seat : undefined);
    const barred = consent ? null : this.whyNotUndo(seat);
    if (barred) return refused(seat, barred);
    if (target === undefined) return refused(seat, this.undoing.nothing());
    // First of all: it may need what is not here.
    this.goTo(target);
    this.history.push(consent ? { undo: seat, consent } : { undo: seat });
    return { backTo: target };
  }

  /** Writes down what happened at the table: a time-out, a seat taken over by a bot, a resignation. Everybody hears it, unless it is `hidden`. */
  note(note: string, seat?: Seat, fields: Readonly<Record<string, Json>> = {}): void {
    this.enter({ note, ...(seat !== undefined && { seat }), ...fields });
  }

  private goTo(entries: number): void {
    const { state, chance } = this.past.rebuild(entries);
    this.state = state;
    this.chance = chance;
  }

  /** One entry of a log that is being loaded, or that was made elsewhere. */
  enter(entry: LogEntry): void {
    const at = this.length;
    if (isChoiceEntry(entry)) {
      const { seat, choice, pause, motive } = entry;
      if (motive !== undefined && !isMotive(this.rules.vocabulary, motive)) {
        throw new BadInput(`entries[${at}].motive`, `"${motive}" is no motive of ${this.rules.id}`, 'value');
      }
      const { refusal } = this.choose(seat, choice, { pause, motive });
      if (refusal) throw refusedChoice(at, entry, refusal);
    } else if (isUndoEntry(entry)) {
      const { refusal } = this.undo(entry.undo, { consent: entry.consent ?? false });
      if (refusal) throw refusedUndo(at, entry, refusal);
    } else {
      const fact = { ...entry, kind: `hall.${entry.note}` } as Fact;
      // What a seat keeps to itself is told to nobody else.
      this.history.push(entry, [entry.hidden && entry.seat !== undefined ? { fact, to: entry.seat } : { fact }]);
    }
  }
}

/** The match that a log tells of. */
export const replay = (rules: Rules, log: Log): Match => Match.load(rules, log);
