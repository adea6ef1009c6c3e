import { BadInput } from '../../../engine/input/bad-input.ts';
import { needList, needText, needWhole } from '../../../engine/input/need.ts';
import { ALIGNMENTS } from './alignments.ts';
import type { Reconstructed } from './reconstructed.ts';
import { LEAST_FERTILITY, MOST_FERTILITY, MOST_PROSPERITY } from './regions.ts';
import { isRecruited, TROOP } from './troops.ts';
import { SEAS } from './waters.ts';

/** How each value of a pack is read by itself; whether they fit together is asked in `pack-checks.ts`. */
type Reader = (given: unknown, where: string) => void;

const whole =
  (min: number, max: number): Reader =>
  (given, where) => {
    needWhole(given, where, min, max);
  };

const oneOf =
  (names: readonly string[]): Reader =>
  (given, where) => {
    if (!names.includes(given as string)) {
      throw new BadInput(where, `is ${JSON.stringify(given)}; allowed are ${names.join(', ')}`);
    }
  };

/** A list of so many, each read in the same way. */
const listOf =
  (count: number | readonly [number, number], each: Reader): Reader =>
  (given, where) => {
    const list = needList(given, where);
    const [min, max] = typeof count === 'number' ? [count, count] : count;
    if (list.length < min || list.length > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`;
      throw new BadInput(where, `must have ${wanted} values, but has ${list.length}`);
    }
    list.forEach((item, i) => {
      each(item, `${where}[${i}]`);
    });
  };

const MOST_COLUMNS = 40;
const MOST_POTENTIAL = 300;
/** Dice of the battle table: 0 or less to 15 or more. */
export const DICE = 16;
const ROWS_OF_TEXT = 100;

const byProsperity = (each: Reader): Reader => listOf(MOST_PROSPERITY, each);
const beliefs: Reader = listOf(ALIGNMENTS.length, listOf(ALIGNMENTS.length, whole(-9, 9)));
/** Their number and length are asked for together with the letters. */
const grid: Reader = listOf([0, ROWS_OF_TEXT], needText);

/** By group and field; `*` where all fields of a group are alike. */
export const READERS: Readonly<Record<keyof Reconstructed, Readonly<Record<string, Reader>>>> = {
  regions: {
    alignment: oneOf(ALIGNMENTS),
    fertility: whole(LEAST_FERTILITY, MOST_FERTILITY),
    creed: whole(0, 9),
    troop: oneOf(TROOP.filter(isRecruited).map(({ id }) => id)),
    frequency: whole(1, 10),
  },
  islands: { sea: oneOf(SEAS) },
  wealth: { '*': byProsperity(whole(0, MOST_FERTILITY)) },
  battle: {
    columns: listOf([1, MOST_COLUMNS], whole(1, MOST_POTENTIAL)),
    last: whole(1, MOST_POTENTIAL),
    rows: listOf(DICE, listOf([1, MOST_COLUMNS], whole(-MOST_POTENTIAL, MOST_POTENTIAL))),
    beyond: listOf(DICE, whole(-100, MOST_POTENTIAL)),
  },
  commoners: { '*': beliefs, prosperity: byProsperity(whole(-9, 9)) },
  prices: { '*': whole(0, 50) },
  counters: { copies: whole(0, 210) },
  board: { '*': grid },
};

/** Groups whose values lie at once under them; in the others, under the name of a land, an island or a piece. */
export const FLAT: readonly string[] = ['wealth', 'battle', 'commoners', 'board'];
