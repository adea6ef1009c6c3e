/** The Dragon's sealed bids and Loki's rising ones. */
import type { Chance } from '../../../../engine/chance/chance.ts';
import { best } from '../../../../kit/bot/best.ts';
import { lokiValue } from '../../rules/auctions/loki.ts';
import { lordNumber, pieceNumber, SELORIAN_REGION, spotNumber } from '../../rules/numbers.ts';
import { eachPiece, isUnit } from '../../rules/pieces.ts';
import type { Decide } from '../decide.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { pieceWorth } from '../judging/units.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

/** What may be spent on a beast: a part of the purse, all of it at the very end; a little luck keeps bids apart. */
function purseFor({ purse, weights, turnsLeft, alarm }: Outlook, chance: Chance): number {
  if (turnsLeft === 0) return Math.floor(purse * (0.6 + chance.below(40) / 100));
  const share = weights.dragon + alarm * weights.dragonAlarm;
  const part = Math.min(Math.max(weights.dragonMost * (1 + 2 * alarm), purse / 4), purse * share);
  return Math.floor((part * (50 + chance.below(51))) / 100);
}

export const dragon: Decide = (o, ask, chance) => nearest(ask, purseFor(o, chance));

export const command: Decide = (o, ask) =>
  best(allOf(ask, 'command'), ({ lord }) => (o.state.owner[SELORIAN_REGION] === lordNumber[lord] ? 0 : 1));

/** Loki only kills: he is worth less than the Dragon. */
const LOKI = 0.5;

export const loki: Decide = (o, ask, chance) => {
  const { bid } = frameOf(o, 'loki-auction');
  const most = purseFor(o, chance) * LOKI;
  return bid + 1 <= most ? nearest(ask, bid + 1) : quiet(ask);
};

/** Gold first; else those who are worth least to oneself for what they are worth to him. */
export const lokiPayment: Decide = (o, ask) => {
  const { state } = o;
  const gold = allOf(ask, 'pay-gold')[0];
  if (gold) return gold;
  const price = (piece: number): number => -pieceWorth(o, piece) / lokiValue(piece);
  const units = allOf(ask, 'sacrifice');
  if (units.length > 0) return best(units, ({ piece }) => price(pieceNumber[piece]));
  const places = allOf(ask, 'sacrifice-at');
  if (places.length === 0) return firstOf(ask, 'choose-in', 'default');
  return best(places, ({ at, lord }) => {
    let cheapest = Number.NEGATIVE_INFINITY;
    eachPiece(state, spotNumber[at], lordNumber[lord], piece => {
      if (isUnit(piece)) cheapest = Math.max(cheapest, price(piece));
    });
    return cheapest;
  });
};

/** Who is next where the first lord orders it: oneself. */
export const next: Decide = (o, ask) =>
  allOf(ask, 'next').find(({ lord }) => o.state.seatOf[lordNumber[lord]] === o.seat) ?? quiet(ask);
