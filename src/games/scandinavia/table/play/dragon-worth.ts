/** What the Dragon would do for a lord: attacks in reach, without it and with it. It brings the rules along, so it is loaded where bids are made. */
import { NONE } from '../../../../kit/rules/ids.ts';
import { DRAGON } from '../../rules/auctions/command.ts';
import { spotName } from '../../rules/names.ts';
import { isFleet, type Lord, lordNumber, type Side, type Spot } from '../../rules/numbers.ts';
import { eachPiece, isUnit, placesOf, shift } from '../../rules/pieces.ts';
import { readView } from '../../rules/read-view.ts';
import { clone, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { mayBeSet } from '../../rules/war/beasts.ts';
import { battleFrame } from '../../rules/war/engage.ts';
import { chanceOf } from '../../rules/war/odds.ts';
import { isAttack, islanders, reachOf } from '../../rules/war/reach.ts';

export interface Attack {
  readonly at: string;
  /** Chances of a hundred for everybody who can march there. */
  readonly without: number;
  readonly with: number;
}

/** Attacks that the Dragon changes, those first that it changes most; by the basic rules, and without those aboard. */
export function dragonWorth(view: View, lord: string): readonly Attack[] {
  const state = readView(view);
  const by = lordNumber[lord];
  return [...armies(state, by)]
    .filter(([, lots]) => lots.some(({ piece }) => isUnit(piece)))
    .map(([at, lots]) => attackOf(state, by, at, lots))
    .filter(attack => attack.with > attack.without)
    .sort((a, b) => b.with - b.without - (a.with - a.without));
}

interface Lot {
  readonly from: Spot;
  readonly piece: number;
  readonly count: number;
}

/** Who could march to each place where a battle would follow. */
function armies(state: State, lord: Lord): Map<Spot, Lot[]> {
  const found = new Map<Spot, Lot[]>();
  for (const from of placesOf(state, lord)) {
    if (isFleet(from)) continue;
    eachPiece(state, from, lord, (piece, count) => {
      for (const to of reachOf(state, lord, from, piece)) {
        if (!isAttack(state, lord, to)) continue;
        const lots = found.get(to) ?? [];
        lots.push({ from, piece, count });
        found.set(to, lots);
      }
    });
  }
  return found;
}

function attackOf(before: State, lord: Lord, at: Spot, lots: readonly Lot[]): Attack {
  const state = clone(before);
  for (const { from, piece, count } of lots) shift(state, from, at, lord, piece, count);
  const frame = battleFrame(state, at, lord, foeAt(before, lord, at));
  Object.assign(state, { beast: NONE, beastLord: NONE, beastPlace: NONE });
  const without = chanceOf(state, frame);
  Object.assign(state, { beast: DRAGON, beastLord: lord });
  if (!mayBeSet(state, lord, at)) return { at: spotName(at), without, with: without };
  Object.assign(state, { beastPlace: at });
  return { at: spotName(at), without, with: chanceOf(state, frame) };
}

const foeAt = (state: State, lord: Lord, at: Spot): Side =>
  state.owner[at] ?? islanders(state, at).find(side => side !== lord) ?? NONE;
