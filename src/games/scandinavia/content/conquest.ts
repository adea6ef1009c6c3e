import { ALIGNMENTS, type AlignmentId, steps } from './alignments.ts';

/** What a land loses that is taken from a lord (SC-13.23). */
export const CONQUEST_PROSPERITY = 4;

/** How stubbornly free folk fight (SC-13.8): the more so, the stranger the belief of who comes. */
const FREE_FOLK = 4;
export const freeFolk = (attacker: AlignmentId, region: AlignmentId): number => FREE_FOLK + steps(attacker, region);

/** The same by number: of the attacker, then of the land. */
export const FREE_FOLK_TABLE: readonly (readonly number[])[] = ALIGNMENTS.map(attacker =>
  ALIGNMENTS.map(region => freeFolk(attacker, region)),
);
