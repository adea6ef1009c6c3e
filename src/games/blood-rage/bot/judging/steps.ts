import { LAST_STEP, LEGENDARY, TRACKS } from '../../content/clans.ts';
import { REWARDS, TOKEN_GLORY } from '../../content/tokens.ts';
import { AXES, HORNS, PHASES, RAGE, STAT_COUNT, statNumber } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** Glory that a step will have brought as a legend: what it may lead to, or when no step can follow, what it pays. */
function legend({ state, seat, weights, agesLeft }: Outlook, step: number): number {
  const last = agesLeft === 0 && PHASES[state.phase] === 'quest' && state.quests[seat].length === 0;
  return last ? LEGENDARY[step] : weights.legend[agesLeft][step];
}

/** What a stat on a step is worth from now to the end. */
function worth(o: Outlook, stat: number, step: number): number {
  const { state, weights, agesLeft } = o;
  switch (stat) {
    case RAGE:
      return legend(o, step) + TRACKS.rage[step] * agesLeft * weights.rageToCome;
    case AXES: {
      const axes = step === LAST_STEP ? state.options.axesTop : TRACKS.axes[step];
      return legend(o, step) + axes * (weights.winsNow + agesLeft * weights.winsToCome);
    }
    default:
      return legend(o, step) + TRACKS.horns[step] * (weights.hornNow + agesLeft * weights.hornToCome);
  }
}

const stepOf = (state: State, seat: number, stat: number): number => state.steps[seat * STAT_COUNT + stat];

/** What so many steps more on a stat are worth to a clan. */
export function stepsWorth(outlook: Outlook, seat: number, stat: number, steps = 1): number {
  const step = stepOf(outlook.state, seat, stat);
  const top = Math.min(step + steps, LAST_STEP);
  return top > step ? worth(outlook, stat, top) - worth(outlook, stat, step) : 0;
}

/** What a step on each stat is worth together. */
export const allStepsWorth = (outlook: Outlook, seat: number): number =>
  stepsWorth(outlook, seat, RAGE) + stepsWorth(outlook, seat, AXES) + stepsWorth(outlook, seat, HORNS);

/** What a step on a stat of choice is worth. */
export const bestStepWorth = (outlook: Outlook, seat: number): number =>
  Math.max(stepsWorth(outlook, seat, RAGE), stepsWorth(outlook, seat, AXES), stepsWorth(outlook, seat, HORNS));

/** What the token of a province is worth to a clan, taken once or more often. */
export function tokenWorth(outlook: Outlook, seat: number, province: number, times = 1): number {
  const token = REWARDS[outlook.state.tokens[province]];
  if (token === 'glory5') return TOKEN_GLORY * times;
  if (token !== 'all') return stepsWorth(outlook, seat, statNumber[token], times);
  let total = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) total += stepsWorth(outlook, seat, stat, times);
  return total;
}
