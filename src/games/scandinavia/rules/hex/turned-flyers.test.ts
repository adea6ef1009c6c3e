import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { hexTable, type TestTable } from '../testing.ts';

/** Maerith, who can turn a unit, lies at sea; Sandra's Pegasi come upon his fleet. */
const over: Given = {
  phase: 'military',
  part: 'sandra',
  first: 'maerith',
  lords: { maerith: { level: 3, creed: 9 } },
  fleets: { 'fleet-1': { lord: 'maerith', place: 'n4' } },
  pieces: {
    illuria: { maerith: {} },
    jylland: { maerith: {} },
    larsoyane: { sandra: {} },
    ringeriken: { sandra: {} },
    n2: { sandra: { pegasus: 2 } },
    'fleet-1': { maerith: { giant: 2 } },
  },
};

function turned(): TestTable {
  const t = hexTable(['maerith', 'sandra'], over);
  t.all('sandra', { kind: 'march', from: 'n2' }, { kind: 'everybody' });
  if (t.of('sandra', 'toward').length > 0) t.does('sandra', { kind: 'toward', area: 'bokne' });
  t.does('sandra', { kind: 'go', to: 'n4' });
  t.luck(1, 10).does('maerith', { kind: 'invert', piece: 'pegasus' });
  if (t.asked()[0] === 'maerith losses') t.does('maerith', { kind: 'keep-best' });
  return t;
}

describe('a Pegasus that changes sides over the sea', () => {
  it('stays in the air, and is lost where no round of its lord is to come [SC-A-flyers-over-sea] [SC-12.6]', () => {
    const t = turned();
    expect(t.told('turned')).toHaveLength(1);
    expect(t.told('battle-won')).toMatchObject([{ side: 'maerith' }]);
    expect(t.pieces('fleet-1', 'maerith')).toEqual({ giant: 2 });
    expect(t.told('died')).toContainEqual(
      expect.objectContaining({ lord: 'maerith', piece: 'pegasus', place: 'n4', cause: 'sea' }),
    );
    expect(t.audit()).toEqual([]);
  });
});

describe('a table that cannot be', () => {
  const problem = (given: Given): string => {
    try {
      hexTable(['eurich', 'sandra'], { phase: 'military', part: 'eurich', ...given });
    } catch (error) {
      return String(error);
    }
    return 'it is laid';
  };

  it('has two lords on a hex, Pegasi aboard, the Stone or a beast in the water [SC-A-ally-hex] [SC-12.6] [SC-A-stone-ground] [SC-A-beast-places]', () => {
    expect(problem({ pieces: { f2: { eurich: { orc: 1 }, sandra: { orc: 1 } } } })).toContain(
      'sandra at f2: beside eurich',
    );
    const fleets = { 'fleet-1': { lord: 'eurich', place: 'n2' } };
    expect(problem({ fleets, pieces: { 'fleet-1': { eurich: { pegasus: 1 } } } })).toContain('fleet-1: Pegasi aboard');
    expect(problem({ stone: { place: 'n4' } })).toContain('the Stone at n4: in the water');
    expect(problem({ beast: { beast: 'loki', lord: 'eurich', place: 'n4' } })).toContain('loki at n4: in the water');
  });
});
