import { NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { d10, isHit } from '../dice.ts';
import { sinkFleet } from '../fleets.ts';
import { FLEET_IDS, type Fleet, PLACE_COUNT, type Spot } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { HandFrame } from './hand.ts';

/** A storm sinks one fleet in two that sails into it, tried once for each sea in a turn (SC-C-storm). Is it still afloat? */
export function weathers(act: Act, frame: HandFrame, fleet: Fleet, sea: Spot): boolean {
  const { state, facts } = act;
  const test = fleet * PLACE_COUNT + sea;
  if (!state.storms.includes(sea) || frame.weathered.includes(test)) return true;
  frame.weathered.push(test);
  const die = d10(act);
  facts.tell({ kind: 'storm-tried', lord: LORDS[frame.lord], fleet: FLEET_IDS[fleet], die });
  if (!isHit(die)) return true;
  frame.fleet = NONE;
  sinkFleet(act, fleet, 'storm');
  return false;
}
