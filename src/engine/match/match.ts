import { type Chance, FastChance } from '../chance/chance.ts';
import { chanceOf, commitment, newSeed } from '../chance/fairness.ts';
import { SealedChance } from '../chance/sealed-chance.ts';
import type { Ask, Choice, Seat } from '../contract/ask.ts';
import { type Content, readContent } from '../contract/content.ts';
import { type Fact, Facts, heardBy, type Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import { type Options, readOptions } from '../contract/options.ts';
import type { Refusal, Result, Rules, Stage } from '../contract/rules.ts';
import { type Waiting, waitingFor } from '../contract/waiting.ts';
import { BadInput } from '../input/bad-input.ts';
import { hash } from '../input/hash.ts';
import { copyJson, type Json } from '../input/json.ts';
import { barrierAfter } from './barrier.ts';
import { type Entered, History } from './history.ts';
import {
  type ChoiceEntry,
  checkLog,
  isChoiceEntry,
  isUndoEntry,
  LOG_FORMAT,
  type Log,
  type LogEntry,
  type LogHead,
  type UndoEntry,
} from './log.ts';
import { isMotive, withMotive } from './motives.ts';
import { type Point, Points } from './points.ts';

export interface Setting {
  readonly seats: number;
  readonly options?: Options;
  /** Values of the game to be replaced, as a pack has them. */
  readonly content?: Content;
  readonly names?: readonly string[];
  /** A fresh secret unless given. */
  readonly seed?: string;
  readonly shares?: readonly string[];
  /** `sealed` for real tables (and unless given), `fast` for simulations. */
  readonly chance?: 'sealed' | 'fast';
}

/** A fact as one seat hears it. */
export interface Heard {
  /** Grows from fact to fact, and none is used twice, undo or not: it tells the entry, and which of its facts it is. */
  readonly seq: number;
  /** The log entry it came from; -1 for what happened before the first choice. */
  readonly at: number;
  readonly fact: Fact;
}

/**
 * A point with all that a match knows there, to be stored beside the log. As secret as the log's seed. It does not grow
 * with the game: what was told is kept with the entry it was told of.
 */
export interface Snapshot extends Point {
  readonly game: string;
  /** The version of the rules that made it. */
  readonly rules: string;
  readonly barrier: number;
  /** Who did something last; left out when nobody has. */
  readonly by?: Seat;
  /** What was told before the first choice. */
  readonly dealt: readonly Told[];
}

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

export interface Saved {
  readonly log: Log;
  readonly snapshot: Snapshot;
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

/** Where a match stood. */
interface Stood {
  readonly state: Stacked;
  readonly chance: Chance;
}

/** From a point that is known, by these choices. */
interface Way {
  readonly from: Point;
  readonly choices: readonly number[];
}

const refused = (seat: Seat, reason: string): Refused => ({
  refusal: { seat, reasons: [{ clause: 'engine', reason }] },
});

const loadChance = (kind: LogHead['chance'], saved: string): Chance =>
  kind === 'sealed' ? SealedChance.load(saved) : FastChance.load(saved);

/** Facts of one entry are numbered below this, and those of the next one from it on. */
const FACTS_EACH = 1_000_000;

/** One game in progress: the rules, where they stand, and the log that leads there. */
export class Match {
  readonly rules: Rules;
  readonly head: LogHead;
  private readonly history: History;
  private readonly points: Points;
  /** What was told before the first choice. */
  private readonly dealt: readonly Told[];
  private state: Stacked;
  private chance: Chance;
  /** Choices before this entry may not be taken back without consent. */
  private barrier: number;
  /** Nothing before this entry can be rebuilt: other rules made it. */
  private readonly floor: number;
  private readonly start: Snapshot;

  private constructor(rules: Rules, head: LogHead, start: Snapshot, history: History, floor: number) {
    this.rules = rules;
    this.head = head;
    this.history = history;
    this.state = rules.clone(start.state);
    this.chance = loadChance(head.chance, start.chance);
    this.dealt = start.dealt;
    this.barrier = start.barrier;
    this.floor = floor;
    this.start = start;
    this.points = new Points(start);
  }

  /** Lays out a table and runs on to its first decision. */
  static begin(rules: Rules, setting: Setting): Match {
    const { seats, names, shares, seed = newSeed(), chance = 'sealed' } = setting;
    const content = readContent(rules.content, setting.content);
    const head: LogHead = {
      format: LOG_FORMAT,
      game: rules.id,
      rules: rules.version,
      options: readOptions(rules.options, setting.options, seats),
      ...(Object.keys(content).length > 0 && { content }),
      seats,
      ...(names && { names }),
      chance,
      seed,
      ...(shares && { shares }),
      ...(chance === 'sealed' && { commitment: commitment(seed) }),
    };
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
    const target = this.lastOf(consent ? undo : undefined);
    if (target !== undefined) yield* this.walkBack(target, this.wayTo(target));
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

  /** Entries of the log up to here. */
  get length(): number {
    return this.history.length;
  }

  /** Entries before this one are not known here. */
  get knownFrom(): number {
    return this.history.from;
  }

  /** Those that are known: all of them, unless the match went on from a snapshot. */
  get entries(): readonly LogEntry[] {
    return this.history.entries;
  }

  /** Entries of the log, and what was told of them. */
  entered(from: number, to: number = this.length): readonly Entered[] {
    return this.history.between(from, to);
  }

  /** Takes in what came right before the entries that are known. */
  recall(earlier: readonly Entered[]): void {
    this.history.recall(earlier);
  }

  mark(): Mark {
    return { at: this.length, barrier: this.barrier };
  }

  /** As if nothing had been entered since then. */
  goBack({ at, barrier }: Mark): void {
    this.history.cut(at);
    this.points.cut(at);
    this.barrier = barrier;
    this.goTo(at);
  }

  /** Everybody who is asked now, with all answers: not for the eyes of any one seat. */
  decisions(): readonly Ask[] {
    return this.rules.decisions(this.state);
  }

  /** What this seat is asked, for its own eyes. */
  askOf(seat: Seat | null): Ask | null {
    return this.decisions().find(ask => ask.seat === seat) ?? null;
  }

  /** What everybody may know of the open questions. */
  waiting(): readonly Waiting[] {
    return waitingFor(this.decisions());
  }

  /** `like`: what another seat sees now; two views may have parts in common. */
  view(seat: Seat | null, like?: unknown): unknown {
    return this.rules.view(this.state, seat, like);
  }

  /** Who is out of the game and stays to watch. */
  out(): readonly Seat[] {
    return this.rules.out(this.state);
  }

  /** How far the game is, as everybody may know it. */
  stage(): Stage | null {
    return this.rules.stage(this.state);
  }

  result(): Result | null {
    return this.rules.result(this.state);
  }

  hash(): string {
    return hash(this.state);
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
    const at = this.length;
    const learned = facts.barrier || chance.draws !== draws;
    const before = this.history.lastDecider() ?? this.start.by;
    this.barrier = barrierAfter(this.barrier, { at, seat, learned, before });
    const explained = motive === undefined ? null : withMotive(facts.told, rules.vocabulary, seat, motive);
    const told = explained ?? facts.told;
    const entry: ChoiceEntry = {
      seat,
      choice: copyJson(choice),
      ...(pause !== undefined && { pause }),
      ...(explained && motive !== undefined && { motive }),
    };
    this.history.push(entry, told);
    if (this.points.wants(at + 1)) this.points.keep(this.point());
    return { facts: told };
  }

  /** May the seat take back its last choice without asking anybody? */
  canUndo(seat: Seat): boolean {
    const last = this.history.last(this.length, undefined, Math.max(this.barrier, this.floor));
    return last !== undefined && (this.history.entry(last) as ChoiceEntry).seat === seat;
  }

  /**
   * Takes back the seat's last choice. Free where nothing was learned since; `consent` says that the table agrees to
   * more: then the choices of others that came after go with it, and the same luck waits again.
   */
  undo(seat: Seat, { consent = false } = {}): Undone {
    const target = this.lastOf(consent ? seat : undefined);
    const barred = consent ? null : this.whyNotUndo(seat);
    if (barred) return refused(seat, barred);
    if (target === undefined) return refused(seat, this.floor > 0 ? 'other-rules' : 'nothing-to-undo');
    // First of all: it may need what is not here.
    this.goTo(target);
    this.history.push(consent ? { undo: seat, consent } : { undo: seat });
    return { backTo: target };
  }

  /** Why the seat may not take back its last choice by itself; null where it may. */
  whyNotUndo(seat: Seat): string | null {
    if (this.canUndo(seat)) return null;
    const last = this.lastOf(undefined);
    if (last === undefined) return this.floor > 0 ? 'other-rules' : 'nothing-to-undo';
    return (this.history.entry(last) as ChoiceEntry).seat === seat ? 'undo-revealed' : 'undo-others';
  }

  /** Could the seat take back its last choice if everybody agreed? */
  canUndoByConsent(seat: Seat): boolean {
    return this.undoneByConsent(seat) !== undefined;
  }

  /** The first entry that would be taken back then, with all that came after it. */
  undoneByConsent(seat: Seat): number | undefined {
    return this.lastOf(seat);
  }

  /** The last choice (of a seat) that can be gone back to. */
  private lastOf(seat: Seat | undefined): number | undefined {
    return this.history.last(this.length, seat, this.floor);
  }

  /** What the seat has chosen last and not taken back, as far as this match knows its log. */
  lastChoice(seat: Seat): Choice | undefined {
    const at = this.history.last(this.length, seat, Math.max(this.floor, this.knownFrom));
    return at === undefined ? undefined : (this.history.entry(at) as ChoiceEntry).choice;
  }

  /** The entry that opened the turn under way; -1 when that was before the first. Undefined in a game that names no turns. */
  turn(): number | undefined {
    if (!this.rules.turns) return undefined;
    let at = this.length;
    while (at > 0 && !this.opensTurn(at - 1)) at = this.history.before(at);
    return at - 1;
  }

  /** Did this entry open a turn? What only some heard opens none: everybody may know how the turns go. */
  opensTurn(at: number): boolean {
    const { turns } = this.rules;
    if (!turns) return false;
    return this.history.told(at).some(told => turns.has(heardBy(told, null)?.kind ?? ''));
  }

  /** The earliest entry that was taken back by the entries from `from` on; undefined when none was. */
  backTo(from: number): number | undefined {
    let earliest: number | undefined;
    for (let at = from; at < this.length; at++) {
      if (!isUndoEntry(this.history.entry(at))) continue;
      const target = this.history.undone(at);
      earliest = Math.min(earliest ?? target, target);
    }
    return earliest;
  }

  /** Writes down what happened at the table: a time-out, a seat taken over by a bot, a resignation. Everybody hears it, unless it is `hidden`. */
  note(note: string, seat?: Seat, fields: Readonly<Record<string, Json>> = {}): void {
    this.enter({ note, ...(seat !== undefined && { seat }), ...fields });
  }

  /** All that a seat, or a spectator, has heard and that still stands. */
  factsFor(seat: Seat | null): readonly Heard[] {
    return this.heardFrom(seat, -1);
  }

  /** What a seat hears of the entries from there on, as far as they still stand; from -1 on, of the set-up too. */
  heardFrom(seat: Seat | null, from: number): readonly Heard[] {
    const heard: Heard[] = [];
    if (from < 0) this.addHeard(heard, seat, -1);
    for (const at of this.history.standing(from)) this.addHeard(heard, seat, at);
    return heard;
  }

  /**
   * What a seat has heard before an entry and still stands: the newest so many facts, with all that was told of their
   * entries. `earlier`: ask for what came before this entry next; null when that was all.
   */
  heardBefore(
    seat: Seat | null,
    before: number,
    facts: number,
  ): { readonly heard: readonly Heard[]; readonly earlier: number | null } {
    const pages: (readonly Heard[])[] = [];
    let count = 0;
    let at = this.standsAt(before);
    // What others keep to themselves makes no page longer, and is not searched through without end.
    for (let looked = 0; at > 0 && count < facts && looked < 2 * facts; looked++, at = this.history.before(at)) {
      const heard = this.heardOf(seat, at - 1);
      if (heard.length > 0) pages.push(heard);
      count += heard.length;
    }
    if (at > 0) return { heard: pages.reverse().flat(), earlier: at };
    return { heard: [...this.heardOf(seat, -1), ...pages.reverse().flat()], earlier: null };
  }

  /** The last place before an entry (or that entry) that was not taken back. */
  private standsAt(before: number): number {
    let at = this.length;
    while (at > before) at = this.history.before(at);
    return at;
  }

  private heardOf(seat: Seat | null, at: number): readonly Heard[] {
    const heard: Heard[] = [];
    this.addHeard(heard, seat, at);
    return heard;
  }

  /** Adds what a seat hears of one entry. */
  private addHeard(heard: Heard[], seat: Seat | null, at: number): void {
    let seq = (at + 1) * FACTS_EACH;
    for (const told of at < 0 ? this.dealt : this.history.told(at)) {
      const fact = heardBy(told, seat);
      if (fact !== undefined) heard.push({ seq: seq++, at, fact });
    }
  }

  /** All that was told and still stands, with its audience: for those who may know everything, once it is over. */
  everything(): Told[] {
    return [...this.dealt, ...this.history.standing(0).flatMap(at => this.history.told(at))];
  }

  /** The state after so many entries of the log, for looking back. A copy: nothing done to it matters here. */
  stateAt(entries: number): Stacked {
    this.checkPlace(entries);
    return this.rebuild(entries).state;
  }

  /**
   * The same step by step, for who shares a thread with others: all that is needed of the log is known before the first
   * step, and nothing may be entered before the last one. Where it ends is remembered for who looks there again.
   */
  stateInSteps(entries: number): Generator<void, Stacked> {
    this.checkPlace(entries);
    return this.walkBack(entries, this.wayTo(entries));
  }

  private *walkBack(entries: number, way: Way): Generator<void, Stacked> {
    const { state, chance } = yield* this.walk(way);
    if (way.choices.length > 0) {
      this.points.lay({ at: entries, state: this.rules.clone(state), chance: chance.save() });
    }
    return state;
  }

  private checkPlace(entries: number): void {
    if (Number.isInteger(entries) && entries >= this.floor && entries <= this.length) return;
    throw new BadInput('entries', `must be from ${this.floor} to ${this.length}, but is ${entries}`);
  }

  snapshot(): Snapshot {
    const { rules, barrier, dealt } = this;
    const by = this.history.lastDecider() ?? this.start.by;
    return { game: rules.id, rules: rules.version, ...this.point(), barrier, ...(by !== undefined && { by }), dealt };
  }

  /** How it ended, as a log says it; undefined while it goes on. */
  final(): Log['final'] {
    const result = this.result();
    return result ? { hash: this.hash(), ranking: result.ranking } : undefined;
  }

  /** The whole log, and where it leads. */
  save(): Saved {
    const final = this.final();
    const entries = this.entered(0).map(({ entry }) => entry);
    return { log: { ...this.head, entries, ...(final && { final }) }, snapshot: this.snapshot() };
  }

  private point(): Point {
    return { at: this.length, state: this.rules.clone(this.state), chance: this.chance.save() };
  }

  private goTo(entries: number): void {
    const { state, chance } = this.rebuild(entries);
    this.state = state;
    this.chance = chance;
  }

  /** Plays on from the nearest point that is known. */
  private rebuild(entries: number): Stood {
    const walk = this.walk(this.wayTo(entries));
    for (;;) {
      const step = walk.next();
      if (step.done) return step.value;
    }
  }

  private wayTo(entries: number): Way {
    const { from, choices } = this.history.path(entries, known => this.points.has(known));
    return { from: this.points.at(from) ?? this.points.lay(opening(this.rules, this.head)), choices };
  }

  private *walk({ from, choices }: Way): Generator<void, Stood> {
    const state = this.rules.clone(from.state);
    const chance = loadChance(this.head.chance, from.chance);
    const apart = this.points.apart(choices.length);
    for (const [i, index] of choices.entries()) {
      const { seat, choice } = this.history.entry(index) as ChoiceEntry;
      if (this.rules.apply(state, seat, choice, chance)) {
        throw new Error(`${this.rules.id}: entry ${index} was taken before, and is refused when played again`);
      }
      // Who goes a long way back goes on from there, step by step.
      if ((i + 1) % apart === 0) {
        this.points.lay({ at: index + 1, state: this.rules.clone(state), chance: chance.save() });
      }
      yield;
    }
    return { state, chance };
  }

  /** One entry of a log that is being loaded, or that was made elsewhere. */
  enter(entry: LogEntry): void {
    const where = `entries[${this.length}]`;
    const number = this.length + 1;
    if (isChoiceEntry(entry)) {
      const { seat, choice: chosen, pause, motive } = entry;
      if (motive !== undefined && !isMotive(this.rules.vocabulary, motive)) {
        throw new BadInput(`${where}.motive`, `"${motive}" is no motive of ${this.rules.id}`, 'value');
      }
      const { refusal } = this.choose(seat, chosen, { pause, motive });
      if (refusal) {
        const why = refusal.reasons.map(({ clause, reason }) => `${reason} (${clause})`).join(', ');
        const choice = JSON.stringify(entry.choice);
        throw new BadInput(where, `seat ${entry.seat} may not choose ${choice}: ${why}`, 'refused', { number });
      }
    } else if (isUndoEntry(entry)) {
      const { refusal } = this.undo(entry.undo, { consent: entry.consent ?? false });
      if (refusal) {
        const why = refusal.reasons[0].reason;
        throw new BadInput(where, `seat ${entry.undo} may not undo: ${why}`, 'refused', { number });
      }
    } else {
      const fact = { ...entry, kind: `hall.${entry.note}` } as Fact;
      // What a seat keeps to itself is told to nobody else.
      this.history.push(entry, [entry.hidden && entry.seat !== undefined ? { fact, to: entry.seat } : { fact }]);
    }
  }
}

/** The table before the first choice. */
function opening(rules: Rules, { options, content, seats, chance: kind, seed, shares }: LogHead): Snapshot {
  const chance = kind === 'sealed' ? chanceOf(seed, shares) : new FastChance([seed, ...(shares ?? [])].join(' '));
  const facts = new Facts();
  const state = rules.setup(options, seats, chance, facts, content);
  return { game: rules.id, rules: rules.version, at: 0, state, chance: chance.save(), barrier: 0, dealt: facts.told };
}

/** The match that a log tells of. */
export const replay = (rules: Rules, log: Log): Match => Match.load(rules, log);
