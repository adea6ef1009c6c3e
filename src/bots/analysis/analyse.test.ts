import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import type { Log } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import { random } from '../random.ts';
import { analyse, type Piece, spread } from './analyse.ts';
import { markOf } from './marks.ts';
import { pastGame } from './past.ts';

const rules: Rules = defineGame(hoard);
const game = { rules, bots: {} };

/** A game by luck; seat 0 takes its first choice back once. */
function played(): Log {
  const match = Match.begin(rules, { seats: 2, seed: 'analysis', chance: 'fast' });
  const luck = new FastChance('analysis');
  let taken = false;
  for (;;) {
    const ask = match.decisions().find(isAwaited);
    if (!ask) break;
    match.choose(ask.seat, random.choose(undefined, ask, luck));
    if (!taken && ask.seat === 0) taken = match.undo(0).refusal === undefined;
  }
  return match.save().log;
}

const log = played();
const pieces = (open: boolean): Piece[] => {
  let now = 0;
  // A clock that goes on with each look at it.
  return [...analyse(game, { log, seat: 0, open, seed: 's', now: () => now++, time: 4000 })];
};

test.each([false, true])('a curve comes first, then every decision that left a choice (open: %s)', open => {
  const all = pieces(open);
  expect(all[0].kind).toBe('curve');
  expect(all.at(-1)?.kind).toBe('done');
  const curves = all.flatMap(piece => (piece.kind === 'curve' ? [piece.points] : []));
  for (const { chances } of curves[0]) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  const last = curves.at(-1)?.at(-1);
  expect(last?.at).toBe(log.entries.length);
  const winners = log.final?.ranking[0] ?? [];
  expect(last?.chances).toEqual([0, 1].map(seat => (winners.includes(seat) ? 1 / winners.length : 0)));
  const decisions = all.flatMap(piece => (piece.kind === 'decision' ? [piece] : []));
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions).toHaveLength(decisions[0].of);
  for (const { decision } of decisions) {
    expect(decision.answers.map(({ choice }) => choice)).toContainEqual(decision.made);
    expect(decision.rollOuts).toBeGreaterThan(0);
    if (decision.mark === 'best') expect(decision.loss).toBe(0);
  }
});

test('however slow a game is played on, it comes to its end in its time, with fewer decisions', () => {
  let now = 0;
  const slow = [...analyse(game, { log, seat: 0, open: false, seed: 's', now: () => (now += 600), time: 9000 })];
  expect(slow[0].kind).toBe('curve');
  expect(slow.at(-1)?.kind).toBe('done');
  const decisions = slow.flatMap(piece => (piece.kind === 'decision' ? [piece] : []));
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.length).toBeLessThan(decisions[0].of);
  expect(now).toBeLessThan(24_000);
});

test('what was taken back was no decision', () => {
  const undone = log.entries.findIndex(entry => 'undo' in entry);
  expect(undone).toBeGreaterThan(0);
  const past = pastGame(rules, log);
  expect(past.decisionsOf(0).map(({ at }) => at)).not.toContain(undone - 1);
  expect(past.moments.at(-1)).toBe(log.entries.length);
});

test('nothing within the error is called a mistake', () => {
  expect(markOf({ best: true, loss: 0, seen: 0, error: 0 })).toBe('best');
  expect(markOf({ best: false, loss: 0.3, seen: 0.3, error: 0.31 })).toBe('good');
  expect(markOf({ best: false, loss: 0.01, seen: 0.02, error: 0.001 })).toBe('good');
  expect(markOf({ best: false, loss: 0.03, seen: 0.03, error: 0.02 })).toBe('inaccuracy');
  expect(markOf({ best: false, loss: 0.07, seen: 0.08, error: 0.02 })).toBe('mistake');
  expect(markOf({ best: false, loss: 0.2, seen: 0.2, error: 0.02 })).toBe('blunder');
});

test('of many moments some are looked at, the first and the last among them', () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});
