/** Marches, fleets, and where beasts are let loose. */
import { best } from '../../../../kit/bot/best.ts';
import { deckOf, fleetNumber, pieceNumber, placeNumber, spotNumber } from '../../rules/numbers.ts';
import { countAt } from '../../rules/pieces.ts';
import { mayUnleash } from '../../rules/war/beasts.ts';
import { isAttack } from '../../rules/war/reach.ts';
import type { Decide } from '../decide.ts';
import { bestLair } from '../judging/beast.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { type March, planOf } from '../judging/plan.ts';
import { bonusOf } from '../judging/units.ts';
import { bestVoyage } from '../judging/voyage.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

export const orders: Decide = (o, ask) => {
  const frame = frameOf(o, 'military');
  if (mayUnleash(o.state, o.lord)) {
    const unleash = allOf(ask, 'unleash')[0];
    if (unleash && bestLair(o, frame) >= 0) return unleash;
  }
  const plan = planOf(o, frame);
  if (!plan) return quiet(ask);
  if ('voyage' in plan) {
    const { fleet } = plan.voyage;
    return allOf(ask, 'sail').find(choice => fleetNumber[choice.fleet] === fleet) ?? quiet(ask);
  }
  return allOf(ask, 'march').find(choice => spotNumber[choice.from] === plan.march.from) ?? quiet(ask);
};

/** The march that is in hand, if it is still the one to make. */
function inHand(o: Outlook): March | undefined {
  const frame = frameOf(o, 'military');
  const plan = planOf(o, frame);
  return plan && 'march' in plan && plan.march.from === frame.from ? plan.march : undefined;
}

export const who: Decide = (o, ask) => {
  const march = inHand(o);
  const wanted = allOf(ask, 'take').find(({ piece }) => pieceNumber[piece] === march?.piece);
  return wanted ?? firstOf(ask, 'everybody', 'take');
};

export const howMany: Decide = (o, ask) => nearest(ask, inHand(o)?.count ?? Number.MAX_SAFE_INTEGER);

/** Where the plan leads; without one, home rather than into a battle. */
export const where: Decide = (o, ask) => {
  const march = inHand(o);
  const goals = allOf(ask, 'go');
  if (goals.length === 0) return quiet(ask);
  return (
    goals.find(({ to }) => placeNumber[to] === march?.to) ??
    best(goals, ({ to }) => (isAttack(o.state, o.lord, placeNumber[to]) ? 0 : 1))
  );
};

/** The best hero rides along into a battle. */
export const riders: Decide = (o, ask) => {
  const march = inHand(o);
  const heroes = allOf(ask, 'ride');
  const frame = frameOf(o, 'military');
  if (!march || heroes.length === 0 || frame.riders.length > 0) return quiet(ask);
  return best(heroes, ({ piece }) => bonusOf(o.lord, pieceNumber[piece]));
};

export const passenger: Decide = (_, ask) => quiet(ask);

/** The fleet in hand: who is wanted goes aboard, then leg by leg to where the plan leads. */
export const fleet: Decide = (o, ask) => {
  const { state, lord } = o;
  const frame = frameOf(o, 'military');
  const voyage = bestVoyage(o, frame, frame.fleet);
  if (!voyage) return quiet(ask);
  const deck = deckOf(frame.fleet);
  for (const { from, piece } of voyage.lots) {
    if (from === deck) continue;
    const boarding = allOf(ask, 'board').find(choice => pieceNumber[choice.piece] === piece);
    if (boarding && countAt(state, from, lord, piece) > 0) return boarding;
  }
  return allOf(ask, 'steer').find(({ to }) => placeNumber[to] === voyage.leg) ?? quiet(ask);
};

export const board: Decide = (o, ask) => {
  const frame = frameOf(o, 'military');
  const voyage = bestVoyage(o, frame, frame.fleet);
  const deck = deckOf(frame.fleet);
  const lot = voyage?.lots.find(({ from, piece }) => piece === frame.piece && from !== deck);
  return nearest(ask, lot?.count ?? 1);
};

export const beast: Decide = (o, ask) => {
  const place = bestLair(o, frameOf(o, 'military'));
  const lairs = allOf(ask, 'set-down');
  return lairs.find(({ at }) => placeNumber[at] === place) ?? lairs[0] ?? quiet(ask);
};
