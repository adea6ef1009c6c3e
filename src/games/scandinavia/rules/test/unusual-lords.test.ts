import { describe, expect, it } from 'vitest';
import { sameChoice } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { type TestTable, table } from '../testing.ts';

/** Rare meetings of rules about lords themselves: prisons, bonds, falls, pairs, and how they begin. */
const may = (t: TestTable, lord: LordId, ...choices: readonly ScandinaviaChoice[]): void => {
  for (const choice of choices) if (t.choices(lord).some(one => sameChoice(one, choice))) t.does(lord, choice);
};
const attack = (t: TestTable, lord: LordId, from: string, to: string, ...luck: readonly number[]): void => {
  t.luck(...luck);
  may(t, lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to }, { kind: 'to-battle' });
};
const on = { options: { tokens: 'on' } };
const fates = (t: TestTable, lord: LordId) => t.of(lord, 'fate').map(({ fate }) => fate);

describe('prison', () => {
  /** Meloch, who may hold Lord Krosen, attacks him with his token and loses. */
  const beaten = (given: Given['lords'] = {}, more: Partial<Given> = {}) => {
    const t = table(
      ['meloch', 'krosen', 'eurich'],
      {
        phase: 'military',
        part: 'meloch',
        first: 'meloch',
        start: 'empty',
        lords: {
          meloch: { level: 1, gold: 60 },
          krosen: { level: 1, gold: 0 },
          eurich: { level: 1, gold: 0 },
          ...given,
        },
        regions: {
          ingerven: { owner: 'meloch' },
          eesti: { owner: 'krosen' },
          heduken: { owner: 'meloch' },
          kurlann: { owner: 'krosen' },
          vaasa: { owner: 'eurich' },
        },
        pieces: {
          ingerven: { meloch: { human: 1, token: 1 } },
          eesti: { krosen: { human: 8 } },
          ...(given.krosen?.captor ? {} : { kurlann: { krosen: { token: 1 } } }),
          ...(given.eurich?.captor ? {} : { vaasa: { eurich: { token: 1 } } }),
        },
        ...more,
      },
      on,
    );
    attack(t, 'meloch', 'ingerven', 'eesti', 1, 10);
    return t;
  };

  it('a captive who was freed by this very battle can hold his captor [SC-16.37] [SC-16.24]', () => {
    const t = beaten({ krosen: { level: 1, gold: 0, captor: 'meloch' } });
    expect(t.asked()).toEqual(['krosen token']);
    t.does('krosen', { kind: 'place-token', region: 'kurlann' });
    expect(fates(t, 'krosen')).toContain('prison');
    t.does('krosen', { kind: 'fate', fate: 'prison' });
    may(t, 'meloch', { kind: 'accept' });
    expect(t.view().lords.meloch.captor).toBe('krosen');
  });

  it('Meloch buys himself free from death only with all of fifty [SC-16.11]', () => {
    const t = beaten();
    t.does('krosen', { kind: 'fate', fate: 'execute' });
    expect(t.choices('meloch').map(({ kind }) => kind)).toEqual(['accept', 'ransom']);
    t.does('meloch', { kind: 'ransom' });
    expect(t.purse('meloch')).toBe(10);
    const poor = beaten({ meloch: { level: 1, gold: 49 } });
    poor.does('krosen', { kind: 'fate', fate: 'vassal' });
    expect(poor.choices('meloch').map(({ kind }) => kind)).toEqual(['accept']);
  });

  it('death of the captor frees whom he held, and ends the mover’s part [SC-16.39] [SC-16.21] [SC-A-fallen-leftovers]', () => {
    const t = beaten({ meloch: { level: 1, gold: 0 }, eurich: { level: 1, gold: 0, captor: 'meloch' } });
    t.does('krosen', { kind: 'fate', fate: 'execute' });
    may(t, 'meloch', { kind: 'accept' });
    expect(t.told('out')).toMatchObject([{ lord: 'meloch', to: 'krosen' }]);
    // Handed over before the sentence: Lord Krosen decides on Eurich as well.
    expect(fates(t, 'krosen')).toContain('execute');
    t.does('krosen', { kind: 'fate', fate: 'release' });
    may(t, 'eurich', { kind: 'place-token', region: 'vaasa' });
    expect(t.region('heduken').owner).toBeNull();
    expect(t.region('ingerven')).toMatchObject({ owner: null, buildings: [] });
  });

  it('is no creed and no trait, and the troops fight on, but not against the captor [SC-16.25] [SC-16.27] [SC-16.28]', () => {
    const t = table(
      ['meloch', 'krosen', 'eurich'],
      {
        phase: 'military',
        part: 'meloch',
        first: 'meloch',
        lords: { meloch: { captor: 'krosen', level: 1 } },
        regions: { ingerven: { owner: 'krosen' }, kurlann: { owner: 'eurich' } },
        pieces: { eesti: { meloch: { dwarf: 2 } } },
      },
      on,
    );
    t.all('meloch', { kind: 'march', from: 'eesti' }, { kind: 'everybody' });
    expect(t.of('meloch', 'go').map(({ to }) => to)).toEqual(['heduken', 'kurlann']);
  });

  it('keeps nobody from attacking the prisoner [SC-16.28]', () => {
    const t = table(
      ['meloch', 'krosen'],
      {
        phase: 'military',
        part: 'krosen',
        first: 'krosen',
        lords: { meloch: { captor: 'krosen', level: 1 } },
        regions: { ingerven: { owner: 'krosen' } },
        pieces: { eesti: { meloch: { dwarf: 2 } }, ingerven: { krosen: { orc: 1 } } },
      },
      on,
    );
    t.all('krosen', { kind: 'march', from: 'ingerven' });
    expect(t.of('krosen', 'go').map(({ to }) => to)).toContain('eesti');
  });

  it('a lord who escapes from death twice finds it harder [SC-16.9]', () => {
    const needs = (captures: number, fate: 'execute' | 'prison') => {
      const t = table(
        ['krosen', 'meloch'],
        {
          phase: 'military',
          part: 'krosen',
          first: 'krosen',
          start: 'empty',
          lords: { krosen: { level: 1, gold: 0, captures }, meloch: { level: 1, gold: 0 } },
          regions: { ingerven: { owner: 'krosen' }, kunghar: { owner: 'krosen' }, eesti: { owner: 'meloch' } },
          pieces: { ingerven: { krosen: { orc: 1, token: 1 } }, eesti: { meloch: { dwarf: 8, token: 1 } } },
        },
        on,
      );
      attack(t, 'krosen', 'ingerven', 'eesti', 1, 10);
      t.luck(1, 10);
      may(t, 'krosen', { kind: 'done' });
      t.luck(10).does('meloch', { kind: 'fate', fate });
      return t.told('escape-tried')[0].needs;
    };
    expect([needs(0, 'execute'), needs(0, 'prison'), needs(2, 'execute'), needs(2, 'prison')]).toEqual([8, 5, 6, 3]);
  });
});

describe('bonds', () => {
  it('end within the talk when a gift leaves the vassal with more than his overlord [SC-16.34] [SC-15.12]', () => {
    const t = table(
      ['krosen', 'meloch', 'ohrrkan', 'eurich'],
      {
        phase: 'diplomacy',
        lords: { krosen: { overlord: 'meloch' } },
        pieces: {},
      },
      { options: { tokens: 'on', scenario: 'alliances' } },
    );
    expect(t.view().lords.krosen.overlord).toBe('meloch');
    const partner = t.view().lords.krosen.partner as LordId;
    t.does(partner, { kind: 'give-region', region: partner === 'ohrrkan' ? 'kragh' : 'koregan' });
    expect(t.told('bond-over')).toEqual([{ kind: 'bond-over', lord: 'krosen', to: 'meloch' }]);
  });

  it('a vassal may not bow again, nor may anybody bow to him or to an opposite lord [SC-16.38]', () => {
    const t = table(
      ['krosen', 'meloch', 'maerith'],
      { phase: 'diplomacy', lords: { meloch: { overlord: 'krosen' } } },
      on,
    );
    expect(t.of('meloch', 'bow')).toEqual([]);
    expect(t.of('maerith', 'bow')).toEqual([]);
    expect(t.of('krosen', 'bow')).toEqual([]);
  });

  it('overlord and vassal count each other’s guilds, and neither attacks the other [SC-16.33] [SC-9.10]', () => {
    const t = table(
      ['meloch', 'krosen'],
      {
        phase: 'taxes',
        part: 'krosen',
        first: 'krosen',
        lords: { krosen: { gold: 0, level: 1, overlord: 'meloch' } },
        regions: { kunghar: { buildings: ['guild'] }, kenord: { buildings: [] } },
      },
      { options: { tokens: 'on', events: 0 } },
    );
    // One guild and two of the overlord: 3, of which 2 go to him.
    expect(t.told('gained')).toMatchObject([{ lord: 'krosen', gold: 3, cause: 'trade' }]);
    expect(t.told('paid-to')).toMatchObject([{ lord: 'krosen', to: 'meloch', gold: 2, cause: 'overlord' }]);
  });
});

describe('two characters each', () => {
  /** Lord Krosen and Ohrrkan against Maerith and Eurich. */
  const pairs = (given: Given): TestTable =>
    table(['krosen', 'maerith'], given, { options: { scenario: 'two-characters', dragon: 'off', events: 0 } });

  it('a lord of the seat who falls pays the ordinary indemnity, and the purse stays [SC-A-two-lords-purse] [SC-13.26]', () => {
    const t = pairs({
      phase: 'military',
      part: 'maerith',
      first: 'maerith',
      start: 'empty',
      lords: {
        krosen: { level: 1, gold: 20 },
        maerith: { level: 1, gold: 0, creed: 0 },
        ohrrkan: { level: 1, gold: 0 },
        eurich: { level: 1, gold: 0 },
      },
      regions: {
        kurlann: { owner: 'krosen', prosperity: 18 },
        illuria: { owner: 'maerith' },
        kragh: { owner: 'ohrrkan' },
        noorland: { owner: 'eurich' },
      },
      pieces: { illuria: { maerith: { elf: 9 } } },
    });
    may(t, 'maerith', { kind: 'next', lord: 'maerith' });
    attack(t, 'maerith', 'illuria', 'kurlann', 10);
    may(t, 'maerith', { kind: 'keep-best' });
    expect(t.told('out').map(({ lord }) => lord)).toEqual(['krosen']);
    expect(t.told('paid-to')).toMatchObject([{ lord: 'krosen', to: 'maerith', gold: 3, cause: 'indemnity' }]);
    expect(t.purse('krosen')).toBe(17);
    expect(t.told('game-over')).toEqual([]);
  });

  it('win by the throne of one and the land of both [SC-15.11] [SC-A-victory-pairs]', () => {
    const held = (lord: string, ids: readonly string[]) => ids.map(id => [id, { owner: lord }]);
    const ended = (second: readonly string[]): TestTable =>
      pairs({
        phase: 'upkeep',
        start: 'empty',
        lords: { krosen: { gold: 0 }, maerith: { gold: 0 }, ohrrkan: { gold: 0 }, eurich: { gold: 0 } },
        regions: Object.fromEntries([
          ...held('krosen', [
            'selorian',
            'kragh',
            'noorland',
            'koregan',
            'vaasa',
            'kunghar',
            'kenord',
            'turku',
            'karhela',
          ]),
          ...held('ohrrkan', second),
          ...held('maerith', ['illuria', 'jylland']),
          ...held('eurich', ['rugenmark']),
        ]),
      });
    const eight = [
      'glorien',
      'larsoyane',
      'ringeriken',
      'halsilglaar',
      'hjelmark',
      'trondarn',
      'terra-innoma',
      'ingerven',
    ];
    expect(ended(eight).told('game-over')).toMatchObject([{ way: 'empire', winners: [0] }]);
    expect(ended(eight.slice(1)).told('game-over')).toEqual([]);
  });

  it('share an island without owning it, and do not fight there [SC-A-islands-shared] [SC-1.5]', () => {
    const t = pairs({
      phase: 'upkeep',
      pieces: { aland: { krosen: { undead: 1 }, ohrrkan: { 'hero-1': 1 } }, gotland: { krosen: { undead: 1 } } },
    });
    for (let lord = t.next('upkeep'); lord; lord = t.next('upkeep')) t.does(t.names[lord.seat], { kind: 'settle' });
    expect(t.told('island-owned')).toEqual([{ kind: 'island-owned', island: 'gotland', lord: 'krosen' }]);
  });
});

describe('a bond between lords of two seats', () => {
  it('binds the one lord: the seats may swear an alliance that binds all of them [SC-A-two-lords-seat] [SC-5.9]', () => {
    const t = table(
      ['krosen', 'maerith', 'meloch'],
      { phase: 'diplomacy', lords: { meloch: { overlord: 'krosen' } } },
      { options: { scenario: 'two-characters', tokens: 'on', dragon: 'off', events: 0 } },
    );
    expect(t.of('krosen', 'offer').map(({ to }) => to)).toEqual([1, 2]);
    t.all('krosen', { kind: 'offer', to: 2 }, { kind: 'lay-aside', gold: 0 });
    t.does('meloch', { kind: 'agree', to: 0 });
    expect(t.of('meloch', 'offer').map(({ to }) => to)).toEqual([1]);
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('allied')).toMatchObject([{ seat: 0, to: 2 }]);
  });
});

describe('how they begin', () => {
  it('nobody but Ohrrkan is offered Selorian or Kragh, first or second [SC-3.6]', () => {
    const t = table(['eurich', 'sandra'], {}, { options: { scenario: 'free', picking: 'seated' } });
    const first = t.of('eurich', 'start').map(({ region }) => region);
    expect(first).not.toContain('selorian');
    expect(first).not.toContain('kragh');
    t.does('eurich', { kind: 'start', region: 'noorland' });
    expect(t.of('eurich', 'start').map(({ region }) => region)).toEqual(['koregan', 'terra-innoma', 'hjelmark']);
  });

  it('a region that is not of the kind is offered where its neighbour is [SC-3.5]', () => {
    const t = table(['maerith', 'sandra'], {}, { options: { scenario: 'free', picking: 'seated' } });
    t.does('maerith', { kind: 'start', region: 'kurlann' });
    expect(
      t.region('illuria').owner === 'maerith' || t.of('maerith', 'start').every(({ region }) => region === 'illuria'),
    ).toBe(true);
  });
});
