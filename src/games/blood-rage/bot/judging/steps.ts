import { FIRST } from '../../../../kit/rules/ids.ts';
import { LAST_STEP, LEGENDARY, TRACKS } from '../../content/clans.ts';
import { AGES, REWARDS, TOKEN_GLORY } from '../../content/tokens.ts';
import {
  AXES,
  HORNS,
  PHASES,
  type PlaceNumber,
  RAGE,
  STAT_COUNT,
  type StatNumber,
  statNumber,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import type { Outlook } from './outlook.ts';

/** Glory that a step will have brought as a legend: what it may lead to, or when no step can follow, what it pays. */
function legend(state: State, seat: number, weights: Weights, step: number): number {
  const agesLeft = AGES - 1 - state.age;
  const last = agesLeft === 0 && PHASES[state.phase] === 'quest' && state.quests[seat].length === 0;
  return last ? LEGENDARY[step] : weights.legend[agesLeft][step];
}

/** What a clan's stat on a step is worth from now to the end. */
function worth(state: State, seat: number, weights: Weights, stat: StatNumber, step: number): number {
  const agesLeft = AGES - 1 - state.age;
  const glory = legend(state, seat, weights, step);
  switch (stat) {
    case RAGE:
      return glory + TRACKS.rage[step] * agesLeft * weights.rageToCome;
    case AXES: {
      const axes = step === LAST_STEP ? state.options.axesTop : TRACKS.axes[step];
      return glory + axes * (weights.winsNow + agesLeft * weights.winsToCome);
    }
    default:
      return glory + TRACKS.horns[step] * (weights.hornNow + agesLeft * weights.hornToCome);
  }
}

/** What all stats of a clan, as they stand, are worth from now to the end. */
export function statsWorth({ state, seat, weights }: Outlook): number {
  let total = 0;
  for (let stat: StatNumber = FIRST; stat < STAT_COUNT; stat++) {
    total += worth(state, seat, weights, stat, state.steps[seat * STAT_COUNT + stat]);
  }
  return total;
}

/** What so many steps more on a stat are worth to a clan. */
function stepsWorth(state: State, seat: number, weights: Weights, stat: StatNumber, steps: number): number {
  const step = state.steps[seat * STAT_COUNT + stat];
  const top = Math.min(step + steps, LAST_STEP);
  return top > step ? worth(state, seat, weights, stat, top) - worth(state, seat, weights, stat, step) : 0;
}

/** What one step more on each stat is worth to a clan. */
export const stepWorths = (state: State, seat: number, weights: Weights): number[] => [
  stepsWorth(state, seat, weights, RAGE, 1),
  stepsWorth(state, seat, weights, AXES, 1),
  stepsWorth(state, seat, weights, HORNS, 1),
];

/** What a step on each of the own stats is worth together. */
export const allStepsWorth = ({ steps }: Outlook): number => steps[RAGE] + steps[AXES] + steps[HORNS];

/** What a step on one of the own stats, freely chosen, is worth. */
export const bestStepWorth = ({ steps }: Outlook): number => Math.max(steps[RAGE], steps[AXES], steps[HORNS]);

/** What the token of a province is worth to the own clan. */
export function tokenWorth(o: Outlook, province: PlaceNumber): number {
  const token = REWARDS[o.state.tokens[province]];
  if (token === 'glory5') return TOKEN_GLORY;
  return token === 'all' ? allStepsWorth(o) : o.steps[statNumber[token]];
}

/** What the token of a province is worth to any clan, taken so many times at once. */
export function tokenWorthTo({ state, weights }: Outlook, seat: number, province: PlaceNumber, times = 1): number {
  const token = REWARDS[state.tokens[province]];
  if (token === 'glory5') return TOKEN_GLORY * times;
  if (token !== 'all') return stepsWorth(state, seat, weights, statNumber[token], times);
  let total = 0;
  for (let stat: StatNumber = FIRST; stat < STAT_COUNT; stat++) total += stepsWorth(state, seat, weights, stat, times);
  return total;
}
