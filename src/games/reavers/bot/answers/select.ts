import { BATTLE_GLORY, RECRUIT_FAVOUR } from '../../content/spaces.ts';
import { BATTLE, RECRUIT, spaceNumber, TRADE } from '../../rules/numbers.ts';
import { standing } from '../../rules/phases/activation.ts';
import type { Decide } from '../decide.ts';
import { best } from '../judging/best.ts';
import { gainWorth } from '../judging/gain.ts';
import { type Hand, handOf } from '../judging/hand.ts';
import { lookFrom, type Outlook } from '../judging/outlook.ts';
import { actWorth, fireWorth, restWorth } from '../judging/spaces.ts';

/** What a seat makes of a space at a distance: it acts or rests, and its reavers work. */
const partWorth = (o: Outlook, hand: Hand, space: number, distance: number): number =>
  Math.max(actWorth(o, hand, space, distance), restWorth(o, hand)) + fireWorth(o, hand, space);

/** What selecting the space gives by itself. */
function bonusWorth(o: Outlook, hand: Hand, space: number): number {
  if (space === RECRUIT) return gainWorth(o, hand, { favour: RECRUIT_FAVOUR });
  if (space === BATTLE) return BATTLE_GLORY;
  if (space !== TRADE || o.cleanUps === 0) return 0;
  return o.state.first === o.seat ? 0 : o.weights.marker;
}

/** The space that gives most over what the others have of it, and over what it would give in a rival's hand. */
export const select: Decide = (o, ask) => {
  const { state, seat, weights } = o;
  const rivals = Array.from({ length: state.seats - 1 }, (_, i) => {
    const rival = (seat + i + 1) % state.seats;
    return { look: lookFrom(o, rival), hand: handOf(state, rival), distance: standing(state, i + 1) };
  });
  const hand = handOf(state, seat);
  const far = standing(state, Math.max(1, state.seats - 2));
  return best(ask.choices, choice => {
    if (choice.kind !== 'select') return 0;
    const space = spaceNumber[choice.space];
    let theirs = 0;
    for (const { look, hand: held, distance } of rivals) theirs += partWorth(look, held, space, distance);
    const mine = partWorth(o, hand, space, 0) + bonusWorth(o, hand, space);
    const anyway = Math.min(1, o.coming[space]) * partWorth(o, hand, space, far);
    return mine - weights.anyway * anyway - (weights.envy * theirs) / rivals.length;
  });
};
