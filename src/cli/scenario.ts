import { readFileSync } from 'node:fs';
import { type Problem, runScenario, type ScenarioReport, schemaOf } from '../engine/scenario/scenario.ts';
import { scenarioSchema } from '../engine/scenario/schema.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { besideOf, scenariosAt } from './scenario-files.ts';

export const scenario: Command = {
  name: 'scenario',
  usage: '<files or folders…> | --schema [<game>]',
  summary: 'plays scenario files and says what does not hold',
  help: `
--schema   prints the JSON Schema of scenario files, of any game or of one

How to write one: docs/scenarios.md. Exits with 1 when something does not hold.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, { schema: { type: 'boolean' } });
    if (values.schema) {
      if (positionals.length > 1) throw new UsageError('--schema is for one game at a time');
      io.out(`${JSON.stringify(await schemaFor(positionals[0]), null, 2)}\n`);
      return 0;
    }
    if (positionals.length === 0) throw new UsageError('name the files or folders to play');
    let passed = 0;
    let failed = 0;
    for (const path of positionals) {
      let files: string[] = [];
      try {
        files = scenariosAt(path);
        if (files.length === 0) throw new Error(`no .json file in ${path}`);
      } catch (error) {
        io.out(`FAILED  ${path}  ${(error as Error).message}\n`);
        failed++;
      }
      for (const file of files) {
        if (await holds(file, io)) passed++;
        else failed++;
      }
    }
    io.out(`${passed} passed, ${failed} failed\n`);
    return failed > 0 ? 1 : 0;
  },
};

const schemaFor = async (game: string | undefined) =>
  game === undefined ? scenarioSchema() : schemaOf(await findGame(game));

/** Plays one file; true when all of it holds. */
async function holds(file: string, io: Io): Promise<boolean> {
  const { title, problems } = await played(file);
  io.out(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${file}${title === undefined ? '' : `  ${title}`}\n`);
  for (const problem of problems) io.out(inWords(file, problem));
  return problems.length === 0;
}

/** The rules themselves may stumble; that must not keep the other files from being played. */
async function played(file: string): Promise<ScenarioReport> {
  try {
    return await runScenario(readFileSync(file, 'utf8'), CATALOGUE, name => besideOf(file, name));
  } catch (error) {
    return { problems: [{ line: 1, path: '', message: (error as Error).stack ?? String(error) }] };
  }
}

function inWords(file: string, { line, step, path, message }: Problem): string {
  const where = [step === undefined ? '' : `step ${step}`, path].filter(Boolean).join(', ');
  return `  ${file}:${line}: ${where}${where && ': '}${message}\n`;
}
