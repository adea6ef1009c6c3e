import type { Ask, Choice } from '../../../engine/contract/ask.ts';

/** A thing on the table that can be touched, by what it is and which: `card:elf`, `place:fjord`, `say:pass`. */
export type Target = `${string}:${string}`;

/** The targets of a game, by what they are: `TargetOf<'card' | 'place'>`. */
export type TargetOf<Sort extends string> = `${Sort}:${string}`;

/** How one answer is reached by touching things. */
export interface Reach<T extends Target> {
  /** One thing after the other: a card, then the slot it goes to. What lights up is what lies next on some path. */
  readonly path: readonly T[];
  /** The first so many of them may be touched in any order. */
  readonly anyOrder?: number;
  /** A word that leaves only answers of its kind; it may be said first, and need not. */
  readonly mode?: T;
}

/** How far a way has come when a single thing is left to touch. */
export interface Ahead<C extends Choice> {
  /** The player has touched something; who has not has said nothing. */
  readonly begun: boolean;
  /** Listed answers that the way still leads to. */
  readonly choices: readonly C[];
}

/** What a game's table hands in, and nothing else: how its answers are touched. */
export interface Touching<V, C extends Choice, T extends Target> {
  /** How each answer to this question is reached. Of a range of numbers, the way to its number: the number is picked then. */
  reach(ask: Ask<C>, view: V): (choice: C) => Reach<T>;
  /** May the only thing that is left go without being touched? */
  readonly unsaid?: ((only: T, ahead: Ahead<C>) => boolean) | undefined;
  /** What an unlit thing is touched for, such as a land for what lies on it; null where it is only itself. */
  readonly standsFor?: ((target: T, ask: Ask<C>, view: V) => T | null) | undefined;
  /** An answer that most would give, where one is as good as the others: it lies ready, and another may be touched. */
  readonly ready?: ((ask: Ask<C>, view: V) => C | null) | undefined;
  /** What cannot be taken back, or costs more than it seems. */
  readonly final: ReadonlySet<C['kind']>;
  /** Is this first shown, and given once it is touched again or confirmed? For plans that want a look before they are made. */
  readonly planned?: ((choice: C, view: V) => boolean) | undefined;
  /** The answer that a player seems to have in mind who touches something that is not lit: for asking why not. */
  curious(target: T, way: Way<T>, ask: Ask<C>, view: V): C | undefined;
}

/** What a player has touched so far. */
export interface Way<T extends Target> {
  /** Only answers of this kind, when a word has said so. */
  readonly mode: T | null;
  readonly touched: readonly T[];
}

export const START: Way<never> = { mode: null, touched: [] };

export const isBegun = ({ mode, touched }: Way<Target>): boolean => mode !== null || touched.length > 0;
