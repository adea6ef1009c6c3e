import type { By } from '../../../../kit/rules/ids.ts';
import { PROVINCES } from '../../content/board.ts';
import type { QuestCard } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { figuresAt, figuresOnBoard, room, strength } from '../../rules/figures.ts';
import { type CardNumber, type PlaceNumber, placeNumber, VALHALLA } from '../../rules/numbers.ts';
import { questGlory } from '../../rules/phases/quests.ts';
import type { Fates } from './fates.ts';
import type { Hopes } from './hopes.ts';
import { mayGoOn, type Outlook } from './outlook.ts';
import { bestStepWorth } from './steps.ts';

/** Provinces in which each quest can be completed; none for the fallen. */
const PLACES: By<CardNumber, readonly PlaceNumber[]> = CARDS.map(card => {
  if (card.type !== 'quest') return [];
  const { goal } = card;
  if (goal.kind === 'strongest-in') return [placeNumber[goal.province]];
  if (goal.kind === 'fallen') return [];
  return PROVINCES.filter(({ region }) => region === goal.region).map(({ id }) => placeNumber[id]);
});

/** Provinces in which a card, if it is a quest, can be completed. */
export const questPlaces = (card: CardNumber): readonly PlaceNumber[] => PLACES[card];

/** What completing a quest pays, its step included. */
export const questPrize = (o: Outlook, card: CardNumber, fates: Fates): number =>
  questGlory(o.state, card) * fates.quests + bestStepWorth(o);

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance to stand strongest in a province when the age ends. */
function strongestChance(o: Outlook, province: PlaceNumber): number {
  const { state, seat, weights } = o;
  if (state.destroyed[province]) return 0;
  const own = strength(state, seat, province);
  let lead = own - o.most[province];
  const reaches = mayGoOn(o) && (own > 0 || room(state, province) > 0);
  if (!reaches && lead <= 0) return 0;
  if (!reaches && o.active === 0) return 1;
  if (reaches) lead += weights.questReach * Math.min(state.rage[seat], FULL_REACH);
  lead -= weights.questThreat * o.rivalRage;
  if (!state.pillaged[province] && o.active > 0) lead -= weights.questFought;
  const soft = o.active > 0 ? weights.questSoft : weights.questSoftEnd;
  return sigmoid((lead - weights.questEven) / soft);
}

/** More Rage than this does not go into one province. */
const FULL_REACH = 6;

/** The chance to have enough in Valhalla before Ragnarök. */
function fallenChance(o: Outlook, least: number): number {
  const { state, seat, weights } = o;
  const missing = least - figuresAt(state, seat, VALHALLA);
  if (missing <= 0) return 1;
  const acting = mayGoOn(o);
  const reach = figuresOnBoard(state, seat) + (acting ? state.rage[seat] / 2 : 0);
  if (reach < missing || (o.active === 0 && !acting)) return 0;
  const fierce = o.active > 1 ? 1 : weights.deathLate;
  return Math.min(reach * weights.deathReach * fierce, 0.9) ** missing;
}

/** What all the quests of a clan promise: those committed, and those in hand as long as there is a turn for each. */
export function questsWorth(o: Outlook, hopes: Hopes): number {
  const { state, seat, weights } = o;
  const chances: number[] = [];
  let total = 0;
  for (const card of state.quests[seat]) total += promise(o, card, hopes.fates, chances);
  let left = weights.uncommitted * hopes.turn;
  if (left === 0) return total;
  for (const card of state.hands[seat]) {
    if (CARDS[card].type !== 'quest') continue;
    total += left * promise(o, card, hopes.fates, chances);
    left *= hopes.turn;
  }
  return total;
}

function promise(o: Outlook, card: CardNumber, fates: Fates, chances: number[]): number {
  return questChance(o, card, chances) * questPrize(o, card, fates);
}

/** The chance to complete a quest; `chances` keeps what is known of each province. */
export function questChance(o: Outlook, card: CardNumber, chances: number[] = []): number {
  const { goal } = CARDS[card] as QuestCard;
  if (goal.kind === 'fallen') return fallenChance(o, goal.least);
  let best = 0;
  let miss = 1;
  for (const province of PLACES[card]) {
    chances[province] ??= strongestChance(o, province);
    miss *= 1 - chances[province];
    if (chances[province] > best) best = chances[province];
  }
  // Provinces of one region stand or fall with the same Rage: between the best of them and all as if apart.
  return (best + 1 - miss) / 2;
}
