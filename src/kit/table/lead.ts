import type { Seat } from '../../engine/contract/ask.ts';
import { type Result, sheetOf } from '../../engine/contract/rules.ts';

/** How a game was won: by how much, before whom, and with what. */
export interface Lead {
  readonly by: number;
  readonly behind: readonly Seat[];
  /** Sources from which the winner has more than anybody else. */
  readonly best: readonly string[];
}

/** Null where the victory is shared, came by a tie-break, or not by points: a winner may even have fewer. */
export function leadOf(result: Result): Lead | null {
  const sheet = sheetOf(result);
  if (!sheet) return null;
  const { totals, scores, sources } = sheet;
  const [[winner, ...others], behind] = result.ranking;
  if (others.length > 0 || !behind || totals[winner] <= totals[behind[0]]) return null;
  // To have lost nothing where others lost something is no strength.
  const leads = (i: number) => scores.every((score, seat) => seat === winner || score[i] < scores[winner][i]);
  const best = sources.filter((_, i) => scores[winner][i] > 0 && leads(i));
  return { by: totals[winner] - totals[behind[0]], behind, best };
}
