import type { Region } from '../../content/board.ts';
import { regionCreed } from '../creed.ts';
import { isLord } from '../lords.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';

/** Regions, those of the highest creed first, equal ones by lot: so they are served where counters run short. */
export function byCreed(act: Act, regions: readonly Region[]): Region[] {
  const { state, chance } = act;
  const creed = (region: Region): number =>
    isLord(state.owner[region]) ? regionCreed(state, state.owner[region], region) : printed(state).creed[region];
  return chance.shuffle([...regions]).sort((a, b) => creed(b) - creed(a));
}
