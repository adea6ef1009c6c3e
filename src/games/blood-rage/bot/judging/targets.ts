import { strength } from '../../rules/figures.ts';
import { isFjord, type PlaceNumber, SUPPORTS, YGGDRASIL } from '../../rules/numbers.ts';
import type { Outlook } from './outlook.ts';
import { questPlaces } from './quests.ts';

/** Does any quest, in hand or committed, pass the test? */
const someQuest = ({ state, seat }: Outlook, test: (places: readonly PlaceNumber[]) => boolean): boolean =>
  state.quests[seat].some(card => test(questPlaces(card))) || state.hands[seat].some(card => test(questPlaces(card)));

/** Will a Ragnarök that is still to come strike the province? */
const fallsYet = ({ state }: Outlook, province: PlaceNumber): boolean => state.doom.indexOf(province) >= state.age;

/** Is there anything to go for at a place: a pillage, a Ragnarök, a quest? A fjord is for what it supports. */
export function worthGoing(o: Outlook, place: PlaceNumber): boolean {
  if (isFjord(place)) return SUPPORTS[place].some(province => worthGoing(o, province));
  if (o.state.destroyed[place]) return false;
  return !o.state.pillaged[place] || fallsYet(o, place) || someQuest(o, places => places.includes(place));
}

/**
 * The same for a march, which is less easily worth it: who stands where there is something to pillage does not leave
 * for more of the same, and a quest calls only while the clan leads in none of its provinces.
 */
export function worthMarching(o: Outlook, from: PlaceNumber, to: PlaceNumber): boolean {
  const { state, seat } = o;
  if (to === state.doom[state.age]) return true;
  if (!state.pillaged[to] && (to === YGGDRASIL || state.pillaged[from])) return true;
  const leads = (province: PlaceNumber) => strength(state, seat, province) > o.most[province];
  return someQuest(o, places => places.includes(to) && !places.some(leads));
}
