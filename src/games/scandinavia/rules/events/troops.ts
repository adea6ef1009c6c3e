/** What strikes, changes or multiplies troops wherever they stand. */

import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { TROOP } from '../../content/troops.ts';
import { hasTemple } from '../creed.ts';
import { roomOf } from '../fleets.ts';
import { regionAt, standingIn } from '../hex/standing.ts';
import { heldRegions } from '../land.ts';
import { isLord } from '../lords.ts';
import { pieceName, sideName, spotName } from '../names.ts';
import {
  asLord,
  EVERY_ISLAND,
  fleetOf,
  GIANT,
  isFleet,
  islandPlace,
  KIND_COUNT,
  KIND_TROOP,
  type Lord,
  OGRE,
  REGION_COUNT,
  type Side,
  type Spot,
  VALKYRIE,
} from '../numbers.ts';
import { countAt, NOBODY, raise, sideOfKey, sidesAt, spotOfKey, unitsAt } from '../pieces.ts';
import { pieceGone } from '../remains.ts';
import type { State } from '../state.ts';
import { byCreed } from './by-creed.ts';
import { comeForth, comeToEach } from './come-forth.ts';
import { atOnce, type EventRule, type EventRules } from './event-rule.ts';
import { tryUnits } from './land.ts';
import { surtur } from './surtur.ts';

/** Spot and side of every stack, as it stands when an event begins. */
export const stacks = ({ keys }: State): { readonly spot: Spot; readonly side: Side }[] =>
  keys.map(key => ({ spot: spotOfKey(key), side: sideOfKey(key) }));

const placeOf = (state: State, spot: Spot): Spot => (isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot);

/** SC-C-ogre-giant-war: both are gone from the board. */
const war: EventRule = atOnce(act => {
  const { state } = act;
  for (const { spot, side } of stacks(state))
    for (let kind = 0; kind < KIND_COUNT; kind++)
      if (KIND_TROOP[kind] === OGRE || KIND_TROOP[kind] === GIANT)
        pieceGone(act, spot, side, kind, countAt(state, spot, side, kind), 'ogre-giant-war', placeOf(state, spot));
});

/** SC-C-valhalla: one for each island that has none waiting; who is there already with an army has her at once. */
const valhalla: EventRule = atOnce(act => {
  const { state, facts } = act;
  for (const island of EVERY_ISLAND.map(islandPlace)) {
    if (countAt(state, island, NOBODY, VALKYRIE) > 0) continue;
    const owners = sidesAt(state, island).filter(side => isLord(side) && unitsAt(state, island, side) > 0);
    const side = owners.length === 1 ? owners[0] : NOBODY;
    if (raise(state, island, side, VALKYRIE, 1) === 0) continue;
    if (side !== NOBODY)
      facts.tell({
        kind: 'joined',
        lord: LORDS[side],
        place: spotName(island),
        piece: pieceName(VALKYRIE),
        count: 1,
      });
    else
      facts.tell({
        kind: 'came',
        lord: sideName(NOBODY),
        place: spotName(island),
        piece: pieceName(VALKYRIE),
        count: 1,
        cause: 'valhalla',
      });
  }
});

/** One local unit in each region of the lords that a test lets through. */
export const levy = (cause: string, test: (state: State, lord: Lord) => boolean): EventRule =>
  atOnce(act => {
    const { state } = act;
    const regions = heldRegions(state).filter(region => test(state, asLord(state.owner[region])));
    comeToEach(act, regions, () => 1, cause);
  });

/** SC-C-fury-of-gods: half of all that is neither exceptional nor special. */
const fury: EventRule = atOnce(act => {
  const { state } = act;
  const falls = (kind: number): boolean => {
    const { class: rank } = TROOP[KIND_TROOP[kind]];
    return rank !== 'exceptional' && rank !== 'special';
  };
  for (const { spot, side } of stacks(state)) tryUnits(act, spot, side, 'fury-of-gods', falls, placeOf(state, spot));
});

/** SC-C-thor: units without a temple above them die, and Valkyries come to those who have one, barbarians too (SC-A-barbarian-events). */
const thor: EventRule = atOnce(act => {
  const { state } = act;
  const temples: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    if (hasTemple(state, region)) {
      temples.push(region);
      continue;
    }
    for (const spot of standingIn(state, region))
      for (const side of sidesAt(state, spot))
        for (let kind = 0; kind < KIND_COUNT; kind++)
          pieceGone(act, spot, side, kind, countAt(state, spot, side, kind), 'thor');
  }
  const short = temples.length > state.pool[VALKYRIE];
  for (const region of short ? byCreed(act, temples) : temples)
    comeForth(act, state.owner[region], region, VALKYRIE, 1, 'thor');
});

/** SC-C-odin: every unit is doubled where it stands, by the advanced rules on its hex (SC-21.38), as far as counters and places aboard go; none comes with engines (SC-A-odin-engines). */
const odin: EventRule = atOnce(act => {
  const { state, facts } = act;
  const all = stacks(state);
  const regions = [...new Set(all.map(({ spot }) => regionAt(state, spot)).filter(region => region >= 0))];
  const troopsAt = ({ spot, side }: (typeof all)[number]): number[] => {
    const troops = state.pool.map(() => 0);
    for (let kind = 0; kind < KIND_COUNT; kind++) troops[KIND_TROOP[kind]] += countAt(state, spot, side, kind);
    return troops;
  };
  const wanted = state.pool.map(() => 0);
  for (const stack of all)
    troopsAt(stack).forEach((count, troop) => {
      wanted[troop] += count;
    });
  const short = wanted.some((count, troop) => count > state.pool[troop]);
  const order = short ? byCreed(act, regions) : regions;
  const rank = (spot: Spot): number => {
    const region = regionAt(state, spot);
    return region >= 0 ? order.indexOf(region) : order.length + spot;
  };
  all.sort((a, b) => rank(a.spot) - rank(b.spot) || a.side - b.side);
  const counts = all.map(troopsAt);
  all.forEach(({ spot, side }, i) => {
    counts[i].forEach((count, troop) => {
      if (count === 0) return;
      const room = isFleet(spot) ? roomOf(state, fleetOf(spot)) : count;
      const came = raise(state, spot, side, troop, Math.min(count, room));
      if (came > 0)
        facts.tell({
          kind: 'came',
          lord: sideName(side),
          place: spotName(spot),
          piece: pieceName(troop),
          count: came,
          cause: 'odin',
        });
    });
  });
});

export const troopEvents: EventRules = {
  'ogre-giant-war': war,
  valhalla,
  tyr: levy('tyr', () => true),
  'fury-of-gods': fury,
  surtur,
  thor,
  odin,
};
