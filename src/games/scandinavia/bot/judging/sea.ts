/** What could be taken over the sea by who had fleets. */
import type { Region } from '../../content/board.ts';
import { FLEET } from '../../content/buildings.ts';
import { TROOP } from '../../content/troops.ts';
import { alignmentOf, areAllies, isLord } from '../../rules/lords.ts';
import { KIND_COUNT, KIND_TROOP, PEGASUS } from '../../rules/numbers.ts';
import { eachPiece } from '../../rules/pieces.ts';
import { printed } from '../../rules/printed.ts';
import { commonersOf, freeFolk } from '../../rules/war/force.ts';
import { landWorth } from './lands.ts';
import type { Outlook } from './outlook.ts';
import { pointsAt } from './units.ts';

/** What an attacker needs beyond the defence to be nearly sure. */
const MARGIN = 1.1;

/** Points that so many fleets could land from a region. */
function landingForce({ state, lord }: Outlook, region: Region, fleets: number): number {
  const values: number[] = [];
  for (const place of [region, ...printed(state).adjacent[region]])
    if (state.owner[place] === lord)
      eachPiece(state, place, lord, (piece, count) => {
        if (piece >= KIND_COUNT || piece === PEGASUS) return;
        const { values: of } = TROOP[KIND_TROOP[piece]];
        for (let i = 0; i < count; i++) values.push(of.landed ?? of.attack ?? of.value);
      });
  values.sort((a, b) => b - a);
  return values.slice(0, FLEET.places * fleets).reduce((sum, value) => sum + value, 0);
}

/** What stands in the way of taking a region. */
function defenceOf({ state, lord }: Outlook, region: Region): number {
  const owner = state.owner[region];
  if (owner < 0) return freeFolk(state, region, lord).total;
  const { total } = commonersOf(state, region, { alignment: alignmentOf(lord), side: lord, walls: true });
  return pointsAt(state, region, owner) * MARGIN + total;
}

/** The most that a landing from the coasts of a region could bring. */
export function overSea(o: Outlook, region: Region, fleets: number): number {
  const { state, lord } = o;
  const tables = printed(state);
  const force = landingForce(o, region, fleets);
  if (force === 0) return 0;
  let most = 0;
  for (const sea of tables.seas[region])
    for (const near of [sea, ...tables.seaNext[sea]])
      for (const coast of tables.seaRegions[near]) {
        const owner = state.owner[coast];
        if (owner === lord || (isLord(owner) && areAllies(state, lord, owner))) continue;
        if (tables.adjacent[region].includes(coast)) continue;
        if (force > defenceOf(o, coast) * MARGIN) most = Math.max(most, landWorth(o, coast));
      }
  return most;
}
