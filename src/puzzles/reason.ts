/** The solution of a puzzle and its reason, as advice is put in words. */
import type { Advised } from '../bots/advise/advise.ts';
import { type AdviceWords, adviceWords } from '../bots/advise/words.ts';
import type { Choice } from '../engine/contract/ask.ts';
import type { GameModule } from '../engine/contract/game.ts';
import type { Speaker } from '../engine/text/text.ts';
import { choiceOf } from './moment.ts';
import type { Puzzle } from './puzzle.ts';

const advisedOf = (game: GameModule, puzzle: Puzzle): Advised => {
  const { against, chance, error, why, rival } = puzzle.because;
  return {
    choice: choiceOf(game, puzzle, puzzle.solution),
    chance,
    error,
    rollOuts: 0,
    against: choiceOf(game, puzzle, against),
    why,
    rival: rival ? { seat: puzzle.seats.indexOf(rival.seat), points: rival.points } : null,
    course: [],
  };
};

/** `view`: what the one who is asked sees. */
export function reasonWords(game: GameModule, puzzle: Puzzle, view: unknown, speaker: Speaker): AdviceWords {
  const named = (choice: Choice, prompt: string): string =>
    game.choiceWords?.(choice, view, speaker) ?? speaker.choice(choice, prompt);
  return adviceWords(advisedOf(game, puzzle), puzzle.prompt, speaker, named);
}
