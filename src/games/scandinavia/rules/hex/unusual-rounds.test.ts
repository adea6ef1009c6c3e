import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { alone, fights, goes, marches, marching, sails } from '../test/hex-moves.ts';
import { hexTable, type TestTable } from '../testing.ts';

/** What the two rounds, fleets, tokens and whole regions do to each other by hex, told from the rulebook alone. */
const LORDS = ['eurich', 'sandra'] as const;
const table = (given: Given, part: LordId = 'eurich', options = {}): TestTable =>
  hexTable(LORDS, marching(part, { ...given, pieces: alone(given.pieces ?? {}) }), { options });
const answers = (t: TestTable, ...kinds: readonly string[]): void => {
  for (const kind of kinds)
    for (const lord of t.names)
      if (t.choices(lord).some(one => one.kind === kind)) t.does(lord, { kind } as ScandinaviaChoice);
};
const potentials = (t: TestTable): readonly number[] => t.told('force').map(({ potential }) => potential);

describe('who lands', () => {
  /** From the Gulf of Bokne onto m8, a shore of Selorian where Sandra stands, and on to her in l8 in the second round. */
  const landing = (crew: Record<string, number>, more: Partial<Given> = {}) => {
    const t = table({
      fleets: { 'fleet-1': { lord: 'eurich', place: 'n7' } },
      regions: { selorian: { owner: 'sandra' } },
      pieces: { 'fleet-1': { eurich: crew }, m8: { sandra: { goblin: 1 } }, l8: { sandra: { goblin: 1 } } },
      ...more,
    });
    sails(t, 'eurich', 'fleet-1', 'm8');
    answers(t, 'land-all', 'done');
    fights(t, 'eurich', 10, 1);
    answers(t, 'done', 'keep-best');
    return t;
  };

  it('Vikings have 8 ashore and 5 in the march of the second round [SC-21.27] [SC-A-turn-or-round]', () => {
    const t = landing({ viking: 2 });
    expect(potentials(t)[0]).toBe(16);
    goes(t, 'eurich', ['m8', 'l8'], 'everybody');
    fights(t, 'eurich', 10, 1);
    answers(t, 'done');
    expect(potentials(t)[2]).toBe(10);
  });

  it('Vikings have 10 by the waves of Njord, Knights 4 and 6 a round later [SC-C-njord] [SC-21.27] [SC-C-knight]', () => {
    expect(potentials(landing({ viking: 2 }, { lasting: ['njord'] }))[0]).toBe(20);
    const t = landing({ knight: 2 });
    expect(potentials(t)[0]).toBe(8);
    goes(t, 'eurich', ['m8', 'l8'], 'everybody');
    fights(t, 'eurich', 10, 1);
    answers(t, 'done');
    expect(potentials(t)[2]).toBe(12);
  });
});

describe('Lord Krosen at sea', () => {
  it('raises those he has lost aboard, where their fleet lies [SC-C-animate] [SC-21.20]', () => {
    const t = hexTable(
      ['krosen', 'sandra'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 0 } },
        regions: { kunghar: { owner: 'krosen' }, larsoyane: { owner: 'sandra' } },
        fleets: { 'fleet-1': { lord: 'krosen', place: 'n5' }, 'fleet-2': { lord: 'sandra', place: 'n6' } },
        pieces: { 'fleet-1': { krosen: { orc: 3 } }, 'fleet-2': { sandra: { orc: 2 } } },
      }),
    );
    t.luck(5, 5);
    sails(t, 'krosen', 'fleet-1', 'n6');
    answers(t, 'done', 'to-battle', 'done', 'keep-best');
    expect(t.told('battle-won')).toMatchObject([{ side: 'krosen' }]);
    const { orc = 0, undead = 0 } = t.pieces('fleet-1', 'krosen');
    expect([orc + undead, undead > 0]).toEqual([3, true]);
    expect(t.view().fleets['fleet-2']).toBeUndefined();
  });
});

describe('the last capital', () => {
  it('takes with it who stands on other hexes, sails and bears a crown [SC-13.26] [SC-A-fallen-leftovers]', () => {
    const t = hexTable(
      ['eurich', 'sandra', 'meloch'],
      marching('eurich', {
        start: 'empty',
        lords: { eurich: { level: 1, gold: 0 }, sandra: { gold: 7 }, meloch: { gold: 0 } },
        regions: {
          ringeriken: { owner: 'eurich' },
          larsoyane: { owner: 'sandra', prosperity: 1 },
          heduken: { owner: 'meloch' },
        },
        fleets: { 'fleet-1': { lord: 'sandra', place: 'a1' } },
        pieces: {
          d11: { eurich: { giant: 3, token: 1 } },
          larsoyane: { sandra: { goblin: 1 } },
          c9: { sandra: { human: 3, token: 1 } },
          'fleet-1': { sandra: { human: 1 } },
          heduken: { meloch: { human: 1, token: 1 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    goes(t, 'eurich', ['d11', 'larsoyane'], 'everybody');
    fights(t, 'eurich', 10, 1);
    answers(t, 'done', 'keep-best');
    expect(t.told('out')).toMatchObject([{ lord: 'sandra', to: 'eurich' }]);
    expect(t.purse('eurich')).toBe(7);
    expect(t.pieces('c9', 'sandra')).toEqual({});
    expect(t.view().fleets['fleet-1']).toBeUndefined();
  });
});

describe('a region as a whole', () => {
  it('is given away with all who stand on its hexes and lie on its coast [SC-15.12] [SC-A-region-gift]', () => {
    const t = hexTable(
      ['krosen', 'meloch', 'ohrrkan', 'eurich'],
      {
        phase: 'diplomacy',
        start: 'empty',
        regions: {
          noorland: { owner: 'eurich' },
          koregan: { owner: 'eurich' },
          eesti: { owner: 'meloch' },
          kunghar: { owner: 'krosen' },
          kragh: { owner: 'ohrrkan' },
        },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'm4' } },
        pieces: {
          k1: { eurich: { viking: 2, 'hero-1': 1 } },
          'fleet-1': { eurich: { human: 1 } },
          koregan: { eurich: { viking: 1 } },
        },
      },
      { options: { scenario: 'alliances' } },
    );
    const partner = t.view().lords.eurich.partner as LordId;
    t.does('eurich', { kind: 'give-region', region: 'noorland' });
    expect(t.region('noorland').owner).toBe(partner);
    expect(t.pieces('k1', partner)).toEqual({ viking: 2, 'hero-1': 1 });
    expect(t.view().fleets['fleet-1'].lord).toBe(partner);
    expect(t.pieces('koregan', 'eurich')).toEqual({ viking: 1 });
  });

  it('feels the omen of death on each of its hexes, whosever stands there, and not aboard [SC-C-death-omen] [SC-A-aboard-ashore]', () => {
    const t = hexTable(
      ['ohrrkan', 'maerith', 'eurich'],
      {
        phase: 'recruiting',
        part: 'maerith',
        first: 'maerith',
        lords: { ohrrkan: { level: 4, creed: 12 }, maerith: { gold: 0 } },
        fleets: { 'fleet-1': { lord: 'maerith', place: 'd16' } },
        pieces: {
          illuria: { maerith: { elf: 1, valkyrie: 1 } },
          a18: { maerith: { elf: 2 } },
          c18: { eurich: { viking: 2, 'hero-2': 1 } },
          'fleet-1': { maerith: { elf: 1 } },
        },
      },
      { options: { dragon: 'off', events: 0 } },
    );
    answers(t, 'done', 'to-troops', 'done');
    if (t.of('ohrrkan', 'cast').length === 0) answers(t, 'done');
    t.does('ohrrkan', { kind: 'cast', at: 'illuria' });
    expect([t.pieces('illuria', 'maerith'), t.pieces('a18', 'maerith'), t.pieces('c18', 'eurich')]).toEqual([
      { valkyrie: 1 },
      {},
      { 'hero-2': 1 },
    ]);
    expect(t.pieces('fleet-1', 'maerith')).toEqual({ elf: 1 });
  });

  it('rises against a lord whose troops are elsewhere than in the capital [SC-C-revolts] [SC-21.34]', () => {
    const t = hexTable(
      LORDS,
      {
        phase: 'diplomacy',
        regions: { koregan: { prosperity: 6 } },
        pieces: alone({ f2: { eurich: { giant: 2 } } }),
      },
      { options: { dragon: 'off' } },
    );
    for (const lord of LORDS) t.luck(40, 5).does(lord, { kind: 'ready' });
    expect(t.told('independent')).toMatchObject([{ region: 'koregan' }]);
    // They stay where they are (SC-A-lost-region-troops).
    expect(t.pieces('f2', 'eurich')).toEqual({ giant: 2 });
  });

  it('gives Aelrich his taxes on whichever of its hexes he stands [SC-C-aelrich] [SC-21.1]', () => {
    const t = hexTable(
      LORDS,
      {
        phase: 'taxes',
        part: 'eurich',
        first: 'eurich',
        lords: { eurich: { gold: 0, level: 1 } },
        pieces: alone({ k1: { eurich: { aelrich: 1 } } }),
      },
      { options: { dragon: 'off', events: 0 } },
    );
    t.does('eurich', { kind: 'tax', level: 'heavy' });
    expect(t.purse('eurich')).toBe(12);
    expect(t.region('noorland').prosperity).toBe(18);
  });
});

describe('Joruld', () => {
  it('lifts the creed of the region he defends on any of its hexes, and of no other’s [SC-C-joruld]', () => {
    const creed = (at: string): readonly number[] => {
      const t = hexTable(
        LORDS,
        { phase: 'diplomacy', pieces: alone({ [at]: { sandra: { joruld: 1 } } }) },
        { options: { dragon: 'off', events: 0 } },
      );
      for (const lord of LORDS) t.does(lord, { kind: 'ready' });
      return LORDS.map(lord => t.told('creed').find(one => one.lord === lord)?.creed ?? -1);
    };
    const [eurich, sandra] = creed('x18');
    expect(creed('c9')).toEqual([eurich, sandra + 1]);
    expect(creed('f2')).toEqual([eurich, sandra]);
  });
});

describe('the Dragon in open country', () => {
  it('clears a hex, takes no land, and is not set down twice in the two rounds [SC-21.25] [SC-A-turn-or-round] [SC-A-beast-stays]', () => {
    const t = table({
      beast: { beast: 'dragon', lord: 'eurich' },
      pieces: { d10: { sandra: { human: 1 } } },
    });
    t.all('eurich', { kind: 'unleash' }, { kind: 'toward', area: 'larsoyane' }, { kind: 'set-down', at: 'd10' });
    fights(t, 'eurich', 10, 1);
    expect(t.pieces('d10', 'sandra')).toEqual({});
    expect(t.region('larsoyane').owner).toBe('sandra');
    expect(t.view().beast?.place).toBe('d10');
    expect(t.of('eurich', 'unleash')).toEqual([]);
    expect(t.told('round-began')).toMatchObject([{ round: 2 }]);
  });
});

describe('a token at sea', () => {
  it('is taken with the fleet that is sunk, and Goblins are counted on that hex alone [SC-16.18] [SC-21.20] [SC-A-goblin-count]', () => {
    const t = hexTable(
      ['eurich', 'sandra', 'krosen'],
      marching('eurich', {
        fleets: { 'fleet-1': { lord: 'eurich', place: 'n5' }, 'fleet-2': { lord: 'sandra', place: 'n6' } },
        pieces: {
          koregan: { eurich: {} },
          noorland: { eurich: { goblin: 4, token: 1 } },
          'fleet-1': { eurich: { goblin: 2, orc: 1 } },
          'fleet-2': { sandra: { 'half-elf': 3, token: 1 } },
          larsoyane: { sandra: { human: 1 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    sails(t, 'eurich', 'fleet-1', 'n6');
    answers(t, 'done');
    fights(t, 'eurich', 10, 1, 10);
    answers(t, 'done', 'keep-best');
    // Three against three are not superior: 3 each, and 5 for the Orc; Half-elves see chaos: 5 each.
    expect(potentials(t)).toEqual([11, 15]);
    expect(t.told('battle-won')).toMatchObject([{ side: 'eurich' }]);
    expect(t.told('captured')).toMatchObject([{ lord: 'sandra', to: 'eurich' }]);
  });

  it('moves with its captor’s, hex by hex and aboard [SC-16.24]', () => {
    const t = hexTable(
      ['eurich', 'sandra', 'krosen'],
      marching('eurich', {
        lords: { sandra: { captor: 'eurich' } },
        pieces: {
          koregan: { eurich: {} },
          noorland: { eurich: { viking: 1, token: 1 } },
          larsoyane: { sandra: { human: 1 } },
          ringeriken: { sandra: {} },
        },
      }),
      { options: { tokens: 'on' } },
    );
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(t.pieces('fleet-1', 'eurich')).toMatchObject({ token: 1 });
    expect(t.view().lords.sandra.captor).toBe('eurich');
    expect(marches(t, 'eurich')).toEqual([]);
  });
});
