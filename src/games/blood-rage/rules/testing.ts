/** Tables for tests, in a line: `const t = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-tyrs-bash'] } } })`. */

import type { Options } from '../../../engine/contract/options.ts';
import { TestTable as KitTable } from '../../../kit/test/table.ts';
import type { ClanId } from '../content/clans.ts';
import type { Given } from './arrange.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFact } from './facts.ts';
import { bloodRage } from './index.ts';
import type { State } from './state.ts';
import type { ClanView, FigureGroup, View } from './view.ts';

export class TestTable extends KitTable<State, BloodRageChoice, BloodRageFact, View, ClanId> {
  constructor(clans: readonly ClanId[], given: Given, options: Options, seed: string) {
    super(bloodRage, clans, { given, options: { firstSeat: 'seat-1', ...options, clans }, seed });
  }

  get clans(): readonly ClanId[] {
    return this.names;
  }

  /** Everybody who is asked for this declines. */
  declineAll(prompt: string): void {
    this.everybody(prompt, { kind: 'decline' });
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
}

export function table(clans: readonly ClanId[], given: Given = {}, options: Options = {}, seed = 'test'): TestTable {
  return new TestTable(clans, given, options, seed);
}
