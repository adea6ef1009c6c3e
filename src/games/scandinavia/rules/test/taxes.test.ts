import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

const taxes = (given: Given): Given => ({ phase: 'taxes', ...given });

describe('before the taxes', () => {
  it('mills add 2 and Humans 1 each, castle or not [SC-9.2] [SC-9.3]', () => {
    const t = table(
      ['sandra', 'krosen'],
      taxes({ regions: { ringeriken: { buildings: ['mill'] } }, pieces: { larsoyane: { sandra: { human: 3 } } } }),
    );
    expect(t.region('larsoyane').prosperity).toBe(21);
    expect(t.region('ringeriken').prosperity).toBe(21);
  });

  it('no land goes beyond 24 [SC-2.8]', () => {
    const t = table(['sandra', 'krosen'], taxes({ regions: { ringeriken: { prosperity: 23 } } }));
    expect(t.region('ringeriken').prosperity).toBe(24);
  });
});

describe('a tax level', () => {
  it.each([
    ['none', 0, [24, 24]],
    ['light', 16, [22, 22]],
    ['normal', 24, [20, 20]],
    ['heavy', 32, [17, 17]],
    ['plunder', 48, [12, 12]],
  ] as const)(
    '%s brings wealth times its number, and changes the lands it is taken from [SC-9.4] [SC-9.5] [SC-9.6]',
    (level, gold, after) => {
      // At 20 Eesti is worth 3 and Heduken 5; four gold of two guilds are doubled by commerce.
      const t = table(['meloch', 'krosen'], taxes({ lords: { meloch: { gold: 0 } } }));
      t.does('meloch', { kind: 'tax', level });
      expect(t.purse('meloch')).toBe(gold + 8);
      expect([t.region('eesti').prosperity, t.region('heduken').prosperity]).toEqual(after);
    },
  );

  it('leaves a land without a castle alone [SC-9.4] [SC-9.6]', () => {
    const t = table(
      ['krosen', 'meloch'],
      taxes({ lords: { krosen: { gold: 0 } }, regions: { kenord: { buildings: ['mill'] } } }),
    );
    t.does('krosen', { kind: 'tax', level: 'heavy' });
    // Kunghar, at 18, is worth 4.
    expect(t.purse('krosen')).toBe(16);
    expect(t.region('kenord').prosperity).toBe(20);
  });

  it('that would push a land below 1 brings nothing there, and it stays at 1 [SC-9.7]', () => {
    const t = table(
      ['krosen', 'meloch'],
      taxes({ lords: { krosen: { gold: 0 } }, regions: { kunghar: { prosperity: 8 } } }),
    );
    t.does('krosen', { kind: 'tax', level: 'plunder' });
    // Kenord alone, at 20 and worth 3, pays.
    expect(t.purse('krosen')).toBe(18);
    expect([t.region('kunghar').prosperity, t.region('kenord').prosperity]).toEqual([1, 12]);
  });

  it('can be set land by land where the table plays so [SC-O-taxes]', () => {
    const t = table(['krosen', 'meloch'], taxes({ lords: { krosen: { gold: 0 } } }), { options: { taxes: 'region' } });
    t.all(
      'krosen',
      { kind: 'tax-in', region: 'kunghar' },
      { kind: 'tax', level: 'heavy' },
      { kind: 'tax', level: 'none' },
    );
    expect(t.purse('krosen')).toBe(16);
    expect([t.region('kunghar').prosperity, t.region('kenord').prosperity]).toEqual([15, 24]);
  });
});

describe('guilds', () => {
  const GUILDS: Given = {
    lords: { sandra: { gold: 0 } },
    regions: {
      larsoyane: { buildings: ['guild'] },
      ringeriken: { buildings: ['guild'] },
      halsilglaar: { owner: 'sandra', buildings: ['guild'] },
      koregan: { buildings: ['guild'] },
      noorland: { buildings: ['guild'] },
    },
  };

  it('earn their square alone: three bring 9 [SC-9.9]', () => {
    const t = table(['sandra', 'eurich'], taxes(GUILDS));
    expect(t.purse('sandra')).toBe(9);
  });

  it('earn by those of allies, too: three beside two bring 15 [SC-9.10]', () => {
    const t = table(['sandra', 'eurich'], taxes({ ...GUILDS, allied: [['sandra', 'eurich']] }));
    expect(t.purse('sandra')).toBe(15);
  });
});

it('Aelrich keeps the taxes of the land where he stands [SC-C-aelrich] [SC-A-aelrich]', () => {
  const t = table(
    ['eurich', 'krosen'],
    taxes({ lords: { eurich: { gold: 0 } }, pieces: { noorland: { eurich: { viking: 3, aelrich: 1 } } } }),
  );
  t.does('eurich', { kind: 'tax', level: 'heavy' });
  expect(t.purse('eurich')).toBe(12);
  expect([t.region('noorland').prosperity, t.region('koregan').prosperity]).toEqual([18, 15]);
});

it('Eurich pillages one land without a castle: six times its wealth, and 8 prosperity less [SC-C-pillage] [SC-A-eurich-3]', () => {
  const t = table(
    ['eurich', 'krosen'],
    taxes({
      lords: { eurich: { gold: 0, level: 3 } },
      regions: { vaasa: { owner: 'eurich' }, trondarn: { owner: 'eurich' } },
    }),
  );
  t.does('eurich', { kind: 'tax', level: 'none' });
  expect(t.of('eurich', 'pillage').map(({ region }) => region)).toEqual(['vaasa', 'trondarn']);
  t.does('eurich', { kind: 'pillage', region: 'vaasa' });
  expect(t.purse('eurich')).toBe(24);
  expect(t.region('vaasa').prosperity).toBe(10);
});

it('a vassal hands on half of taxes and trade, rounded up [SC-16.32]', () => {
  const t = table(
    ['sandra', 'meloch'],
    taxes({ lords: { sandra: { gold: 0, overlord: 'meloch' }, meloch: { gold: 0 } } }),
  );
  t.does('sandra', { kind: 'tax', level: 'normal' });
  // Larsoyane at 19 is worth 4, Ringeriken at 21 is worth 4.
  expect(t.told('paid-to')).toContainEqual({
    kind: 'paid-to',
    lord: 'sandra',
    to: 'meloch',
    gold: 12,
    cause: 'overlord',
  });
  expect([t.purse('sandra'), t.purse('meloch')]).toEqual([12, 12]);
});
