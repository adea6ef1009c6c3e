import type { Crowd } from '../../../kit/test/on-page.ts';
import { HEX_IDS } from '../content/hexes.ts';
import { LORD, LORDS } from '../content/lords.ts';
import { RECONSTRUCTED } from '../content/reconstructed.ts';
import { TROOPS } from '../content/troops.ts';
import { groundOf } from '../rules/hex/ground.ts';
import { spotNumber } from '../rules/numbers.ts';

/** As many stacks as the table has to bear. */
const STACKS = 120;

const { isSea, hexOf } = groundOf({ pack: {} });
const dry = HEX_IDS.filter(id => hexOf[spotNumber[id]] >= 0 && !isSea[spotNumber[id]]);
/** Units that walk, one after the other as long as there are counters. */
const units = TROOPS.filter(id => !['valkyrie', 'living-forest', 'pegasus', 'undead'].includes(id)).flatMap(id =>
  Array.from({ length: RECONSTRUCTED.counters[id]?.copies ?? 0 }, () => id),
);
const lordAt = (i: number): string => LORDS[i % LORDS.length];

/** By the advanced rules: a unit of one lord after the other on each of 120 hexes, while the first of them marches. */
export const crowd: Crowd = {
  seats: LORDS,
  options: { rules: 'advanced', picking: 'seated' },
  given: {
    start: 'empty',
    regions: Object.fromEntries(
      LORD.flatMap(({ id, history }) => history.map(({ region }) => [region, { owner: id, buildings: ['castle'] }])),
    ),
    phase: 'military',
    part: LORDS[0],
    pieces: Object.fromEntries(
      Array.from({ length: STACKS }, (_, i) => [dry[i], { [lordAt(i)]: { [units[(i * 7) % STACKS]]: 1 } }]),
    ),
  },
};
