/** Tables for tests, in a line: `const t = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-tyrs-bash'] } } })`. */

import { FastChance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { Reason } from '../../../engine/contract/explain.ts';
import { Facts } from '../../../engine/contract/facts.ts';
import { type Options, readOptions } from '../../../engine/contract/options.ts';
import type { ClanId } from '../content/clans.ts';
import type { Given } from './arrange.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFact } from './facts.ts';
import { bloodRage } from './index.ts';
import type { State } from './state.ts';
import type { ClanView, FigureGroup, View } from './view.ts';

export class TestTable {
  readonly clans: readonly ClanId[];
  readonly state: State;
  readonly facts: BloodRageFact[] = [];
  private readonly chance: FastChance;

  constructor(clans: readonly ClanId[], given: Given, options: Options, seed: string) {
    this.clans = clans;
    this.chance = new FastChance(seed);
    const all = readOptions(bloodRage.options, { firstSeat: 'seat-1', ...options, clans }, clans.length);
    const told = new Facts<BloodRageFact>();
    this.state = bloodRage.arrange(all, clans.length, this.chance, given, told);
    this.facts.push(...told.told.map(t => t.fact));
  }

  seat(clan: ClanId): number {
    return this.clans.indexOf(clan);
  }

  /** Who is asked for what: `['raven call-to-battle']`; sealed answers that are in are left out. */
  asked(): string[] {
    return bloodRage
      .decisions(this.state)
      .filter(ask => !ask.answered)
      .map(ask => `${this.clans[ask.seat]} ${ask.prompt}`);
  }

  ask(clan: ClanId): Ask<BloodRageChoice> | undefined {
    return bloodRage.decisions(this.state).find(ask => ask.seat === this.seat(clan));
  }

  choices(clan: ClanId): readonly BloodRageChoice[] {
    return this.ask(clan)?.choices ?? [];
  }

  /** Choices of one kind. */
  of<K extends BloodRageChoice['kind']>(clan: ClanId, kind: K): Extract<BloodRageChoice, { kind: K }>[] {
    return this.choices(clan).filter((c): c is Extract<BloodRageChoice, { kind: K }> => c.kind === kind);
  }

  /** Makes a choice; a refusal is an error with its reasons. Returns what happened. */
  does(clan: ClanId, choice: BloodRageChoice): BloodRageFact[] {
    const told = new Facts<BloodRageFact>();
    const refusal = bloodRage.apply(this.state, this.seat(clan), choice, this.chance, told);
    if (refusal) {
      throw new Error(
        `${clan} may not ${JSON.stringify(choice)}: ${JSON.stringify(refusal.reasons)}; asked: ${this.asked()}`,
      );
    }
    const facts = told.told.map(t => t.fact);
    this.facts.push(...facts);
    return facts;
  }

  /** The reasons of a refusal; an error when the choice is taken. */
  refused(clan: ClanId, choice: BloodRageChoice): readonly Reason[] {
    const before = JSON.stringify(this.state);
    const refusal = bloodRage.apply(this.state, this.seat(clan), choice, this.chance);
    if (!refusal) throw new Error(`${clan} was allowed to ${JSON.stringify(choice)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refusal has changed the table');
    return refusal.reasons;
  }

  /** Everybody who is asked for this declines. */
  declineAll(prompt: string): void {
    for (;;) {
      const ask = bloodRage.decisions(this.state).find(a => a.prompt === prompt);
      if (!ask) return;
      this.does(this.clans[ask.seat], { kind: 'decline' });
    }
  }

  view(clan: ClanId | null = null): View {
    return bloodRage.view(this.state, clan === null ? null : this.seat(clan));
  }

  clan(clan: ClanId): ClanView {
    return this.view().clans[this.seat(clan)];
  }

  hand(clan: ClanId): readonly string[] {
    return this.view(clan).own?.hand ?? [];
  }

  /** Figures of a clan at a place: `{warrior: 2, leader: 1}`. */
  figures(clan: ClanId, place: string): Record<string, number> {
    const view = this.view();
    const own = view.clans[this.seat(clan)];
    const groups: readonly FigureGroup[] =
      place === 'reserve'
        ? own.reserve
        : place === 'valhalla'
          ? own.valhalla
          : ([...view.provinces, ...view.fjords].find(p => p.id === place)?.figures ?? []);
    return Object.fromEntries(groups.filter(g => g.seat === own.seat).map(g => [g.figure, g.count]));
  }

  /** Facts of one kind so far. */
  told<K extends BloodRageFact['kind']>(kind: K): Extract<BloodRageFact, { kind: K }>[] {
    return this.facts.filter((f): f is Extract<BloodRageFact, { kind: K }> => f.kind === kind);
  }
}

export function table(clans: readonly ClanId[], given: Given = {}, options: Options = {}, seed = 'test'): TestTable {
  return new TestTable(clans, given, options, seed);
}
