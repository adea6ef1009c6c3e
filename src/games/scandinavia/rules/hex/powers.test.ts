import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { hexTable } from '../testing.ts';

describe('living forests', () => {
  const called = (at: string, from: string): number => {
    const given: Given = {
      phase: 'military',
      part: 'maerith',
      lords: { maerith: { creed: 12 } },
      pieces: { [from]: { maerith: { orc: 3 } }, [at]: { sandra: { human: 1 } } },
    };
    const t = hexTable(['maerith', 'sandra'], given);
    t.all('maerith', { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to: at });
    t.does('maerith', { kind: 'to-battle' });
    return t.of('maerith', 'call-forests').length;
  };

  it('come on a forest hex or beside one of the region, and only in land that is not chaotic [SC-21.28]', () => {
    // e9 is a forest of Halsilglaar, which is chaotic; k11 one of Glorien; n12 a plain of Selorian far from its forest.
    expect(called('k11', 'j12')).toBe(1);
    expect(called('j11', 'i10')).toBe(1);
    expect(called('n12', 'n11')).toBe(0);
    expect(called('e9', 'e10')).toBe(0);
  });

  it('as many as the region has forest hexes, the battle beside them or not [SC-21.28]', () => {
    const given: Given = {
      phase: 'military',
      part: 'maerith',
      lords: { maerith: { creed: 30 } },
      pieces: { l10: { maerith: { orc: 3 } }, l9: { sandra: { human: 1 } } },
    };
    const t = hexTable(['maerith', 'sandra'], given);
    t.all('maerith', { kind: 'march', from: 'l10' }, { kind: 'everybody' }, { kind: 'go', to: 'l9' });
    t.does('maerith', { kind: 'to-battle' });
    // Selorian has one hex of forest, k9.
    t.does('maerith', { kind: 'call-forests' });
    if (t.asked()[0]?.startsWith('maerith how-many')) t.does('maerith', { kind: 'count', count: 1 });
    expect(t.of('maerith', 'call-forests')).toEqual([]);
    expect(t.pieces('l9', 'maerith')).toMatchObject({ 'living-forest': 1 });
  });
});

describe('negotiation with the enemy', () => {
  const bribes = (given: Given, ...way: readonly { kind: string; [name: string]: string }[]): number => {
    const t = hexTable(['meloch', 'sandra'], {
      phase: 'military',
      part: 'meloch',
      lords: { meloch: { level: 4, gold: 90 } },
      ...given,
    });
    for (const choice of way) t.does('meloch', choice as never);
    t.does('meloch', { kind: 'to-battle' });
    return t.of('meloch', 'bribe').length;
  };

  it('works on land and not at sea [SC-21.32]', () => {
    const land: Given = { pieces: { g2: { meloch: { orc: 2 } }, h1: { sandra: { human: 1 } } } };
    expect(bribes(land, { kind: 'march', from: 'g2' }, { kind: 'everybody' }, { kind: 'go', to: 'h1' })).toBe(1);
    const sea: Given = {
      fleets: { 'fleet-1': { lord: 'meloch', place: 'n3' }, 'fleet-2': { lord: 'sandra', place: 'n4' } },
      pieces: { 'fleet-1': { meloch: { orc: 2, goblin: 1 } }, 'fleet-2': { sandra: { human: 1 } } },
    };
    expect(bribes(sea, { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'n4' })).toBe(0);
  });
});
