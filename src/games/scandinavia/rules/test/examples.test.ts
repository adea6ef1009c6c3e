import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../engine/contract/options.ts';
import { lokiValue } from '../auctions/loki.ts';
import { rebelStrength } from '../events/attacks.ts';
import { scandinavia } from '../index.ts';
import { alignmentOf } from '../lords.ts';
import { kindNumber, MELOCH, OHRRKAN, placeNumber, regionNumber, SANDRA } from '../numbers.ts';
import { discounted } from '../realm/frequency.ts';
import { keepPrice } from '../realm/prices.ts';
import { table } from '../testing.ts';
import { commonersOf, freeFolk } from '../war/force.ts';

/** The worked examples of the rulebook. */
describe('examples', () => {
  it('heavy taxes of Ohrrkan on Kragh and Selorian bring 36 gold [SC-9.2] [SC-9.4] [SC-9.5] [SC-9.6]', () => {
    const t = table(
      ['ohrrkan', 'krosen'],
      {
        phase: 'taxes',
        lords: { ohrrkan: { gold: 0 } },
        regions: {
          kragh: { prosperity: 17, buildings: ['castle'] },
          selorian: { prosperity: 16, buildings: ['castle', 'mill'] },
          glorien: { owner: 'ohrrkan', prosperity: 18, buildings: ['mill'] },
        },
      },
      {},
    );
    expect(t.region('kragh').wealth).toBe(3);
    expect(t.region('selorian').wealth).toBe(6);
    t.does('ohrrkan', { kind: 'tax', level: 'heavy' });
    expect(t.purse('ohrrkan')).toBe(36);
    expect([t.region('kragh'), t.region('selorian'), t.region('glorien')].map(r => r.prosperity)).toEqual([14, 15, 20]);
  });

  it('a hero +3 comes to Kragh on a die of 1 [SC-10.3] [SC-10.4] [SC-10.5] [SC-10.7]', () => {
    const t = table(['ohrrkan', 'krosen'], {
      phase: 'recruiting',
      part: 'ohrrkan',
      pieces: { selorian: { ohrrkan: { ogre: 1, orc: 1 } } },
    });
    // The die of heroes has a 0: the second face is a 1.
    t.luck(2).does('ohrrkan', { kind: 'try-hero', region: 'kragh' });
    expect(t.told('hero-tried').at(-1)).toEqual({
      kind: 'hero-tried',
      lord: 'ohrrkan',
      region: 'kragh',
      die: 1,
      creed: 4,
    });
    expect(t.pieces('kragh', 'ohrrkan')).toEqual({ orc: 1, 'hero-3': 1 });
  });

  it('Ogres of Kragh with a camp and four points of surcharge cost 18, and come at 8, then at 6 [SC-10.10] [SC-10.14] [SC-10.15] [SC-10.16] [SC-10.17]', () => {
    const t = table(['ohrrkan', 'krosen'], {
      phase: 'recruiting',
      part: 'ohrrkan',
      lords: { ohrrkan: { gold: 40, creed: 0 } },
    });
    t.does('ohrrkan', { kind: 'to-troops' });
    t.does('ohrrkan', { kind: 'recruit', region: 'kragh' });
    t.luck(5).does('ohrrkan', { kind: 'surcharge', points: 4 });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ die: 5, frequency: 8 });
    expect(t.purse('ohrrkan')).toBe(22);
    expect(t.region('kragh').prosperity).toBe(17);
    expect(t.pieces('kragh', 'ohrrkan')).toEqual({ orc: 1, ogre: 1 });
    t.luck(6).does('ohrrkan', { kind: 'recruit', region: 'kragh' });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ die: 6, frequency: 6 });
    expect(t.pieces('kragh', 'ohrrkan')).toEqual({ orc: 1, ogre: 1 });
  });

  it('Imperial Guards of Selorian: 7, then 6 [SC-10.11] [SC-10.12] [SC-10.13] [SC-A-guard-example]', () => {
    const t = table(['ohrrkan', 'krosen'], {
      phase: 'recruiting',
      part: 'ohrrkan',
      lords: { ohrrkan: { gold: 30, creed: 0 } },
    });
    t.does('ohrrkan', { kind: 'to-troops' });
    t.does('ohrrkan', { kind: 'recruit', region: 'selorian' });
    t.luck(3).does('ohrrkan', { kind: 'surcharge', points: 0 });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ frequency: 7 });
    expect(t.purse('ohrrkan')).toBe(25);
    t.luck(6).does('ohrrkan', { kind: 'recruit', region: 'selorian' });
    expect(t.told('recruit-tried').at(-1)).toMatchObject({ frequency: 6, die: 6 });
    expect(t.pieces('selorian', 'ohrrkan')).toMatchObject({ 'imperial-guard': 1 });
    expect(t.choices('ohrrkan')).not.toContainEqual({ kind: 'recruit', region: 'selorian' });
  });

  it('Ohrrkan takes free Glorien with 23 against 18, and keeps the Guards alone [SC-13.4] [SC-13.5] [SC-13.6] [SC-13.7] [SC-13.8] [SC-13.11] [SC-13.12] [SC-13.13] [SC-13.14]', () => {
    const t = table(['ohrrkan', 'krosen'], {
      phase: 'military',
      part: 'ohrrkan',
      lords: { ohrrkan: { level: 1 } },
      pieces: { selorian: { ohrrkan: { ogre: 1, 'imperial-guard': 1, 'hero-2': 1 } } },
    });
    t.all('ohrrkan', { kind: 'march', from: 'selorian' }, { kind: 'everybody' }, { kind: 'go', to: 'glorien' });
    // One battle alone is fought by itself; the Ogres cannot be kept.
    t.luck(4).does('ohrrkan', { kind: 'to-battle' });
    expect(
      t.told('force').map(({ side, potential, roll, result, force }) => ({ side, potential, roll, result, force })),
    ).toEqual([
      { side: 'ohrrkan', potential: 18, roll: 6, result: 5, force: 23 },
      { side: 'commoners', potential: 0, roll: 0, result: 0, force: 18 },
    ]);
    expect(t.choices('ohrrkan')).toEqual([{ kind: 'keep-best' }, { kind: 'lose', piece: 'ogre' }]);
    t.luck(1).does('ohrrkan', { kind: 'keep-best' });
    expect(t.pieces('glorien', 'ohrrkan')).toEqual({ 'imperial-guard': 1, 'hero-2': 1 });
    expect(t.region('glorien')).toMatchObject({ owner: 'ohrrkan', prosperity: 18 });
    expect(t.told('found')).toMatchObject([{ die: 1, number: 6 }]);
    expect(t.region('glorien').buildings).toEqual(['temple']);
  });

  it('three guilds bring 9, with two of an ally 15, and Meloch twice as much [SC-9.9] [SC-9.10]', () => {
    const guilds = (lord: 'meloch' | 'sandra', allied: boolean) => {
      const t = table(
        [lord, 'krosen'],
        {
          start: 'empty',
          phase: 'taxes',
          lords: { [lord]: { gold: 0, level: 1 }, krosen: { gold: 0, level: 1 } },
          regions: {
            turku: { owner: lord, buildings: ['guild'] },
            vaasa: { owner: lord, buildings: ['guild'] },
            noorland: { owner: lord, buildings: ['guild'] },
            kunghar: { owner: 'krosen', buildings: ['guild'] },
            kenord: { owner: 'krosen', buildings: ['guild'] },
          },
          ...(allied && { allied: [[lord, 'krosen']] as const }),
        },
        {},
      );
      return t.told('gained').find(fact => fact.lord === lord && fact.cause === 'trade')?.gold;
    };
    expect(guilds('sandra', false)).toBe(9);
    expect(guilds('sandra', true)).toBe(15);
    expect(guilds('meloch', true)).toBe(30);
  });

  it('Loki counts Humans for 4 [SC-8.10] [SC-A-loki-values]', () => {
    expect(lokiValue(kindNumber.human)).toBe(4);
    expect(
      ['knight', 'imperial-guard', 'dwarf-engines', 'undead', 'orc-3', 'goblin'].map(kind =>
        lokiValue(kindNumber[kind]),
      ),
    ).toEqual([4, 6, 5, 3, 5, 3]);
  });

  it('six lords begin as history has them [SC-15.1] [SC-15.2] [SC-15.7] [SC-15.8]', () => {
    const options = readOptions(scandinavia.options, { picking: 'seated' }, 6);
    expect(options.scenario).toBe('historical');
    const t = table(['ohrrkan', 'krosen', 'eurich', 'meloch', 'maerith', 'sandra']);
    expect(t.pieces('noorland', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(t.view().fleets['fleet-1']).toEqual({ lord: 'eurich', place: 'noorland', sea: 'bokne' });
    expect(t.region('selorian').buildings).toEqual(['castle', 'camp', 'temple', 'port']);
    expect(t.purse('krosen')).toBe(10);
    expect(t.asked()).toContain('sandra talk');
  });

  it('creed and normal taxes of the historical start [SC-6.1] [SC-6.2] [SC-6.3] [SC-6.4] [SC-6.5]', () => {
    const lords = ['ohrrkan', 'krosen', 'eurich', 'meloch', 'maerith', 'sandra'] as const;
    const t = table(lords, { phase: 'power' }, { options: { events: 0, dragon: 'off' } });
    expect(lords.map(lord => t.view().lords[lord].creed)).toEqual([7, 6, 6, 5, 6, 5]);
    expect(lords.map(lord => t.view().lords[lord].level)).toEqual([1, 1, 1, 1, 1, 1]);
    // Mills and Humans come before the taxes, so those are left out here.
    const bare = table(
      lords,
      {
        phase: 'taxes',
        regions: {
          kenord: { buildings: ['castle'] },
          eesti: { buildings: ['castle'] },
          heduken: { buildings: ['castle'] },
          jylland: { buildings: ['castle'] },
          ringeriken: { buildings: ['castle'] },
        },
        pieces: {
          heduken: { meloch: { dwarf: 1 } },
          larsoyane: { sandra: { elf: 1 } },
          ringeriken: { sandra: { elf: 1 } },
        },
      },
      { options: { events: 0 } },
    );
    bare.everybody('taxes', { kind: 'tax', level: 'normal' });
    const taxes = Object.fromEntries(
      bare.told('gained').flatMap(fact => (fact.cause === 'taxes' ? [[fact.lord, fact.gold]] : [])),
    );
    expect(taxes).toEqual({ ohrrkan: 27, krosen: 21, eurich: 21, meloch: 24, maerith: 24, sandra: 24 });
  });

  it('commoners of Selorian, rebels of Selorian, free folk of Glorien [SC-13.17] [SC-13.18] [SC-C-revolts] [SC-C-fame]', () => {
    const { state } = table(['ohrrkan', 'sandra'], { phase: 'diplomacy', lords: { sandra: { level: 1 } } });
    const [selorian, glorien] = [regionNumber.selorian, regionNumber.glorien];
    const good = alignmentOf(SANDRA);
    expect(commonersOf(state, selorian, { alignment: good, side: SANDRA, walls: true }).total).toBe(3);
    state.prosperity[selorian] = 15;
    expect(rebelStrength(state, selorian)).toBe(0);
    expect(freeFolk(state, glorien, SANDRA).total).toBe(9);
  });

  it('what Ogres want, and what Meloch pays [SC-14.2] [SC-14.3] [SC-C-ogre] [SC-C-discounts]', () => {
    const { state } = table(['ohrrkan', 'meloch'], { phase: 'diplomacy', lords: { meloch: { level: 3 } } });
    const ogre = kindNumber.ogre;
    expect(keepPrice(state, OHRRKAN, regionNumber.kragh, ogre)).toBe(3);
    expect(keepPrice(state, OHRRKAN, placeNumber.aland, ogre)).toBe(5);
    expect([10, 6, 5, 3, 2].map(price => discounted(state, MELOCH, price))).toEqual([6, 4, 3, 2, 2]);
  });
});
