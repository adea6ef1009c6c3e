import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { regionCreed, totalCreed } from '../creed.ts';
import { alignmentOf } from '../lords.ts';
import { EURICH, KROSEN, type Lord, MAERITH, MELOCH, OHRRKAN, regionNumber, SANDRA, TOKEN } from '../numbers.ts';
import { taxOf } from '../phases/taxes.ts';
import { type TestTable, table } from '../testing.ts';
import { escapeChance, mayDecree } from '../tokens/capture.ts';
import { commonersOf } from '../war/force.ts';
import { moveOf } from '../war/reach.ts';

const on = { options: { tokens: 'on' } };

/** A lord with his token loses a battle in Eesti, which another holds with many. */
function lost(loser: LordId, captor: LordId, given: Given = {}, led = false): TestTable {
  const t = table(
    [loser, captor],
    {
      phase: 'military',
      part: loser,
      lords: { [loser]: { level: 1, gold: 20 }, [captor]: { level: 1, gold: 0 }, ...given.lords },
      regions: { eesti: { owner: captor, buildings: [] }, ingerven: { owner: loser }, ...given.regions },
      pieces: {
        ...home(loser),
        ...home(captor),
        ingerven: { [loser]: { human: 1, token: 1 } },
        eesti: { [captor]: { dwarf: 9, ...(led && { token: 1 }) } },
        ...given.pieces,
      },
    },
    on,
  );
  t.all(loser, { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
  return t;
}

/** Where history has put the token, there is none. */
const FIRST: Readonly<Record<LordId, string>> = {
  ohrrkan: 'selorian',
  krosen: 'kunghar',
  eurich: 'koregan',
  meloch: 'eesti',
  maerith: 'jylland',
  sandra: 'larsoyane',
};
const home = (lord: LordId): Record<string, Record<string, Record<string, number>>> =>
  lord === 'meloch' ? {} : { [FIRST[lord]]: { [lord]: { human: 1 } } };

describe('traits', () => {
  it('Ohrrkan is as good as a temple where he stands, and 1 more [SC-16.4] [SC-16.5] [SC-16.25]', () => {
    const creed = (captor: boolean): number => {
      const { state } = table(
        ['ohrrkan', 'krosen'],
        {
          phase: 'diplomacy',
          regions: { selorian: { buildings: ['castle'] } },
          ...(captor && {
            lords: { ohrrkan: { captor: 'krosen' } },
            pieces: { selorian: { ohrrkan: { orc: 1 } } },
          }),
        },
        on,
      );
      expect(totalCreed(state, OHRRKAN) === 0).toBe(captor);
      return regionCreed(state, OHRRKAN, regionNumber.selorian);
    };
    expect([creed(false), creed(true)]).toEqual([4, 2]);
  });

  it('Meloch’s region pays half as much again; Maerith’s Elves come to him [SC-16.10] [SC-16.14] [SC-A-own-part-powers]', () => {
    const { state } = table(['meloch', 'krosen'], { phase: 'diplomacy' }, on);
    expect(taxOf(state, state.owner[regionNumber.eesti], regionNumber.eesti, 2)).toBe(9 + 5);
    const t = table(
      ['maerith', 'krosen'],
      {
        phase: 'recruiting',
        part: 'maerith',
        pieces: { jylland: { maerith: { elf: 1 } }, illuria: { maerith: { elf: 3, token: 1 } } },
      },
      on,
    );
    expect(t.pieces('illuria', 'maerith')).toEqual({ elf: 4, token: 1 });
    expect(t.region('illuria').prosperity).toBe(18);
  });

  it('Sandra’s fame is worth 3 where she stands [SC-16.16] [SC-C-fame]', () => {
    const { state } = table(['sandra', 'krosen'], { phase: 'diplomacy', lords: { sandra: { level: 1 } } }, on);
    const fame = (region: string): number =>
      commonersOf(state, regionNumber[region], { alignment: alignmentOf(KROSEN), side: KROSEN, walls: false }).fame;
    expect([fame('larsoyane'), fame('ringeriken')]).toEqual([3, 1]);
    expect(SANDRA).toBe(5);
  });

  it('a token moves as a hero of its bonus [SC-A-token-as-hero] [SC-16.2] [SC-12.14]', () => {
    expect([moveOf(EURICH, TOKEN), moveOf(MAERITH, TOKEN)]).toEqual([3, 2]);
  });

  it('after the events a token goes where its lord likes among his regions [SC-16.3]', () => {
    const t = table(
      ['krosen', 'meloch'],
      { phase: 'diplomacy' },
      { options: { tokens: 'on', events: 0, dragon: 'off' } },
    );
    t.everybody('talk', { kind: 'ready' });
    expect(t.asked()).toEqual(['krosen token']);
    expect(t.choices('krosen')).toEqual([{ kind: 'done' }, { kind: 'place-token', region: 'kenord' }]);
    t.does('krosen', { kind: 'place-token', region: 'kenord' });
    expect(t.pieces('kenord', 'krosen')).toMatchObject({ token: 1 });
  });
});

describe('escape', () => {
  const chance = (lord: Lord, captor: Lord, region: string, led = 0, passed = 0): number => {
    const { state } = table(['krosen', 'meloch'], { phase: 'diplomacy' }, on);
    return escapeChance(state, {
      kind: 'capture',
      step: 0,
      lord,
      captor,
      place: regionNumber[region],
      led,
      passed,
      fate: -1,
    });
  };

  it('hangs on who is taken, by whom and where [SC-16.7] [SC-16.13] [SC-16.15] [SC-16.17] [SC-A-escape-order]', () => {
    expect([chance(OHRRKAN, MELOCH, 'eesti'), chance(OHRRKAN, MELOCH, 'eesti', 1)]).toEqual([9, 0]);
    expect([chance(EURICH, MELOCH, 'vaasa'), chance(EURICH, MELOCH, 'eesti')]).toEqual([9, 0]);
    expect([chance(MAERITH, MELOCH, 'glorien'), chance(MAERITH, MELOCH, 'eesti')]).toEqual([9, 0]);
    expect([
      chance(SANDRA, MELOCH, 'eesti'),
      chance(SANDRA, KROSEN, 'eesti'),
      chance(SANDRA, OHRRKAN, 'eesti'),
    ]).toEqual([7, 5, 4]);
    // Who is handed on does not roll first.
    expect(chance(SANDRA, MELOCH, 'eesti', 0, 1)).toBe(0);
  });
});

describe('a captured lord', () => {
  const judged = (loser: LordId, captor: LordId, given: Given = {}, led = false): TestTable => {
    const t = lost(loser, captor, given, led);
    t.luck(1, 10, 10).does(loser, { kind: 'to-battle' });
    return t;
  };

  it('is judged by the victor: good lords do not kill, opposites are not bound, a vassal not again [SC-16.19] [SC-16.22] [SC-16.30] [SC-16.35] [SC-A-prison-keeping]', () => {
    const fates = (t: TestTable, captor: LordId): string[] => t.of(captor, 'fate').map(({ fate }) => fate);
    expect(fates(judged('meloch', 'krosen', {}, true), 'krosen')).toEqual([
      'release',
      'execute',
      'ransom',
      'prison',
      'vassal',
    ]);
    expect(fates(judged('krosen', 'sandra', {}, true), 'sandra')).toEqual(['release', 'ransom', 'prison']);
    // Who has no token on the board keeps nobody.
    const without = judged('meloch', 'krosen', { lords: { krosen: { level: 1, gold: 0, captor: 'meloch' } } });
    expect(fates(without, 'krosen')).not.toContain('prison');
    const { state } = table(
      ['krosen', 'meloch', 'eurich'],
      { phase: 'diplomacy', lords: { meloch: { overlord: 'eurich' } } },
      on,
    );
    expect(mayDecree(state, KROSEN, MELOCH, 'vassal')).toBe(false);
  });

  it('put to death is out, and Ohrrkan is feared for it, but for the lich [SC-16.6] [SC-16.21] [SC-16.39]', () => {
    const t = judged('meloch', 'ohrrkan', {}, true);
    t.does('ohrrkan', { kind: 'fate', fate: 'execute' });
    t.does('meloch', { kind: 'accept' });
    expect(t.told('out')).toMatchObject([{ lord: 'meloch' }]);
    expect(t.view().lords.ohrrkan.dread).toBe(2);
  });

  it('hands on whom he holds: the victor decides on them, too [SC-16.37] [SC-16.36]', () => {
    const t = table(
      ['meloch', 'krosen', 'eurich'],
      {
        phase: 'military',
        part: 'meloch',
        lords: {
          meloch: { level: 1, gold: 20 },
          krosen: { level: 1, gold: 0 },
          eurich: { captor: 'meloch' },
        },
        regions: { eesti: { owner: 'krosen', buildings: [] }, ingerven: { owner: 'meloch' } },
        pieces: {
          koregan: { eurich: { viking: 1 } },
          kunghar: { krosen: { orc: 1 } },
          ingerven: { meloch: { human: 1, token: 1 } },
          eesti: { krosen: { dwarf: 9, token: 1 } },
        },
      },
      on,
    );
    t.all('meloch', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
    t.luck(1, 10).does('meloch', { kind: 'to-battle' });
    expect(t.ask('krosen')?.args).toMatchObject({ captive: 'meloch' });
    t.does('krosen', { kind: 'fate', fate: 'release' });
    t.all('meloch', { kind: 'place-token', region: 'heduken' });
    expect(t.ask('krosen')?.args).toMatchObject({ captive: 'eurich' });
    t.does('krosen', { kind: 'fate', fate: 'release' });
    expect(t.told('escaped').map(({ lord }) => lord)).toEqual(['meloch', 'eurich']);
  });

  it('who has bowed is not fought any more: the troops go back [SC-A-vassal-battles]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'military',
        part: 'krosen',
        lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
        regions: {
          eesti: { owner: 'meloch', prosperity: 10, buildings: [] },
          kurlann: { owner: 'krosen' },
          ingerven: { owner: 'krosen' },
        },
        pieces: {
          ingerven: { krosen: { orc: 9 } },
          kurlann: { krosen: { orc: 2 } },
          eesti: { meloch: { dwarf: 1, token: 1 } },
        },
      },
      on,
    );
    t.all('krosen', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
    t.all('krosen', { kind: 'march', from: 'kurlann' }, { kind: 'everybody' }, { kind: 'go', to: 'heduken' });
    t.does('krosen', { kind: 'to-battle' });
    t.does('krosen', { kind: 'fight', at: 'eesti' });
    t.luck(10, 1).does('krosen', { kind: 'done' });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    t.does('krosen', { kind: 'fate', fate: 'vassal' });
    t.does('meloch', { kind: 'accept' });
    expect(t.pieces('kurlann', 'krosen')).toEqual({ orc: 2 });
    expect(t.region('heduken').owner).toBe('meloch');
    expect(t.told('battle')).toHaveLength(1);
  });

  it('barbarians and free folk hold nobody; the Dragon takes for his commander [SC-A-token-captor] [SC-A-token-dangers]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'military',
        part: 'krosen',
        lords: { krosen: { level: 1, gold: 0 } },
        pieces: { kunghar: { krosen: { orc: 1, token: 1 } } },
      },
      on,
    );
    t.all('krosen', { kind: 'march', from: 'kunghar' }, { kind: 'everybody' }, { kind: 'go', to: 'turku' });
    t.does('krosen', { kind: 'to-battle' });
    if (t.asked().includes('krosen window')) t.luck(1).does('krosen', { kind: 'done' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'commoners' }]);
    expect(t.told('escaped')).toEqual([{ kind: 'escaped', lord: 'krosen' }]);
    expect(t.asked()).toEqual(['krosen token']);
  });
});
