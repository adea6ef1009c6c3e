import { EVEN_CHANCE } from '../content/events.ts';
import type { Act } from './rule.ts';

/** Dice of the game (SC-2.12): a 0 is read as ten, and as a hundred. */
export const d10 = ({ chance }: Act): number => chance.below(10) + 1;
export const d100 = ({ chance }: Act): number => chance.below(100) + 1;
/** Heroes are tried with a die whose 0 is nothing (SC-10.4). */
export const heroDie = ({ chance }: Act): number => chance.below(10);

/** One chance in two. */
export const isHit = (die: number): boolean => die <= EVEN_CHANCE;
