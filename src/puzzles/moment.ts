import type { Ask, Choice } from '../engine/contract/ask.ts';
import { listed } from '../engine/contract/ask.ts';
import type { Stage } from '../engine/contract/rules.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import type { ChoiceEntry } from '../engine/match/log.ts';
import { toNumbers } from '../engine/scenario/seat-names.ts';
import type { TaughtGame } from '../lessons/read.ts';
import { sceneOf } from '../lessons/scene.ts';
import type { Answer, Puzzle } from './puzzle.ts';

/** An answer of a file as the rules know it. */
export const choiceOf = ({ rules }: TaughtGame, { seats }: Puzzle, answer: Answer): Choice =>
  toNumbers(rules.vocabulary, answer, seats);

/** What led to the moment, as a log has it. */
export const entriesOf = (game: TaughtGame, puzzle: Puzzle): ChoiceEntry[] =>
  puzzle.steps.map(({ seat, does }) => ({ seat: puzzle.seats.indexOf(seat), choice: choiceOf(game, puzzle, does) }));

/** The moment that a puzzle is about. */
export interface Reached {
  readonly view: unknown;
  readonly ask: Ask;
  readonly solution: Choice;
  readonly stage: Stage | null;
}

/** Plays on to the moment; what the rules do not allow is refused by step, and so is a solution that is not offered. */
export function momentOf(game: TaughtGame, puzzle: Puzzle): Reached {
  const { rules, scenario: terms } = game;
  const match = sceneOf(rules, puzzle, terms);
  for (const [i, { seat, choice }] of entriesOf(game, puzzle).entries()) {
    const { refusal } = match.choose(seat, choice);
    if (refusal) {
      const { kind } = choice;
      throw new BadInput(
        `step ${i + 1}`,
        `"${puzzle.seats[seat]}" may not ${kind}: ${match.askOf(seat)?.prompt ?? 'it is not asked'}`,
      );
    }
  }
  const you = puzzle.seats.indexOf(puzzle.you);
  const ask = match.askOf(you);
  const last = `step ${puzzle.steps.length}`;
  if (ask?.prompt !== puzzle.prompt) {
    throw new BadInput(last, `"${puzzle.you}" is asked for "${ask?.prompt ?? 'nothing'}", not for "${puzzle.prompt}"`);
  }
  const solution = listed(ask, choiceOf(game, puzzle, puzzle.solution), rules.vocabulary?.choices);
  if (!solution) throw new BadInput(last, `the solution is not offered: ${JSON.stringify(puzzle.solution)}`);
  return { view: match.view(you), ask, solution, stage: match.stage() };
}
