import { FJORD_OF, figureNumber, PLACE_IDS } from '../../rules/numbers.ts';
import type { FrameView } from '../../rules/seen-frames.ts';
import { isShip } from '../../rules/upgrades.ts';
import type { View } from '../../rules/view.ts';
import type { Where } from './targets.ts';

/** The innermost rule in progress, as far as it may be seen. */
export const topFrame = (view: View): FrameView | undefined => view.frames.at(-1);

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
