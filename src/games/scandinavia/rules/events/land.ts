/** What befalls the land: harvests, plague, disorder, the curse of Hel. */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { STANDING } from '../../content/buildings.ts';
import {
  DISORDER_PROSPERITY,
  HARVEST_PROSPERITY,
  HEL_PROSPERITY,
  PLAGUE_FROM,
  PLAGUE_PROSPERITY,
} from '../../content/events.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { AFFLICT, type ScandinaviaChoice } from '../choices.ts';
import { d10, isHit } from '../dice.ts';
import { sinkFleet } from '../fleets.ts';
import type { EventFrame } from '../frames.ts';
import { fleetsIn } from '../hex/berths.ts';
import { standingIn } from '../hex/standing.ts';
import { changeProsperity, countRegions, destroyBuilding, hasBuilding, regionsOf } from '../land.ts';
import { isLord, livingLords } from '../lords.ts';
import {
  FORTIFICATION,
  KIND_COUNT,
  type Lord,
  lordNumber,
  MILL,
  REGION_COUNT,
  SELORIAN_REGION,
  type Side,
  type Spot,
  TOKEN,
  UNDEAD,
  VALKYRIE,
} from '../numbers.ts';
import { countAt, isThere, sidesAt } from '../pieces.ts';
import { printed } from '../printed.ts';
import { passOn } from '../realm/stone.ts';
import { pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { atOnce, type EventRule, type EventRules } from './event-rule.ts';

/** Each region of a lord on its own die, in the order of the board (SC-A-event-order). */
const harvest = (change: number, cause: 'good-harvest' | 'bad-harvest'): EventRule =>
  atOnce(act => {
    const { state, facts } = act;
    for (let region: Region = FIRST; region < REGION_COUNT; region++) {
      if (!isLord(state.owner[region])) continue;
      const die = d10(act);
      facts.tell({ kind: 'region-rolled', region: REGIONS[region], die, cause });
      if (isHit(die)) changeProsperity(act, region, change, cause);
    }
  });

/** Each unit of a side at a spot on its own die. */
export function tryUnits(
  act: Act,
  spot: Spot,
  side: Side,
  cause: string,
  falls: (kind: number) => boolean,
  place = spot,
): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (!falls(kind)) continue;
    const count = countAt(act.state, spot, side, kind);
    let dead = 0;
    for (let i = 0; i < count; i++) if (isHit(d10(act))) dead++;
    pieceGone(act, spot, side, kind, dead, cause, place);
  }
}

/** SC-C-plague: poor regions, whoever holds them; Undead, Valkyries and heroes are safe. */
function plague(act: Act): void {
  const { state } = act;
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const prosperity = state.prosperity[region];
    if (prosperity === 0 || prosperity > PLAGUE_FROM) continue;
    changeProsperity(act, region, -PLAGUE_PROSPERITY, 'plague');
    for (const spot of standingIn(state, region))
      for (const side of sidesAt(state, spot))
        tryUnits(act, spot, side, 'plague', kind => kind !== UNDEAD && kind !== VALKYRIE);
  }
}

/** The lords with the most regions (SC-C-civil-disorder). */
export function mightiest(state: State): Lord[] {
  const lords = livingLords(state);
  const most = Math.max(...lords.map(lord => countRegions(state, lord)));
  return lords.filter(lord => countRegions(state, lord) === most);
}

/** Regions without anybody in them lose prosperity, mill and walls. */
function disorder(act: Act, lord: Lord): void {
  const { state, facts } = act;
  facts.tell({ kind: 'afflicted', lord: LORDS[lord] });
  for (const region of regionsOf(state, lord)) {
    if (standingIn(state, region).some(spot => isThere(state, spot, lord))) continue;
    changeProsperity(act, region, -DISORDER_PROSPERITY, 'civil-disorder');
    for (const building of [MILL, FORTIFICATION])
      if (hasBuilding(state, region, building)) destroyBuilding(act, region, building, 'civil-disorder');
  }
}

/** Nobody decides where Selorian is nobody's; by the other reading it is never looked at then (SC-A-civil-disorder). */
function isUndecided(state: State): boolean {
  const tie = mightiest(state).length > 1;
  return !isLord(state.owner[SELORIAN_REGION]) && (tie || state.options.civilDisorder === 'always');
}

const civilDisorder: EventRule = {
  passed: isUndecided,
  run(act, frame) {
    const lords = mightiest(act.state);
    if (lords.length > 1) return true;
    act.finish(frame);
    disorder(act, lords[0]);
    return false;
  },
  asks(state): Ask<ScandinaviaChoice>[] {
    const judge = state.seatOf[state.owner[SELORIAN_REGION]];
    return [{ seat: judge, prompt: 'afflict', choices: mightiest(state).map(lord => AFFLICT[lord]) }];
  },
  take(act, frame, _seat, choice) {
    if (choice.kind !== 'afflict') return;
    act.finish(frame);
    disorder(act, lordNumber[choice.lord]);
  },
};

/** A hex is drawn until it lies in the land of a lord: the larger a region, the likelier it is hit (SC-C-hel). */
function struck(act: Act): Region {
  const { state, chance } = act;
  const { hexes } = printed(state);
  const regions: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (isLord(state.owner[region])) regions.push(region);
  let left = chance.below(regions.reduce((sum, region) => sum + hexes[region], 0));
  for (const region of regions) {
    if (left < hexes[region]) return region;
    left -= hexes[region];
  }
  return regions[0];
}

function hel(act: Act, _frame: EventFrame): void {
  const { state, facts } = act;
  const region = struck(act);
  facts.tell({ kind: 'region-rolled', region: REGIONS[region], die: 0, cause: 'hel' });
  changeProsperity(act, region, -HEL_PROSPERITY, 'hel');
  STANDING.forEach((id, building) => {
    if (!hasBuilding(state, region, building)) return;
    const die = d10(act);
    if (isHit(die)) destroyBuilding(act, region, building, 'hel');
    else facts.tell({ kind: 'building-stood', region: REGIONS[region], building: id, die });
  });
  for (const fleet of fleetsIn(state, region)) {
    const die = d10(act);
    if (isHit(die)) sinkFleet(act, fleet, 'hel');
    else facts.tell({ kind: 'building-stood', region: REGIONS[region], building: 'drakkar', die });
  }
  for (const spot of standingIn(state, region))
    for (const side of sidesAt(state, spot)) {
      if (isLord(side)) passOn(act, side, () => strikeAll(act, spot, side));
      else strikeAll(act, spot, side);
    }
}

/** Units, and heroes too; a lord's token is safe (SC-A-token-dangers). */
function strikeAll(act: Act, spot: Spot, side: Side): void {
  const { state } = act;
  tryUnits(act, spot, side, 'hel', () => true);
  for (let piece = KIND_COUNT; piece < TOKEN; piece++) {
    const count = countAt(state, spot, side, piece);
    let dead = 0;
    for (let i = 0; i < count; i++) if (isHit(d10(act))) dead++;
    pieceGone(act, spot, side, piece, dead, 'hel');
  }
}

export const landEvents: EventRules = {
  'good-harvest': harvest(HARVEST_PROSPERITY, 'good-harvest'),
  'bad-harvest': harvest(-HARVEST_PROSPERITY, 'bad-harvest'),
  plague: atOnce(plague),
  'civil-disorder': civilDisorder,
  hel: atOnce(hel),
};
