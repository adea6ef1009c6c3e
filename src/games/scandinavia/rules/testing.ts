/** Tables for tests, in a line: `const t = table(['eurich', 'sandra'], { phase: 'military', part: 'eurich' })`. */
import { TestTable as KitTable, type Setting } from '../../../kit/test/table.ts';
import type { LordId } from '../content/lords.ts';
import type { Given } from './arrange.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { ScandinaviaFact } from './facts.ts';
import { scandinavia } from './index.ts';
import type { State } from './state.ts';
import type { RegionView, View } from './view.ts';

export class TestTable extends KitTable<State, ScandinaviaChoice, ScandinaviaFact, View, LordId> {
  constructor(lords: readonly LordId[], { options, ...setting }: Setting) {
    const scenario = lords.length === 6 ? { scenario: 'historical' } : {};
    super(scandinavia, lords, {
      ...setting,
      options: { picking: 'seated', ohrrkanTwo: allowed(lords), ...scenario, ...options, lords },
    });
  }

  region(region: string): RegionView {
    return this.view().regions[region];
  }

  /** Pieces of a side at a place or aboard: `{viking: 3}`. */
  pieces(spot: string, side: string): Readonly<Record<string, number>> {
    return this.view().pieces[spot]?.[side] ?? {};
  }

  purse(lord: LordId): number {
    return this.view(lord).purse ?? 0;
  }
}

/** Ohrrkan sits down at a table for two only where it agrees. */
const allowed = (lords: readonly LordId[]): string => (lords.length === 2 ? 'allowed' : 'barred');

export const table = (lords: readonly LordId[], given: Given = {}, setting: Omit<Setting, 'given'> = {}): TestTable =>
  new TestTable(lords, { ...setting, given });

/** The same by the advanced rules. */
export const hexTable = (
  lords: readonly LordId[],
  given: Given = {},
  { options, ...setting }: Omit<Setting, 'given'> = {},
): TestTable => new TestTable(lords, { ...setting, options: { ...options, rules: 'advanced' }, given });
