import { choicesOf } from '../../../kit/rules/choices.ts';
import { STATS } from '../content/clans.ts';
import type { BloodRageChoice } from '../vocabulary.ts';
import {
  BOARD_COUNT,
  CARD_COUNT,
  CARD_IDS,
  type CardNumber,
  FIGURE_IDS,
  type FigureNumber,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  type StatNumber,
} from './numbers.ts';

export type { BloodRageChoice };

export type ChoiceOf<K extends BloodRageChoice['kind']> = Extract<BloodRageChoice, { kind: K }>;

const { one, table, grid, sparse } = choicesOf<BloodRageChoice>();
const figures = FIGURE_IDS.length;
export const INVADE = grid(figures, BOARD_COUNT, (f: FigureNumber, p: PlaceNumber) => ({
  kind: 'invade',
  figure: FIGURE_IDS[f],
  to: PLACE_IDS[p],
}));
export const RETURN = grid(figures, BOARD_COUNT, (f: FigureNumber, p: PlaceNumber) => ({
  kind: 'return',
  figure: FIGURE_IDS[f],
  to: PLACE_IDS[p],
}));
export const MARCH = grid(PROVINCE_COUNT, PROVINCE_COUNT, (from: PlaceNumber, to: PlaceNumber) => ({
  kind: 'march',
  from: PLACE_IDS[from],
  to: PLACE_IDS[to],
}));
export const MARCH_FIGURE = table(figures, (f: FigureNumber) => ({ kind: 'march-figure', figure: FIGURE_IDS[f] }));
export const MARCH_DONE: BloodRageChoice = one({ kind: 'march-done' });
export const UPGRADE = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'upgrade', card: CARD_IDS[c] }));
export const UPGRADE_REPLACING = sparse((card: CardNumber, replaced: CardNumber) => ({
  kind: 'upgrade',
  card: CARD_IDS[card],
  replaces: CARD_IDS[replaced],
}));
export const QUEST = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'quest', card: CARD_IDS[c] }));
export const PILLAGE = table(PROVINCE_COUNT, (p: PlaceNumber) => ({ kind: 'pillage', province: PLACE_IDS[p] }));
export const PILLAGE_AGAIN = table(PROVINCE_COUNT, (p: PlaceNumber) => ({
  kind: 'pillage-again',
  province: PLACE_IDS[p],
}));
export const SACRIFICE: BloodRageChoice = one({ kind: 'sacrifice' });
export const GIVE = grid(figures, BOARD_COUNT, (f: FigureNumber, p: PlaceNumber) => ({
  kind: 'give',
  figure: FIGURE_IDS[f],
  at: PLACE_IDS[p],
}));
export const PASS: BloodRageChoice = one({ kind: 'pass' });
export const JOIN = grid(figures, PROVINCE_COUNT, (f: FigureNumber, p: PlaceNumber) => ({
  kind: 'join',
  figure: FIGURE_IDS[f],
  from: PLACE_IDS[p],
}));
export const COMMIT = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'commit', card: CARD_IDS[c] }));
export const KEEP = table(figures, (f: FigureNumber) => ({ kind: 'keep', figure: FIGURE_IDS[f] }));
export const COUNT_QUEST: BloodRageChoice = one({ kind: 'count-quest' });
export const ADD = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'add', card: CARD_IDS[c] }));
export const SAVE = table(figures, (f: FigureNumber) => ({ kind: 'save', figure: FIGURE_IDS[f] }));
export const RETREAT = table(figures, (f: FigureNumber) => ({ kind: 'retreat', figure: FIGURE_IDS[f] }));
export const BUY_BACK = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'buy-back', card: CARD_IDS[c] }));
export const RAISE = table(STATS.length, (s: StatNumber) => ({ kind: 'raise', stat: STATS[s] }));
export const MOVE_LEADER = table(PROVINCE_COUNT, (p: PlaceNumber) => ({ kind: 'move-leader', to: PLACE_IDS[p] }));
export const KEEP_CARD = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'keep-card', card: CARD_IDS[c] }));
export const DECLINE: BloodRageChoice = one({ kind: 'decline' });
export const DRAFT = table(CARD_COUNT, (c: CardNumber) => ({ kind: 'draft', cards: Object.freeze([CARD_IDS[c]]) }));
export const DRAFT_TWO = sparse((one: CardNumber, other: CardNumber) => ({
  kind: 'draft',
  cards: Object.freeze([CARD_IDS[one], CARD_IDS[other]]),
}));
