import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { type Options, readOptions } from '../../../../engine/contract/options.ts';
import { CARDS } from '../../content/cards.ts';
import { bloodRage } from '../index.ts';
import { table } from '../testing.ts';
import { passAll, province } from './look.ts';

const SEEDS = ['huginn', 'muninn', 'fenrir', 'garm', 'sleipnir', 'ratatoskr', 'nidhogg', 'gullinbursti'];
const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];

/** A table fresh out of the box. */
function laidOut(seats: number, seed: string, options: Options = {}) {
  const state = bloodRage.setup(readOptions(bloodRage.options, options, seats), seats, new FastChance(seed));
  return { state, view: bloodRage.view(state, null) };
}

/** How many different tables the seeds gave, by what one looks at. */
const different = (looks: readonly unknown[]): number => new Set(looks.map(look => JSON.stringify(look))).size;

describe.each([2, 3, 4])('a table for %i', seats => {
  const tables = SEEDS.map(seed => laidOut(seats, seed));

  test(`every seat has a clan of its own, and all ${seats} begin alike [BR-2.1]`, () => {
    for (const { view } of tables) {
      expect(view.clans).toHaveLength(seats);
      expect(new Set(view.clans.map(clan => clan.clan)).size).toBe(seats);
      const alike = view.clans.map(({ seat, clan, ...rest }) => ({
        ...rest,
        reserve: rest.reserve.map(group => ({ ...group, seat: 0 })),
      }));
      for (const clan of alike) expect(clan).toEqual(alike[0]);
      expect(alike[0].reserve.map(({ figure, count }) => [figure, count])).toEqual([
        ['warrior', 8],
        ['leader', 1],
        ['ship', 1],
      ]);
      expect(alike[0].onBoard).toBe(0);
      expect(alike[0].slots).toEqual(new Array(8).fill(null));
    }
  });

  test(`all ${seats} start with Rage 6, Axes 3, Horns 4, 6 Rage in hand and no Glory (example g01) [BR-2.2]`, () => {
    for (const { view } of tables) {
      for (const { stats, rage, glory } of view.clans) {
        expect([stats.rage.value, stats.axes.value, stats.horns.value]).toEqual([6, 3, 4]);
        expect([stats.rage.step, stats.axes.step, stats.horns.step]).toEqual([1, 1, 1]);
        expect([rage, glory]).toEqual([6, 0]);
      }
    }
  });

  test(`nine tokens lie face up, that of all stats on Yggdrasil, the rest shuffled, with ${seats} seats [BR-2.3]`, () => {
    for (const { view } of tables) {
      const token = Object.fromEntries(view.provinces.map(p => [p.id, p.token]));
      expect(token.yggdrasil).toBe('all');
      expect(OUTER.map(id => token[id]).sort()).toEqual([
        'axes',
        'axes',
        'glory5',
        'horns',
        'horns',
        'rage',
        'rage',
        'rage',
      ]);
      expect(view.provinces.filter(p => p.pillaged)).toEqual([]);
    }
    expect(different(tables.map(({ view }) => view.provinces.map(p => p.token)))).toBeGreaterThan(SEEDS.length / 2);
  });

  test(`three outer provinces are doomed, one an Age, for all ${seats} to see [BR-2.4, BR-1.7]`, () => {
    for (const { state, view } of tables) {
      const doomed = view.ragnarok.map(token => token.province);
      expect(doomed).toHaveLength(3);
      expect(new Set(doomed).size).toBe(3);
      for (const id of doomed) expect(OUTER).toContain(id);
      for (let seat = 0; seat < seats; seat++) expect(bloodRage.view(state, seat).ragnarok).toEqual(view.ragnarok);
      expect(view.provinces.filter(p => p.destroyed && doomed.includes(p.id))).toEqual([]);
    }
    expect(different(tables.map(({ view }) => view.ragnarok))).toBeGreaterThan(SEEDS.length / 2);
  });

  test(`${5 - seats} of the five other outer provinces are gone before ${seats} begin (example g15) [BR-2.5, BR-1.7]`, () => {
    const gone = tables.map(({ view }) => view.provinces.filter(p => p.destroyed).map(p => p.id));
    gone.forEach((ids, i) => {
      const doomed = tables[i].view.ragnarok.map(token => token.province);
      expect(ids).toHaveLength({ 2: 3, 3: 2, 4: 1 }[seats] ?? 0);
      expect(ids).not.toContain('yggdrasil');
      expect(ids.filter(id => doomed.includes(id))).toEqual([]);
    });
    expect(different(gone)).toBeGreaterThan(2);
  });

  test(`each Age has its own shuffled deck of the cards for ${seats} (example g16) [BR-2.7]`, () => {
    const size = { 2: 20, 3: 26, 4: 34 }[seats];
    const decks = tables.map(({ state }) => {
      // The first deck has been dealt by now: eight to each seat in turn, the rest laid away.
      const first = [...state.packs.flat(), ...state.away];
      return [first, state.decks[1], state.decks[2]].map(cards => cards.map(card => CARDS[card]));
    });
    for (const ages of decks) {
      ages.forEach((deck, age) => {
        expect(deck).toHaveLength(size ?? 0);
        expect(deck.filter(card => card.age !== age + 1)).toEqual([]);
        for (const card of CARDS.filter(c => c.age === age + 1)) {
          const copies = card.copies.filter(mark => mark <= seats);
          expect(deck.filter(c => c.id === card.id)).toHaveLength(copies.length);
        }
      });
    }
    for (const age of [0, 1, 2]) {
      expect(different(decks.map(ages => ages[age].map(card => card.id)))).toBe(SEEDS.length);
    }
  });

  test(`luck gives each of ${seats} seats the first-player token at some table, and one seat alone [BR-2.8, BR-O-firstSeat]`, () => {
    const first = Array.from({ length: 60 }, (_, i) => laidOut(seats, `seed ${i}`).view.first);
    expect([...new Set(first)].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  });

  test(`a table of ${seats} may settle that the first seat begins [BR-2.8, BR-O-firstSeat]`, () => {
    for (const seed of SEEDS) expect(laidOut(seats, seed, { firstSeat: 'seat-1' }).view.first).toBe(0);
  });
});

test.each([1, 5])('%i seats are no game [BR-2.1]', seats => {
  expect(() => laidOut(seats, 'huginn')).toThrow(/2 to 4 players/);
});

test('no two seats share a clan, and there are no clans but the four [BR-2.1]', () => {
  expect(() => laidOut(2, 'huginn', { clans: ['wolf', 'wolf'] })).toThrow(/each at most once/);
  expect(() => laidOut(2, 'huginn', { clans: ['wolf', 'boar'] })).toThrow(/wolf, bear, serpent, raven/);
  expect(laidOut(2, 'huginn', { clans: ['raven', 'bear'] }).view.clans.map(c => c.clan)).toEqual(['raven', 'bear']);
});

test('Glory goes on past the hundred spaces of the track [BR-2.2]', () => {
  const t = table(['wolf', 'raven'], {
    tokens: { gimle: 'glory5' },
    clans: { wolf: { glory: 98, figures: { gimle: { leader: 1 } } } },
  });
  t.does('wolf', { kind: 'pillage', province: 'gimle' });
  expect(t.clan('wolf').glory).toBe(103);
});

test('the box marks twenty cards of each Age for any table, six for three and more, eight for four [BR-2.7, BR-O-player-marks]', () => {
  for (const age of [1, 2, 3]) {
    const marks = CARDS.filter(card => card.age === age).flatMap(card => card.copies);
    expect([2, 3, 4].map(least => marks.filter(mark => mark === least).length)).toEqual([20, 6, 8]);
  }
});

test('nobody invades, marches to or pillages a destroyed province, nor is called to it [BR-2.6]', () => {
  const t = table(['wolf', 'raven'], {
    destroyed: ['gimle'],
    clans: {
      wolf: { figures: { andlang: { warrior: 1 }, 'fjord-nw': { ship: 1 } }, upgrades: ['a2-tyrs-challenge'] },
    },
  });
  const entered = [...t.of('wolf', 'invade'), ...t.of('wolf', 'march')].map(choice => choice.to);
  expect(entered).toContain('myrkulor');
  expect(entered).not.toContain('gimle');
  expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' })).toContain('BR-2.6');
  expect(t.why('wolf', { kind: 'march', from: 'andlang', to: 'gimle' })).toContain('BR-2.6');
  expect(t.why('wolf', { kind: 'pillage', province: 'gimle' })).toContain('BR-2.6');
  expect(t.why('wolf', { kind: 'pillage-again', province: 'gimle' })).toContain('BR-2.6');
  expect(t.of('wolf', 'pillage').map(choice => choice.province)).toEqual(['andlang', 'myrkulor']);
});

test('the token of a destroyed province stays where it is, Age after Age, and is never won [BR-2.6]', () => {
  const t = table(['wolf', 'raven'], {
    destroyed: ['gimle'],
    tokens: { gimle: 'glory5' },
    ragnarok: ['horgr', 'utgard', 'andlang'],
    clans: { wolf: { figures: { 'fjord-nw': { ship: 1 } } } },
  });
  passAll(t);
  expect(t.view().age).toBe(2);
  expect(province(t, 'gimle')).toMatchObject({ token: 'glory5', destroyed: true, pillaged: false });
});
