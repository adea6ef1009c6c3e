/** Heroes and troops. */

import { best } from '../../../../kit/bot/best.ts';
import type { Region } from '../../content/board.ts';
import type { RecruitingFrame } from '../../rules/frames.ts';
import { pieceNumber, regionNumber } from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import { classOf, frequencyOf, mostPoints, priceOf } from '../../rules/realm/frequency.ts';
import type { Decide } from '../decide.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { musterOf } from '../judging/rally.ts';
import { forTroops, keeping } from '../judging/spending.ts';
import { pieceWorth, pointsOf } from '../judging/units.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

/** Every temple is asked for a hero: they cost nothing. */
export const heroes: Decide = (_, ask) => firstOf(ask, 'every-temple');

/** What a new unit is worth beyond its points: what an army can take is more than what it costs. */
const SPIRIT = 1.35;

const unitWorth = (o: Outlook, troop: number): number =>
  o.turnsLeft === 0 ? pointsOf(troop) * 2.5 : pieceWorth(o, troop) * SPIRIT;

/** Chance that a D10 falls below a frequency. */
const chanceOf = (frequency: number): number => Math.max(0, Math.min(1, (frequency - 1) / 10));

interface Try {
  readonly points: number;
  readonly worth: number;
}

/** The best surcharge for a first try in a region, and what the try promises. */
function firstTry(o: Outlook, frame: RecruitingFrame, region: Region, budget: number): Try {
  const { state, lord } = o;
  const troop = printed(state).troop[region];
  const enticed = frame.enticed[region] > 0;
  const most = mostPoints(state, lord, region, enticed);
  let found: Try = { points: 0, worth: -1 };
  for (let points = 0; points <= most; points++) {
    const price = priceOf(state, lord, region, points);
    if (price + keeping(o, troop) > budget) break;
    const { total } = frequencyOf(state, lord, region, { points, enticed, count: 0 });
    const chance = chanceOf(total);
    const surplus = unitWorth(o, troop) - price;
    // After a success it goes on, a little less likely.
    const again = chanceOf(total - classOf(troop).repeat);
    const worth = chance * surplus * (1 + again);
    if (worth > found.worth) found = { points, worth };
  }
  return found;
}

function tryWorth(o: Outlook, frame: RecruitingFrame, region: Region, budget: number): number {
  const { state, lord } = o;
  if (frame.counts[region] < 0) return firstTry(o, frame, region, budget).worth;
  const troop = printed(state).troop[region];
  const price = priceOf(state, lord, region, frame.points[region]);
  if (price + keeping(o, troop) > budget) return -1;
  const { total } = frequencyOf(state, lord, region, {
    points: frame.points[region],
    enticed: frame.enticed[region] > 0,
    count: frame.counts[region],
  });
  return chanceOf(total) * (unitWorth(o, troop) - price);
}

export const troops: Decide = (o, ask) => {
  const frame = frameOf(o, 'recruiting');
  const budget = forTroops(o);
  const open = allOf(ask, 'recruit');
  if (open.length === 0) return quiet(ask);
  const muster = musterOf(o);
  const near = (region: Region): number =>
    region === muster ? 1.3 : printed(o.state).adjacent[region].includes(muster) ? 1.15 : 1;
  const worth = (region: Region): number => tryWorth(o, frame, region, budget) * near(region);
  const chosen = best(open, ({ region }) => worth(regionNumber[region]));
  return worth(regionNumber[chosen.region]) > 0 ? chosen : quiet(ask);
};

/** Enticement is what the points of a turn are there for, unless a battle may want them. */
export const entice: Decide = (_, ask) => firstOf(ask, 'entice');

export const surcharge: Decide = (o, ask) => {
  const frame = frameOf(o, 'recruiting');
  return nearest(ask, firstTry(o, frame, frame.region, forTroops(o)).points);
};

export const double: Decide = (o, ask) => {
  const recruits = allOf(ask, 'double');
  return recruits.length > 0 ? best(recruits, ({ piece }) => pieceWorth(o, pieceNumber[piece])) : quiet(ask);
};
