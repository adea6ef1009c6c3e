import { describe, expect, it } from 'vitest';
import { TROOP } from '../../content/troops.ts';
import type { Given } from '../arrange.ts';
import { regionCreed, totalCreed } from '../creed.ts';
import { EURICH, heroOf, KROSEN, kindNumber, MAERITH, MELOCH, OHRRKAN, PIECE_IDS, regionNumber } from '../numbers.ts';
import { canRecruitIn, discounted, frequencyOf, mostPoints, priceOf } from '../realm/frequency.ts';
import { keepPrice } from '../realm/prices.ts';
import { type TestTable, table } from '../testing.ts';

const FRESH = { points: 0, enticed: false, count: 0 };

describe('power', () => {
  it('comes with creed in the power phase, and its points with it; a region never gives less than nothing [SC-6.7] [SC-17.1] [SC-A-creed-floor] [SC-A-power-when] [SC-A-spell-budget]', () => {
    const t = table(
      ['ohrrkan', 'krosen'],
      { phase: 'power', regions: { trondarn: { owner: 'krosen' } } },
      { options: { events: 0 } },
    );
    expect(t.told('creed').map(({ lord, creed }) => `${lord} ${creed}`)).toEqual(['ohrrkan 7', 'krosen 8']);
    const { state } = table(['krosen', 'meloch'], { phase: 'diplomacy', regions: { jylland: { owner: 'krosen' } } });
    // Jylland: good, 2; for a chaotic lord nothing.
    expect(regionCreed(state, KROSEN, regionNumber.jylland)).toBe(0);
    expect(totalCreed(state, KROSEN)).toBe(6);
  });

  it('is worked out anew after events of creed; what was spent stays spent [SC-A-spell-points-event] [SC-7.4]', () => {
    const t = table(
      ['ohrrkan', 'krosen'],
      { phase: 'diplomacy', lords: { ohrrkan: { spent: 3 } } },
      { options: { dragon: 'off' } },
    );
    t.does('ohrrkan', { kind: 'ready' });
    t.luck(72).does('krosen', { kind: 'ready' });
    expect(t.told('event-rolled')).toMatchObject([{ event: 'astral' }]);
    expect(t.view().lords.ohrrkan).toMatchObject({ creed: 14, spent: 3 });
    expect(t.view().lasting).toEqual(['astral']);
  });
});

describe('spells', () => {
  const recruiting = (given: Given = {}, options = {}): TestTable =>
    table(
      ['krosen', 'ohrrkan', 'meloch'],
      {
        phase: 'recruiting',
        part: 'krosen',
        lords: { ohrrkan: { level: 4, creed: 21 } },
        ...given,
      },
      { options },
    );

  it('of Ohrrkan strike a region of the lord whose part it is, as often as points last, never an ally’s [SC-A-spell-targets] [SC-O-spellTargets] [SC-A-spell-allies] [SC-A-cursed-waters] [SC-C-cursed-waters] [SC-9.8]', () => {
    const t = recruiting();
    expect(t.asked()).toEqual(['ohrrkan waters']);
    expect(t.of('ohrrkan', 'cast').map(({ at }) => at)).toEqual(['kunghar', 'kenord']);
    t.does('ohrrkan', { kind: 'cast', at: 'kunghar' });
    expect(t.region('kunghar')).toMatchObject({ prosperity: 15, cursed: true });
    expect(t.view().lords.ohrrkan.spent).toBe(9);
    const any = recruiting({}, { spellTargets: 'any' });
    expect(any.of('ohrrkan', 'cast').map(({ at }) => at)).toContain('eesti');
    expect(recruiting({ allied: [['ohrrkan', 'krosen']] }).asked()).not.toContain('ohrrkan waters');
  });

  it('paralysis is cast once before anybody moves; flyers stop, too [SC-A-paralysis-when] [SC-A-paralysis-flight] [SC-C-time-paralysis]', () => {
    const t = table(['krosen', 'maerith'], { phase: 'military', lords: { maerith: { level: 4, creed: 25 } } });
    expect(t.asked()).toEqual(['maerith paralysis']);
    t.does('maerith', { kind: 'cast', at: 'kunghar' });
    expect(t.region('kunghar').prosperity).toBe(15);
    t.does('maerith', { kind: 'done' });
    expect(t.of('krosen', 'march').map(({ from }) => from)).toEqual(['kenord']);
    const flying = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      stilled: ['turku', 'inner-sea'],
      pieces: { kunghar: { krosen: { pegasus: 1 } } },
    });
    flying.all('krosen', { kind: 'march', from: 'kunghar' });
    const goals = flying.of('krosen', 'go').map(({ to }) => to);
    expect(goals).toContain('turku');
    expect(goals).toContain('noorland');
  });
});

describe('recruiting', () => {
  it('comes lord by lord, heroes first; their number is bounded by regions, legends count [SC-10.1] [SC-A-hero-limit] [SC-10.6] [SC-C-temple]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'krosen',
      pieces: { kunghar: { krosen: { 'hero-1': 1, aelrich: 1 } } },
    });
    expect(t.asked()).toEqual(['krosen heroes']);
    expect(t.of('krosen', 'try-hero')).toEqual([]);
    t.does('krosen', { kind: 'dismiss', piece: 'hero-1', at: 'kunghar' });
    expect(t.of('krosen', 'try-hero').map(({ region }) => region)).toEqual(['kunghar']);
  });

  it('of heroes takes 2 off for opposite beliefs, and none is above +5 [SC-A-hero-alignment-sign] [SC-A-hero-above-5] [SC-10.3]', () => {
    const { state } = table(['krosen', 'meloch'], {
      phase: 'diplomacy',
      regions: { glorien: { owner: 'krosen', buildings: ['temple'] } },
    });
    expect(regionCreed(state, KROSEN, regionNumber.glorien)).toBe(4 - 2 + 1);
    expect([heroOf(3), heroOf(9)].map(piece => PIECE_IDS[piece])).toEqual(['hero-3', 'hero-5']);
  });

  it('goes by the alignment of the troop, with one cap for gold and spells [SC-A-recruit-alignment] [SC-A-cap-base] [SC-A-ogre-surcharge] [SC-A-guard-example]', () => {
    const { state } = table(['ohrrkan', 'krosen'], { phase: 'diplomacy' });
    expect(frequencyOf(state, OHRRKAN, regionNumber.selorian, FRESH)).toMatchObject({
      printed: 7,
      alignment: -1,
      camp: 1,
      cap: 14,
      total: 7,
    });
    expect(mostPoints(state, OHRRKAN, regionNumber.kragh, false)).toBe(4);
    expect(mostPoints(state, OHRRKAN, regionNumber.kragh, true)).toBe(0);
    expect(priceOf(state, OHRRKAN, regionNumber.kragh, 4)).toBe(18);
  });

  it('needs a castle; counters are a limit for all [SC-C-castle] [SC-A-counters] [SC-10.9]', () => {
    const { state } = table(['krosen', 'meloch'], {
      phase: 'diplomacy',
      regions: { kenord: { buildings: ['mill'] } },
    });
    expect(canRecruitIn(state, KROSEN, regionNumber.kunghar)).toBe(true);
    expect(canRecruitIn(state, KROSEN, regionNumber.kenord)).toBe(false);
    state.pool[kindNumber.orc] = 0;
    expect(canRecruitIn(state, KROSEN, regionNumber.kunghar)).toBe(false);
  });
});

describe('prices', () => {
  it('come from the table: half with a camp, rounded up; Elves are good, and free among the good [SC-A-price-on-counter] [SC-A-camp-rounding] [SC-A-elf-alignment] [SC-A-elf-free] [SC-A-discounts-lasting]', () => {
    const { state } = table(['maerith', 'meloch'], { phase: 'diplomacy', lords: { meloch: { level: 2 } } });
    expect(TROOP[kindNumber.elf].alignment).toBe('good');
    expect(keepPrice(state, MAERITH, regionNumber.illuria, kindNumber.elf)).toBe(0);
    expect(keepPrice(state, MAERITH, regionNumber.eesti, kindNumber.elf)).toBe(3);
    expect(keepPrice(state, MELOCH, regionNumber.heduken, kindNumber.human)).toBe(2);
    // Below power 3 he pays what all pay.
    expect(discounted(state, MELOCH, 10)).toBe(10);
  });
});

describe('taxes', () => {
  it('make a region poorer the more it gives; guilds come after them [SC-9.1] [SC-9.11] [SC-A-guild-phase] [SC-A-prosperity-marker]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'taxes',
      part: 'meloch',
      lords: { meloch: { gold: 0 } },
      regions: { eesti: { prosperity: 3 } },
    });
    t.does('meloch', { kind: 'tax', level: 'plunder' });
    expect(t.region('eesti').prosperity).toBe(1);
    const causes = t.told('gained').map(({ cause }) => cause);
    expect(causes.indexOf('taxes')).toBeLessThan(causes.indexOf('trade'));
  });

  it('Eurich pillages one region, or as many as he likes [SC-O-eurich3] [SC-A-eurich-3]', () => {
    const left = (options = {}): number => {
      const t = table(
        ['eurich', 'krosen'],
        {
          phase: 'taxes',
          part: 'eurich',
          lords: { eurich: { level: 3 } },
          regions: { koregan: { buildings: [] }, vaasa: { owner: 'eurich', buildings: [] } },
        },
        { options },
      );
      t.does('eurich', { kind: 'tax', level: 'normal' });
      t.does('eurich', { kind: 'pillage', region: 'koregan' });
      return t.of('eurich', 'pillage').length;
    };
    expect([left(), left({ eurich3: 'any' })]).toEqual([0, 1]);
    expect(EURICH).toBe(2);
  });
});

describe('the order of play', () => {
  it('player 1 may name who is next, where the table plays so [SC-O-order] [SC-4.3]', () => {
    const t = table(['krosen', 'meloch', 'eurich'], { phase: 'taxes' }, { options: { order: 'free' } });
    expect(t.asked()).toEqual(['krosen next']);
    t.does('krosen', { kind: 'next', lord: 'eurich' });
    expect(t.asked()).toEqual(['eurich taxes']);
  });

  it('at the end of a turn: beasts and forests leave, upkeep, Stone, islands, victory [SC-14.7] [SC-A-turn-end-order] [SC-4.5]', () => {
    const t = table(['krosen', 'maerith'], {
      phase: 'upkeep',
      turn: 3,
      beast: { beast: 'dragon', lord: 'krosen', place: 'kunghar' },
      stone: { place: 'aland' },
      lords: { krosen: { gold: 99 }, maerith: { gold: 99 } },
      pieces: { aland: { krosen: { orc: 1, 'hero-1': 1 } }, illuria: { maerith: { 'living-forest': 2 } } },
    });
    t.luck(2).does('krosen', { kind: 'pay-all' });
    if (t.asked().includes('maerith upkeep')) t.luck(2).does('maerith', { kind: 'pay-all' });
    const kinds = t.facts.map(({ kind }) => kind);
    const seen = (['beast-gone', 'paid', 'stone-taken', 'island-owned', 'turn-began'] as const).map(kind =>
      kinds.indexOf(kind),
    );
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen[0]).toBeGreaterThanOrEqual(0);
    expect(t.pieces('illuria', 'maerith')['living-forest']).toBeUndefined();
  });
});

describe('fervour', () => {
  it('gives one building in all where the table plays so [SC-O-sandra2] [SC-C-fervour]', () => {
    const t = table(
      ['sandra', 'krosen'],
      { phase: 'construction', part: 'sandra', lords: { sandra: { level: 2, gold: 0 } } },
      { options: { sandra2: 'one' } },
    );
    t.all('sandra', { kind: 'build-in', region: 'larsoyane' }, { kind: 'build', building: 'port' });
    expect(t.asked()).not.toContain('sandra fervour');
  });
});
