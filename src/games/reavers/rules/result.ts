import type { Result } from '../../../engine/contract/rules.ts';
import { bySeat, ranked, tieBroken } from '../../../kit/rules/ranking.ts';
import { SOURCE_COUNT, SOURCES } from './numbers.ts';
import type { State } from './state.ts';

/** Most Glory wins, then most Favour; who is level in both shares the place (RM-19.11). */
export function result({ seats, glory, favour, scores }: State): Result {
  const ranking = ranked(seats, (a, b) => glory[b] - glory[a] || favour[b] - favour[a]);
  const sheet = { ranking, totals: glory.slice(), sources: SOURCES, scores: bySeat(scores, seats, SOURCE_COUNT) };
  return tieBroken(ranking, glory) ? { ...sheet, tieBreak: 'favour' } : sheet;
}
