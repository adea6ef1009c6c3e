/** By the advanced rules: hexes that cannot be come to, and why. */
import type { ScandinaviaChoice } from '../choices.ts';
import { CAMPAIGN, type CampaignFrame, type StandFrame } from '../frames.ts';
import { beastSpots } from '../hex/beasts.ts';
import { atItsBerth, BY_HEX } from '../hex/campaign.ts';
import { encounters } from '../hex/encounters.ts';
import { CLOSED } from '../hex/ground.ts';
import { areasOf, isLong, namedIn } from '../hex/listing.ts';
import { costsOf, moverOf } from '../hex/reach.ts';
import { harbours, landers } from '../hex/sailing.ts';
import { isWater } from '../hex/standing.ts';
import { footholds } from '../hex/tokens.ts';
import { areAllies, isLord } from '../lords.ts';
import { deckOf, isRegion, pieceNumber, placeNumber, type Spot, spotNumber } from '../numbers.ts';
import { countAt, sidesAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { EVERYBODY } from '../war/marching.ts';
import type { Against } from './against.ts';
import { type Clauses, hand } from './moves.ts';
import { byLand } from './stacks.ts';

const ADVANCED: Clauses = {
  march: 'SC-21.11',
  ride: 'SC-21.26',
  carry: 'SC-21.26',
  sail: 'SC-21.5',
  aboard: 'SC-21.8',
  room: 'SC-21.10',
};

/** Why those in hand do not come to a hex: water, closed ground, friends who stand there, or it is too far. */
function awayFrom(state: State, { lord, piece, passenger }: CampaignFrame, spot: Spot): string {
  const bySelf = piece !== EVERYBODY && passenger < 0;
  const friends = [...sidesAt(state, spot), ...(isRegion(spot) ? [state.owner[spot]] : [])];
  if (friends.some(side => isLord(side) && side !== lord && areAllies(state, lord, side))) return 'SC-A-ally-hex';
  if (isWater(state, spot)) return 'SC-21.14';
  return bySelf && costsOf(state, moverOf(state, piece))[spot] === CLOSED ? 'SC-21.12' : 'SC-21.11';
}

/** One of a list of spots, or, where it is long, the land or sea it lies in. */
function among(
  spots: readonly Spot[],
  { area }: CampaignFrame,
  choice: ScandinaviaChoice,
  kind: 'go' | 'steer' | 'set-down',
  clauseFor: (spot: Spot) => string,
  against: Against,
  beside = 0,
): void {
  const { state } = against;
  if (area < 0 && isLong(spots, beside)) {
    if (against.is(choice, 'toward')) {
      const named = placeNumber[choice.area];
      against.when(!areasOf(state, spots).includes(named), clauseFor(named), 'out-of-reach');
    }
    return;
  }
  if (!against.is(choice, kind)) return;
  const spot = spotNumber[choice.kind === 'set-down' ? choice.at : choice.to];
  against.when(!namedIn(state, spots, area).includes(spot), clauseFor(spot), 'out-of-reach');
}

export function campaign(frame: CampaignFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, piece, fleet } = frame;
  if (hand(BY_HEX, ADVANCED, frame, choice, against)) return;
  switch (frame.step) {
    case CAMPAIGN.toward:
    case CAMPAIGN.where:
      among(BY_HEX.goals(state, frame), frame, choice, 'go', spot => awayFrom(state, frame, spot), against);
      return;
    case CAMPAIGN.fleet:
      sailing(frame, choice, against);
      return;
    case CAMPAIGN.landCount:
      if (against.is(choice, 'count'))
        against.outside(choice.count, 1, countAt(state, deckOf(fleet), lord, piece), 'SC-21.9');
      return;
    case CAMPAIGN.beastToward:
    case CAMPAIGN.beast:
      among(beastSpots(state, lord), frame, choice, 'set-down', () => 'SC-21.25', against);
      return;
    default: {
      const spots = encounters(state, lord).map(({ spot }) => spot);
      const named = choice.kind === 'fight' ? spotNumber[choice.at] : undefined;
      if (byLand(frame.area, spots, choice, named, 'SC-21.16', against)) return;
      if (against.is(choice, 'fight')) against.when(!spots.includes(spotNumber[choice.at]), 'SC-21.16', 'no-battle');
    }
  }
}

function sailing(frame: CampaignFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { fleet } = frame;
  const ashore = landers(state, frame, fleet);
  if (choice.kind === 'land-all') against.when(ashore.length === 0, 'SC-21.9', 'nobody-lands');
  else if (choice.kind === 'land') {
    const piece = pieceNumber[choice.piece];
    const aboard = countAt(state, deckOf(fleet), frame.lord, piece) > 0 && !isWater(state, state.fleetPlace[fleet]);
    against.when(!ashore.includes(piece), aboard ? 'SC-A-landing-ground' : 'SC-21.9', 'nobody-lands');
  } else {
    const goals = harbours(state, frame, fleet).spots;
    among(goals, frame, choice, 'steer', () => 'SC-21.6', against, atItsBerth(state, frame).length);
  }
}

export function stand({ lord, region }: StandFrame, choice: ScandinaviaChoice, against: Against): void {
  if (against.is(choice, 'stand'))
    against.when(!footholds(against.state, lord, region).includes(spotNumber[choice.at]), 'SC-21.39', 'not-there');
}
