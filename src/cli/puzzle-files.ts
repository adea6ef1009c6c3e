import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../engine/input/bad-input.ts';
import type { TaughtGame } from '../lessons/read.ts';
import { momentOf, type Reached } from '../puzzles/moment.ts';
import { byHardness, hardnessOf, type Puzzle, type PuzzleEntry } from '../puzzles/puzzle.ts';
import { readPuzzle } from '../puzzles/read.ts';
import { projectRoot } from './root.ts';

/** The list of a game's puzzles, the easiest first. */
export const INDEX = 'index.json';

export const puzzleFolder = (game: string, root: string = projectRoot()): string => join(root, 'puzzles', game);

/** The puzzles of a game, by name. */
export const puzzleNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(file => file.endsWith('.json') && file !== INDEX)
        .map(file => file.slice(0, -'.json'.length))
        .sort()
    : [];

/** The number of the game that a puzzle was found in. */
export const gameOf = (name: string): number => Number.parseInt(name, 10);

const fileOf = (folder: string, name: string): string => join(folder, `${name}.json`);

/** A puzzle as its file has it, at its moment; or what is wrong with it, with the step and the reason. */
export interface PuzzleFile {
  readonly name: string;
  readonly puzzle?: Puzzle;
  readonly moment?: Reached;
  readonly problems: readonly string[];
}

export function puzzleFile(folder: string, name: string, game: TaughtGame): PuzzleFile {
  const { puzzle, problems } = readPuzzle(readFileSync(fileOf(folder, name), 'utf8'), game);
  const at = `puzzles/${game.rules.id}/${name}.json`;
  if (!puzzle) {
    const said = problems.map(({ line, path, message }) => [`${at}:${line}`, path, message].filter(Boolean).join(': '));
    return { name, problems: said };
  }
  try {
    return { name, puzzle, moment: momentOf(game, puzzle), problems: [] };
  } catch (error) {
    if (error instanceof BadInput) return { name, puzzle, problems: [`${at}: ${error.message}`] };
    throw error;
  }
}

/** One answer a line: puzzles are read by people, too. */
export function puzzleText({ steps, ...rest }: Puzzle): string {
  const fields = Object.entries(rest).map(([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)}`);
  const lines = steps.map(step => `    ${JSON.stringify(step)}`).join(',\n');
  fields.push(lines ? `  "steps": [\n${lines}\n  ]` : '  "steps": []');
  return `{\n${fields.join(',\n')}\n}\n`;
}

export function writePuzzle(folder: string, name: string, puzzle: Puzzle): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, name), puzzleText(puzzle));
}

export const dropPuzzle = (folder: string, name: string): void => rmSync(fileOf(folder, name));

function entryOf(name: string, { prompt, battle, tried, you, seats }: Puzzle, { stage }: Reached): PuzzleEntry {
  const hardness = Number(hardnessOf(tried).toFixed(3));
  return { name, prompt, battle, you, seats: seats.length, stage, hardness };
}

/** The list as it has to be by the files that are there, and can be played. */
export function indexText(files: readonly PuzzleFile[]): string {
  const entries = files.flatMap(({ name, puzzle, moment }) =>
    puzzle && moment ? [entryOf(name, puzzle, moment)] : [],
  );
  const lines = entries.sort(byHardness).map(entry => `  ${JSON.stringify(entry)}`);
  return lines.length > 0 ? `[\n${lines.join(',\n')}\n]\n` : '[]\n';
}

export function readIndex(folder: string): string {
  const file = join(folder, INDEX);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeIndex(folder: string, files: readonly PuzzleFile[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, INDEX), indexText(files));
}
