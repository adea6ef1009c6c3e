import { expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { randomOptions } from '../../../../engine/conformance/option-sets.ts';
import { examine } from '../../../../engine/conformance/suite.ts';
import type { Rules } from '../../../../engine/contract/rules.ts';
import { scandinavia } from '../index.ts';

const DECISIONS = 110;
const TIMEOUT = 60_000;

/** The laws that every game has to keep, on a table of each size with options as they fall. */
test.each([2, 3, 4, 5, 6])(
  '%d seats keep every law',
  seats => {
    const chance = new FastChance(`laws ${seats}`);
    const options = { ...randomOptions(scandinavia.options, seats, chance), picking: 'seated', events: 2 };
    const rules = scandinavia as unknown as Rules;
    const { problems, played } = examine(
      { rules, options, seats, seed: `laws ${seats}`, stopAfter: DECISIONS },
      'quick',
    );
    expect(problems).toEqual([]);
    expect(played.error).toBeUndefined();
  },
  TIMEOUT,
);
