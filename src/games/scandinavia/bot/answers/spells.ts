/** Spells apart from battles, and the wind of death. */
import { best } from '../../../../kit/bot/best.ts';
import { wealthOf } from '../../rules/land.ts';
import { isLord } from '../../rules/lords.ts';
import { isRegion, lordNumber, pieceNumber, placeNumber, type Spot, spotNumber } from '../../rules/numbers.ts';
import { eachPiece, sidesAt } from '../../rules/pieces.ts';
import { gusts } from '../../rules/realm/spells.ts';
import type { Decide } from '../decide.ts';
import { dangerOf } from '../judging/alarm.ts';
import { isFoe, type Outlook } from '../judging/outlook.ts';
import { pieceWorth } from '../judging/units.ts';
import { chooseIn } from './choose-in.ts';
import { allOf, quiet } from './pick.ts';

/** What foes have at a place, less what is one's own. */
function foesAt(o: Outlook, place: Spot): number {
  let sum = 0;
  for (const side of sidesAt(o.state, place)) {
    const sign = isFoe(o, side) ? 1 + dangerOf(o.dangers, side) : isLord(side) ? -1 : 0;
    eachPiece(o.state, place, side, (piece, count) => {
      sum += sign * pieceWorth(o, piece) * count;
    });
  }
  return sum;
}

const spell =
  (worth: (o: Outlook, place: Spot) => number, least: number): Decide =>
  (o, ask) => {
    const targets = allOf(ask, 'cast');
    if (targets.length === 0) return quiet(ask);
    const target = best(targets, ({ at }) => worth(o, placeNumber[at]));
    return worth(o, placeNumber[target.at]) > least ? target : quiet(ask);
  };

/** Points that are not spent by the end of the turn are lost: a spell need not bring much. */
export const waters = spell((o, place) => (isRegion(place) ? wealthOf(o.state, place) : 0), 1);
export const omen = spell(foesAt, 8);
export const paralysis = spell(foesAt, 12);

export const deathWind: Decide = (o, ask) => {
  const targets = allOf(ask, 'strike-at').filter(({ lord }) => isFoe(o, lordNumber[lord]));
  if (targets.length > 0) return best(targets, ({ at }) => foesAt(o, spotNumber[at]));
  const lands = allOf(ask, 'choose-in');
  if (lands.length === 0) return quiet(ask);
  const spots = gusts(o.state, o.lord).map(([spot]) => spot);
  return (
    chooseIn(
      o,
      ask,
      best(spots, spot => foesAt(o, spot)),
    ) ?? lands[0]
  );
};

export const strike: Decide = (o, ask) => best(allOf(ask, 'strike'), ({ piece }) => pieceWorth(o, pieceNumber[piece]));
