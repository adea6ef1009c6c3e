import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { hexTable } from '../testing.ts';
import { whyNot } from '../why-not.ts';

const LORDS = ['eurich', 'sandra'] as const;

describe('by the advanced rules the realm', () => {
  it('is set up in capitals, by history and freely [SC-21.2]', () => {
    const history = hexTable(LORDS, { phase: 'diplomacy' });
    expect(Object.keys(history.view().pieces).sort()).toEqual(['koregan', 'larsoyane', 'noorland', 'ringeriken']);
    const free = hexTable(['meloch', 'sandra']);
    for (let ask = free.next(); ask && ask.prompt !== 'talk'; ask = free.next())
      free.does(free.names[ask.seat], ask.choices.find(({ kind }) => kind !== 'as-history') ?? ask.choices[0]);
    const owned = Object.keys(free.view().pieces).map(spot => free.region(spot).owner);
    expect(owned.every(owner => owner === 'meloch' || owner === 'sandra')).toBe(true);
  });

  it('has its recruits, heroes and the aura in the capital [SC-21.22]', () => {
    const t = hexTable(LORDS, {
      phase: 'recruiting',
      part: 'sandra',
      lords: { sandra: { gold: 50, level: 4 } },
      pieces: { larsoyane: { sandra: {} }, ringeriken: { sandra: {} } },
    });
    // The aura: two ordinary units, or three minor ones.
    expect(t.told('came').map(({ place }) => place)).toEqual(expect.arrayContaining(['larsoyane', 'ringeriken']));
    t.luck(1).does('sandra', { kind: 'try-hero', region: 'larsoyane' });
    expect(Object.keys(t.pieces('larsoyane', 'sandra')).some(piece => piece.startsWith('hero-'))).toBe(true);
    const before = JSON.stringify(t.pieces('larsoyane', 'sandra'));
    t.does('sandra', { kind: 'recruit', region: 'larsoyane' });
    if (t.asked()[0]?.endsWith('surcharge')) t.luck(1).does('sandra', { kind: 'surcharge', points: 0 });
    expect(JSON.stringify(t.pieces('larsoyane', 'sandra'))).not.toBe(before);
  });

  it('has the Undead that Lord Krosen calls after a conquest in the capital [SC-21.22]', () => {
    const t = hexTable(['krosen', 'eurich'], {
      phase: 'military',
      part: 'krosen',
      lords: { krosen: { level: 3 } },
      pieces: { s4: { krosen: { ogre: 4 } } },
    });
    t.all('krosen', { kind: 'march', from: 's4' }, { kind: 'everybody' }, { kind: 'go', to: 'vaasa' });
    t.luck(9).does('krosen', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['krosen undead']);
    t.does('krosen', { kind: 'undead', count: 4 });
    expect(t.pieces('vaasa', 'krosen')).toMatchObject({ undead: 4 });
  });

  it('feeds camps, lets Humans work and fits Dwarves out in capitals alone [SC-21.23]', () => {
    const at = (spot: string): Given => ({ pieces: { [spot]: { sandra: { human: 2, dwarf: 1 } } } });
    const prosperity = (spot: string): number => {
      const t = hexTable(LORDS, { phase: 'taxes', pieces: { larsoyane: { sandra: {} }, ...at(spot).pieces } });
      return t.region('larsoyane').prosperity;
    };
    expect(prosperity('larsoyane') - prosperity('d10')).toBe(2);
    const upkeep = (spot: string): number => {
      const given: Given = { pieces: { larsoyane: { sandra: {} }, ringeriken: { sandra: {} }, ...at(spot).pieces } };
      const t = hexTable(LORDS, { phase: 'upkeep', part: 'sandra', lords: { sandra: { gold: 50 } }, ...given });
      t.does('sandra', { kind: 'pay-all' });
      return 50 - t.purse('sandra');
    };
    expect([upkeep('larsoyane'), upkeep('d10')]).toEqual([6, 9]);
    const fitted = (spot: string): boolean => {
      const given: Given = { phase: 'construction', part: 'sandra', lords: { sandra: { gold: 50 } } };
      const t = hexTable(LORDS, { ...given, pieces: { larsoyane: { sandra: {} }, ...at(spot).pieces } });
      t.does('sandra', { kind: 'build-in', region: 'larsoyane' });
      return (t.ask('sandra')?.ranges ?? []).length > 0;
    };
    expect([fitted('larsoyane'), fitted('d10')]).toEqual([true, false]);
  });

  it('doubles a recruit beside the first [SC-21.29]', () => {
    const t = hexTable(['maerith', 'sandra'], {
      phase: 'recruiting',
      part: 'maerith',
      lords: { maerith: { gold: 50, creed: 12, level: 2 } },
      pieces: { illuria: { maerith: {} } },
    });
    t.does('maerith', { kind: 'to-troops' });
    t.does('maerith', { kind: 'recruit', region: 'illuria' });
    if (t.asked()[0]?.endsWith('surcharge')) t.luck(1).does('maerith', { kind: 'surcharge', points: 0 });
    t.does('maerith', { kind: 'done' });
    expect(t.of('maerith', 'double')).toMatchObject([{ piece: 'elf', at: 'illuria' }]);
    t.does('maerith', { kind: 'double', piece: 'elf', at: 'illuria' });
    expect(t.pieces('illuria', 'maerith')).toEqual({ elf: 2 });
  });
});

describe('fleets', () => {
  const due = (place: string, crew: Readonly<Record<string, number>>, gold: number) =>
    hexTable(LORDS, {
      phase: 'upkeep',
      part: 'eurich',
      lords: { eurich: { gold, level: 1 } },
      regions: { larsoyane: { buildings: ['castle', 'port'] } },
      fleets: { 'fleet-1': { lord: 'eurich', place } },
      pieces: { koregan: { eurich: {} }, noorland: { eurich: {} }, 'fleet-1': { eurich: crew } },
    });

  it('are kept for free in ports of their own lord alone [SC-14.5]', () => {
    expect(due('noorland', {}, 50).purse('eurich')).toBe(50);
    const abroad = due('d11', {}, 50);
    abroad.does('eurich', { kind: 'pay-all' });
    expect(abroad.purse('eurich')).toBe(47);
  });

  it('that are not paid for are lost: at sea with their crews, who go ashore from a coast [SC-A-unpaid-fleet]', () => {
    const sunk = due('n4', { orc: 1, 'hero-1': 1 }, 2);
    sunk.does('eurich', { kind: 'settle' });
    expect(sunk.told('died').map(({ piece }) => piece)).toEqual(['orc', 'hero-1']);
    const ashore = due('d11', { orc: 1, elf: 1, 'hero-1': 1 }, 2);
    ashore.does('eurich', { kind: 'settle' });
    expect(ashore.told('fleet-lost')).toMatchObject([{ fleet: 'fleet-1', cause: 'upkeep' }]);
    // Elves are fed in good land, Orcs are not.
    expect(ashore.pieces('d11', 'eurich')).toEqual({ elf: 1, 'hero-1': 1 });
    expect(ashore.told('left')).toMatchObject([{ piece: 'orc', place: 'd11' }]);
  });

  it('are broken up for gold on any coast hex of a land with a port, and never with a crew [SC-11.2]', () => {
    const scrapped = (crew: Readonly<Record<string, number>>): { readonly listed: boolean; readonly why: string[] } => {
      const t = hexTable(LORDS, {
        phase: 'construction',
        part: 'sandra',
        regions: { larsoyane: { buildings: ['castle', 'port'] } },
        fleets: { 'fleet-1': { lord: 'sandra', place: 'd11' } },
        pieces: { larsoyane: { sandra: {} }, 'fleet-1': { sandra: crew } },
      });
      t.does('sandra', { kind: 'build-in', region: 'larsoyane' });
      const why = whyNot(t.state, t.seat('sandra'), { kind: 'scrap', fleet: 'fleet-1' });
      return { listed: t.of('sandra', 'scrap').length > 0, why: why.map(({ clause }) => clause) };
    };
    expect(scrapped({})).toEqual({ listed: true, why: [] });
    expect(scrapped({ elf: 1 })).toEqual({ listed: false, why: ['SC-11.2'] });
  });
});

describe('the Dragon and Loki', () => {
  it('are set down on any hex of land; Loki alone, in regions [SC-21.25]', () => {
    const spots = (beast: string, area: string): string[] => {
      const given: Given = { beast: { beast, lord: 'eurich' }, pieces: { g2: { eurich: { orc: 1 } } } };
      const t = hexTable(LORDS, { phase: 'military', part: 'eurich', ...given });
      t.does('eurich', { kind: 'unleash' });
      expect(t.asked()).toEqual(['eurich beast-toward']);
      if (!t.of('eurich', 'toward').some(choice => choice.area === area)) return [];
      t.does('eurich', { kind: 'toward', area });
      // A lone hex is taken by itself.
      if (t.asked()[0] !== 'eurich beast') return [t.view().beast?.place ?? ''];
      return t.of('eurich', 'set-down').map(({ at }) => at);
    };
    expect(spots('dragon', 'koregan')).toEqual(expect.arrayContaining(['koregan', 'g2', 'h1']));
    expect(spots('loki', 'koregan')).not.toContain('g2');
    expect(spots('dragon', 'aland')).toEqual(['aland']);
    expect(spots('loki', 'aland')).toEqual([]);
    expect(spots('dragon', 'bokne')).toEqual([]);
  });

  it('nobody joins Loki where he has come to fight, the Dragon anybody [SC-8.15] [SC-A-beast-places]', () => {
    const goals = (beast: string): string[] => {
      const given: Given = {
        beast: { beast, lord: 'eurich', place: 'trondarn' },
        pieces: { e3: { eurich: { orc: 1 } } },
      };
      const t = hexTable(LORDS, { phase: 'military', part: 'eurich', ...given });
      t.all('eurich', { kind: 'march', from: 'e3' });
      return t.of('eurich', 'go').map(({ to }) => to);
    };
    expect(goals('dragon')).toContain('trondarn');
    expect(goals('loki')).not.toContain('trondarn');
  });
});

describe('the Stone', () => {
  it('is handed on to a hero on the same hex, and left on the hex where its bearer falls [SC-21.26]', () => {
    const t = hexTable(LORDS, {
      phase: 'military',
      part: 'eurich',
      stone: { place: 'g2', lord: 'eurich', piece: 'hero-1', power: 'submission' },
      pieces: { g2: { eurich: { 'hero-1': 1, 'hero-2': 1, orc: 1 } }, h1: { eurich: { 'hero-4': 1 } } },
    });
    expect(t.of('eurich', 'hand-stone').map(({ piece }) => piece)).toEqual(['hero-2']);
    t.does('eurich', { kind: 'hand-stone', piece: 'hero-2' });
    expect(t.view().stone).toMatchObject({ place: 'g2' });
  });
});
