/** Which land can be attacked with what, and what comes of it. */
import type { MilitaryFrame } from '../../rules/frames.ts';
import { ATTACKER, DEFENDER } from '../../rules/frames.ts';
import { areAllies, isLord } from '../../rules/lords.ts';
import {
  FIRST_SEA,
  isFleet,
  isRegion,
  KIND_COUNT,
  LIVING_FOREST,
  type Lord,
  MAERITH,
  type Side,
  type Spot,
} from '../../rules/numbers.ts';
import { eachPiece, placesOf, put, shift, sidesAt, takeUp, unitsAt } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { battleFrame } from '../../rules/war/engage.ts';
import { movable, unmoved } from '../../rules/war/marching.ts';
import { doesFly, isAttack, moveOf, reach } from '../../rules/war/reach.ts';
import { forestsLeft } from '../../rules/war/windows.ts';
import { placeWorth } from './lands.ts';
import { oddsOf } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { leavingCost } from './threats.ts';
import { pieceWorth, pointsOf } from './units.ts';

/** Pieces of one kind that go from one place. */
export interface Lot {
  readonly from: Spot;
  readonly piece: number;
  count: number;
}

export interface Campaign {
  readonly to: Spot;
  readonly lots: readonly Lot[];
  /** What it promises beyond what would happen without it. */
  readonly gain: number;
}

/** Whom one would fight at a place: its owner, or who stands on an island; undefined for nobody. */
export function foeAt(state: State, lord: Lord, place: Spot): Side | undefined {
  if (isRegion(place)) return state.owner[place] === lord ? undefined : state.owner[place];
  return sidesAt(state, place).find(side => isLord(side) && !areAllies(state, lord, side));
}

/** Those who have not moved, by all places that they can attack or settle. */
export function marches(o: Outlook, frame: MilitaryFrame): Map<Spot, Lot[]> {
  const { state, lord } = o;
  const found = new Map<Spot, Lot[]>();
  for (const from of placesOf(state, lord)) {
    if (isFleet(from)) continue;
    const known = new Map<number, Spot[]>();
    for (const piece of movable(state, frame, from)) {
      const points = moveOf(lord, piece);
      const flies = doesFly(state, piece);
      const key = points * 2 + (flies ? 1 : 0);
      const goals = known.get(key) ?? reach(state, lord, from, points, flies);
      known.set(key, goals);
      const count = unmoved(state, frame, from, piece);
      for (const to of goals) {
        if (isRegion(to) && state.owner[to] === lord) continue;
        const lots = found.get(to) ?? [];
        lots.push({ from, piece, count });
        found.set(to, lots);
      }
    }
  }
  return found;
}

const isUnitLot = ({ piece }: Lot): boolean => piece < KIND_COUNT;

/** What the pieces of a lord at a place are worth. */
function worthAt(o: Outlook, place: Spot): number {
  let sum = 0;
  eachPiece(o.state, place, o.lord, (piece, count) => {
    sum += pieceWorth(o, piece) * count;
  });
  return sum;
}

/** Forests that Maerith would call to a battle stand there while it is judged. */
function withForests(state: State, frame: ReturnType<typeof battleFrame>, judge: () => number): number {
  const who = frame.attacker === MAERITH ? ATTACKER : frame.defender === MAERITH ? DEFENDER : -1;
  const count = who < 0 ? 0 : forestsLeft(state, frame, who);
  if (count === 0) return judge();
  put(state, frame.place, MAERITH, LIVING_FOREST, count);
  const judged = judge();
  takeUp(state, frame.place, MAERITH, LIVING_FOREST, count);
  return judged;
}

/** What is to be had at a place with those who stand there now; `moved` says who has landed. */
function standing(o: Outlook, place: Spot, worth: number, moved: readonly number[]): number {
  const { state, lord } = o;
  if (unitsAt(state, place, lord) === 0 && state.beastPlace !== place) return 0;
  const foe = foeAt(state, lord, place);
  if (foe === undefined) return worth;
  const frame = battleFrame(state, place, lord, foe, moved);
  return withForests(state, frame, () => {
    const { win, attackers } = oddsOf(state, frame);
    const army = worthAt(o, place);
    const holds = unitsAt(state, place, lord) > 0 ? 1 : 0;
    return win * worth * holds + (attackers - 1) * army;
  });
}

/** What a march promises, less what it leaves open. `deck`: they land from a fleet. */
export function gainOf(
  o: Outlook,
  moved: readonly number[],
  to: Spot,
  lots: readonly Lot[],
  worth: number,
  deck = -1,
): number {
  const { state, lord } = o;
  const before = standing(o, to, worth, moved);
  let cost = 0;
  const left = new Map<Spot, number>();
  for (const { from, piece, count } of lots)
    if (piece < KIND_COUNT) left.set(from, (left.get(from) ?? 0) + pointsOf(piece) * count);
  for (const [from, points] of left) cost += leavingCost(o, from, points);
  for (const { from, piece, count } of lots) shift(state, from, to, lord, piece, count);
  const notes = deck < 0 ? [] : lots.flatMap(({ piece, count }) => [to, piece, count, deck]);
  const after = standing(o, to, worth, notes.length > 0 ? [...moved, ...notes] : moved);
  for (const { from, piece, count } of lots) shift(state, to, from, lord, piece, count);
  return after - before - cost;
}

/** What each unit that goes costs elsewhere, against its worth. */
const ELSEWHERE = 0.08;

/** Sends no more than it takes: whoever adds little stays for something else. */
export function trimmedTo(
  o: Outlook,
  moved: readonly number[],
  to: Spot,
  all: readonly Lot[],
  worth: number,
): Campaign {
  let lots = all;
  let gain = gainOf(o, moved, to, lots, worth);
  const order = all.filter(isUnitLot).sort((a, b) => pointsOf(a.piece) - pointsOf(b.piece));
  for (const lot of order) {
    for (const count of [0, Math.floor(lot.count / 2)]) {
      const fewer = lots.flatMap(other => (other !== lot ? other : count > 0 ? { ...lot, count } : []));
      if (!fewer.some(isUnitLot) && unitsAt(o.state, to, o.lord) === 0) continue;
      const less = gainOf(o, moved, to, fewer, worth);
      if (less < gain - ELSEWHERE * pieceWorth(o, lot.piece) * (lot.count - count)) continue;
      [lots, gain] = [fewer, less];
      break;
    }
  }
  return { to, lots, gain };
}

/** The best attack that can be marched to now. */
export function bestCampaign(o: Outlook, frame: MilitaryFrame): Campaign | undefined {
  const { state, lord } = o;
  const { daring } = o.weights;
  const promising: { readonly campaign: Campaign; readonly worth: number }[] = [];
  for (const [to, lots] of marches(o, frame)) {
    if (to >= FIRST_SEA || (!lots.some(isUnitLot) && unitsAt(state, to, lord) === 0)) continue;
    const settles = foeAt(state, lord, to) === undefined;
    if (settles && (isRegion(to) || unitsAt(state, to, lord) > 0)) continue;
    const worth = placeWorth(o, to);
    // One unit is enough where nobody is.
    const sent = settles ? [{ ...weakest(lots), count: 1 }] : lots;
    const gain = gainOf(o, frame.moved, to, sent, worth);
    if (gain > daring) promising.push({ campaign: { to, lots: sent, gain }, worth });
  }
  promising.sort((a, b) => b.campaign.gain - a.campaign.gain);
  for (const { campaign, worth } of promising) {
    const { to, lots } = campaign;
    if (!isAttack(state, lord, to)) return campaign;
    const found = trimmedTo(o, frame.moved, to, lots, worth);
    if (found.lots.length > 0 && found.gain > daring) return found;
  }
  return undefined;
}

function weakest(lots: readonly Lot[]): Lot {
  let chosen = lots.find(isUnitLot) ?? lots[0];
  for (const lot of lots) if (isUnitLot(lot) && pointsOf(lot.piece) < pointsOf(chosen.piece)) chosen = lot;
  return chosen;
}
