import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conductOf } from '../bots/conduct.ts';
import { type FuzzFailure, fuzz as fuzzGames } from '../engine/harness/fuzz.ts';
import { writeLog } from '../engine/match/log.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { holdToLaw, lessonFiles, trialOf } from './lessons.ts';
import { progress } from './progress.ts';

export const fuzz: Command = {
  name: 'fuzz',
  usage:
    '[<game>…] --minutes N | --games N | --lessons [--walks N] | --bots [--decisions N] [--seed S] [--examined PERCENT] [--part K/N] [--out folder]',
  summary: 'plays random games at random tables and holds every law against them',
  help: `
<game>…        only these games (default: all)
--minutes N    for so long
--games N      so many games
--lessons      walks by luck through every lesson: from wherever one comes the goal or the way back is open
--walks N      so many walks through each lesson (default 500)
--bots         asks bots of every level twice, and where everything hidden is dealt anew: they have to answer the same
--decisions N  so many decisions of each game, all levels together (default 1000)
--seed S       the same seed plays the same games (default: the time of day)
--examined N   per cent of the games that every law looks at; the others are played, audited and scored (default 10)
--part K/N     only the K-th of N parts of the same games: N processes share the work
--out folder   where the logs of failures go (default .cache/fuzz); skali replay runs them

Exits with 1 when a law was broken.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      minutes: { type: 'string' },
      games: { type: 'string' },
      lessons: { type: 'boolean' },
      walks: { type: 'string' },
      bots: { type: 'boolean' },
      decisions: { type: 'string' },
      seed: { type: 'string' },
      examined: { type: 'string' },
      part: { type: 'string' },
      out: { type: 'string' },
    });
    if (values.lessons) {
      return walkLessons(io, positionals, readNumber('walks', values.walks, 500, 1), values.seed ?? 'lessons');
    }
    if (values.bots) {
      return tryBots(io, positionals, readNumber('decisions', values.decisions, 1000, 1), values.seed ?? 'bots');
    }
    if ((values.minutes === undefined) === (values.games === undefined)) {
      throw new UsageError('say how long: --minutes N or --games N');
    }
    const minutes = Number(values.minutes ?? 0);
    if (!(minutes >= 0)) throw new UsageError(`--minutes is ${values.minutes}; it must be a number`);
    const count = readNumber('games', values.games, 0, 1);
    const ids = positionals.length > 0 ? positionals : CATALOGUE.map(entry => entry.id);
    const games = await Promise.all(ids.map(async id => (await findGame(id)).rules));
    const part = values.part === undefined ? undefined : readPart(values.part);
    const seed = values.seed ?? new Date().toISOString();

    io.out(`Fuzzing ${ids.join(', ')}, seed "${seed}"\n`);
    const report = await fuzzGames({
      games,
      ...(values.games === undefined ? { minutes } : { count }),
      seed,
      examined: readNumber('examined', values.examined, 10, 0, 100) / 100,
      ...(part && { part }),
      onProgress: ({ games: played, failures, seconds }) => {
        if (io.drawing) io.err(`\r${played} games, ${failures} failures, ${Math.round(seconds)} s `);
      },
      onFailure: failure => tellFailure(io, failure, saveFailure(values.out ?? '.cache/fuzz', failure)),
    });
    if (io.drawing) io.err('\r');
    return tell(io, report);
  },
};

async function walkLessons(io: Io, games: readonly string[], walks: number, seed: string): Promise<number> {
  let failed = 0;
  let held = 0;
  for (const id of games.length > 0 ? games : CATALOGUE.map(entry => entry.id)) {
    const game = await findGame(id);
    for (const { file, lesson, problems } of lessonFiles(game)) {
      const lost = lesson && holdToLaw(trialOf(game, lesson), walks, seed);
      const wrong = lost ? [...problems, `${file}: ${lost}`] : problems;
      io.out(`${wrong.length === 0 ? 'passed' : 'FAILED'}  ${file}\n`);
      for (const problem of wrong) io.out(`  ${problem}\n`);
      if (wrong.length === 0) held++;
      else failed++;
    }
  }
  io.out(`${held} lessons held, ${failed} failed, ${walks} walks each\n`);
  return failed > 0 ? 1 : 0;
}

/** Bots know what their seat knows, and answer the same when they are asked the same. */
async function tryBots(io: Io, games: readonly string[], decisions: number, seed: string): Promise<number> {
  let failed = 0;
  for (const id of games.length > 0 ? games : CATALOGUE.map(entry => entry.id)) {
    const bar = progress(io, decisions, 'decisions');
    const game = await findGame(id);
    const { decided, problems } = conductOf({ game, decisions, seed, onGame: all => bar.step(all) });
    bar.end();
    for (const problem of problems) io.out(`FAILED ${problem}\n`);
    const by = Object.entries(decided).map(([level, count]) => `${level} ${count}`);
    io.out(`${id} ${game.rules.version}: ${by.join(', ')} decisions, ${problems.length} failures\n`);
    failed += problems.length;
  }
  return failed > 0 ? 1 : 0;
}

function readPart(given: string): { index: number; of: number } {
  const [part = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(given)?.slice(1) ?? []).map(Number);
  if (part < 1 || part > of) throw new UsageError(`--part is ${given}; it must be like 1/4: a part, and of how many`);
  return { index: part - 1, of };
}

/** Writes the log of a failed game where `replay` can read it; gives back the file. */
export function saveFailure(folder: string, { subject: { rules, seats, seed }, log }: FuzzFailure): string {
  const name = `${rules.id}-${seats}-${seed}`.replace(/[^\w-]+/g, '-');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, writeLog(log));
  return file;
}

function tellFailure(io: Io, { subject, problems }: FuzzFailure, file: string): void {
  io.out(`FAILED ${subject.rules.id}, ${subject.seats} players, seed "${subject.seed}"\n`);
  for (const problem of problems.slice(0, 5)) io.out(`  ${problem}\n`);
  if (problems.length > 5) io.out(`  … and ${problems.length - 5} more\n`);
  io.out(`  skali replay ${file}\n`);
}

function tell(io: Io, report: Awaited<ReturnType<typeof fuzzGames>>): number {
  const { failures, played, games, examined, decisions, seconds } = report;
  for (const [table, count] of Object.entries(played).sort()) io.out(`${table} players: ${count} games\n`);
  io.out(
    `${games} games (${examined} under every law), ${decisions} decisions in ${seconds.toFixed(1)} s, ${failures.length} failures\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
