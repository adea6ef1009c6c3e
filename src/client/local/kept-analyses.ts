/** What was found out about finished games, as it lies in IndexedDB beside them. */
import type { CurvePoint, JudgedDecision } from '../../bots/analysis/analyse.ts';
import type { Seat } from '../../engine/contract/ask.ts';
import { database } from './database.ts';

export interface AnalysisRow {
  readonly table: string;
  readonly seat: Seat;
  /** Known by what the seat could know, or with all cards open. */
  readonly eyes: 'known' | 'open';
  /** The rules it was played by: what other rules played is looked into anew. */
  readonly rules: string;
  readonly points: readonly CurvePoint[];
  readonly decisions: readonly JudgedDecision[];
}

export type AnalysisKey = Pick<AnalysisRow, 'table' | 'seat' | 'eyes'>;

export const keptAnalysis = async ({ table, seat, eyes }: AnalysisKey): Promise<AnalysisRow | undefined> =>
  (await database()).get('analyses', [table, seat, eyes]);

export async function keepAnalysis(row: AnalysisRow): Promise<void> {
  await (await database()).put('analyses', row);
}
