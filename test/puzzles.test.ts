/** Every puzzle can be played to its moment, its solution is offered, its reason can be said, and the clearest are solved again. */
import { describe, expect, it } from 'vitest';
import { thinkerFor } from '../src/bots/levels.ts';
import { indexText, puzzleFile, puzzleFolder, puzzleNames, readIndex } from '../src/cli/puzzle-files.ts';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { speakerAt } from '../src/engine/text/text.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { speaksInPoints } from '../src/puzzles/puzzle.ts';
import { reasonWords } from '../src/puzzles/reason.ts';
import { weighAll } from '../src/puzzles/solve.ts';

/** So many of each game are solved again, in so many worlds: those whose solution is furthest ahead. */
const SOLVED = 2;
const WORLDS = 20;

for (const { id, load } of CATALOGUE) {
  const folder = puzzleFolder(id);
  const names = puzzleNames(folder);
  if (names.length === 0) continue;
  describe(`puzzles of ${id}`, async () => {
    const game = await load();
    const files = names.map(name => puzzleFile(folder, name, game));
    it('are right, and lead to a moment in which the solution is offered', () => {
      expect(files.flatMap(({ problems }) => problems)).toEqual([]);
    });
    it('are listed, the easiest first', () => {
      expect(readIndex(folder)).toBe(indexText(files));
    });
    it.each(LANGUAGES)('have a reason that can be said, in %s', async language => {
      let seen: unknown;
      const speaker = await speakerAt(game, language, () => seen, 'throw');
      for (const { name, puzzle, moment } of files) {
        if (!puzzle || !moment) continue;
        seen = moment.view;
        expect(reasonWords(game, puzzle, seen, speaker).why, name).toMatch(/\d/);
        for (const { source } of puzzle.because.why) expect(speaker.has(`source.${source}`), source).toBe(true);
      }
    });
    it('are worth more in points than what comes next', () => {
      expect(files.filter(({ puzzle }) => puzzle && !speaksInPoints(puzzle.because)).map(({ name }) => name)).toEqual(
        [],
      );
    });
    const clearest = files
      .flatMap(({ name, puzzle, moment }) => (puzzle && moment ? [{ name, puzzle, moment }] : []))
      .sort((a, b) => b.puzzle.because.gap - a.puzzle.because.gap);
    it.each(clearest.slice(0, SOLVED))('$name is solved again', ({ name, moment }) => {
      const { best } = weighAll(thinkerFor(game), moment, WORLDS, `test ${name}`);
      expect(best.choice).toEqual(moment.solution);
    });
  });
}
