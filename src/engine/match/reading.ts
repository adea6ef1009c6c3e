import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice, Seat } from '../contract/ask.ts';
import type { Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Result, Rules, Stage } from '../contract/rules.ts';
import { type Waiting, waitingFor } from '../contract/waiting.ts';
import { BadInput } from '../input/bad-input.ts';
import { hash } from '../input/hash.ts';
import { type Heard, type HeardPage, Telling } from './heard.ts';
import type { Entered, History } from './history.ts';
import type { ChoiceEntry, Log, LogEntry, LogHead } from './log.ts';
import { Past } from './past.ts';
import type { Point } from './points.ts';
import { loadChance, type Snapshot } from './snapshot.ts';
import { opensTurn, turnUnderWay } from './turns.ts';
import { Undoing } from './undoing.ts';

export interface Saved {
  readonly log: Log;
  readonly snapshot: Snapshot;
}

/** A game in progress as far as it is read: who is asked, what was told, what may be taken back. Nothing here changes it. */
export class Reading {
  readonly rules: Rules;
  readonly head: LogHead;
  protected readonly history: History;
  protected readonly past: Past;
  protected readonly telling: Telling;
  protected readonly undoing: Undoing;
  protected state: Stacked;
  protected chance: Chance;
  protected readonly start: Snapshot;

  protected constructor(rules: Rules, head: LogHead, start: Snapshot, history: History, floor: number) {
    this.rules = rules;
    this.head = head;
    this.history = history;
    this.state = rules.clone(start.state);
    this.chance = loadChance(head.chance, start.chance);
    this.past = new Past(rules, head, history, start);
    this.telling = new Telling(history, start.dealt);
    this.undoing = new Undoing(history, floor, start.barrier);
    this.start = start;
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

  /** May the seat take back its last choice without asking anybody? */
  canUndo(seat: Seat): boolean {
    return this.undoing.isFree(seat);
  }

  /** Why the seat may not take back its last choice by itself; null where it may. */
  whyNotUndo(seat: Seat): string | null {
    return this.undoing.whyNot(seat);
  }

  /** Could the seat take back its last choice if everybody agreed? */
  canUndoByConsent(seat: Seat): boolean {
    return this.undoneByConsent(seat) !== undefined;
  }

  /** The first entry that would be taken back then, with all that came after it. */
  undoneByConsent(seat: Seat): number | undefined {
    return this.undoing.last(seat);
  }

  /** What the seat has chosen last and not taken back, as far as this match knows its log. */
  lastChoice(seat: Seat): Choice | undefined {
    const at = this.history.last(this.length, seat, Math.max(this.undoing.floor, this.knownFrom));
    return at === undefined ? undefined : (this.history.entry(at) as ChoiceEntry).choice;
  }

  /** The entry that opened the turn under way; -1 when that was before the first. Undefined in a game that names no turns. */
  turn(): number | undefined {
    return turnUnderWay(this.rules, this.history);
  }

  /** Did this entry open a turn? What only some heard opens none: everybody may know how the turns go. */
  opensTurn(at: number): boolean {
    return opensTurn(this.rules, this.history, at);
  }

  /** The earliest entry that was taken back by the entries from `from` on; undefined when none was. */
  backTo(from: number): number | undefined {
    return this.history.backTo(from);
  }

  /** All that a seat, or a spectator, has heard and that still stands. */
  factsFor(seat: Seat | null): readonly Heard[] {
    return this.telling.from(seat, -1);
  }

  /** What a seat hears of the entries from there on, as far as they still stand; from -1 on, of the set-up too. */
  heardFrom(seat: Seat | null, from: number): readonly Heard[] {
    return this.telling.from(seat, from);
  }

  /** What a seat has heard before an entry and still stands: the newest so many facts, with all that was told of their entries. */
  heardBefore(seat: Seat | null, before: number, facts: number): HeardPage {
    return this.telling.before(seat, before, facts);
  }

  /** All that was told and still stands, with its audience: for those who may know everything, once it is over. */
  everything(): Told[] {
    return this.telling.everything();
  }

  /** The state after so many entries of the log, for looking back. A copy: nothing done to it matters here. */
  stateAt(entries: number): Stacked {
    this.checkPlace(entries);
    return this.past.rebuild(entries).state;
  }

  /**
   * The same step by step, for who shares a thread with others: all that is needed of the log is known before the first
   * step, and nothing may be entered before the last one. Where it ends is remembered for who looks there again.
   */
  stateInSteps(entries: number): Generator<void, Stacked> {
    this.checkPlace(entries);
    return this.past.inSteps(entries);
  }

  private checkPlace(entries: number): void {
    const { floor } = this.undoing;
    if (Number.isInteger(entries) && entries >= floor && entries <= this.length) return;
    throw new BadInput('entries', `must be from ${floor} to ${this.length}, but is ${entries}`);
  }

  snapshot(): Snapshot {
    const { rules } = this;
    const { barrier } = this.undoing;
    const { dealt } = this.telling;
    const by = this.lastDecider();
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

  /** Who did something last, as far as anybody knows. */
  protected lastDecider(): Seat | undefined {
    return this.history.lastDecider() ?? this.start.by;
  }

  protected point(): Point {
    return { at: this.length, state: this.rules.clone(this.state), chance: this.chance.save() };
  }
}
