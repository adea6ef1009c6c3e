import { AGE_1 } from './age-1.ts';
import { AGE_2 } from './age-2.ts';
import { AGE_3 } from './age-3.ts';
import type { Card } from './card.ts';

/** Every kind of card in the box; inside the rules a card is its index here. */
export const CARDS: readonly Card[] = [...AGE_1, ...AGE_2, ...AGE_3];
