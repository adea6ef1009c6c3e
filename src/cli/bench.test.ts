import { expect, it } from 'vitest';
import { CATALOGUE } from '../games/catalogue.ts';
import { measure } from './bench/measure.ts';
import { MEASURES } from './bench/measures.ts';
import { ratio, warmUp } from './bench/race.ts';
import { inOneTable } from './bench/table.ts';
import { captured } from './dev/captured.ts';
import { GAME } from './dev/some-game.ts';
import { main } from './main.ts';

it('measures, compares and judges', async () => {
  const io = captured();
  await main(['bench', '--game', GAME, '--rounds', '1', '--ms', '5', '--json'], io);
  const { games } = JSON.parse(io.output());
  const byName = Object.fromEntries(games[GAME].map((one: { name: string }) => [one.name, one]));
  expect(byName['boardgame.io'].value).toBeGreaterThan(0);
  expect(byName['decisions against boardgame.io']).toMatchObject({ least: 20, unit: '×' });
  expect(byName['clone against structuredClone']).toMatchObject({ least: 15 });
  expect(byName.view).toMatchObject({ most: 50, unit: 'µs' });
  expect(byName['replay of a whole game']).toMatchObject({ most: 20, unit: 'ms' });
  expect(byName['roll-outs to the end of a stretch']).toMatchObject({ unit: 'roll-outs/s', pass: null });
  expect(byName['an answer of the quick policy'].value).toBeGreaterThan(0);
  expect(byName['a decision of jarl, p95']).toMatchObject({ most: 1500, unit: 'ms' });
  expect(byName['a decision of hersir, p95']).toMatchObject({ unit: 'ms', pass: null });
  for (const { value, least, most, pass } of games[GAME]) {
    if (least === undefined && most === undefined) expect(pass).toBeNull();
    // What a table takes of the memory may come out below nothing, when what was there before has gone meanwhile.
    else expect(pass).toBe(value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY));
  }
});

it('measures one game alone, where it is named', async () => {
  const { id, load } = CATALOGUE[CATALOGUE.length - 1];
  const io = captured();
  await main(['bench', 'view', '--game', id, '--rounds', '1', '--ms', '5', '--json'], io);
  // And each of its ways to play by itself.
  const { ways = [] } = await load();
  expect(Object.keys(JSON.parse(io.output()).games)).toEqual([id, ...ways.map(({ name }) => `${id}, ${name}`)]);
  const wrong = captured();
  expect(await main(['bench', 'view', '--game', 'nothing'], wrong)).toBe(2);
  expect(wrong.errors()).toContain('there is no game "nothing"');
});

it('compares round with round, so that a busy moment falls on both', () => {
  const fast = { rates: [100, 10, 100], median: 100 };
  const slow = { rates: [10, 1, 10], median: 10 };
  expect(ratio(fast, slow)).toBe(10);
});

it('times nothing as long as code still grows faster, and not for ever', () => {
  const stretches = (rateOf: (n: number) => number): number => {
    let n = 0;
    warmUp(() => rateOf(n++));
    return n;
  };
  expect(stretches(() => 100)).toBe(2);
  expect(stretches(n => [10, 50, 90, 100, 101, 200][n])).toBe(5);
  expect(stretches(n => 2 ** n)).toBe(12);
});

it('plays by the options of a way, and times what it wants besides', async () => {
  const { rules } = await CATALOGUE[0].load();
  const works = [{ name: 'a copy', most: 1e6, of: (state: unknown) => [() => structuredClone(state)] }];
  const measured = MEASURES.works({ rules, options: {}, works }, { rounds: 1, ms: 5 });
  expect(measured).toMatchObject([{ name: 'a copy', most: 1e6, unit: 'µs', pass: true }]);
  expect(() => MEASURES.view({ rules, options: { nothing: 'at-all' } }, { rounds: 1, ms: 5 })).toThrow('nothing');
});

it('puts all that was measured into one table: a line a measure, a column a game, and what it should be', () => {
  const view = (value: number) => measure('view', value, 'µs', { most: 50 });
  const one = [view(4.21), measure('peer', null, '')];
  expect(inOneTable({ chess: one, go: [view(80), measure('moves', 1234.5, 'moves/s', { least: 9 })] })).toEqual([
    '                      chess                go',
    'view   µs       4.21 (≤ 50)  80.0 (≤ 50) FAIL',
    'peer                      –',
    'moves  moves/s                    1,235 (≥ 9)',
  ]);
});

it('holds each game to its own speed', async () => {
  const { rules } = await CATALOGUE[0].load();
  const [viewed] = MEASURES.view({ rules, speed: { view: 0.001 } }, { rounds: 1, ms: 5 });
  expect(viewed).toMatchObject({ most: 0.001, pass: false });
  const [usual] = MEASURES.view({ rules }, { rounds: 1, ms: 5 });
  expect(usual.most).toBe(50);
});
