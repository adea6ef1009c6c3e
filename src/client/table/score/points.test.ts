import { expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Heard } from '../../../engine/match/match.ts';
import { Speaker, speakerFor } from '../../../engine/text/text.ts';
import { CATALOGUE } from '../../../games/catalogue.ts';
import { playedByLuck } from '../../../kit/test/fact-look.ts';
import { loadExtras } from '../load-table.ts';
import { Scribe } from '../saga/lines.ts';
import { pointsOverTime } from './points.ts';

const scribe = new Scribe(
  new Speaker({ language: 'en', messages: { 'fact.glory': '', 'fact.stolen': '', 'fact.age': '' } }),
  fact => {
    const { seat, from, n } = fact as Fact & { seat: number; from: number; n: number };
    if (fact.kind === 'age') return { chapter: String(n) };
    if (fact.kind === 'glory') return { points: [[seat, n]] };
    return fact.kind === 'stolen'
      ? {
          points: [
            [seat, n],
            [from, -n],
          ],
        }
      : {};
  },
);
const told = (
  ...facts: readonly (readonly [at: number, fact: { readonly kind: string; readonly [field: string]: unknown }])[]
): Heard[] => facts.map(([at, fact], seq) => ({ seq, at, fact }));

it('adds up what each seat won, one step an act', () => {
  const heard = told(
    [-1, { kind: 'age', n: 1 }],
    [3, { kind: 'glory', seat: 0, n: 5 }],
    [3, { kind: 'glory', seat: 1, n: 2 }],
    [7, { kind: 'stolen', seat: 1, from: 0, n: 3 }],
    [8, { kind: 'age', n: 2 }],
  );
  expect(pointsOverTime(heard, scribe, 2)).toEqual({
    lines: [
      [0, 5, 2],
      [0, 2, 5],
    ],
    chapters: [
      { title: '1', from: 0 },
      { title: '2', from: 2 },
    ],
  });
});

it('has nothing to draw where no fact tells its worth', () => {
  expect(pointsOverTime(told([0, { kind: 'age', n: 1 }]), scribe, 2)).toBeNull();
});

it('takes what seats score together in one act as one step, whoever comes first', () => {
  const apart = new Scribe(new Speaker({ language: 'en', messages: { 'fact.glory': '' } }), fact => {
    const { seat, n, source } = fact as Fact & { seat: number; n: number; source: string };
    return { points: [[seat, n]], together: source };
  });
  const heard = told(
    [2, { kind: 'glory', seat: 0, n: 1, source: 'sea' }],
    [5, { kind: 'glory', seat: 0, n: 10, source: 'sets' }],
    [5, { kind: 'glory', seat: 0, n: 100, source: 'tokens' }],
    [5, { kind: 'glory', seat: 1, n: 20, source: 'sets' }],
  );
  expect(pointsOverTime(heard, apart, 2)?.lines).toEqual([
    [0, 1, 11, 111],
    [0, 0, 20, 20],
  ]);
});

it.each(CATALOGUE)('$id: the lines end where the score sheet does', async ({ id, load }) => {
  const game = await load();
  const { factLook, ledger } = await loadExtras(id);
  const match = playedByLuck(game, game.rules.seats.max);
  const told = new Scribe(await speakerFor(game, 'en', match.view(0)), factLook);
  const points = pointsOverTime(match.factsFor(0), told, game.rules.seats.max, ledger?.());
  expect(points?.lines.map(line => line.at(-1))).toEqual(match.result()?.totals);
});
