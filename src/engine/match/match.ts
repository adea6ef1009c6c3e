import { type Chance, FastChance } from '../chance/chance.ts';
import { chanceOf, commitment, newSeed } from '../chance/fairness.ts';
import { SealedChance } from '../chance/sealed-chance.ts';
import type { Ask, Choice, Seat } from '../contract/ask.ts';
import { type Content, readContent } from '../contract/content.ts';
import { type Fact, Facts, heardBy, type Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import { type Options, readOptions } from '../contract/options.ts';
import type { Refusal, Result, Rules } from '../contract/rules.ts';
import { type Waiting, waitingFor } from '../contract/waiting.ts';
import { BadInput } from '../input/bad-input.ts';
import { hash } from '../input/hash.ts';
import type { Json } from '../input/json.ts';
import { barrierAfter } from './barrier.ts';
import {
  type ChoiceEntry,
  checkLog,
  isChoiceEntry,
  isUndoEntry,
  LOG_FORMAT,
  type Log,
  type LogEntry,
  type LogHead,
} from './log.ts';
import { StandingChoices } from './standing.ts';

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

/** A fact as one seat hears it. Numbers count what this seat has heard, and none is used twice, undo or not. */
export interface Heard {
  readonly seq: number;
  /** The log entry it came from; -1 for what happened before the first choice. */
  readonly at: number;
  readonly fact: Fact;
}

/** How far somebody has heard: what was said at the table up to there, and the number the next fact has for them. */
export interface FactCursor {
  readonly said: number;
  readonly seq: number;
}

/** Something that was told; `undone` when the choice it came from was taken back. */
interface ToldAt {
  readonly at: number;
  readonly told: Told;
  readonly undone?: true;
}

/** A place to go on from, after so many entries of the log. */
interface Point {
  readonly at: number;
  readonly state: Stacked;
  readonly chance: string;
}

/** A point with all that a match knows there, to be stored beside the log. As secret as the log's seed. */
export interface Snapshot extends Point {
  readonly game: string;
  /** The version of the rules that made it. */
  readonly rules: string;
  readonly barrier: number;
  readonly said: readonly ToldAt[];
}

export interface Saved {
  readonly log: Log;
  readonly snapshot: Snapshot;
}

export type Taken = { readonly facts: readonly Told[]; readonly refusal?: undefined } | Refused;
export type Undone = { readonly backTo: number; readonly refusal?: undefined } | Refused;
interface Refused {
  readonly refusal: Refusal;
}

const refused = (seat: Seat, reason: string): Refused => ({
  refusal: { seat, reasons: [{ clause: 'engine', reason }] },
});

const loadChance = (kind: LogHead['chance'], saved: string): Chance =>
  kind === 'sealed' ? SealedChance.load(saved) : FastChance.load(saved);

/** Points kept to go back to, beside the first, and entries between them: from one to the next is played in no time. */
const POINTS = 12;
const APART = 16;

/** One game in progress: the rules, where they stand, and the log that leads there. */
export class Match {
  readonly rules: Rules;
  readonly head: LogHead;
  private readonly log: LogEntry[];
  private readonly standing: StandingChoices;
  private readonly points = new Map<number, Point>();
  /** The last point that was kept. */
  private newest: number;
  private said: ToldAt[];
  private state: Stacked;
  private chance: Chance;
  /** Choices before this entry may not be taken back without consent. */
  private barrier: number;
  /** Nothing before this entry can be rebuilt: other rules made it. */
  private readonly floor: number;
  private readonly start: Snapshot;

  private constructor(rules: Rules, head: LogHead, start: Snapshot, log: LogEntry[], floor: number) {
    this.rules = rules;
    this.head = head;
    this.log = log;
    this.standing = new StandingChoices(log);
    this.state = rules.clone(start.state);
    this.chance = loadChance(head.chance, start.chance);
    this.said = [...start.said];
    this.barrier = start.barrier;
    this.floor = floor;
    this.start = start;
    this.points.set(start.at, start);
    this.newest = start.at;
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
    return new Match(rules, head, opening(rules, head), [], 0);
  }

  /**
   * Plays a log again. With a snapshot it goes on from there, even with rules of another version than the snapshot's:
   * a game under way is not broken by a mended rule. Nothing before the snapshot can be rebuilt then, and without a
   * snapshot a log of another version is refused.
   */
  static load(rules: Rules, log: Log, snapshot?: Snapshot): Match {
    const { entries, final, ...head } = log;
    const same = head.rules === rules.version && (!snapshot || snapshot.rules === rules.version);
    checkLog(rules, snapshot ? { ...head, rules: rules.version } : head);
    if (snapshot && (snapshot.game !== rules.id || snapshot.at > entries.length)) {
      throw new BadInput('snapshot', `after entry ${snapshot.at} of ${snapshot.game}: it does not belong to this log`);
    }
    // Other rules may have other options, and those of the snapshot are in its state.
    const options = same ? readOptions(rules.options, head.options, head.seats) : head.options;
    if (same) readContent(rules.content, head.content);
    const start = snapshot ?? opening(rules, { ...head, options });
    const match = new Match(rules, { ...head, options }, start, entries.slice(0, start.at), same ? 0 : start.at);
    for (const entry of entries.slice(start.at)) match.enter(entry);
    return match;
  }

  /** The same game as if nothing had been entered from there on. */
  upTo(entries: number): Match {
    const { rules, head, start, floor } = this;
    const match = new Match(rules, head, start, this.log.slice(0, start.at), floor);
    for (const entry of this.log.slice(start.at, entries)) match.enter(entry);
    return match;
  }

  get entries(): readonly LogEntry[] {
    return this.log;
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

  result(): Result | null {
    return this.rules.result(this.state);
  }

  hash(): string {
    return hash(this.state);
  }

  /** Takes a choice; a sealed one may be changed by choosing again until the last one is in. */
  choose(seat: Seat, choice: Choice): Taken {
    const { rules, chance } = this;
    const facts = new Facts();
    const draws = chance.draws;
    let refusal: Refusal | undefined;
    try {
      refusal = rules.apply(this.state, seat, choice, chance, facts);
    } catch (error) {
      // A rule that fails half-way must not leave the table half-way.
      this.goTo(this.log.length);
      throw error;
    }
    if (refusal) return { refusal };
    const at = this.log.length;
    const learned = facts.barrier || chance.draws !== draws;
    this.barrier = barrierAfter(this.barrier, { at, seat, learned, before: this.standing.lastDecider() });
    this.log.push({ seat, choice: JSON.parse(JSON.stringify(choice)) });
    for (const told of facts.told) this.said.push({ at, told });
    if (at + 1 - this.newest >= APART) this.keepPoint();
    return { facts: facts.told };
  }

  /** May the seat take back its last choice without asking anybody? */
  canUndo(seat: Seat): boolean {
    const last = this.standing.last(this.log.length);
    if (last === undefined || last < this.barrier || last < this.floor) return false;
    return (this.log[last] as ChoiceEntry).seat === seat;
  }

  /**
   * Takes back the seat's last choice. Free where nothing was learned since; `consent` says that the table agrees to
   * more: then the choices of others that came after go with it, and the same luck waits again.
   */
  undo(seat: Seat, { consent = false } = {}): Undone {
    const target = this.standing.last(this.log.length, consent ? seat : undefined);
    if (target === undefined) return refused(seat, 'nothing-to-undo');
    if (target < this.floor) return refused(seat, 'other-rules');
    if (!consent && !this.canUndo(seat)) return refused(seat, 'undo-barrier');
    this.log.push(consent ? { undo: seat, consent } : { undo: seat });
    this.said = this.said.map(said => (said.at < target ? said : { ...said, undone: true }));
    this.goTo(target);
    return { backTo: target };
  }

  /** Could the seat take back its last choice if everybody agreed? */
  canUndoByConsent(seat: Seat): boolean {
    const last = this.standing.last(this.log.length, seat);
    return last !== undefined && last >= this.floor;
  }

  /** The earliest entry that was taken back by the entries from `from` on; undefined when none was. */
  backTo(from: number): number | undefined {
    const news = this.log.slice(from);
    const targets = news.flatMap((entry, i) => (isUndoEntry(entry) ? this.standing.undone(from + i) : []));
    return targets.length > 0 ? Math.min(...targets) : undefined;
  }

  /** Writes down what happened at the table: a time-out, a seat taken over by a bot, a resignation. Everybody hears it. */
  note(note: string, seat?: Seat, fields: Readonly<Record<string, Json>> = {}): void {
    this.enter({ note, ...(seat !== undefined && { seat }), ...fields });
  }

  /** All that a seat, or a spectator, has heard and that still stands. */
  factsFor(seat: Seat | null): readonly Heard[] {
    return this.heardFrom(seat, { said: 0, seq: 0 }).heard;
  }

  /** What a seat hears from there on, as far as it still stands, and how far it has heard then. */
  heardFrom(seat: Seat | null, ear: FactCursor): { readonly heard: readonly Heard[]; readonly ear: FactCursor } {
    const heard: Heard[] = [];
    let { seq } = ear;
    for (let i = ear.said; i < this.said.length; i++) {
      const { at, told, undone } = this.said[i];
      const fact = heardBy(told, seat);
      if (fact === undefined) continue;
      if (!undone) heard.push({ seq, at, fact });
      seq++;
    }
    return { heard, ear: { said: this.said.length, seq } };
  }

  /** All that was told and still stands, with its audience: for those who may know everything, once it is over. */
  everything(): Told[] {
    return this.said.filter(({ undone }) => !undone).map(({ told }) => told);
  }

  /** The state after so many entries of the log, for looking back. A copy: nothing done to it matters here. */
  stateAt(entries: number): Stacked {
    if (!Number.isInteger(entries) || entries < this.floor || entries > this.log.length) {
      throw new BadInput('entries', `must be from ${this.floor} to ${this.log.length}, but is ${entries}`);
    }
    return this.rebuild(entries).state;
  }

  snapshot(): Snapshot {
    const { rules, barrier, said } = this;
    return { game: rules.id, rules: rules.version, ...this.point(), barrier, said: [...said] };
  }

  save(): Saved {
    const result = this.result();
    const log: Log = {
      ...this.head,
      entries: [...this.log],
      ...(result && { final: { hash: this.hash(), ranking: result.ranking } }),
    };
    return { log, snapshot: this.snapshot() };
  }

  private point(): Point {
    return { at: this.log.length, state: this.rules.clone(this.state), chance: this.chance.save() };
  }

  private goTo(entries: number): void {
    const { state, chance } = this.rebuild(entries);
    this.state = state;
    this.chance = chance;
  }

  /** Plays on from the nearest point that is known. */
  private rebuild(entries: number): { state: Stacked; chance: Chance } {
    const { from: at, choices } = this.standing.path(entries, known => this.points.has(known));
    const from = this.points.get(at) ?? opening(this.rules, this.head);
    this.points.set(at, from);
    const state = this.rules.clone(from.state);
    const chance = loadChance(this.head.chance, from.chance);
    for (const index of choices) {
      const { seat, choice } = this.log[index] as ChoiceEntry;
      if (this.rules.apply(state, seat, choice, chance)) {
        throw new Error(`${this.rules.id}: entry ${index} was taken before, and is refused when played again`);
      }
    }
    return { state, chance };
  }

  private keepPoint(): void {
    this.newest = this.log.length;
    this.points.set(this.newest, this.point());
    if (this.points.size <= POINTS) return;
    const [first, second] = this.points.keys();
    this.points.delete(first === this.start.at ? second : first);
  }

  /** One entry of a log that is being loaded, or that was made elsewhere. */
  enter(entry: LogEntry): void {
    const where = `entries[${this.log.length}]`;
    const number = this.log.length + 1;
    if (isChoiceEntry(entry)) {
      const { refusal } = this.choose(entry.seat, entry.choice);
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
      this.said.push({ at: this.log.length, told: { fact: { ...entry, kind: `hall.${entry.note}` } as Fact } });
      this.log.push(entry);
    }
  }
}

/** The table before the first choice. */
function opening(rules: Rules, { options, content, seats, chance: kind, seed, shares }: LogHead): Snapshot {
  const chance = kind === 'sealed' ? chanceOf(seed, shares) : new FastChance([seed, ...(shares ?? [])].join(' '));
  const facts = new Facts();
  const state = rules.setup(options, seats, chance, facts, content);
  const said = facts.told.map(told => ({ at: -1, told }));
  return { game: rules.id, rules: rules.version, at: 0, state, chance: chance.save(), barrier: 0, said };
}

/** The match that a log tells of. */
export const replay = (rules: Rules, log: Log): Match => Match.load(rules, log);
