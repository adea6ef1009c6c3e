import { best } from '../../../../kit/bot/best.ts';
import { BATTLE_GLORY, RECRUIT_FAVOUR } from '../../content/spaces.ts';
import { BATTLE, RECRUIT, type Space, spaceNumber, TRADE } from '../../rules/numbers.ts';
import { standing } from '../../rules/phases/activation.ts';
import type { Decide } from '../decide.ts';
import { gainWorth } from '../judging/gain.ts';
import { type Hand, handOf } from '../judging/hand.ts';
import { lookFrom, type Outlook } from '../judging/outlook.ts';
import { actWorth, fireWorth, restWorth } from '../judging/spaces.ts';

/** A seat, what it has, and what resting would bring it. */
interface Player {
  readonly look: Outlook;
  readonly hand: Hand;
  readonly rest: number;
}

function playerAt(o: Outlook, seat: number): Player {
  const look = seat === o.seat ? o : lookFrom(o, seat);
  const hand = handOf(o.state, seat);
  return { look, hand, rest: restWorth(look, hand) };
}

/** What a seat makes of a space at a distance: it acts or rests, and its reavers work. */
const partWorth = ({ look, hand, rest }: Player, space: Space, distance: number): number =>
  Math.max(actWorth(look, hand, space, distance), rest) + fireWorth(look, hand, space);

/** What selecting the space gives by itself. */
function bonusWorth(o: Outlook, hand: Hand, space: Space): number {
  if (space === RECRUIT) return gainWorth(o, hand, { favour: RECRUIT_FAVOUR });
  if (space === BATTLE) return BATTLE_GLORY;
  if (space !== TRADE || o.cleanUps === 0) return 0;
  return o.state.first === o.seat ? 0 : o.weights.marker;
}

/** The space that gives most over what the others have of it, and over what it would give in a rival's hand. */
export const select: Decide = (o, ask) => {
  const { state, seat, weights } = o;
  const rivals = Array.from({ length: state.seats - 1 }, (_, i) => {
    const player = playerAt(o, (seat + i + 1) % state.seats);
    return { player, distance: standing(state, i + 1) };
  });
  const me = playerAt(o, seat);
  const far = standing(state, Math.max(1, state.seats - 2));
  return best(ask.choices, choice => {
    if (choice.kind !== 'select') return 0;
    const space = spaceNumber[choice.space];
    let theirs = 0;
    for (const { player, distance } of rivals) theirs += partWorth(player, space, distance);
    const mine = partWorth(me, space, 0) + bonusWorth(o, me.hand, space);
    const anyway = Math.min(1, o.coming[space]) * partWorth(me, space, far);
    return mine - weights.anyway * anyway - (weights.envy * theirs) / rivals.length;
  });
};
