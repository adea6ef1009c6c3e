import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { lordNumber, regionNumber, spotNumber } from '../numbers.ts';
import { alone, fights, goes, marching, mayGo, takes } from '../test/hex-moves.ts';
import { hexTable, type TestTable } from '../testing.ts';
import { footholds } from './tokens.ts';

/** Positions that come seldom, and are decided all the same. */
const LORDS = ['eurich', 'sandra'] as const;
const table = (given: Given, part: LordId = 'eurich', options = {}): TestTable =>
  hexTable(LORDS, marching(part, { ...given, pieces: alone(given.pieces ?? {}) }), { options });

/** The talk is over, and these dice fall for the events. */
function drawn(given: Given, luck: readonly number[], options = {}): TestTable {
  const laid = { phase: 'diplomacy', ...given, pieces: alone(given.pieces ?? {}) };
  const t = hexTable(LORDS, laid, { options: { dragon: 'off', ...options } });
  for (const lord of LORDS) t.luck(...luck).does(lord, { kind: 'ready' });
  return t;
}

describe('Ogres', () => {
  it('spoil what they take in either round, sated or not [SC-C-ogre] [SC-A-turn-or-round]', () => {
    const t = table({
      regions: { kragh: { owner: 'sandra' }, selorian: { owner: 'sandra' } },
      pieces: { j6: { eurich: { ogre: 4 } } },
    });
    goes(t, 'eurich', ['j6', 'kragh'], 'everybody');
    fights(t, 'eurich', 10, 10, 10, 10);
    goes(t, 'eurich', ['kragh', 'selorian'], 'everybody');
    fights(t, 'eurich', 10, 10, 10, 10);
    expect(t.region('selorian').owner).toBe('eurich');
    // Four for the conquest, two for each of four units.
    expect([t.region('kragh').prosperity, t.region('selorian').prosperity]).toEqual([6, 6]);
  });
});

describe('Sverin', () => {
  it('fights against chaotic land in its capital alone [SC-21.18] [SC-C-sverin]', () => {
    // i5 and i6 lie in Hjelmark, chaotic; Eurich and his Humans are not.
    const t = table({ pieces: { i6: { sandra: { human: 2, sverin: 1 } }, i5: { eurich: { human: 1 } } } }, 'sandra');
    goes(t, 'sandra', ['i6', 'i5'], 'everybody');
    fights(t, 'sandra', 5, 5);
    const [{ roll, die }] = t.told('force');
    expect(roll - die).toBe(2);
  });
});

describe('the Dragon', () => {
  it('is not set upon a fleet that has Joruld aboard, as he would land to fight [SC-C-joruld] [SC-21.17]', () => {
    const set = (crew: Readonly<Record<string, number>>): readonly string[] => {
      const t = table({
        beast: { beast: 'dragon', lord: 'eurich' },
        fleets: { 'fleet-1': { lord: 'sandra', place: 'c9' } },
        pieces: { 'fleet-1': { sandra: crew } },
      });
      t.all('eurich', { kind: 'unleash' }, { kind: 'toward', area: 'larsoyane' });
      return t.of('eurich', 'set-down').map(({ at }) => at);
    };
    expect(set({ human: 1 })).toContain('c9');
    expect(set({ human: 1, joruld: 1 })).not.toContain('c9');
  });
});

describe('weather', () => {
  it('the blizzard adds its point to mountains and to ground that is only dearer [SC-21.35] [SC-21.42]', () => {
    const reach = (options: object, piece: string): readonly string[] => {
      const t = table({ lasting: ['blizzard'], pieces: { i1: { eurich: { [piece]: 1 } } } }, 'eurich', options);
      takes(t, 'eurich', 'i1', piece);
      return t.of('eurich', 'go').map(({ to }) => to);
    };
    expect(reach({}, 'orc')).toContain('h2');
    expect(reach({}, 'viking')).not.toContain('h2');
    expect(reach({ terrain: 'open' }, 'viking')).toContain('h2');
  });

  it('on the frozen sea fleets are fought by who walks there, and nobody sinks [SC-21.36] [SC-A-frost-details]', () => {
    const t = table({
      lasting: ['glaciation'],
      fleets: { 'fleet-1': { lord: 'eurich', place: 'n2' }, 'fleet-2': { lord: 'sandra', place: 'n3' } },
      pieces: {
        noorland: { eurich: { orc: 3 } },
        'fleet-1': { eurich: { human: 2 } },
        'fleet-2': { sandra: { human: 1 } },
      },
    });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(t.of('eurich', 'steer')).toEqual([]);
    expect(t.of('eurich', 'land')).toHaveLength(1);
    t.does('eurich', { kind: 'done' });
    goes(t, 'eurich', ['noorland', 'n3'], 'everybody');
    fights(t, 'eurich', 9, 1);
    for (const answer of ['done', 'keep-best'] as const)
      if (t.choices('eurich').some(({ kind }) => kind === answer)) t.does('eurich', { kind: answer });
    expect(t.told('battle-won')).toMatchObject([{ side: 'eurich' }]);
    expect(t.pieces('n3', 'eurich').orc).toBeGreaterThan(0);
    expect(t.view().fleets['fleet-2']).toBe(undefined);
  });
});

describe('events by hex', () => {
  it('plague strikes hexes of the poor region alone, not crews on its coast [SC-21.38] [SC-A-aboard-ashore]', () => {
    const t = drawn(
      {
        regions: { koregan: { prosperity: 15 }, noorland: { prosperity: 16 } },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'f1' } },
        pieces: {
          f2: { eurich: { orc: 1, undead: 1, 'hero-1': 1 } },
          l4: { eurich: { orc: 1 } },
          'fleet-1': { eurich: { orc: 1 } },
        },
      },
      [64, 1, 1, 1, 1],
    );
    expect(t.pieces('f2', 'eurich')).toEqual({ undead: 1, 'hero-1': 1 });
    expect(t.pieces('l4', 'eurich')).toEqual({ orc: 1 });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ orc: 1 });
  });

  it('Thor strikes who stands in anybody’s land without a temple, free land too, and no island [SC-C-thor] [SC-21.34]', () => {
    const t = drawn(
      {
        regions: { larsoyane: { buildings: ['temple'] } },
        pieces: {
          e3: { eurich: { orc: 1, 'hero-1': 1 } },
          d9: { eurich: { orc: 1 } },
          aland: { eurich: { orc: 1 } },
        },
      },
      [99],
    );
    expect(t.pieces('e3', 'eurich')).toEqual({ 'hero-1': 1 });
    for (const spot of ['aland', 'd9']) expect(t.pieces(spot, 'eurich')).toEqual({ orc: 1 });
    expect(t.pieces('larsoyane', 'sandra').valkyrie).toBe(1);
  });

  it('Odin doubles on islands, on hexes and aboard, as far as there is room [SC-21.38]', () => {
    const t = drawn(
      {
        fleets: { 'fleet-1': { lord: 'eurich', place: 'n4' } },
        pieces: {
          'fleet-1': { eurich: { human: 3 } },
          aland: { eurich: { orc: 2 } },
          g2: { eurich: { elf: 1 } },
        },
      },
      [100],
    );
    expect([t.pieces('fleet-1', 'eurich'), t.pieces('aland', 'eurich'), t.pieces('g2', 'eurich')]).toEqual([
      { human: 4 },
      { orc: 4 },
      { elf: 2 },
    ]);
  });

  it('barbarians meet nobody but who is in the capital [SC-21.17] [SC-21.34]', () => {
    const t = drawn(
      { regions: { noorland: { prosperity: 8 } }, pieces: { l4: { eurich: { giant: 4 } } } },
      [38, 9, 1, 9, 10, 10],
    );
    expect(t.told('force').find(({ side }) => side === 'eurich')?.potential).toBe(0);
  });
});

describe('the Viking expedition', () => {
  it('sets nobody down beside an ally [SC-A-expedition-coast] [SC-A-ally-hex]', () => {
    const lords = ['eurich', 'krosen', 'sandra', 'ohrrkan'] as const;
    const t = hexTable(
      lords,
      {
        phase: 'diplomacy',
        fleets: { 'fleet-1': { lord: 'eurich', place: 'm6' } },
        pieces: { noorland: { eurich: {} }, 'fleet-1': { eurich: { human: 1 } }, l6: { sandra: { human: 1 } } },
      },
      { options: { scenario: 'alliances', dragon: 'off' } },
    );
    t.luck(92);
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('fleet-lost')).toMatchObject([{ cause: 'expedition' }]);
    // l6 would be the nearest.
    expect(t.pieces('l6', 'eurich')).toEqual({});
  });
});

describe('who flees', () => {
  it('does not join Loki, nor an ally’s Dragon [SC-8.15] [SC-A-ally-hex] [SC-21.41]', () => {
    const stands = (beast: 'dragon' | 'loki', lord: LordId): boolean => {
      const t = table(
        {
          allied: [['eurich', 'sandra']],
          beast: { beast, lord, place: 'g2' },
          pieces: { f2: { eurich: { token: 1 } }, d10: { sandra: { token: 1 } } },
        },
        'eurich',
        { tokens: 'on' },
      );
      return footholds(t.state, lordNumber.eurich, regionNumber.koregan).includes(spotNumber.g2);
    };
    expect([stands('dragon', 'eurich'), stands('dragon', 'sandra'), stands('loki', 'eurich')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the Stone', () => {
  it('that lies on a hex is taken by the hero who ends a move there, not by who passes [SC-A-stone-ground] [SC-21.26]', () => {
    const taken = (to: string): number => {
      const t = table({ stone: { place: 'g2', power: 'fertility' }, pieces: { f2: { eurich: { 'hero-2': 1 } } } });
      goes(t, 'eurich', ['f2', to], 'hero-2');
      return t.told('stone-taken').length;
    };
    expect([taken('g2'), taken('h1')]).toEqual([1, 0]);
  });
});

describe('prisoner and captor', () => {
  it('the land of the captor is crossed, his capital and troops are not fallen upon [SC-16.28] [SC-A-independent-hex]', () => {
    const t = table(
      {
        lords: { eurich: { captor: 'sandra' } },
        pieces: { larsoyane: { sandra: { human: 1, token: 1 } }, c9: { eurich: { orc: 1 } } },
      },
      'eurich',
      { tokens: 'on' },
    );
    takes(t, 'eurich', 'c9', 'orc');
    expect(mayGo(t, 'eurich', 'd10')).toBe(true);
    expect(mayGo(t, 'eurich', 'larsoyane')).toBe(false);
  });
});

describe('under Freya', () => {
  it('the Dragon comes to no hex where a battle would follow [SC-C-freya] [SC-21.25]', () => {
    const t = table({
      lasting: ['freya'],
      beast: { beast: 'dragon', lord: 'eurich' },
      pieces: { d10: { sandra: { human: 1 } } },
    });
    t.all('eurich', { kind: 'unleash' }, { kind: 'toward', area: 'larsoyane' });
    const spots = t.of('eurich', 'set-down').map(({ at }) => at);
    expect(spots).toContain('e10');
    for (const spot of ['d10', 'larsoyane']) expect(spots).not.toContain(spot);
  });
});

describe('a capital', () => {
  it('without troops is defended by its commoners alone, whoever stands elsewhere [SC-A-empty-capital] [SC-21.17]', () => {
    const t = table({ pieces: { d11: { eurich: { giant: 2 } }, c9: { sandra: { human: 3 } } } });
    goes(t, 'eurich', ['d11', 'larsoyane'], 'everybody');
    fights(t, 'eurich', 10);
    expect(t.told('force')[1]).toMatchObject({ potential: 0, die: 0 });
    expect(t.pieces('c9', 'sandra')).toEqual({ human: 3 });
  });

  it('that was lost is retaken by who stands in the region [SC-A-lost-region-troops]', () => {
    const t = table(
      { regions: { larsoyane: { owner: 'eurich' } }, pieces: { c9: { sandra: { giant: 2 } } } },
      'sandra',
    );
    t.does('sandra', { kind: 'to-battle' });
    goes(t, 'sandra', ['c9', 'larsoyane'], 'everybody');
    fights(t, 'sandra', 9, 9, 9, 9);
    expect(t.region('larsoyane').owner).toBe('sandra');
  });
});
