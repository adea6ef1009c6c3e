/** What comes of a march or a voyage by hex: points that it takes and leaves, and how a battle there would end. */
import type { Price } from '../../../../engine/contract/explain.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { CAMPAIGN, type CampaignFrame } from '../frames.ts';
import { imagined } from '../imagined.ts';
import { type Spot, spotNumber } from '../numbers.ts';
import { clone, type State } from '../state.ts';
import { battleFrame } from '../war/engage.ts';
import { EVERYBODY } from '../war/marching.ts';
import { chanceOf } from '../war/odds.ts';
import { isStormy } from '../war/storm.ts';
import { go } from './arrival.ts';
import { crewsAshore, encounters } from './encounters.ts';
import { isAttack } from './foes.ts';
import { lotsOf } from './marching.ts';
import { planOf } from './plan.ts';
import { courseOf, steer } from './sailing.ts';
import { areaOf } from './standing.ts';

/** The way there, in points; nothing where a choice is no way. */
export function wayPrice(state: State, choice: ScandinaviaChoice): Price | null {
  if (choice.kind !== 'go' && choice.kind !== 'steer') return null;
  const frame = innermost(state, 'campaign');
  const plan = frame && planOf(state, frame);
  if (!plan) return null;
  const { spots, costs } = plan.found;
  const cost = costs[spots.indexOf(spotNumber[choice.to])];
  return cost === undefined ? null : { what: 'points', cost, left: plan.points - cost };
}

/** The chance of whoever moves, of a hundred; undefined where no battle comes of it, or a storm may come before. */
export function hexChance(state: State, choice: ScandinaviaChoice): number | undefined {
  switch (choice.kind) {
    case 'fight':
      return fightChance(clone(state), spotNumber[choice.at]);
    case 'go':
    case 'steer':
      return wayChance(state, choice.kind, spotNumber[choice.to]);
    default:
      return undefined;
  }
}

/** Whoever is on a spot by now; crews go ashore for it. The state is a copy. */
function fightChance(then: State, spot: Spot): number | undefined {
  const frame = innermost(then, 'campaign');
  if (!frame) return undefined;
  const found = encounters(then, frame.lord).find(each => each.spot === spot);
  if (!found) return undefined;
  crewsAshore(then, spot);
  return chanceOf(then, battleFrame(then, spot, frame.lord, found.side, lotsOf(frame)));
}

/** Those in hand come to a spot, beside those who came before them. */
function wayChance(state: State, kind: 'go' | 'steer', to: Spot): number | undefined {
  const now = innermost(state, 'campaign');
  if (!now || !isAttack(state, now.lord, to)) return undefined;
  if (kind === 'steer' && isTried(state, now, to)) return undefined;
  const then = clone(state);
  const frame = innermost(then, 'campaign');
  if (!frame) return undefined;
  // Before anybody was named, everybody who can would go.
  if (frame.step === CAMPAIGN.who) frame.piece = EVERYBODY;
  if (kind === 'go') go(imagined(then), frame, to);
  else steer(imagined(then), frame, frame.fleet, to);
  return fightChance(then, to);
}

const isTried = (state: State, frame: CampaignFrame, to: Spot): boolean =>
  courseOf(state, frame, frame.fleet, to).some(spot => isStormy(state, frame, frame.fleet, areaOf(state, spot)));
