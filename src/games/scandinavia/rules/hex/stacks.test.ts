import { describe, expect, it } from 'vitest';
import { listed } from '../../../../engine/contract/ask.ts';
import { canonical } from '../../../../engine/input/json.ts';
import { HEX_IDS } from '../../content/hexes.ts';
import { TROOPS } from '../../content/troops.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { scandinavia } from '../index.ts';
import { spotNumber, troopNumber } from '../numbers.ts';
import { hexTable, type TestTable } from '../testing.ts';
import { whyNot } from '../why-not.ts';
import { groundOf } from './ground.ts';

/** Units that walk and are kept for gold. */
const KINDS = TROOPS.filter(id => !['valkyrie', 'living-forest', 'pegasus', 'undead'].includes(id));
const MOST = 120;
const LORDS = ['eurich', 'sandra'] as const;

/** One unit of Eurich on each of so many hexes of land, of whatever counters are left. */
function scattered({ state }: TestTable, count: number): Given['pieces'] {
  const { isSea, hexOf } = groundOf(state);
  const dry = HEX_IDS.filter(id => hexOf[spotNumber[id]] >= 0 && !isSea[spotNumber[id]]);
  const units = KINDS.flatMap(id => Array.from({ length: state.pool[troopNumber[id]] }, () => id));
  return Object.fromEntries(units.slice(0, count).map((id, i) => [dry[i], { eurich: { [id]: 1 } }]));
}

const crowd = (given: Given): TestTable => {
  const plain = hexTable(LORDS, given);
  return hexTable(LORDS, { ...given, pieces: { ...given.pieces, ...scattered(plain, 120) } });
};

/** All that can be tried now is short enough, listed or refused. */
function expectToBeWhole(t: TestTable): void {
  for (const ask of scandinavia.decisions(t.state)) {
    const imagined = scandinavia.imagine(t.state, ask.seat) as ScandinaviaChoice[];
    expect(ask.choices.length).toBeLessThan(MOST);
    expect(imagined.length).toBeLessThan(MOST);
    const known = new Set(imagined.map(canonical));
    expect(ask.choices.filter(choice => !known.has(canonical(choice)))).toEqual([]);
    for (const choice of imagined) {
      const isListed = listed(ask, choice, scandinavia.vocabulary?.choices) !== undefined;
      expect([choice, whyNot(t.state, ask.seat, choice).length === 0]).toEqual([choice, isListed]);
    }
  }
}

describe('where a lord has more stacks than fit a list, the land they stand in is named first', () => {
  it('for a march, and those of this land alone can set out then', () => {
    const t = crowd({ phase: 'military', part: 'eurich' });
    expectToBeWhole(t);
    expect(t.of('eurich', 'march')).toEqual([]);
    const area = 'koregan';
    expect(t.why('eurich', { kind: 'march', from: HEX_IDS[60] })).toEqual(['SC-4.5']);
    t.does('eurich', { kind: 'choose-in', area });
    expectToBeWhole(t);
    const [{ from }] = t.of('eurich', 'march');
    t.does('eurich', { kind: 'march', from });
    expectToBeWhole(t);
  });

  it('for who is disbanded, one land after the other', () => {
    const t = crowd({ phase: 'upkeep', part: 'eurich', lords: { eurich: { gold: 9 } } });
    expectToBeWhole(t);
    for (const n of [0, 1]) {
      const lands = t.of('eurich', 'choose-in');
      expect(lands.length).toBeGreaterThan(2);
      t.does('eurich', { kind: 'choose-in', area: lands[n].area });
      expectToBeWhole(t);
      t.does('eurich', t.of('eurich', 'disband-at')[0]);
    }
  });
});
