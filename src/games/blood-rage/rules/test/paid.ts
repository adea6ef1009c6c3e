import type { ClanId } from '../../content/clans.ts';
import type { TestTable } from '../testing.ts';

/** What a card (or province, or rule) has paid a clan in Glory, in order: `[2, 2]`. */
export const paid = (t: TestTable, clan: ClanId, cause: string): number[] =>
  t
    .told('glory')
    .filter(fact => fact.seat === t.seat(clan) && fact.cause === cause)
    .map(fact => fact.glory);
