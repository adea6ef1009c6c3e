import { BadInput } from '../engine/input/bad-input.ts';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import { type Command, UsageError } from './command.ts';
import { doctor } from './doctor.ts';
import { fuzz } from './fuzz.ts';
import { GAME_IDS } from './games.ts';
import { golden } from './golden.ts';
import { type Io, terminal } from './io.ts';
import { migrate } from './migrate.ts';
import { nearest } from './nearest.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { rules } from './rules.ts';
import { scenario } from './scenario.ts';
import { sim } from './sim.ts';
import { train } from './train.ts';

const COMMANDS: readonly Command[] = [
  play,
  sim,
  arena,
  train,
  puzzles,
  replay,
  rules,
  scenario,
  fuzz,
  golden,
  bench,
  bot,
  migrate,
  backup,
  restore,
  admin,
  doctor,
];

const usageOf = ({ name, usage }: Command): string => `skali ${name} ${usage}`.trimEnd();

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Skáli: Viking board games by their full rules, from a terminal.',
    '',
    ...COMMANDS.map(({ name, summary }) => `  skali ${name.padEnd(width)}  ${summary}`),
    '',
    `Games: ${GAME_IDS.join(', ')}`,
    'More about a command: skali help <command>',
    '',
  ].join('\n');
}

const helpOf = (command: Command): string => `${usageOf(command)}\n\n${command.summary}\n\n${command.help.trim()}\n`;

function find(name: string): Command {
  const command = COMMANDS.find(one => one.name === name);
  if (command) return command;
  const names = COMMANDS.map(one => one.name);
  throw new UsageError(`there is no command "${name}"${nearest(name, names)}`);
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.out(rest[0] === undefined ? overview() : helpOf(find(rest[0])));
    return 0;
  }
  const command = find(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(helpOf(command));
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\nUsage: ${usageOf(command)}`);
    throw error;
  }
}

/** The command line of Skáli: the number of the exit. */
export async function main(args: string[], io: Io = terminal()): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (error instanceof UsageError || error instanceof BadInput) {
      io.err(`skali: ${error.message}\n`);
      return 2;
    }
    throw error;
  } finally {
    io.close();
  }
}
