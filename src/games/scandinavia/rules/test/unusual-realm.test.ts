import { describe, expect, it } from 'vitest';
import { sameChoice } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { type TestTable, table } from '../testing.ts';

/** Rare meetings of rules apart from battles, each of which the rulebook decides. */
const may = (t: TestTable, lord: LordId, ...choices: readonly ScandinaviaChoice[]): void => {
  for (const choice of choices) if (t.choices(lord).some(one => sameChoice(one, choice))) t.does(lord, choice);
};
const quiet = { options: { dragon: 'off', events: 0 } };

describe('debts', () => {
  it('take what is left of taxes and trade after the overlord, and of demolitions all [SC-A-debt-order] [SC-16.32] [SC-16.23]', () => {
    const t = table(
      ['meloch', 'krosen', 'eurich'],
      {
        phase: 'taxes',
        part: 'meloch',
        lords: {
          meloch: { gold: 0, level: 1, overlord: 'krosen', debt: { to: 'eurich', gold: 30 } },
          krosen: { gold: 0, level: 1 },
          eurich: { gold: 0 },
        },
      },
      quiet,
    );
    t.does('meloch', { kind: 'tax', level: 'none' });
    // Two guilds of his: 4, twice by his power 8, with the guilds of his overlord none.
    expect(t.told('paid-to').map(({ to, gold, cause }) => [to, gold, cause])).toEqual([
      ['krosen', 4, 'overlord'],
      ['eurich', 4, 'debt'],
    ]);
  });

  it('run from purse to purse where the creditor owes as well [SC-A-debt-order]', () => {
    const t = table(
      ['meloch', 'krosen', 'eurich'],
      {
        phase: 'taxes',
        part: 'meloch',
        lords: {
          meloch: { gold: 0, level: 1, debt: { to: 'krosen', gold: 5 } },
          krosen: { gold: 0, level: 1, debt: { to: 'eurich', gold: 3 } },
          eurich: { gold: 0 },
        },
      },
      quiet,
    );
    t.does('meloch', { kind: 'tax', level: 'none' });
    expect(['meloch', 'krosen', 'eurich'].map(lord => t.purse(lord as LordId))).toEqual([3, 2, 3]);
  });
});

describe('Loki', () => {
  const auction = (given: Given = {}) =>
    table(['krosen', 'meloch', 'eurich'], { phase: 'dragon', lasting: ['loki'], ...given }, quiet);

  it('who cannot pay loses all gold and no unit; all others bid anew, player 1 first [SC-8.13] [SC-A-loki-payment]', () => {
    const t = auction({ lords: { eurich: { gold: 7 } } });
    t.does('krosen', { kind: 'pass' });
    t.does('meloch', { kind: 'pass' });
    t.does('eurich', { kind: 'raise', gold: 999 });
    expect(t.choices('eurich')).toEqual([{ kind: 'default' }]);
    t.does('eurich', { kind: 'default' });
    expect(t.purse('eurich')).toBe(0);
    expect(t.told('cannot-pay')).toMatchObject([{ gold: 7 }]);
    expect(t.pieces('noorland', 'eurich')).toMatchObject({ viking: 3 });
    expect(t.asked()).toEqual(['krosen loki']);
    t.does('krosen', { kind: 'raise', gold: 1 });
    t.does('meloch', { kind: 'pass' });
    expect(t.told('passed')).toHaveLength(3);
    t.does('krosen', { kind: 'pay-gold' });
    expect(t.view().beast).toMatchObject({ beast: 'loki', lord: 'krosen' });
  });

  it('goes to nobody where all are insolvent or pass [SC-8.13] [SC-A-loki-bids]', () => {
    const t = auction({ lords: { krosen: { gold: 0 } }, pieces: { kunghar: { krosen: {} }, kenord: { krosen: {} } } });
    t.does('krosen', { kind: 'raise', gold: 1 });
    t.does('meloch', { kind: 'pass' });
    t.does('eurich', { kind: 'pass' });
    may(t, 'krosen', { kind: 'default' });
    t.does('meloch', { kind: 'pass' });
    t.does('eurich', { kind: 'pass' });
    expect(t.told('no-loki')).toHaveLength(1);
  });

  it('is paid with units at their lowest value and gold for the rest [SC-8.10] [SC-8.12] [SC-A-loki-values]', () => {
    const t = auction({ lords: { krosen: { gold: 3 } } });
    t.does('krosen', { kind: 'raise', gold: 11 });
    t.does('meloch', { kind: 'pass' });
    t.does('eurich', { kind: 'pass' });
    expect(t.of('krosen', 'pay-gold')).toEqual([]);
    t.all('krosen', { kind: 'sacrifice-at', at: 'kenord', lord: 'krosen' }, { kind: 'sacrifice', piece: 'orc' });
    t.all('krosen', { kind: 'sacrifice-at', at: 'kenord', lord: 'krosen' }, { kind: 'sacrifice', piece: 'undead' });
    expect(t.ask('krosen')?.args).toMatchObject({ due: 3 });
    t.does('krosen', { kind: 'pay-gold' });
    expect(t.purse('krosen')).toBe(0);
  });
});

describe('events', () => {
  const drawn = (
    lords: readonly LordId[],
    given: Given,
    options: Record<string, string | number>,
    ...luck: number[]
  ): TestTable => {
    const t = table(lords, { phase: 'diplomacy', ...given }, { options: { dragon: 'off', ...options } });
    for (const lord of lords.slice(1)) t.does(lord, { kind: 'ready' });
    t.luck(...luck).does(lords[0], { kind: 'ready' });
    return t;
  };
  const names = (t: TestTable, kind: 'event-rolled' | 'event-passed') => t.told(kind).map(({ event }) => event);

  it('omens twice the same: the second is rolled again, a lull of theirs too [SC-7.2] [SC-7.3] [SC-C-lull]', () => {
    const t = drawn(['krosen', 'meloch'], {}, {}, 1, 28, 28, 17, 5, 43);
    expect(names(t, 'event-rolled')).toEqual(['double-omens', 'njord', 'njord', 'lull', 'double-omens', 'blizzard']);
    expect(names(t, 'event-passed')).toEqual(['njord', 'lull', 'double-omens']);
  });

  it('a lull is an event where no omens brought it [SC-C-lull] [SC-O-events]', () => {
    const t = drawn(['krosen', 'meloch'], {}, { events: 2 }, 17, 28);
    expect(names(t, 'event-passed')).toEqual([]);
  });

  it('Yggdrasil lifts Sandra to a power of this turn, and the next one is without it [SC-C-yggdrasil] [SC-A-power-when]', () => {
    const t = drawn(
      ['sandra', 'krosen'],
      {
        regions: {
          larsoyane: { buildings: ['castle', 'temple'] },
          ringeriken: { buildings: ['castle', 'temple'] },
          trondarn: { owner: 'sandra', buildings: ['temple'] },
        },
      },
      {},
      62,
    );
    // Printed 3 + 2 − 1 + 4 and three temples are 11; six more bring power 2 with two seats.
    expect(
      t
        .told('creed')
        .filter(({ lord }) => lord === 'sandra')
        .map(({ creed, level }) => [creed, level]),
    ).toEqual([
      [11, 1],
      [17, 2],
    ]);
  });

  it('Fenrir halves each region before Yggdrasil adds, and the conjunction doubles all of it [SC-A-power-when] [SC-C-fenrir] [SC-C-astral]', () => {
    const t = drawn(
      ['sandra', 'krosen'],
      { regions: { larsoyane: { buildings: ['castle', 'temple'] } } },
      { events: 2 },
      1,
      72,
      81,
      62,
    );
    // Larsoyane 4, Ringeriken 1: 5; doubled 10; halved 2 + 0, doubled 4; with Yggdrasil 4 + 0, doubled 8.
    expect(
      t
        .told('creed')
        .filter(({ lord }) => lord === 'sandra')
        .map(({ creed }) => creed),
    ).toEqual([5, 10, 4, 8]);
  });

  it('a prisoner allied to the captor is free before the false embassies come [SC-16.28] [SC-C-false-embassies]', () => {
    const t = table(
      ['krosen', 'meloch'],
      { phase: 'diplomacy', lords: { meloch: { captor: 'krosen' } }, pieces: { eesti: { meloch: { dwarf: 2 } } } },
      { options: { dragon: 'off', tokens: 'on' } },
    );
    t.all('krosen', { kind: 'offer', to: 1 }, { kind: 'lay-aside', gold: 0 }, { kind: 'ready' });
    t.all('meloch', { kind: 'agree', to: 0 });
    t.luck(87).does('meloch', { kind: 'ready' });
    expect(t.told('freed')).toEqual([{ kind: 'freed', lord: 'meloch' }]);
    may(t, 'meloch', { kind: 'place-token', region: 'eesti' });
    expect(t.view().allied).toEqual([]);
    expect(t.view().lords.meloch.captor ?? null).toBeNull();
  });

  it('false embassies leave vassals bound and partners by each other [SC-C-false-embassies]', () => {
    const t = drawn(['krosen', 'meloch'], { lords: { meloch: { overlord: 'krosen' } } }, { tokens: 'on' }, 87);
    expect(t.view().lords.meloch.overlord).toBe('krosen');
  });

  it('Freya is passed over in the turn that all have agreed to be the last [SC-C-freya] [SC-5.11]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'diplomacy' }, { options: { dragon: 'off' } });
    t.all('krosen', { kind: 'last-turn' }, { kind: 'confirm-last-turn' }, { kind: 'ready' });
    t.all('meloch', { kind: 'last-turn' }, { kind: 'confirm-last-turn' });
    t.luck(84, 28).does('meloch', { kind: 'ready' });
    expect(names(t, 'event-passed')).toEqual(['freya']);
  });

  it('Ohrrkan the Great sends no help to his vassal, who stands by him [SC-C-ohrrkan-great]', () => {
    const t = drawn(
      ['ohrrkan', 'krosen', 'meloch'],
      { lords: { krosen: { overlord: 'ohrrkan' } } },
      { tokens: 'on' },
      94,
    );
    expect(
      t
        .told('came')
        .filter(({ cause }) => cause === 'ohrrkan-great')
        .map(({ lord }) => lord),
    ).toEqual(['meloch', 'meloch']);
  });

  it('a legend is looked for again where nobody holds his home, and comes to who does [SC-C-legendary-hero]', () => {
    const t = drawn(['krosen', 'meloch'], {}, {}, 50, 1, 60, 40);
    expect(t.told('came').filter(({ cause }) => cause === 'legendary-hero')).toMatchObject([
      { lord: 'meloch', piece: 'ermanaric', place: 'heduken' },
    ]);
  });

  it('disorder spares land where a hero or a token stands alone [SC-C-civil-disorder]', () => {
    const t = drawn(
      ['krosen', 'meloch'],
      {
        regions: {
          karhela: { owner: 'krosen', buildings: ['mill'] },
          ingerven: { owner: 'krosen', buildings: ['mill', 'fortification'] },
          vaasa: { owner: 'krosen' },
        },
        pieces: {
          karhela: { krosen: { 'hero-1': 1 } },
          kunghar: { krosen: { orc: 1 } },
          vaasa: { krosen: { token: 1 } },
        },
      },
      { tokens: 'on' },
      48,
    );
    expect(t.told('prosperity').filter(({ cause }) => cause === 'civil-disorder')).toMatchObject([
      { region: 'ingerven', to: 14 },
    ]);
    expect(t.region('ingerven').buildings).toEqual([]);
    expect(t.region('karhela').buildings).toEqual(['mill']);
  });

  it('the plague spares Undead and strikes poor land whosever it is [SC-C-plague] [SC-A-barbarian-events]', () => {
    const t = drawn(
      ['krosen', 'meloch'],
      {
        regions: {
          kunghar: { prosperity: 15 },
          kenord: { prosperity: 16 },
          ingerven: { owner: 'barbarians', prosperity: 10 },
        },
        pieces: {
          kunghar: { krosen: { orc: 2, undead: 2, 'hero-1': 1 } },
          ingerven: { barbarians: { human: 2, 'hero-2': 1 } },
        },
      },
      {},
      64,
      5,
      6,
      1,
      10,
    );
    expect(t.pieces('kunghar', 'krosen')).toEqual({ orc: 1, undead: 2, 'hero-1': 1 });
    expect(t.pieces('ingerven', 'barbarians')).toEqual({ human: 1, 'hero-2': 1 });
    expect(t.told('prosperity').filter(({ cause }) => cause === 'plague')).toMatchObject([
      { region: 'kunghar', to: 11 },
      { region: 'ingerven', to: 6 },
    ]);
  });

  it('Hel who kills the bearer of the Stone leaves it to another hero of his who stands there [SC-A-stone-ground] [SC-20.1] [SC-C-hel]', () => {
    const t = drawn(
      ['krosen', 'meloch'],
      {
        regions: { kenord: { owner: 'nobody' }, kunghar: { owner: 'nobody' }, selorian: { owner: 'krosen' } },
        pieces: { selorian: { krosen: { 'hero-1': 1, 'hero-3': 1 } } },
        stone: { place: 'selorian', lord: 'krosen', piece: 'hero-3', power: 'domination' },
      },
      {},
      // The first hex of a lord's land; the hero +1 is spared, the hero +3 is not.
      97,
      1,
      10,
      1,
    );
    expect(t.told('stone-left')).toHaveLength(1);
    expect(t.told('stone-taken')).toMatchObject([{ lord: 'krosen', piece: 'hero-1', place: 'selorian' }]);
  });

  it('singers whom the bearer was not worth leave the Stone to his fellow [SC-A-stone-ground] [SC-C-bards]', () => {
    const t = drawn(
      ['krosen', 'meloch'],
      {
        lords: { krosen: { gold: 1 } },
        pieces: { kunghar: { krosen: { 'hero-1': 1, 'hero-3': 1 } } },
        stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-3', power: 'domination' },
      },
      {},
      67,
    );
    t.all('krosen', { kind: 'pay-hero', piece: 'hero-1', at: 'kunghar' });
    may(t, 'krosen', { kind: 'done' });
    expect(t.told('stone-taken')).toMatchObject([{ lord: 'krosen', piece: 'hero-1', place: 'kunghar' }]);
  });
});

describe('the Stone', () => {
  it('goes from hero to hero as far as they carry it in one movement [SC-20.1]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      first: 'krosen',
      lords: { krosen: { level: 1 } },
      pieces: { kunghar: { krosen: { 'hero-1': 1, 'hero-2': 1 } }, kenord: { krosen: { 'hero-3': 1 } } },
      stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-1', power: 'fertility' },
    });
    t.does('krosen', { kind: 'hand-stone', piece: 'hero-2' });
    t.luck();
    may(
      t,
      'krosen',
      { kind: 'march', from: 'kunghar' },
      { kind: 'take', piece: 'hero-2' },
      { kind: 'go', to: 'kenord' },
    );
    expect(t.of('krosen', 'hand-stone')).toEqual([{ kind: 'hand-stone', piece: 'hero-3' }]);
    t.does('krosen', { kind: 'hand-stone', piece: 'hero-3' });
    // Not back to who has had it: that would go on for ever.
    expect(t.of('krosen', 'hand-stone')).toEqual([]);
  });

  it('of submission is paid for the Dragon to its bearer, and by himself nothing [SC-C-submission] [SC-8.4]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'dragon',
        turn: 2,
        lords: { krosen: { gold: 5 }, meloch: { gold: 9 } },
        pieces: { kunghar: { krosen: { 'hero-1': 1 } } },
        stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-1', power: 'submission' },
      },
      { options: { events: 0 } },
    );
    t.does('krosen', { kind: 'bid', gold: 5 });
    t.does('meloch', { kind: 'bid', gold: 6 });
    expect([t.purse('krosen') - 5, t.purse('meloch')]).toEqual([6, 3]);
  });
});

describe('spells', () => {
  it('cursed waters strike one region after the other while points last, each of them once [SC-C-cursed-waters] [SC-17.1] [SC-A-spell-budget]', () => {
    const t = table(
      ['ohrrkan', 'meloch'],
      { phase: 'recruiting', part: 'meloch', first: 'meloch', lords: { ohrrkan: { level: 3, creed: 18 } } },
      quiet,
    );
    t.does('ohrrkan', { kind: 'cast', at: 'eesti' });
    expect(t.of('ohrrkan', 'cast')).toEqual([{ kind: 'cast', at: 'heduken' }]);
    expect(t.region('eesti').prosperity).toBe(15);
  });

  it('under the conjunction enticement adds twice the creed of the region, heroes gain nothing [SC-C-astral] [SC-C-enticement]', () => {
    const t = table(
      ['ohrrkan', 'meloch'],
      {
        phase: 'recruiting',
        part: 'ohrrkan',
        first: 'ohrrkan',
        lasting: ['astral'],
        lords: { ohrrkan: { level: 1, creed: 3, gold: 50 } },
        regions: { kunghar: { owner: 'ohrrkan', buildings: ['castle', 'temple', 'camp'] } },
      },
      quiet,
    );
    t.luck(5);
    may(t, 'ohrrkan', { kind: 'try-hero', region: 'kunghar' }, { kind: 'to-troops' });
    expect(t.told('hero-tried')).toMatchObject([{ creed: 4 }]);
    may(t, 'ohrrkan', { kind: 'recruit', region: 'kunghar' });
    t.luck(1);
    may(t, 'ohrrkan', { kind: 'entice' });
    // Six, the camp one: 7, and twice 4; the limit is 14.
    expect(t.told('recruit-tried')).toMatchObject([{ region: 'kunghar', frequency: 14 }]);
  });
});
