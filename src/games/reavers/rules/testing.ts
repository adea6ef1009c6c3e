/** Tables for tests, in a line: `const t = table(['boar', 'stag'], { seats: { boar: { dice: { 'red-chest': 2 } } } })`. */

import { ToldChance } from '../../../engine/chance/told-chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { Content } from '../../../engine/contract/content.ts';
import type { Reason } from '../../../engine/contract/explain.ts';
import { Facts } from '../../../engine/contract/facts.ts';
import { type Options, readOptions } from '../../../engine/contract/options.ts';
import type { Face } from '../content/dice.ts';
import { contentSpec } from '../content/pack.ts';
import { RECONSTRUCTED } from '../content/reconstructed.ts';
import type { Given } from './arrange.ts';
import type { ReaversChoice } from './choices.ts';
import type { ReaversFact } from './facts.ts';
import { reavers } from './index.ts';
import type { CrestId } from './numbers.ts';
import type { State } from './state.ts';
import type { SeatView, View } from './view.ts';

/** Draws that let crew dice fall on these faces: every colour has them in one order. */
export const falls = (...faces: readonly Face[]): number[] =>
  faces.map(face => RECONSTRUCTED.dice.red.indexOf(face) + 1);

/** Draws that let combat dice show so many successes. */
export const successes = (...counts: readonly number[]): number[] =>
  counts.map(count => RECONSTRUCTED.dice.combat.indexOf(count) + 1);

export class TestTable {
  readonly crests: readonly CrestId[];
  readonly state: State;
  readonly facts: ReaversFact[] = [];
  private readonly chance: ToldChance;

  constructor(crests: readonly CrestId[], given: Given, options: Options, pack: unknown, seed: string) {
    this.crests = crests;
    this.chance = new ToldChance(seed);
    const all = readOptions(reavers.options, { firstSeat: 'seat-1', ...options, crests }, crests.length);
    const content: Content = contentSpec.read(pack);
    const told = new Facts<ReaversFact>();
    this.state = reavers.arrange(all, crests.length, this.chance, given, told, content);
    this.facts.push(...told.told.map(t => t.fact));
  }

  seat(crest: CrestId): number {
    return this.crests.indexOf(crest);
  }

  /** What luck brings next, draw by draw, counted from 1: `t.luck(...falls('ship'), ...successes(0, 2))`. */
  luck(...draws: readonly number[]): this {
    this.chance.tell(draws);
    return this;
  }

  /** Who is asked for what: `['boar act-or-rest']`. */
  asked(): string[] {
    return reavers.decisions(this.state).map(ask => `${this.crests[ask.seat]} ${ask.prompt}`);
  }

  ask(crest: CrestId): Ask<ReaversChoice> | undefined {
    return reavers.decisions(this.state).find(ask => ask.seat === this.seat(crest));
  }

  choices(crest: CrestId): readonly ReaversChoice[] {
    return this.ask(crest)?.choices ?? [];
  }

  /** Choices of one kind. */
  of<K extends ReaversChoice['kind']>(crest: CrestId, kind: K): Extract<ReaversChoice, { kind: K }>[] {
    return this.choices(crest).filter((c): c is Extract<ReaversChoice, { kind: K }> => c.kind === kind);
  }

  /** Makes a choice; a refusal is an error with its reasons. Returns what happened. */
  does(crest: CrestId, choice: ReaversChoice): ReaversFact[] {
    const told = new Facts<ReaversFact>();
    const refusal = reavers.apply(this.state, this.seat(crest), choice, this.chance, told);
    if (refusal) {
      throw new Error(
        `${crest} may not ${JSON.stringify(choice)}: ${JSON.stringify(refusal.reasons)}; asked: ${this.asked()}`,
      );
    }
    const facts = told.told.map(t => t.fact);
    this.facts.push(...facts);
    return facts;
  }

  /** One choice after the other. */
  all(crest: CrestId, ...choices: readonly ReaversChoice[]): ReaversFact[] {
    return choices.flatMap(choice => this.does(crest, choice));
  }

  /** The reasons of a refusal; an error when the choice is taken. */
  refused(crest: CrestId, choice: ReaversChoice): readonly Reason[] {
    const before = JSON.stringify(this.state);
    const refusal = reavers.apply(this.state, this.seat(crest), choice, this.chance);
    if (!refusal) throw new Error(`${crest} was allowed to ${JSON.stringify(choice)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refusal has changed the table');
    return refusal.reasons;
  }

  /** The clauses that forbid a choice. */
  why(crest: CrestId, choice: ReaversChoice): string[] {
    return this.refused(crest, choice).map(({ clause }) => clause);
  }

  /** Everybody who is asked to act or rest takes the food, until something else is asked. */
  restAll(): void {
    for (;;) {
      const ask = reavers.decisions(this.state)[0];
      if (ask?.prompt === 'act-or-rest') this.does(this.crests[ask.seat], { kind: 'rest-food' });
      else if (ask?.prompt === 'after') this.does(this.crests[ask.seat], { kind: 'done' });
      else return;
    }
  }

  view(): View {
    return reavers.view(this.state, null);
  }

  ship(crest: CrestId): SeatView {
    return this.view().seats[this.seat(crest)];
  }

  /** Dice on a board: `{'red-chest': 2}`. */
  dice(crest: CrestId): Record<string, number> {
    return Object.fromEntries(this.ship(crest).dice.map(({ die, count }) => [die, count]));
  }

  /** Facts of one kind so far. */
  told<K extends ReaversFact['kind']>(kind: K): Extract<ReaversFact, { kind: K }>[] {
    return this.facts.filter((f): f is Extract<ReaversFact, { kind: K }> => f.kind === kind);
  }

  /** What does not add up. */
  audit(): readonly string[] {
    return reavers.audit(this.state);
  }
}

interface Setting {
  readonly options?: Options;
  /** A content pack. */
  readonly pack?: unknown;
  readonly seed?: string;
}

export function table(
  crests: readonly CrestId[],
  given: Given = {},
  { options = {}, pack = {}, seed = 'test' }: Setting = {},
): TestTable {
  return new TestTable(crests, given, options, pack, seed);
}
