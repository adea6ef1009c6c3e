/** Marches, fleets, beasts and battles by the advanced rules. */
import { best } from '../../../../kit/bot/best.ts';
import type { CampaignFrame } from '../../rules/frames.ts';
import { mayUnleash } from '../../rules/hex/beasts.ts';
import { encounters } from '../../rules/hex/encounters.ts';
import { isAttack } from '../../rules/hex/foes.ts';
import { areaOf, isWater } from '../../rules/hex/standing.ts';
import { deckOf, fleetNumber, pieceNumber, placeNumber, type Spot, spotNumber } from '../../rules/numbers.ts';
import { countAt } from '../../rules/pieces.ts';
import { battleFrame } from '../../rules/war/engage.ts';
import type { Decide } from '../decide.ts';
import { bestLair } from '../judging/hex/beast.ts';
import { lotsMoved } from '../judging/hex/lots.ts';
import { planOf } from '../judging/hex/plan.ts';
import { bestVoyage } from '../judging/hex/voyage.ts';
import { oddsOf } from '../judging/odds.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import type { March } from '../judging/plan.ts';
import { bonusOf } from '../judging/units.ts';
import { chooseIn } from './choose-in.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

const roundOf = (o: Outlook): CampaignFrame => frameOf(o, 'campaign');

export const orders: Decide = (o, ask) => {
  const frame = roundOf(o);
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
  const { from } = plan.march;
  const march = allOf(ask, 'march').find(choice => spotNumber[choice.from] === from);
  return march ?? chooseIn(o, ask, from) ?? quiet(ask);
};

/** The march that is in hand, if it is still the one to make. */
function inHand(o: Outlook): March | undefined {
  const frame = roundOf(o);
  const plan = planOf(o, frame);
  return plan && 'march' in plan && plan.march.from === frame.from ? plan.march : undefined;
}

export const who: Decide = (o, ask) => {
  const march = inHand(o);
  const wanted = allOf(ask, 'take').find(({ piece }) => pieceNumber[piece] === march?.piece);
  return wanted ?? firstOf(ask, 'everybody', 'take');
};

export const howMany: Decide = (o, ask) => nearest(ask, inHand(o)?.count ?? Number.MAX_SAFE_INTEGER);

/** The best hero rides along. */
export const riders: Decide = (o, ask) => {
  const heroes = allOf(ask, 'ride');
  if (heroes.length === 0 || roundOf(o).riders.length > 0) return quiet(ask);
  return best(heroes, ({ piece }) => bonusOf(o.lord, pieceNumber[piece]));
};

/** The land or sea in which a spot lies, out of those that are listed. */
const toward = (o: Outlook, ask: Parameters<Decide>[1], spot: Spot | undefined) =>
  spot === undefined ? undefined : allOf(ask, 'toward').find(({ area }) => placeNumber[area] === areaOf(o.state, spot));

/** Where the plan leads; without one, anywhere rather than into a battle. */
export const where: Decide = (o, ask) => {
  const to = inHand(o)?.to;
  const goals = allOf(ask, 'go');
  if (goals.length === 0) return toward(o, ask, to) ?? quiet(ask);
  return (
    goals.find(goal => spotNumber[goal.to] === to) ??
    best(goals, goal => (isAttack(o.state, o.lord, spotNumber[goal.to]) ? 0 : 1))
  );
};

/** The fleet in hand: who is wanted goes aboard, then it sails where the plan leads, and they go ashore. */
export const fleet: Decide = (o, ask) => {
  const { state, lord } = o;
  const frame = roundOf(o);
  const voyage = bestVoyage(o, frame, frame.fleet);
  if (!voyage) return quiet(ask);
  if (voyage.to === state.fleetPlace[frame.fleet]) return firstOf(ask, 'land-all');
  const deck = deckOf(frame.fleet);
  for (const { from, piece } of voyage.lots) {
    if (from === deck) continue;
    const boarding = allOf(ask, 'board').find(choice => pieceNumber[choice.piece] === piece);
    if (boarding && countAt(state, from, lord, piece) > 0) return boarding;
  }
  const steer = allOf(ask, 'steer').find(({ to }) => spotNumber[to] === voyage.to);
  return steer ?? toward(o, ask, voyage.to) ?? quiet(ask);
};

export const board: Decide = (o, ask) => {
  const frame = roundOf(o);
  const voyage = bestVoyage(o, frame, frame.fleet);
  const deck = deckOf(frame.fleet);
  const lot = voyage?.lots.find(({ from, piece }) => piece === frame.piece && from !== deck);
  return nearest(ask, lot?.count ?? 1);
};

/** Who goes ashore does so together. */
export const land: Decide = (_, ask) => nearest(ask, Number.MAX_SAFE_INTEGER);

export const beast: Decide = (o, ask) => {
  const spot = bestLair(o, roundOf(o));
  const lairs = allOf(ask, 'set-down');
  if (lairs.length === 0) return (spot >= 0 ? toward(o, ask, spot) : undefined) ?? quiet(ask);
  return lairs.find(({ at }) => spotNumber[at] === spot) ?? lairs[0];
};

/** All of them have to be fought; the surest first, on land before the sea. */
export const battles: Decide = (o, ask) => {
  const { state, lord } = o;
  const moved = lotsMoved(roundOf(o));
  const found = encounters(state, lord);
  const lands = allOf(ask, 'choose-in');
  if (lands.length > 0) return lands[0];
  return best(allOf(ask, 'fight'), ({ at }) => {
    const place = spotNumber[at];
    const foe = found.find(({ spot }) => spot === place)?.side;
    const odds = foe === undefined ? 1 : oddsOf(state, battleFrame(state, place, lord, foe, moved)).win;
    return isWater(state, place) ? odds : 1 + odds;
  });
};
