/** What neighbours could do to a lord's own land. */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { alignmentOf } from '../../rules/lords.ts';
import { isRegion, LORD_COUNT, type Lord, type Side, type Spot } from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import { commonersOf } from '../../rules/war/force.ts';
import { guardWorth, landWorth } from './lands.ts';
import { isFoe, type Outlook } from './outlook.ts';
import { pointsAt, pointsIn } from './units.ts';

export interface Threat {
  /** Who could come with most, -1 for nobody; and with how much. */
  readonly side: Side;
  readonly points: number;
}

/** The strongest army that stands next to a region. */
export function threatTo(o: Outlook, region: Region): Threat {
  const { state } = o;
  const next = printed(state).adjacent[region];
  let side: Side = NONE;
  let points = 0;
  for (let foe: Lord = FIRST; foe < LORD_COUNT; foe++) {
    if (!isFoe(o, foe)) continue;
    let sum = 0;
    for (const place of next) sum += pointsIn(state, place, foe);
    if (sum > points) [side, points] = [foe, sum];
  }
  return { side, points };
}

/** How an attacker's better die, and a garrison behind its people, weigh against bare numbers. */
const EDGE = 1.15;
const CAUTION = 8;

/** How likely a region is to be lost with so many points of garrison, from 0 to 1. */
export function riskOf(o: Outlook, region: Region, { side, points }: Threat, garrison: number): number {
  if (side < 0 || points === 0) return 0;
  const { total } = commonersOf(o.state, region, { alignment: alignmentOf(side), side, walls: true });
  return Math.max(0, Math.min(1, (points * EDGE - garrison - total) / (points + CAUTION)));
}

/** What is put at risk where some of the garrison of a region leaves. */
export function leavingCost(o: Outlook, region: Spot, leaving: number): number {
  const { state, lord, weights } = o;
  if (!isRegion(region) || state.owner[region] !== lord) return 0;
  const threat = threatTo(o, region);
  if (threat.points === 0) return 0;
  const here = pointsAt(state, region, lord);
  const more = riskOf(o, region, threat, here - leaving) - riskOf(o, region, threat, here);
  return more === 0 ? 0 : more * (landWorth(o, region) + guardWorth(o, region, threat.side)) * weights.dread;
}
