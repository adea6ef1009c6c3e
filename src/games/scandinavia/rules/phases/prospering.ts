import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { MILL_PROSPERITY } from '../../content/buildings.ts';
import { FERTILITY_PROSPERITY } from '../../content/stone.ts';
import { HUMAN_PROSPERITY } from '../../content/troops.ts';
import { regionAt } from '../hex/standing.ts';
import { changeProsperity, hasBuilding } from '../land.ts';
import { isLord } from '../lords.ts';
import { HUMAN, MILL, REGION_COUNT, stoneNumber } from '../numbers.ts';
import { countAt } from '../pieces.ts';
import { IN_PLAY } from '../remains.ts';
import type { Act } from '../rule.ts';

/** Before anybody is taxed: the rune of fertility, mills, and Humans at work (SC-9.2, SC-9.3, SC-C-fertility). */
export function prosper(act: Act): void {
  const { state } = act;
  const { stone, stonePlace, stonePower } = state;
  const blessed = regionAt(state, stonePlace);
  if (stone === IN_PLAY && stonePower === stoneNumber.fertility && blessed >= 0)
    changeProsperity(act, blessed, FERTILITY_PROSPERITY, 'fertility');
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    if (!isLord(owner)) continue;
    if (hasBuilding(state, region, MILL)) changeProsperity(act, region, MILL_PROSPERITY, 'mill');
    const humans = countAt(state, region, owner, HUMAN);
    if (humans > 0) changeProsperity(act, region, humans * HUMAN_PROSPERITY, 'humans');
  }
}
