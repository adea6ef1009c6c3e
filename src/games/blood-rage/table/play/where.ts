import type { BloodRageFrame } from '../../rules/frames.ts';
import { FJORD_OF, figureNumber, PLACE_IDS } from '../../rules/numbers.ts';
import { isShip } from '../../rules/upgrades.ts';
import type { View } from '../../rules/view.ts';
import type { Where } from './targets.ts';

/** The rule in progress, if any: all frames lie open on the table. */
export const topFrame = (view: View): BloodRageFrame | undefined => view.frames.at(-1) as BloodRageFrame | undefined;

/** Where the figures are that the present question is about. */
export function whereOf(view: View): Where {
  const frame = topFrame(view);
  return {
    at(figure) {
      if (frame?.kind === 'march') return PLACE_IDS[frame.from];
      if (frame?.kind !== 'battle') return 'reserve';
      return PLACE_IDS[isShip(figureNumber[figure]) ? FJORD_OF[frame.province] : frame.province];
    },
  };
}
