/** Whom to stand by, and whom to fight. */

import { best } from '../../../../kit/bot/best.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { countRegions, hasBuilding, regionsOf } from '../../rules/land.ts';
import { alignmentOf, areAllies } from '../../rules/lords.ts';
import { GUILD, LORD_COUNT, type Lord, MELOCH, REGION_COUNT, SELORIAN_REGION } from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import { commonersOf } from '../../rules/war/force.ts';
import type { Motive } from '../../vocabulary.ts';
import { landWorth } from './lands.ts';
import type { Outlook } from './outlook.ts';
import { pointsAt } from './units.ts';

export interface AllianceValue {
  readonly worth: number;
  /** What weighs most. It is said aloud, so it is read off the board alone: never a word about gold. */
  readonly motive: Motive;
}

const guildsOf = (o: Outlook, lord: Lord): number => {
  let count = 0;
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (o.state.owner[region] === lord && hasBuilding(o.state, region, GUILD)) count++;
  return count;
};

/** Is there anything left to march to, if there is peace with this one? */
function hasRoom({ state, lord }: Outlook, other: Lord): boolean {
  const { adjacent } = printed(state);
  for (const region of regionsOf(state, lord))
    for (const next of adjacent[region]) {
      const owner = state.owner[next];
      if (owner === lord || owner === other) continue;
      if (owner < 0 || !areAllies(state, lord, owner)) return true;
    }
  return false;
}

/** What peace with a lord is worth, and what stands against it. */
function towards(o: Outlook, other: Lord): AllianceValue {
  const { state, lord, weights, turnsLeft } = o;
  const { adjacent } = printed(state);
  if (o.dangers[other] >= weights.alarming) return { worth: -99, motive: 'too-strong' };
  if (
    state.owner[SELORIAN_REGION] === other &&
    (turnsLeft <= 2 || countRegions(state, lord) >= countRegions(state, other))
  )
    return { worth: -50, motive: 'throne' };
  if (!hasRoom(o, other)) return { worth: -20, motive: 'no-room' };
  let [fear, prey] = [0, 0];
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    if (state.owner[region] !== other) continue;
    let [near, own] = [false, 0];
    for (const next of adjacent[region]) {
      if (state.owner[next] !== lord) continue;
      near = true;
      own += pointsAt(state, next, lord);
    }
    if (!near) continue;
    const held = pointsAt(state, region, other);
    fear += Math.max(0, held - own / 2);
    const { total } = commonersOf(state, region, { alignment: alignmentOf(lord), side: lord, walls: true });
    if (own > (held + total) * 1.2) prey += landWorth(o, region);
  }
  const trade = guildsOf(o, lord) * guildsOf(o, other) * weights.trade * (lord === MELOCH ? 2 : 1);
  const peace = fear * weights.peace;
  const worth = peace + trade - prey * weights.prey;
  if (worth <= 0) return { worth, motive: prey > 0 ? 'prey' : 'no-use' };
  return { worth, motive: trade > peace ? 'trade' : 'strong-neighbour' };
}

/** What an alliance with a seat is worth: with all its lords together. Of their motives the one counts that tipped it. */
export function allianceWith(o: Outlook, seat: number): AllianceValue {
  let worth = 0;
  const found: AllianceValue[] = [];
  for (let other: Lord = FIRST; other < LORD_COUNT; other++) {
    if (o.state.seatOf[other] !== seat || o.state.out[other] > 0) continue;
    const standing = towards(o, other);
    worth += standing.worth;
    found.push(standing);
  }
  if (found.length === 0) return { worth, motive: 'no-use' };
  const { motive } = best(found, standing => (worth > 0 ? standing.worth : -standing.worth));
  return { worth, motive };
}
