/** Jarl finds what Karl does not all find: 25 puzzles of each game. With LAWS=full Jarl solves all of them, else one. */
import { describe, expect, it } from 'vitest';
import { levelsOf } from '../src/bots/levels.ts';
import { puzzleFile, puzzleFolder, puzzleNames } from '../src/cli/puzzle-files.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { sameChoice } from '../src/engine/contract/ask.ts';
import type { Bot } from '../src/engine/contract/bot.ts';
import type { GameModule } from '../src/engine/contract/game.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { THOROUGH } from '../src/kit/test/thorough.ts';
import type { Reached } from '../src/puzzles/moment.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';

const SCENES = 25;
const SOLVED = THOROUGH ? SCENES : 1;

interface Scene {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly moment: Reached;
}

/** What no level that thinks ahead has missed: first what first sight never finds, and of that the clearest. */
function scenesOf(game: GameModule): Scene[] {
  const folder = puzzleFolder(game.rules.id);
  const missed = ({ puzzle }: Scene): number => puzzle.tried.karl?.[0] ?? 0;
  return puzzleNames(folder)
    .map(name => puzzleFile(folder, name, game))
    .flatMap(({ name, puzzle, moment }) => (puzzle && moment ? [{ name, puzzle, moment }] : []))
    .filter(({ puzzle }) => puzzle.tried.hersir?.[0] === 0)
    .sort((a, b) => missed(b) - missed(a) || b.puzzle.because.gap - a.puzzle.because.gap)
    .slice(0, SCENES);
}

const solves = (bot: Bot, { name, moment: { view, ask, solution } }: Scene): boolean =>
  sameChoice(bot.choose(view, ask, new FastChance(`tactics ${name}`)), solution);

for (const { id, load } of CATALOGUE) {
  const game = await load();
  const scenes = scenesOf(game);
  if (scenes.length === 0) continue;
  const { jarl, karl } = levelsOf(game);
  describe(`tactics in ${id}`, () => {
    it('are not all found by Karl', () => {
      expect(scenes).toHaveLength(SCENES);
      expect(scenes.filter(scene => solves(karl, scene)).length).toBeLessThan(SCENES);
    });
    it.each(scenes.slice(0, SOLVED))('$name is found by Jarl', scene => {
      expect(solves(jarl, scene)).toBe(true);
    });
  });
}
