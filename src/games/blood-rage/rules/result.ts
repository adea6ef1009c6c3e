import type { Seat } from '../../../engine/contract/ask.ts';
import type { Result } from '../../../engine/contract/rules.ts';
import { bySeat, ranked, tieBroken } from '../../../kit/rules/ranking.ts';
import { SOURCES } from './numbers.ts';
import type { State } from './state.ts';

/** Most Glory wins; equal Glory shares the place, or the table's option breaks the tie (BR-17.4, BR-O-tie). */
export function result({ seats, glory, options, scores: booked }: State): Result {
  const scores = bySeat(booked, seats, SOURCES.length);
  const battles = SOURCES.indexOf('battles');
  const breaks = (a: Seat, b: Seat): number =>
    options.tie === 'battles' ? scores[b][battles] - scores[a][battles] : 0;
  const ranking = ranked(seats, (a, b) => glory[b] - glory[a] || breaks(a, b));
  const sheet = { ranking, totals: glory.slice(), sources: SOURCES, scores };
  return tieBroken(ranking, glory) ? { ...sheet, tieBreak: 'battles' } : sheet;
}
