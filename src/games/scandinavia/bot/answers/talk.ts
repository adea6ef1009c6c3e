/** Diplomacy: offers are answered, at most one is made, and all is said. */
import { best } from '../../../../kit/bot/best.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { winnersAtLimit } from '../../rules/phases/victory.ts';
import { ENDING, NOTHING, OFFERING } from '../../rules/talk/hand.ts';
import type { Motive } from '../../vocabulary.ts';
import type { Decide } from '../decide.ts';
import { allianceWith } from '../judging/friends.ts';
import type { Outlook } from '../judging/outlook.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

/** What an alliance must be worth to be asked for. */
const WANTED = 4;

/**
 * It never asks for an end, and stands in the way of one only where the one who does would win by it as things stand:
 * once a second has agreed, whoever that crowns has not crowned himself.
 */
function agreesToEnd({ state, seat }: Outlook): boolean {
  const asking = state.wantsEnd.flatMap((wants, other) => (wants > 0 ? [other] : []));
  if (asking.length !== 1) return asking.length > 1;
  const crowned = winnersAtLimit(state).flatMap(({ seats }) => seats);
  return crowned.includes(seat) || !crowned.includes(asking[0]);
}

/** Says to its end what it has begun to say. */
function finish(o: Outlook, ask: Parameters<Decide>[1]): ScandinaviaChoice {
  const begun = o.state.hand[o.seat];
  if (begun === OFFERING) return nearest(ask, 0);
  return begun === ENDING && agreesToEnd(o) ? firstOf(ask, 'confirm-last-turn') : quiet(ask);
}

export const talk: Decide = (o, ask) => {
  const { state, seat } = o;
  if (state.hand[seat] !== NOTHING) return finish(o, ask);
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
  return agreesToEnd(o) ? firstOf(ask, 'last-turn', 'ready') : firstOf(ask, 'ready');
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
