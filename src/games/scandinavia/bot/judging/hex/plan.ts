/** What is done next in the marches of a round: it follows from the board alone, whatever is already in hand. */
import type { CampaignFrame } from '../../../rules/frames.ts';
import { movable, pointsLeft } from '../../../rules/hex/marching.ts';
import { isFleet, isIsland, isRegion, type Spot } from '../../../rules/numbers.ts';
import { isUnit, placesOf, unitsAt } from '../../../rules/pieces.ts';
import { foeAt, gainOf, trimmedTo } from '../campaign.ts';
import { placeWorth } from '../lands.ts';
import type { Outlook } from '../outlook.ts';
import type { March } from '../plan.ts';
import { musterOf } from '../rally.ts';
import { leavingCost } from '../threats.ts';
import { pointsOf } from '../units.ts';
import { type Going, goings, halfWay, homeward, type Passages, passagesOf } from './goings.ts';
import { lotsMoved } from './lots.ts';
import { bestVoyage, type HexVoyage } from './voyage.ts';

export type HexPlan = { readonly march: March } | { readonly voyage: HexVoyage };

/** How much of what comes later counts now, by rounds to come. */
const PATIENCE = [1, 0.85, 0.6, 0.5];

interface Aim {
  readonly to: Spot;
  readonly lots: readonly Going[];
  readonly rounds: number;
  /** What it promises, the later the less. */
  readonly gain: number;
}

const hasUnit = (lots: readonly Going[]): boolean => lots.some(({ piece }) => isUnit(piece));

/** A unit of the least worth is enough where nobody is. */
function settler(lots: readonly Going[]): Going[] {
  const units = lots.filter(({ piece }) => isUnit(piece)).sort((a, b) => pointsOf(a.piece) - pointsOf(b.piece));
  return units.slice(0, 1).map(lot => ({ ...lot, count: 1 }));
}

/** What can be had, the best first: each spot with those who can be there by then. */
function aims(o: Outlook, frame: CampaignFrame, passages: Passages): Aim[] {
  const { state, lord, weights } = o;
  const moved = lotsMoved(frame);
  const found: Aim[] = [];
  for (const [to, all] of goings(o, frame, passages)) {
    const worth = placeWorth(o, to);
    const settles = foeAt(state, lord, to) === undefined;
    const waits = unitsAt(state, to, lord) > 0;
    for (let rounds = 0; rounds < PATIENCE.length; rounds++) {
      if (!all.some(one => one.rounds === rounds)) continue;
      const those = all.filter(one => one.rounds <= rounds);
      const lots = settles ? settler(those) : those;
      if (!hasUnit(lots) && !waits) continue;
      const gain = gainOf(o, moved, to, lots, worth);
      if (gain > weights.daring) found.push({ to, lots, rounds, gain: gain * PATIENCE[rounds] });
      if (settles) break;
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** A march of some of a stack: of all of it in one go, where everybody goes. */
function marchOf({ state }: Outlook, frame: CampaignFrame, lot: Going, to: Spot, lots: readonly Going[]): March {
  const here = lots.filter(({ from }) => from === lot.from);
  const kinds = movable(state, frame, lot.from);
  const whole = kinds.every(piece => {
    const going = here.filter(one => one.piece === piece).reduce((sum, { count }) => sum + count, 0);
    return going >= pointsLeft(state, frame, lot.from, piece).length;
  });
  return whole && kinds.length > 1
    ? { from: lot.from, to }
    : { from: lot.from, to, piece: lot.piece, count: lot.count };
}

/** The slowest first, units before heroes: where they can be, all can. */
const inOrder = (lots: readonly Going[]): Going[] =>
  [...lots].sort((a, b) => Number(isUnit(b.piece)) - Number(isUnit(a.piece)) || a.left - b.left);

/** Those who go for it in this round: into the battle, or as near as it takes. */
function stepOf(o: Outlook, frame: CampaignFrame, passages: Passages, { to, lots, rounds }: Aim): March | undefined {
  if (rounds === 0) {
    const [first] = inOrder(lots);
    return marchOf(o, frame, first, to, lots);
  }
  for (const lot of inOrder(lots.filter(({ left, rounds: needed }) => left > 0 && needed > 0))) {
    const stop = halfWay(o, passages, lot, to);
    if (stop !== undefined && stop !== lot.from) return marchOf(o, frame, lot, stop, lots);
  }
  return undefined;
}

/** Attacks of now are made with no more than it takes. */
function trimmed(o: Outlook, frame: CampaignFrame, aim: Aim): Aim | undefined {
  const { state, lord, weights } = o;
  if (aim.rounds > 0 || foeAt(state, lord, aim.to) === undefined) return aim;
  const { lots, gain } = trimmedTo(o, lotsMoved(frame), aim.to, aim.lots, placeWorth(o, aim.to));
  return lots.length > 0 && gain > weights.daring ? { ...aim, lots: lots as readonly Going[], gain } : undefined;
}

/** What a garrison may give up to march with the others. */
const LOOSE = 2;

/** A stack without anything to attack goes to the others. */
function gather(o: Outlook, frame: CampaignFrame, passages: Passages): March | undefined {
  const { state, lord } = o;
  const goal = musterOf(o);
  if (goal < 0) return undefined;
  for (const from of placesOf(state, lord)) {
    if (isFleet(from) || from === goal || isIsland(from)) continue;
    const kinds = movable(state, frame, from);
    if (kinds.length === 0) continue;
    let leaving = 0;
    for (const piece of kinds)
      if (isUnit(piece)) leaving += pointsOf(piece) * pointsLeft(state, frame, from, piece).length;
    if (isRegion(from) && leavingCost(o, from, leaving) > LOOSE) continue;
    for (const piece of kinds) {
      const [left] = pointsLeft(state, frame, from, piece);
      const to = homeward(o, passages, from, piece, left, goal);
      if (to !== undefined && to !== from)
        return { from, to, piece, count: pointsLeft(state, frame, from, piece).length };
    }
  }
  return undefined;
}

/** Attack by land or sea, go where there will be something to attack, or gather. */
export function planOf(o: Outlook, frame: CampaignFrame): HexPlan | undefined {
  const { lord, state } = o;
  const passages = passagesOf(state, lord);
  const voyage = bestVoyage(o, frame);
  for (const aim of aims(o, frame, passages)) {
    if (voyage && voyage.gain > aim.gain) break;
    const better = trimmed(o, frame, aim);
    const march = better && stepOf(o, frame, passages, better);
    if (march) return { march };
    // They wait for the others, or for the next round.
    if (better) break;
  }
  if (voyage) return { voyage };
  const march = gather(o, frame, passages);
  return march && { march };
}
