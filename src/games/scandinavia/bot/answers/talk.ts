/** Diplomacy: offers are answered, at most one is made, and all is said. */
import { best } from '../../../../kit/bot/best.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { NOTHING, OFFERING } from '../../rules/talk/hand.ts';
import type { Motive } from '../../vocabulary.ts';
import type { Decide } from '../decide.ts';
import { allianceWith } from '../judging/friends.ts';
import type { Outlook } from '../judging/outlook.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

/** What an alliance must be worth to be asked for. */
const WANTED = 4;

export const talk: Decide = (o, ask) => {
  const { state, seat } = o;
  if (state.hand[seat] !== NOTHING) return state.hand[seat] === OFFERING ? nearest(ask, 0) : quiet(ask);
  for (const offer of allOf(ask, 'agree')) {
    if (allianceWith(o, offer.to).worth > 0) return offer;
    const refusal = allOf(ask, 'refuse').find(({ to }) => to === offer.to);
    if (refusal) return refusal;
  }
  // Who bows is welcome.
  const vassal = allOf(ask, 'accept-vassal')[0];
  if (vassal) return vassal;
  const made = state.offers.some((word, pair) => word > 0 && Math.floor(pair / state.seats) === seat);
  const offers = made ? [] : allOf(ask, 'offer');
  if (offers.length > 0) {
    const wanted = best(offers, ({ to }) => allianceWith(o, to).worth);
    if (allianceWith(o, wanted.to).worth > WANTED) return wanted;
  }
  return firstOf(ask, 'ready');
};

/** Why an alliance is offered, accepted or refused; of anything else it says nothing. */
export function motiveOf(o: Outlook, choice: ScandinaviaChoice): Motive | null {
  switch (choice.kind) {
    case 'agree':
    case 'refuse':
      return allianceWith(o, choice.to).motive;
    case 'lay-aside':
      return allianceWith(o, o.state.toward[o.seat]).motive;
    default:
      return null;
  }
}
