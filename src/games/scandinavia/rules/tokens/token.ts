import { push } from '../../../../kit/rules/stack.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { askLord } from '../asking.ts';
import { DONE, PLACE_TOKEN, type ScandinaviaChoice } from '../choices.ts';
import type { TokenFrame } from '../frames.ts';
import { isAdvanced } from '../hex/standing.ts';
import { refuges, standFrame } from '../hex/tokens.ts';
import { regionsOf } from '../land.ts';
import { isAlive } from '../lords.ts';
import { regionNumber, TOKEN } from '../numbers.ts';
import { put, shift } from '../pieces.ts';
import { moveStone } from '../remains.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { tokenAt } from './token-at.ts';

const hasRefuge = (state: State, { lord, escaped }: TokenFrame): boolean =>
  isAdvanced(state) ? refuges(state, lord, escaped > 0).length > 0 : regionsOf(state, lord).length > 0;

/** After the events a token goes to any region of its lord, or stays; after an escape it has to (SC-16.3, SC-16.36). */
export const token: Rule<TokenFrame> = {
  run(act, frame) {
    const { state } = act;
    if (isAlive(state, frame.lord) && hasRefuge(state, frame) && state.captor[frame.lord] < 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { lord, escaped }) {
    const at = tokenAt(state, lord);
    const choices: ScandinaviaChoice[] = escaped > 0 ? [] : [DONE];
    if (isAdvanced(state)) for (const region of refuges(state, lord, escaped > 0)) choices.push(PLACE_TOKEN[region]);
    else for (const region of regionsOf(state, lord)) if (region !== at) choices.push(PLACE_TOKEN[region]);
    return askLord(state, lord, 'token', choices);
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord } = frame;
    if (choice.kind === 'place-token' && isAdvanced(state)) {
      act.finish(frame);
      push(state, standFrame(lord, regionNumber[choice.region]));
      return;
    }
    if (choice.kind === 'place-token') {
      const region = regionNumber[choice.region];
      const at = tokenAt(state, lord);
      if (at < 0) put(state, region, lord, TOKEN, 1);
      else shift(state, at, region, lord, TOKEN, 1);
      // Whoever had to leave his land without a battle has kept the Stone (SC-A-region-gift).
      moveStone(state, at < 0 ? state.stonePlace : at, region, lord, TOKEN);
      facts.tell({ kind: 'token-placed', lord: LORDS[lord], region: REGIONS[region] });
    }
    act.finish(frame);
  },
};
