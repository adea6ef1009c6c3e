/** Where a token may stand by the advanced rules: on a hex of its lord's land, without enemies (SC-21.39, SC-A-escape-hex). */

import { START } from '../../../../engine/contract/steps.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { askLord } from '../asking.ts';
import { LOKI } from '../auctions/command.ts';
import { STAND } from '../choices.ts';
import type { StandFrame } from '../frames.ts';
import { isLord } from '../lords.ts';
import { spotName } from '../names.ts';
import { isHex, type Lord, REGION_COUNT, type Spot, spotNumber, TOKEN } from '../numbers.ts';
import { put, shift, sidesAt } from '../pieces.ts';
import { moveStone } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { tokenAt } from '../tokens/token-at.ts';
import { foeAt, NO_FOE } from './foes.ts';
import { groundOf } from './ground.ts';

/** Does a beast keep others off a spot? Loki is alone, and an ally's is passed as the ally is (SC-8.15, SC-A-ally-hex). */
const keepsAlone = ({ beast, beastLord, beastPlace }: State, lord: Lord, spot: Spot): boolean =>
  beast >= 0 && beastPlace === spot && (beast === LOKI || beastLord !== lord);

/** Hexes of a region on which a token may stand: no enemy is there, nor an ally. */
export function footholds(state: State, lord: Lord, region: Region): Spot[] {
  const at = tokenAt(state, lord);
  return groundOf(state).within[region].filter(
    spot =>
      spot !== at &&
      foeAt(state, lord, spot) === NO_FOE &&
      !keepsAlone(state, lord, spot) &&
      sidesAt(state, spot).every(side => side === lord || !isLord(side)) &&
      (spot !== region || state.owner[region] === lord),
  );
}

/** Regions where a token may be put: own ones, for a fugitive any where the table plays so (SC-21.41, SC-O-escapeHex). */
export function refuges(state: State, lord: Lord, escaped: boolean): Region[] {
  const anywhere = escaped && state.options.escapeHex === 'any';
  const regions: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if ((anywhere || state.owner[region] === lord) && footholds(state, lord, region).length > 0) regions.push(region);
  return regions;
}

export const standFrame = (lord: Lord, region: Region): StandFrame => ({ kind: 'stand', step: START, lord, region });

function putDown({ state, facts }: Act, lord: Lord, region: Region, spot: Spot): void {
  const at = tokenAt(state, lord);
  if (at < 0) put(state, spot, lord, TOKEN, 1);
  else shift(state, at, spot, lord, TOKEN, 1);
  moveStone(state, at < 0 ? state.stonePlace : at, spot, lord, TOKEN);
  facts.tell({
    kind: 'token-placed',
    lord: LORDS[lord],
    region: REGIONS[region],
    ...(isHex(spot) && { at: spotName(spot) }),
  });
}

export const stand: Rule<StandFrame> = {
  run: () => true,
  asks: (state, { lord, region }) =>
    askLord(
      state,
      lord,
      'stand',
      footholds(state, lord, region).map(spot => STAND[spot]),
      { region: REGIONS[region] },
    ),
  take(act, frame, _seat, choice) {
    if (choice.kind !== 'stand') return;
    act.finish(frame);
    putDown(act, frame.lord, frame.region, spotNumber[choice.at]);
  },
};
