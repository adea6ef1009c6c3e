import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { askLord } from '../asking.ts';
import { DONE, PLACE_TOKEN, type ScandinaviaChoice } from '../choices.ts';
import type { TokenFrame } from '../frames.ts';
import { regionsOf } from '../land.ts';
import { isAlive } from '../lords.ts';
import { regionNumber, TOKEN } from '../numbers.ts';
import { countAt, placesOf, put, shift } from '../pieces.ts';
import { moveStone } from '../remains.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Where a lord's token stands: a place or a fleet, -1 where it is nowhere. */
export const tokenAt = (state: State, lord: number): number =>
  placesOf(state, lord).find(spot => countAt(state, spot, lord, TOKEN) > 0) ?? -1;

/** After the events a token goes to any region of its lord, or stays; after an escape it has to (SC-16.3, SC-16.36). */
export const token: Rule<TokenFrame> = {
  run(act, frame) {
    const { state } = act;
    if (isAlive(state, frame.lord) && regionsOf(state, frame.lord).length > 0 && state.captor[frame.lord] < 0)
      return true;
    act.finish(frame);
    return false;
  },
  asks(state, { lord, escaped }) {
    const at = tokenAt(state, lord);
    const choices: ScandinaviaChoice[] = escaped > 0 ? [] : [DONE];
    for (const region of regionsOf(state, lord)) if (region !== at) choices.push(PLACE_TOKEN[region]);
    return askLord(state, lord, 'token', choices);
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord } = frame;
    if (choice.kind === 'place-token') {
      const region = regionNumber[choice.region];
      const at = tokenAt(state, lord);
      if (at < 0) put(state, region, lord, TOKEN, 1);
      else {
        shift(state, at, region, lord, TOKEN, 1);
        moveStone(state, at, region, lord, TOKEN);
      }
      facts.tell({ kind: 'token-placed', lord: LORDS[lord], region: REGIONS[region] });
    }
    act.finish(frame);
  },
};
