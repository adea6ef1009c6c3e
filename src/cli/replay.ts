import { readFileSync } from 'node:fs';
import { BadInput } from '../engine/input/bad-input.ts';
import { isChoiceEntry, type Log, readLog } from '../engine/match/log.ts';
import { type Match, replay as replayLog } from '../engine/match/match.ts';
import { verify } from '../engine/match/verify.ts';
import { speakerFor } from '../engine/text/text.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { findGame, readLanguage } from './games.ts';
import type { Io } from './io.ts';
import { scoreSheet } from './score-sheet.ts';
import { words } from './words.ts';

export const replay: Command = {
  name: 'replay',
  usage: '<log> [--verify] [--facts] [--seat N] [--lang en|it|fr|es]',
  summary: 'plays a saved game again, and can prove that it went as it says',
  help: `
--verify     holds the log against its own claims: seed, last state, ranking; exits with 1 when one is false
--facts      tells everything that happened
--seat N     as seat N heard it (default: everything, hidden cards too)
--lang       en, it, fr or es
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      verify: { type: 'boolean' },
      facts: { type: 'boolean' },
      seat: { type: 'string' },
      lang: { type: 'string' },
    });
    if (positionals.length !== 1) throw new UsageError('name one log file');
    const language = readLanguage(values.lang);
    const log = loadLog(positionals[0]);
    const game = await findGame(log.game);
    if (values.verify) return proven(io, verify(game.rules, log));

    const match = replayLog(game.rules, log);
    const speaker = await speakerFor(game, language, match.view(null));
    if (values.facts) {
      const seat = values.seat === undefined ? undefined : readSeat(values.seat, log.seats);
      for (const fact of factsOf(match, seat)) {
        const line = speaker.fact(fact);
        if (line) io.out(`${line}\n`);
      }
      io.out('\n');
    }
    const choices = log.entries.filter(isChoiceEntry).length;
    io.out(`${log.game}, rules ${log.rules}, ${log.seats} players, ${choices} choices, seed ${log.seed}\n`);
    const result = match.result();
    const say = await words(language);
    io.out(result ? `\n${scoreSheet(result, speaker, say)}\n` : `${speaker.waiting(match.waiting())}\n`);
    return 0;
  },
};

/** Everything that was told, hidden or not, or what one seat heard. */
function factsOf(match: Match, seat: number | undefined) {
  if (seat !== undefined) return match.factsFor(seat).map(heard => heard.fact);
  return match.everything().map(told => told.fact);
}

function readSeat(given: string, seats: number): number {
  const seat = Number(given);
  if (!Number.isInteger(seat) || seat < 1 || seat > seats) {
    throw new UsageError(`--seat is ${given}; there are seats 1 to ${seats}`);
  }
  return seat - 1;
}

export function loadLog(file: string): Log {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
  try {
    return readLog(text);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(file, error.message);
    throw error;
  }
}

function proven(io: Io, { problems, choices, hash, ranking }: ReturnType<typeof verify>): number {
  for (const problem of problems) io.out(`false: ${problem}\n`);
  if (problems.length > 0) return 1;
  const end = ranking
    ? `ranking ${ranking.map(place => place.map(seat => seat + 1).join('=')).join(', ')}`
    : 'not over';
  io.out(`true: ${choices} choices lead to state ${hash}; ${end}\n`);
  return 0;
}
