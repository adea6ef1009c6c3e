/** Where the Dragon or Loki does most on the hexes. */
import { NONE } from '../../../../../kit/rules/ids.ts';
import type { CampaignFrame } from '../../../rules/frames.ts';
import { beastSpots } from '../../../rules/hex/beasts.ts';
import { isAttack } from '../../../rules/hex/foes.ts';
import type { Spot } from '../../../rules/numbers.ts';
import { worthThere } from '../beast.ts';
import type { Outlook } from '../outlook.ts';
import { goings, passagesOf } from './goings.ts';
import { lotsMoved } from './lots.ts';

/** The spot where it is let loose, -1 for none that is worth it. */
export function bestLair(o: Outlook, frame: CampaignFrame): Spot {
  const { state, lord } = o;
  const near = goings(o, frame, passagesOf(state, lord));
  const moved = lotsMoved(frame);
  let [best, most]: [Spot, number] = [NONE, 0];
  for (const spot of beastSpots(state, lord)) {
    if (!isAttack(state, lord, spot)) continue;
    const lots = (near.get(spot) ?? []).filter(({ rounds }) => rounds === 0);
    state.beastPlace = spot;
    const worth = worthThere(o, moved, spot, lots);
    state.beastPlace = NONE;
    if (worth > most) [best, most] = [spot, worth];
  }
  return best;
}
