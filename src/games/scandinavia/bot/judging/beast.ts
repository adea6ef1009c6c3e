/** Where the Dragon or Loki does most. */
import { NONE } from '../../../../kit/rules/ids.ts';
import { LOKI } from '../../rules/auctions/command.ts';
import type { MilitaryFrame } from '../../rules/frames.ts';
import { KIND_COUNT, type Side, type Spot } from '../../rules/numbers.ts';
import { eachPiece, unitsAt } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { beastPlaces } from '../../rules/war/beasts.ts';
import { battleFrame } from '../../rules/war/engage.ts';
import { foeAt, gainOf, type Lot, marches } from './campaign.ts';
import { placeWorth } from './lands.ts';
import { oddsOf } from './odds.ts';
import { isFoe, type Outlook } from './outlook.ts';
import { pieceWorth } from './units.ts';

/** What it is worth to kill all that a foe has somewhere. */
function killing(o: Outlook, place: Spot, foe: Side): number {
  let sum = 0;
  eachPiece(o.state, place, foe, (piece, count) => {
    sum += pieceWorth(o, piece) * count;
  });
  return sum / 2;
}

/** What it promises where it stands; `lots`: who could come to its side. */
export function worthThere(o: Outlook, moved: readonly number[], place: Spot, lots: readonly Lot[]): number {
  const { state, lord } = o;
  const foe = foeAt(state, lord, place);
  if (foe === undefined) return 0;
  const spoils = isFoe(o, foe) ? killing(o, place, foe) : 0;
  const there = unitsAt(state, place, lord) > 0;
  if (state.beast !== LOKI && (there || lots.some(({ piece }) => piece < KIND_COUNT))) {
    const with_ = gainOf(o, moved, place, lots, placeWorth(o, place));
    state.beastPlace = NONE;
    const without = Math.max(0, gainOf(o, moved, place, lots, placeWorth(o, place)));
    state.beastPlace = place;
    return with_ - without + spoils;
  }
  return spoils === 0 ? 0 : oddsOf(state, battleFrame(state, place, lord, foe)).win * spoils;
}

/** The place where it is let loose, -1 for none that is worth it. */
export function bestLair(o: Outlook, frame: MilitaryFrame): number {
  const state: State = o.state;
  const { lord } = o;
  const near = marches(o, frame);
  let [best, most] = [-1, 0];
  for (const place of beastPlaces(state, lord)) {
    if (foeAt(state, lord, place) === undefined) continue;
    state.beastPlace = place;
    const worth = worthThere(o, frame.moved, place, near.get(place) ?? []);
    state.beastPlace = NONE;
    if (worth > most) [best, most] = [place, worth];
  }
  return best;
}
