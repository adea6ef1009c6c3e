import { NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { d10, isHit } from '../dice.ts';
import { sinkFleet } from '../fleets.ts';
import { FLEET_IDS, type Fleet, PLACE_COUNT, type Spot } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import type { HandFrame } from './hand.ts';

/** Would a fleet be tried there? Once for each sea in a turn. */
export const isStormy = ({ storms }: State, { weathered }: HandFrame, fleet: Fleet, sea: Spot): boolean =>
  storms.includes(sea) && !weathered.includes(fleet * PLACE_COUNT + sea);

/** A storm sinks one fleet in two that sails into it, tried once for each sea in a turn (SC-C-storm). Is it still afloat? */
export function weathers(act: Act, frame: HandFrame, fleet: Fleet, sea: Spot): boolean {
  const { state, facts } = act;
  if (!isStormy(state, frame, fleet, sea)) return true;
  frame.weathered.push(fleet * PLACE_COUNT + sea);
  const die = d10(act);
  facts.tell({ kind: 'storm-tried', lord: LORDS[frame.lord], fleet: FLEET_IDS[fleet], die });
  if (!isHit(die)) return true;
  frame.fleet = NONE;
  sinkFleet(act, fleet, 'storm');
  return false;
}
