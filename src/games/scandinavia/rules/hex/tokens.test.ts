import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { hexTable, type TestTable } from '../testing.ts';

const after = (lords: readonly LordId[], given: Given = {}): TestTable => {
  const t = hexTable(lords, { phase: 'diplomacy', ...given }, { options: { tokens: 'on', events: 0, dragon: 'off' } });
  t.everybody('talk', { kind: 'ready' });
  return t;
};

describe('lord tokens by the advanced rules', () => {
  it('go to any hex of an own region after the events [SC-21.39]', () => {
    const t = after(['krosen', 'meloch']);
    t.does('krosen', { kind: 'place-token', region: 'kenord' });
    expect(t.of('krosen', 'stand').map(({ at }) => at)).toEqual(expect.arrayContaining(['kenord', 'u1', 'v5']));
    t.does('krosen', { kind: 'stand', at: 'u1' });
    expect(t.pieces('u1', 'krosen')).toEqual({ token: 1 });
  });

  it('bring Undead to the hex of Lord Krosen, and Elves to the capital of Maerith [SC-21.39]', () => {
    const on = { options: { tokens: 'on' } };
    const krosen = hexTable(
      ['krosen', 'meloch'],
      {
        phase: 'recruiting',
        part: 'krosen',
        pieces: { u1: { krosen: { token: 1 } }, kunghar: { krosen: {} }, kenord: { krosen: {} } },
      },
      on,
    );
    expect(krosen.pieces('u1', 'krosen')).toEqual({ token: 1, undead: 1 });
    const maerith = hexTable(
      ['maerith', 'meloch'],
      {
        phase: 'recruiting',
        part: 'maerith',
        pieces: { d19: { maerith: { token: 1 } }, illuria: { maerith: {} }, jylland: { maerith: {} } },
      },
      on,
    );
    expect(maerith.pieces('d19', 'maerith')).toEqual({ token: 1 });
    expect(maerith.pieces('illuria', 'maerith')).toEqual({ elf: 1 });
  });

  it('of Ohrrkan and Meloch work on any hex of their own land and on none of another’s [SC-21.40]', () => {
    const creed = (spot: string): number => {
      const pieces = { selorian: { ohrrkan: {} }, kragh: { ohrrkan: {} }, [spot]: { ohrrkan: { token: 1 } } };
      const t = hexTable(
        ['ohrrkan', 'meloch'],
        { phase: 'power', pieces },
        { options: { tokens: 'on', dragon: 'off', events: 0 } },
      );
      return t.view().lords.ohrrkan?.creed ?? -1;
    };
    // l8 is a hex of Selorian, k10 one of Glorien.
    expect(creed('l8') - creed('k10')).toBe(1);
    const taxes = (spot: string): number => {
      const pieces = { eesti: { meloch: {} }, heduken: { meloch: {} }, [spot]: { meloch: { token: 1 } } };
      const t = hexTable(
        ['ohrrkan', 'meloch'],
        { phase: 'taxes', part: 'meloch', pieces, lords: { meloch: { gold: 0 } } },
        { options: { tokens: 'on' } },
      );
      t.does('meloch', { kind: 'tax', level: 'normal' });
      return t.purse('meloch');
    };
    expect(taxes('u14')).toBeGreaterThan(taxes('w13'));
  });
});

describe('a lord who has escaped', () => {
  const escaped = (options: Readonly<Record<string, string>>): TestTable => {
    const given: Given = {
      phase: 'military',
      part: 'meloch',
      regions: { koregan: { owner: 'krosen' } },
      pieces: {
        eesti: { meloch: { dwarf: 2 } },
        heduken: { meloch: {} },
        g2: { meloch: { human: 1, token: 1 } },
        h1: { krosen: { ogre: 3 } },
      },
    };
    const t = hexTable(['krosen', 'meloch'], given, { options: { tokens: 'on', ...options } });
    t.all('meloch', { kind: 'march', from: 'g2' }, { kind: 'everybody' }, { kind: 'go', to: 'h1' });
    t.luck(1, 10).does('meloch', { kind: 'to-battle' });
    t.does('krosen', { kind: 'fate', fate: 'release' });
    return t;
  };

  it('stands on any hex of an own region without enemies [SC-21.41] [SC-A-escape-hex]', () => {
    const t = escaped({});
    expect(t.of('meloch', 'place-token').map(({ region }) => region)).toEqual(['eesti', 'heduken']);
    t.does('meloch', { kind: 'place-token', region: 'heduken' });
    t.does('meloch', { kind: 'stand', at: 'x17' });
    expect(t.pieces('x17', 'meloch')).toEqual({ token: 1 });
  });

  it('or on one of any region, where the table plays so [SC-O-escapeHex]', () => {
    const t = escaped({ escapeHex: 'any' });
    expect(t.of('meloch', 'place-token').map(({ region }) => region)).toEqual(
      expect.arrayContaining(['glorien', 'kunghar']),
    );
    t.does('meloch', { kind: 'place-token', region: 'kunghar' });
    expect(t.of('meloch', 'stand').map(({ at }) => at)).not.toContain('kunghar');
  });
});
