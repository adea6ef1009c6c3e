import { figuresAt, room, strength } from '../../rules/figures.ts';
import { FJORD_OF, type PlaceNumber } from '../../rules/numbers.ts';
import { bestCards } from './card-strength.ts';
import { fatesOf } from './fates.ts';
import { pillageChances } from './fight.ts';
import { type Outlook, onTable } from './outlook.ts';
import { prospects } from './position.ts';
import { reinforcements } from './reinforcements.ts';
import { pillageReward, victoryGlory } from './spoils.ts';
import { afterDefeat, afterVictory, tryOut } from './ventures.ts';

/** What a pillage promises when it is declared now, for so much Rage. */
export function pillageWorth(outlook: Outlook, province: PlaceNumber, rage = 0): number {
  const o = rage > 0 ? paid(outlook, rage) : outlook;
  const { state, seat, weights } = o;
  const own = strength(state, seat, province);
  const card = bestCards(state, seat);
  const ownJoin = reinforcements(state, seat, province, Math.min(room(state, province), 3));
  const { win, fight } = pillageChances(o, province, own + card, ownJoin);
  const victory = victoryGlory(o, province, true) - card * weights.bonus;
  const won = pillageReward(o, province) + fight * victory + prospects(afterVictory(o, province, true));
  if (win > 0.99) return won;
  return win * won + (1 - win) * defeat(o, province);
}

/** What is left after a battle lost in a province, and what ships lost in it pay. */
export function defeat(o: Outlook, province: PlaceNumber): number {
  const fjord = FJORD_OF[province];
  const ships = fjord < 0 ? 0 : figuresAt(o.state, o.seat, fjord);
  const lost = prospects(afterDefeat(o, province));
  return ships > 0 ? lost + ships * fatesOf(o.state, o.seat).shipLost : lost;
}

function paid(o: Outlook, rage: number): Outlook {
  const state = tryOut(o.state);
  state.rage[o.seat] -= rage;
  return onTable(o, state);
}
