import { grid, listOf, nameOf, type ValueReader, whole } from '../../../kit/rules/packs.ts';
import { ALIGNMENTS } from './alignments.ts';
import type { Reconstructed } from './reconstructed.ts';
import { LEAST_FERTILITY, MOST_FERTILITY, MOST_PROSPERITY } from './regions.ts';
import { isRecruited, TROOP } from './troops.ts';
import { SEAS } from './waters.ts';

const MOST_COLUMNS = 40;
const MOST_POTENTIAL = 300;
/** Dice of the battle table: 0 or less to 15 or more. */
export const DICE = 16;
const ROWS_OF_TEXT = 100;

const byProsperity = (each: ValueReader): ValueReader => listOf(each, MOST_PROSPERITY);
const beliefs = listOf(listOf(whole(-9, 9), ALIGNMENTS.length), ALIGNMENTS.length);

/** How each value of a pack is read by itself; whether they fit together is asked in `pack-checks.ts`. */
export const READERS: Readonly<Record<keyof Reconstructed, Readonly<Record<string, ValueReader>>>> = {
  regions: {
    alignment: nameOf('alignment', ALIGNMENTS),
    fertility: whole(LEAST_FERTILITY, MOST_FERTILITY),
    creed: whole(0, 9),
    troop: nameOf(
      'kind',
      TROOP.filter(isRecruited).map(({ id }) => id),
    ),
    frequency: whole(1, 10),
  },
  islands: { sea: nameOf('sea', SEAS) },
  wealth: { '*': byProsperity(whole(0, MOST_FERTILITY)) },
  battle: {
    columns: listOf(whole(1, MOST_POTENTIAL), 1, MOST_COLUMNS),
    last: whole(1, MOST_POTENTIAL),
    rows: listOf(listOf(whole(-MOST_POTENTIAL, MOST_POTENTIAL), 1, MOST_COLUMNS), DICE),
    beyond: listOf(whole(-100, MOST_POTENTIAL), DICE),
  },
  commoners: { '*': beliefs, prosperity: byProsperity(whole(-9, 9)) },
  prices: { '*': whole(0, 50) },
  counters: { copies: whole(0, 210) },
  board: { '*': grid(ROWS_OF_TEXT) },
};
