/** What events, tokens and the Stone ask for. */

import { best } from '../../../../kit/bot/best.ts';
import type { Region } from '../../content/board.ts';
import { countRegions } from '../../rules/land.ts';
import { lordNumber, pieceNumber, regionNumber, spotNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { musterOf } from '../judging/rally.ts';
import { riskOf, threatTo } from '../judging/threats.ts';
import { bonusOf, pointsAt } from '../judging/units.ts';
import { allOf, quiet } from './pick.ts';

/** They are worth more than they cost, while there is a turn to use them. */
export const hire: Decide = (o, ask) => {
  const places = allOf(ask, 'hire');
  const muster = musterOf(o);
  return places.length > 0 ? best(places, ({ region }) => (regionNumber[region] === muster ? 1 : 0)) : quiet(ask);
};

/** Who is nearest to the throne, else the strongest of the others. */
export const afflict: Decide = (o, ask) =>
  best(allOf(ask, 'afflict'), ({ lord }) => {
    const other = lordNumber[lord];
    return o.state.seatOf[other] === o.seat ? -1 : countRegions(o.state, other) + FIRST_OF_ALL * o.dangers[other];
  });

const FIRST_OF_ALL = 30;

/** A lord stands where the most stand by him. */
export const token: Decide = (o, ask) => {
  const safety = (region: Region): number => {
    const held = pointsAt(o.state, region, o.lord);
    return held - 60 * riskOf(o, region, threatTo(o, region), held);
  };
  const places = allOf(ask, 'place-token');
  return places.length > 0 ? best(places, ({ region }) => safety(regionNumber[region])) : quiet(ask);
};

/** Beside the most who stand by him. */
export const stand: Decide = (o, ask) =>
  best(allOf(ask, 'stand'), ({ at }) => pointsAt(o.state, spotNumber[at], o.lord));

export const bear: Decide = (o, ask) => best(allOf(ask, 'bear'), ({ piece }) => bonusOf(o.lord, pieceNumber[piece]));
