import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LEVELS, type Level } from '../bots/level-names.ts';
import { thinkerFor } from '../bots/levels.ts';
import { sameChoice } from '../engine/contract/ask.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { findIn, renewed, sidesOf } from '../puzzles/find.ts';
import { isBattle, isClear, WORLDS, weighAll } from '../puzzles/solve.ts';
import { isWanted, type Sort } from '../puzzles/wanted.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { findGame, GAME_IDS } from './games.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';
import {
  dropPuzzle,
  gameOf,
  indexText,
  type PuzzleFile,
  puzzleFile,
  puzzleFolder,
  puzzleNames,
  readIndex,
  writeIndex,
  writePuzzle,
} from './puzzle-files.ts';
import { projectRoot } from './root.ts';

/** So many puzzles are wanted of a game, battles among them, and of one kind. */
const WANTED = 72;
const BATTLES = 36;
const OF_A_KIND = 8;
/** How many seats the games have in which puzzles are looked for, in turn: so many games each, which are looked into from different moments on. */
const TABLES = [2, 3, 4];
const EACH = 3;
/** Whose games are looked into, unless somebody asks for others. */
const STRONGEST: Level = LEVELS[LEVELS.length - 1];

export const puzzles: Command = {
  name: 'puzzles',
  usage: '<game> [--by LEVEL] [--minutes N] [--wanted N] | [<game>] --check [--drop | --renew]',
  summary: 'finds moments of games in which one answer is clearly better than every other, and solves them again',
  help: `
--by LEVEL    looks in games of such bots: ${LEVELS.join(', ')} (default ${STRONGEST})
--minutes N   looks for so long (default 60), and goes on another time where it has stopped
--wanted N    until there are so many (default ${WANTED})
--check       solves all that are there again, with other luck; all games unless one is named
--drop        takes those away that do not hold any more, and writes the list anew
--renew       the same, and writes anew why the others hold and who gets them wrong: after a change of bots

A puzzle is written to puzzles/<game>/. How many games were looked into lies in .cache/puzzles. Exits with 1 when a
puzzle does not hold.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      by: { type: 'string' },
      minutes: { type: 'string' },
      wanted: { type: 'string' },
      check: { type: 'boolean' },
      drop: { type: 'boolean' },
      renew: { type: 'boolean' },
    });
    if (values.check) {
      let failed = 0;
      for (const id of positionals.length > 0 ? positionals : GAME_IDS) {
        const found = await findGame(id);
        if (values.renew) renew(io, found);
        else failed += check(io, found, values.drop === true);
      }
      return failed > 0 && !values.drop ? 1 : 0;
    }
    if (values.drop || values.renew) throw new UsageError('--drop and --renew go with --check');
    const game = await findGame(positionals[0]);
    const end = performance.now() + 60_000 * readNumber('minutes', values.minutes, 60, 1);
    const by = readLevel(values.by ?? STRONGEST);
    look(io, game, by, readNumber('wanted', values.wanted, WANTED, 1), () => performance.now() > end);
    return 0;
  },
};

function readLevel(name: string): Level {
  const level = LEVELS.find(one => one === name);
  if (!level) throw new UsageError(`--by: there is no level "${name}"${nearest(name, LEVELS)}`);
  return level;
}

const filesOf = (game: GameModule): PuzzleFile[] => {
  const folder = puzzleFolder(game.rules.id);
  return puzzleNames(folder).map(name => puzzleFile(folder, name, game));
};

function look(io: Io, game: GameModule, by: Level, wanted: number, late: () => boolean): void {
  const { id, seats } = game.rules;
  const folder = puzzleFolder(id);
  const kept = filesOf(game).flatMap(({ puzzle }) => (puzzle ? [puzzle] : []));
  const limits = { all: wanted, battles: BATTLES, ofAKind: OF_A_KIND };
  const isStillWanted = (sort: Sort): boolean => isWanted(kept, limits, sort);
  for (let number = nextGame(id); kept.length < wanted && !late(); number++) {
    const count = Math.max(seats.min, TABLES[Math.floor(number / EACH) % TABLES.length]);
    let looked = 0;
    const search = { game, number, seats: sidesOf(game, number, count), by, wanted: isStillWanted, late };
    for (const found of findIn(search)) {
      looked++;
      if (!found) continue;
      writePuzzle(folder, found.name, found.puzzle);
      kept.push(found.puzzle);
      const { prompt, battle, because, tried } = found.puzzle;
      io.out(`${found.name}  ${prompt}${battle ? ' (battle)' : ''}  ${because.gap}  ${JSON.stringify(tried)}\n`);
    }
    io.out(`game ${number}: ${looked} moments looked into, ${kept.length} puzzles\n`);
    if (!late()) keepNext(id, number + 1);
  }
  writeIndex(folder, filesOf(game));
  io.out(`${kept.length} puzzles of ${id}, ${kept.filter(({ battle }) => battle).length} of them battles\n`);
}

/** Solves all puzzles of a game again; says how many do not hold. */
function check(io: Io, game: GameModule, drop: boolean): number {
  const { id } = game.rules;
  const folder = puzzleFolder(id);
  const held: PuzzleFile[] = [];
  let failed = 0;
  for (const file of filesOf(game)) {
    const problems = file.problems.length > 0 ? file.problems : solvedAgain(game, file);
    for (const problem of problems) io.out(`  ${problem}\n`);
    io.out(`${problems.length === 0 ? 'passed' : 'FAILED'}  puzzles/${id}/${file.name}.json\n`);
    if (problems.length === 0) held.push(file);
    else {
      failed++;
      if (drop) dropPuzzle(folder, file.name);
    }
  }
  if (drop) writeIndex(folder, filesOf(game));
  else if (readIndex(folder) !== indexText(held)) {
    io.out(
      `FAILED  puzzles/${id}/index.json does not list the puzzles that hold: skali puzzles ${id} --check --drop\n`,
    );
    failed++;
  }
  const battles = held.filter(({ puzzle }) => puzzle?.battle).length;
  io.out(`${held.length} puzzles of ${id} hold, ${battles} of them battles, ${failed} failed\n`);
  return failed;
}

/** Solves all puzzles of a game again and writes them anew; those that do not hold are taken away. */
function renew(io: Io, game: GameModule): void {
  const { id } = game.rules;
  const folder = puzzleFolder(id);
  for (const { name, puzzle, moment } of filesOf(game)) {
    const again = puzzle && moment && renewed(game, puzzle, moment, `renew ${name}`);
    if (again) writePuzzle(folder, name, again);
    else dropPuzzle(folder, name);
    io.out(`${again ? 'renewed' : 'DROPPED'}  puzzles/${id}/${name}.json  ${JSON.stringify(again?.tried ?? {})}\n`);
  }
  writeIndex(folder, filesOf(game));
}

function solvedAgain(game: GameModule, { name, puzzle, moment }: PuzzleFile): string[] {
  if (!puzzle || !moment) return [];
  const verdict = weighAll(thinkerFor(game), moment, WORLDS, `check ${name}`);
  const at = `puzzles/${game.rules.id}/${name}.json: step ${puzzle.steps.length}`;
  const { best, gap, sure } = verdict;
  if (!sameChoice(best.choice, moment.solution)) return [`${at}: better is ${JSON.stringify(best.choice)}`];
  const numbers = `${gap.toFixed(3)}, ${sure.toFixed(3)} of it beyond doubt`;
  if (!isClear(verdict)) return [`${at}: the solution is not clearly better than every other answer: ${numbers}`];
  const battle = isBattle(verdict, moment.ask, game.knowledge?.battles);
  // Chance may say otherwise of what only leads to a battle.
  return battle || !puzzle.battle ? [] : [`${at}: it is not about a battle`];
}

const noteOf = (game: string): string => join(projectRoot(), '.cache', 'puzzles', `${game}.json`);

/** Where the note is missing, the puzzles themselves say which games were looked into: a puzzle is not found twice. */
function nextGame(game: string): number {
  const file = noteOf(game);
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { readonly next: number }).next;
  return 1 + Math.max(0, ...puzzleNames(puzzleFolder(game)).map(gameOf));
}

function keepNext(game: string, next: number): void {
  const file = noteOf(game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ next })}\n`);
}
