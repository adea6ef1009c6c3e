import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice, Seat } from './ask.ts';
import type { Stacked } from './frames.ts';
import type { Sheet } from './rules.ts';

/** What a player makes of a question at first sight. */
export interface Prior<C extends Choice = Choice> {
  /** What it would answer without thinking ahead. */
  readonly answer: C;
  /** What answers promise, in any unit that is the same for all of them; those it has not weighed are missing. */
  readonly worths: ReadonlyMap<C, number>;
}

/** How a table stands, seat by seat. */
export interface Standing {
  /** The chance of winning; together they make 1. */
  readonly chances: readonly number[];
  /** How far ahead of its best rival a seat is, in points: tells answers apart that win equally often. */
  readonly margins?: readonly number[];
}

/**
 * What a game tells a bot that thinks ahead. Each part may be left out: then its player of the first sight goes on for
 * all seats, to the end of the game, and all answers are equally promising and unlike each other.
 *
 * `state` is always a world that was dealt from a view, never the table itself.
 */
export interface Knowledge<C extends Choice = Choice, V = unknown, S extends Stacked<C> = Stacked<C>> {
  /** Goes on for a seat in a roll-out, by what that seat may know of the state. It is asked thousands of times a second. */
  policy?(state: S, ask: Ask<C>, chance: Chance): C;
  /** The same player with a feeling of its own for the game, drawn by chance: from games of such, what things are worth is learned. */
  shaken?(chance: Chance): { policy(state: S, ask: Ask<C>, chance: Chance): C };
  prior?(view: V, ask: Ask<C>, chance: Chance): Prior<C>;
  /** A world as `sample` deals one, where what is hidden is the likelier the likelier it was kept: evenly, where left out. */
  deal?(view: V, seat: Seat, chance: Chance): S;
  /** Answers with the same words lead to the same: one of them is enough to think of. */
  alike?(view: V, ask: Ask<C>, choice: C): string;
  /** The number of the stretch that the game is in: a roll-out goes on to where another begins. */
  stretch?(state: S): number;
  /**
   * How much of the chance of winning another answer has to gain, as far as roll-outs tell, before a bot leaves that of
   * first sight; nothing, where left out. Where first sight knows better than roll-outs can tell, they have to be sure.
   */
  lead?(ask: Ask<C>): number;
  /** Roll-outs for a decision by level: a quarter of a second and a second and a half on one calm core. */
  readonly rollOuts?: { readonly hersir: number; readonly jarl: number };
  /** How a table stands where a roll-out stops before the end of the game. */
  value?(state: S, seat: Seat): Standing;
  /** What each seat hopes for in the end, and in which part of the game: what its value can be fitted on. */
  hopes?(state: S): {
    readonly part: number;
    readonly hopes: readonly number[];
    /** What can be counted of each seat, the same things in the same order: weights for them are learned from games. */
    readonly features?: readonly (readonly number[])[];
  };
  /** By part: so many points of a lead in hope make winning e times as likely. */
  readonly spread?: readonly number[];
  /** What the points of each seat are made of so far: advice tells by it what an answer is good for. */
  sheet?(state: S): Sheet | null;
  /** Its prompts that are about a battle: puzzles are sorted by it. */
  readonly battles?: readonly string[];
}
