import { STATS } from '../content/clans.ts';
import type { BloodRageChoice } from '../vocabulary.ts';
import { BOARD_COUNT, CARD_COUNT, CARD_IDS, FIGURE_IDS, PLACE_IDS, PROVINCE_COUNT } from './numbers.ts';

export type { BloodRageChoice };

export type ChoiceOf<K extends BloodRageChoice['kind']> = Extract<BloodRageChoice, { kind: K }>;

// Choices are made once and shared: listing them costs nothing, and a listed one is found by identity.
const table = <C extends BloodRageChoice>(length: number, make: (i: number) => C): readonly C[] =>
  Array.from({ length }, (_, i) => Object.freeze(make(i)));
const grid = <C extends BloodRageChoice>(rows: number, columns: number, make: (i: number, j: number) => C) =>
  Array.from({ length: rows }, (_, i) => table(columns, j => make(i, j)));

const figures = FIGURE_IDS.length;
export const INVADE = grid(figures, BOARD_COUNT, (f, p) => ({
  kind: 'invade',
  figure: FIGURE_IDS[f],
  to: PLACE_IDS[p],
}));
export const RETURN = grid(figures, BOARD_COUNT, (f, p) => ({
  kind: 'return',
  figure: FIGURE_IDS[f],
  to: PLACE_IDS[p],
}));
export const MARCH = grid(PROVINCE_COUNT, PROVINCE_COUNT, (from, to) => ({
  kind: 'march',
  from: PLACE_IDS[from],
  to: PLACE_IDS[to],
}));
export const MARCH_FIGURE = table(figures, f => ({ kind: 'march-figure', figure: FIGURE_IDS[f] }));
export const MARCH_DONE: BloodRageChoice = Object.freeze({ kind: 'march-done' });
export const UPGRADE = table(CARD_COUNT, c => ({ kind: 'upgrade', card: CARD_IDS[c] }));
/** Made when first needed: few of the pairs ever meet. */
const sparse = (make: (one: number, other: number) => BloodRageChoice) => {
  const made = new Map<number, BloodRageChoice>();
  return (one: number, other: number): BloodRageChoice => {
    const at = one * CARD_COUNT + other;
    let choice = made.get(at);
    if (!choice) {
      choice = Object.freeze(make(one, other));
      made.set(at, choice);
    }
    return choice;
  };
};
export const UPGRADE_REPLACING = sparse((card, replaced) => ({
  kind: 'upgrade',
  card: CARD_IDS[card],
  replaces: CARD_IDS[replaced],
}));
export const QUEST = table(CARD_COUNT, c => ({ kind: 'quest', card: CARD_IDS[c] }));
export const PILLAGE = table(PROVINCE_COUNT, p => ({ kind: 'pillage', province: PLACE_IDS[p] }));
export const PILLAGE_AGAIN = table(PROVINCE_COUNT, p => ({ kind: 'pillage-again', province: PLACE_IDS[p] }));
export const SACRIFICE: BloodRageChoice = Object.freeze({ kind: 'sacrifice' });
export const GIVE = grid(figures, BOARD_COUNT, (f, p) => ({ kind: 'give', figure: FIGURE_IDS[f], at: PLACE_IDS[p] }));
export const PASS: BloodRageChoice = Object.freeze({ kind: 'pass' });
export const JOIN = grid(figures, PROVINCE_COUNT, (f, p) => ({
  kind: 'join',
  figure: FIGURE_IDS[f],
  from: PLACE_IDS[p],
}));
export const COMMIT = table(CARD_COUNT, c => ({ kind: 'commit', card: CARD_IDS[c] }));
export const KEEP = table(figures, f => ({ kind: 'keep', figure: FIGURE_IDS[f] }));
export const COUNT_QUEST: BloodRageChoice = Object.freeze({ kind: 'count-quest' });
export const ADD = table(CARD_COUNT, c => ({ kind: 'add', card: CARD_IDS[c] }));
export const SAVE = table(figures, f => ({ kind: 'save', figure: FIGURE_IDS[f] }));
export const RETREAT = table(figures, f => ({ kind: 'retreat', figure: FIGURE_IDS[f] }));
export const BUY_BACK = table(CARD_COUNT, c => ({ kind: 'buy-back', card: CARD_IDS[c] }));
export const RAISE = table(STATS.length, s => ({ kind: 'raise', stat: STATS[s] }));
export const MOVE_LEADER = table(PROVINCE_COUNT, p => ({ kind: 'move-leader', to: PLACE_IDS[p] }));
export const KEEP_CARD = table(CARD_COUNT, c => ({ kind: 'keep-card', card: CARD_IDS[c] }));
export const DECLINE: BloodRageChoice = Object.freeze({ kind: 'decline' });
export const DRAFT = table(CARD_COUNT, c => ({ kind: 'draft', cards: Object.freeze([CARD_IDS[c]]) }));
export const DRAFT_TWO = sparse((one, other) => ({
  kind: 'draft',
  cards: Object.freeze([CARD_IDS[one], CARD_IDS[other]]),
}));
