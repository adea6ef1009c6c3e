import { describe, expect, test } from 'vitest';
import { steps } from './alignments.ts';
import { BEASTS, DRAGON_VALUE, FIRST_DRAGON } from './beasts.ts';
import { BUILD_COUNTERS, BUILDINGS } from './buildings.ts';
import { FREE_FOLK_TABLE } from './conquest.ts';
import { FINDS, FIRST_FIND } from './discovery.ts';
import { EVENT, EVENTS, STORM_SEAS } from './events.ts';
import { heroMove, LEGEND, LEGENDS } from './heroes.ts';
import { type Army, LORD, LORDS, type Lord } from './lords.ts';
import { ORDERED, PHASES } from './phases.ts';
import { DISCOUNTED, POWER, POWERS } from './powers.ts';
import { LEAST_FERTILITY, MOST_FERTILITY, REGIONS } from './regions.ts';
import { SCENARIO, SCENARIOS } from './scenarios.ts';
import { STONE, STONE_POWERS } from './stone.ts';
import { guildIncome, TAX, TAX_LEVELS } from './taxes.ts';
import { FATES, TOKEN } from './tokens.ts';
import { TROOP_CLASS, TROOP_CLASSES } from './troop-classes.ts';
import { isRecruited, MUTATIONS, TROOP, TROOPS } from './troops.ts';
import { MINIMUM_REGIONS, POWER_CREED } from './victory.ts';
import { ISLANDS, SEAS } from './waters.ts';

/** Numbers here are those that the rulebook prints; chapters of it are named in brackets. */

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Every number of a die leads to one thing, and to one alone. */
function covers(table: readonly { readonly from: number; readonly to: number }[], die: number): void {
  const faces = table.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  expect(faces).toEqual(Array.from({ length: die }, (_, i) => i + 1));
}

test('the board has 24 lands, 6 seas and the inner sea, 4 islands [SC-2.1, SC-2.2]', () => {
  expect([REGIONS.length, SEAS.length, ISLANDS.length]).toEqual([24, 7, 4]);
  expect(new Set([...REGIONS, ...SEAS, ...ISLANDS]).size).toBe(35);
});

test('beliefs are up to two steps apart [SC-2.3]', () => {
  expect([steps('good', 'good'), steps('neutral', 'chaotic'), steps('good', 'chaotic')]).toEqual([0, 1, 2]);
});

test('free folk fight with 4, 5 or 6 [SC-13.8]', () => {
  expect(FREE_FOLK_TABLE).toEqual([
    [4, 5, 6],
    [5, 4, 5],
    [6, 5, 4],
  ]);
});

describe('troops [Le unità]', () => {
  test('are fifteen, listed in one order', () => {
    expect(ids(TROOP)).toEqual(TROOPS);
    expect(ids(TROOP_CLASS)).toEqual(TROOP_CLASSES);
  });

  test.each([
    ['half-elf', 'minor', 'good', { value: 3, againstChaos: 5 }, 1, 4, ['plantation']],
    ['goblin', 'minor', 'chaotic', { value: 3, outnumbering: 4 }, 1, 4, []],
    ['human', 'ordinary', null, { value: 4 }, 1, 4, ['plantation']],
    ['knight', 'ordinary', 'neutral', { value: 4, attack: 6, landed: 4 }, 2, 6, ['plantation', 'mountain']],
    ['viking', 'ordinary', 'neutral', { value: 5, landed: 8, atSea: 8, njord: 10 }, 1, 4, ['hills', 'mountain']],
    ['imperial-guard', 'ordinary', 'neutral', { value: 6, defence: 8 }, 1, 4, ['plantation', 'mountain']],
    ['dwarf', 'ordinary', 'neutral', { value: 5, engines: 8 }, 1, 4, ['plantation', 'forest']],
    ['elf', 'ordinary', 'good', { value: 5 }, 1, 4, ['plantation', 'mountain']],
    ['orc', 'ordinary', 'chaotic', { value: 5, paid: 10 }, 1, 4, []],
    ['pegasus', 'exceptional', 'good', { value: 12 }, 2, 6, []],
    ['giant', 'exceptional', 'neutral', { value: 15 }, 2, 6, []],
    ['ogre', 'exceptional', 'chaotic', { value: 12 }, 1, 4, []],
    ['undead', 'special', 'chaotic', { value: 3, darkStrength: 4 }, 1, 4, []],
    ['valkyrie', 'special', 'neutral', { value: 5 }, 2, 6, []],
    ['living-forest', 'special', 'good', { value: 5 }, 0, 0, []],
  ] as const)(
    '%s: class, belief, values, movement, closed ground',
    (id, of, alignment, values, move, points, closed) => {
      const troop = TROOP.find(one => one.id === id);
      expect(troop).toMatchObject({ class: of, alignment, move, points });
      expect([troop?.values, troop?.closed]).toEqual([values, closed]);
    },
  );

  test('two fly, and four spread fear', () => {
    expect(ids(TROOP.filter(({ flies }) => flies))).toEqual(['pegasus', 'valkyrie']);
    expect(ids(TROOP.filter(({ fearsome }) => fearsome))).toEqual(['pegasus', 'giant', 'ogre', 'undead']);
  });

  test('all but the special ones are recruited: 4, 3 or 2 in a land, each try harder than the last [SC-10.17, SC-10.18]', () => {
    expect(TROOP.filter(isRecruited)).toHaveLength(12);
    expect(TROOP_CLASS.slice(0, 3)).toEqual([
      { id: 'minor', commoners: 2, surcharge: 1, repeat: 0, most: 4, aura: 3 },
      { id: 'ordinary', commoners: 3, surcharge: 1, repeat: 1, most: 3, aura: 2 },
      { id: 'exceptional', commoners: 4, surcharge: 2, repeat: 2, most: 2, aura: 1 },
    ]);
  });

  test('mutate in six pairs, none twice [SC-C-surtur]', () => {
    expect(new Set(MUTATIONS.flat()).size).toBe(12);
  });
});

describe('heroes [Gli eroi]', () => {
  test('up to +3 move as those with 2, the others 3 [SC-12.14]', () => {
    expect([1, 2, 3, 4, 5].map(bonus => heroMove(bonus).move)).toEqual([2, 2, 2, 3, 3]);
    expect([3, 4].map(bonus => heroMove(bonus).points)).toEqual([6, 9]);
  });

  test('of legend are six, one for each number of the D100', () => {
    expect(ids(LEGEND)).toEqual(LEGENDS);
    covers(LEGEND, 100);
    expect(LEGEND.map(({ bonus, region }) => [bonus, region])).toEqual([
      [3, 'halsilglaar'],
      [3, 'kragh'],
      [2, 'heduken'],
      [7, 'noorland'],
      [2, 'larsoyane'],
      [1, 'illuria'],
    ]);
  });
});

test('eight kinds of buildings have 184 counters [I 640 tasselli]', () => {
  expect(BUILDINGS).toHaveLength(8);
  expect(Object.values(BUILD_COUNTERS).reduce((sum, n) => sum + n, 0)).toBe(184);
});

describe('the sheets of the lords [I Personaggi]', () => {
  test.each([
    ['ohrrkan', 'chaotic', 30, 7],
    ['krosen', 'chaotic', 10, 6],
    ['eurich', 'neutral', 20, 6],
    ['meloch', 'neutral', 30, 7],
    ['maerith', 'good', 20, 6],
    ['sandra', 'good', 20, 6],
  ] as const)('%s: belief, gold, buildings in all', (id, alignment, gold, buildings) => {
    const lord = LORD.find(one => one.id === id) as Lord;
    expect([lord.alignment, lord.gold]).toEqual([alignment, gold]);
    expect(2 * lord.each.length + lord.together.length + lord.free).toBe(buildings);
  });

  const added = (armies: readonly Army[]): Record<string, number> => {
    const sum: Record<string, number> = {};
    for (const [troop, count] of armies.flatMap(army => Object.entries(army))) sum[troop] = (sum[troop] ?? 0) + count;
    return sum;
  };

  test.each(LORD.map(lord => [lord.id, lord] as const))('the history of %s is what the sheet gives', (_, lord) => {
    const { history, each, together, free } = lord;
    const built = history.flatMap(({ buildings }) => buildings);
    const fixed = [...each, ...each, ...together];
    expect(built).toHaveLength(fixed.length + free);
    for (const foothold of history) expect(foothold.buildings).toEqual(expect.arrayContaining([...each]));
    expect(together.length === 0 || history.some(one => together.every(id => one.buildings.includes(id)))).toBe(true);
    expect(added(history.map(({ army }) => army))).toEqual(lord.army);
    expect(history.flatMap(({ hero }) => hero ?? [])).toEqual(lord.hero === undefined ? [] : [lord.hero]);
    for (const { buildings } of history) expect(new Set(buildings).size).toBe(buildings.length);
  });

  test('each has four powers, two cast them', () => {
    expect(ids(LORD)).toEqual(LORDS);
    expect(ids(POWER)).toEqual(POWERS);
    for (const id of LORDS) {
      expect(POWER.filter(({ lord }) => lord === id).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    }
    for (const { id, casts } of LORD) {
      const costs = POWER.filter(({ lord }) => lord === id).map(({ cost }) => cost);
      expect(costs).toEqual(casts ? [3, 6, 9, 12] : [undefined, undefined, undefined, undefined]);
    }
  });

  test('no land is the home of two', () => {
    expect(new Set(LORD.flatMap(({ history }) => history.map(({ region }) => region))).size).toBe(12);
  });
});

test('37 events share the hundred numbers, and a storm has ten [Gli eventi]', () => {
  expect(ids(EVENT)).toEqual(EVENTS);
  expect(EVENTS).toHaveLength(37);
  covers(EVENT, 100);
  expect(EVENT.filter(({ creed }) => creed).map(({ id }) => id)).toEqual(['yggdrasil', 'astral', 'frigg', 'fenrir']);
  expect(STORM_SEAS).toHaveLength(10);
});

test('the Stone has five powers by a D10 [Pietra della Saggezza]', () => {
  expect(ids(STONE)).toEqual(STONE_POWERS);
  covers(STONE, 10);
});

test('taxes have five levels [SC-9.5], and guilds earn 9 alone and 15 beside an ally [SC-9.9, SC-9.10]', () => {
  expect(ids(TAX)).toEqual(TAX_LEVELS);
  expect(TAX.map(({ times, prosperity }) => [times, prosperity])).toEqual([
    [0, 6],
    [2, 2],
    [3, 0],
    [4, -3],
    [6, -8],
  ]);
  expect([guildIncome(3, 0), guildIncome(3, 2)]).toEqual([9, 15]);
});

test('Meloch talks 10, 6, 5 and 3 down to 6, 4, 3 and 2 [SC-C-discounts]', () => {
  expect([10, 6, 5, 3].map(price => DISCOUNTED[price])).toEqual([6, 4, 3, 2]);
});

test('a discovery is a D10 and the fertility, from 3 to 18 [SC-13.14]', () => {
  expect(FIRST_FIND).toBe(1 + LEAST_FERTILITY);
  expect(FINDS).toHaveLength(10 + MOST_FERTILITY - FIRST_FIND + 1);
  expect(FINDS.map(({ gold }) => gold)).toEqual([2, 4, 6, 0, 2, 4, 6, 8, 18, 4, 6, 8, 10, 12, 22, 10]);
  expect(FINDS.at(-1)?.buildings).toEqual(['camp', 'port', 'guild']);
});

test('the fewer play, the more lands and creed they need [SC-1.3, SC-6.4]', () => {
  expect([2, 3, 4, 5, 6].map(n => MINIMUM_REGIONS[n])).toEqual([17, 13, 11, 9, 8]);
  expect([2, 3, 4, 5, 6].map(n => POWER_CREED[n].slice(1))).toEqual([
    [12, 21, 30],
    [11, 18, 24],
    [10, 15, 20],
    [9, 13, 18],
    [8, 12, 16],
  ]);
});

test('a turn has ten phases, six of them in order [SC-4.2]', () => {
  expect(PHASES).toHaveLength(10);
  expect(ORDERED.map(id => PHASES.indexOf(id) + 1)).toEqual([3, 6, 7, 8, 9, 10]);
});

test('the Dragon comes from the second turn on, with 15 [SC-8.2, SC-8.7]', () => {
  expect([BEASTS.length, FIRST_DRAGON, DRAGON_VALUE]).toEqual([2, 2, 15]);
});

test('tokens are heroes +1, and Eurich +5 [SC-16.2, SC-16.12]', () => {
  expect(TOKEN.map(({ lord }) => lord)).toEqual(LORDS);
  expect(TOKEN.map(({ bonus }) => bonus)).toEqual([1, 1, 5, 1, 1, 1]);
  expect(TOKEN.map(({ flight }) => flight?.chance)).toEqual([9, 5, 9, undefined, 9, 7]);
  expect(FATES).toHaveLength(5);
});

test('scenarios are for the seats that are printed [SC-15.1, SC-15.9, SC-15.14]', () => {
  expect(ids(SCENARIO)).toEqual(SCENARIOS);
  expect(SCENARIO.map(({ seats }) => seats)).toEqual([[2, 3, 4, 5, 6], [6], [2, 3], [4, 6]]);
});
