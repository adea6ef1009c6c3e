import { isFjord, SUPPORTS, YGGDRASIL } from '../../rules/numbers.ts';
import type { Outlook } from './outlook.ts';
import { questPlaces } from './quests.ts';

/** Is there a reason to be in a province beyond a pillage: a Ragnarök, a quest? */
function calls({ state, seat }: Outlook, province: number): boolean {
  if (state.destroyed[province]) return false;
  if (state.doom.indexOf(province) >= state.age) return true;
  const wants = (card: number) => questPlaces(card).includes(province);
  return state.quests[seat].some(wants) || state.hands[seat].some(wants);
}

/** Is there anything to go for at a place? A fjord is for what it supports. */
export function worthGoing(o: Outlook, place: number): boolean {
  if (isFjord(place)) return SUPPORTS[place].some(province => worthGoing(o, province));
  return (!o.state.pillaged[place] && !o.state.destroyed[place]) || calls(o, place);
}

/** The same for a march: who stands where there is something to pillage does not leave for more of the same. */
export function worthMarching(o: Outlook, from: number, to: number): boolean {
  if (calls(o, to)) return true;
  return !o.state.pillaged[to] && (to === YGGDRASIL || o.state.pillaged[from] === 1);
}
