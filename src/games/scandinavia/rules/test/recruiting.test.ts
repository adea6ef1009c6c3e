import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

const recruiting = (part: string, given: Given = {}): Given => ({ phase: 'recruiting', part, ...given });

describe('heroes', () => {
  it('are sought once a turn where there is a temple, castle or not [SC-10.2] [SC-10.8]', () => {
    const t = table(['krosen', 'meloch'], recruiting('krosen', { regions: { kunghar: { buildings: ['temple'] } } }));
    expect(t.of('krosen', 'try-hero')).toEqual([{ kind: 'try-hero', region: 'kunghar' }]);
    // The die of heroes begins with 0: the fifth face is a 4, which is not lower than 3 + 1.
    t.luck(5).does('krosen', { kind: 'try-hero', region: 'kunghar' });
    expect(t.told('hero-tried').at(-1)).toMatchObject({ die: 4, creed: 4 });
    expect(t.of('krosen', 'try-hero')).toEqual([]);
    expect(t.pieces('kunghar', 'krosen')).toEqual({ orc: 1, undead: 2 });
  });

  it('are no more than the regions of their lord; one may be sent away first [SC-10.6]', () => {
    const pieces = { kunghar: { krosen: { 'hero-1': 2 } } };
    const t = table(['krosen', 'meloch'], recruiting('krosen', { pieces }));
    expect(t.of('krosen', 'try-hero')).toEqual([]);
    t.does('krosen', { kind: 'dismiss', piece: 'hero-1', at: 'kunghar' });
    expect(t.of('krosen', 'try-hero')).toHaveLength(1);
    t.luck(1).does('krosen', { kind: 'try-hero', region: 'kunghar' });
    expect(t.pieces('kunghar', 'krosen')).toEqual({ 'hero-1': 1, 'hero-4': 1 });
  });
});

describe('troops', () => {
  it('come where there is a castle, and prosperity above 6 [SC-10.9] [SC-10.19]', () => {
    const regions = { kunghar: { prosperity: 6 }, kenord: { prosperity: 7 } };
    const t = table(['krosen', 'meloch'], recruiting('krosen', { regions }));
    t.does('krosen', { kind: 'to-troops' });
    expect(t.of('krosen', 'recruit')).toEqual([{ kind: 'recruit', region: 'kenord' }]);
  });

  it('that do not come cost nothing, and are not tried again [SC-10.10] [SC-10.12]', () => {
    const t = table(['krosen', 'meloch'], recruiting('krosen', { lords: { krosen: { gold: 20 } } }));
    t.all('krosen', { kind: 'to-troops' }, { kind: 'recruit', region: 'kenord' });
    t.luck(6).does('krosen', { kind: 'surcharge', points: 0 });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ die: 6, frequency: 6 });
    expect(t.purse('krosen')).toBe(20);
    expect(t.region('kenord').prosperity).toBe(18);
    expect(t.of('krosen', 'recruit').map(({ region }) => region)).toEqual(['kunghar']);
  });

  it('of the ordinary sort come three times at most, each time at one less [SC-10.17] [SC-10.18]', () => {
    const t = table(['krosen', 'meloch'], recruiting('krosen', { lords: { krosen: { gold: 30 } } }));
    t.all('krosen', { kind: 'to-troops' }, { kind: 'recruit', region: 'kenord' });
    t.luck(1).does('krosen', { kind: 'surcharge', points: 0 });
    t.luck(1).does('krosen', { kind: 'recruit', region: 'kenord' });
    t.luck(1).does('krosen', { kind: 'recruit', region: 'kenord' });
    expect(t.told('recruit-tried').map(({ frequency }) => frequency)).toEqual([6, 5, 4]);
    expect(t.pieces('kenord', 'krosen')).toEqual({ orc: 5, undead: 1 });
    expect([t.purse('krosen'), t.region('kenord').prosperity]).toEqual([15, 15]);
    expect(t.of('krosen', 'recruit').map(({ region }) => region)).toEqual(['kunghar']);
  });

  it('of the minor sort come four times, always alike [SC-10.17] [SC-10.18]', () => {
    const t = table(['maerith', 'krosen'], recruiting('maerith', { lords: { maerith: { gold: 40, creed: 0 } } }));
    t.all('maerith', { kind: 'to-troops' }, { kind: 'recruit', region: 'jylland' });
    t.luck(6).does('maerith', { kind: 'surcharge', points: 0 });
    for (let i = 0; i < 3; i++) t.luck(6).does('maerith', { kind: 'recruit', region: 'jylland' });
    expect(t.told('recruit-tried').map(({ frequency }) => frequency)).toEqual([7, 7, 7, 7]);
    expect(t.pieces('jylland', 'maerith')).toEqual({ 'half-elf': 4, elf: 1 });
    expect(t.of('maerith', 'recruit').map(({ region }) => region)).toEqual(['illuria']);
  });

  it('of a popular lord come more readily: Elves of Illuria at 5 + 1 + 1 [SC-17.2] [SC-10.14]', () => {
    const t = table(['maerith', 'krosen'], recruiting('maerith', { lords: { maerith: { gold: 40, creed: 0 } } }));
    t.all('maerith', { kind: 'to-troops' }, { kind: 'recruit', region: 'illuria' });
    t.luck(1).does('maerith', { kind: 'surcharge', points: 0 });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ frequency: 7 });
  });
});

describe('powers', () => {
  it('enticement raises the frequency by the creed of the land, within its cap [SC-C-enticement] [SC-10.16]', () => {
    const t = table(['ohrrkan', 'meloch'], recruiting('ohrrkan', { lords: { ohrrkan: { gold: 40 } } }));
    t.all('ohrrkan', { kind: 'to-troops' }, { kind: 'recruit', region: 'kragh' });
    t.luck(7).does('ohrrkan', { kind: 'entice' });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ die: 7, frequency: 8 });
    expect(t.view().lords.ohrrkan.spent).toBe(3);
  });

  it('royal aura brings two of an ordinary troop to each land, before anything else [SC-C-royal-aura]', () => {
    const t = table(['sandra', 'krosen'], recruiting('sandra', { lords: { sandra: { level: 4 } } }));
    expect(t.pieces('larsoyane', 'sandra')).toEqual({ human: 3, 'imperial-guard': 1 });
    expect(t.pieces('ringeriken', 'sandra')).toEqual({ human: 1, knight: 2, 'imperial-guard': 1 });
    expect(t.region('larsoyane').prosperity).toBe(18);
  });
});
