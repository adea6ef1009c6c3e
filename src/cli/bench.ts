import { cpus } from 'node:os';
import type { GameModule } from '../engine/contract/game.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { USUAL_SPEED } from '../engine/contract/speed.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { atTheEnd } from './bench/at-the-end.ts';
import { ofLength } from './bench/length/length.ts';
import type { Measure } from './bench/measure.ts';
import { MEASURES, type Runnable } from './bench/measures.ts';
import { fetched, HALL } from './bench/page.ts';
import { besideBots } from './bench/server/beside-bots.ts';
import { type Contest, contest } from './bench/server/contest.ts';
import { keptEntries } from './bench/server/kept.ts';
import { withMany } from './bench/server/many.ts';
import { inProcesses } from './bench/server/processes.ts';
import { inOneTable } from './bench/table.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { entryOf } from './games.ts';
import { nearest } from './nearest.ts';

const SERVER = 'server';
const BOTS = 'bots';
const LENGTH = 'length';
const PROCESSES = 'processes';
const MANY = 'many';
const KEPT = 'kept';
const PAGE = 'page';
/** All but what needs a database of its own, or tables without end. */
const ALL = 'all';
const END = 'end';
/** Only when they are named, for they take their time. */
const LONG = [SERVER, BOTS, LENGTH, PAGE, PROCESSES, MANY, KEPT];
const USUAL = [...Object.keys(MEASURES), END];
const KNOWN = [...USUAL, ...LONG, ALL];
const EVERYTHING = [...USUAL, SERVER, BOTS, LENGTH, PAGE];
/** Milliseconds of play beside bots, and of each of their thoughts. */
const PLAY = 30_000;
const THINKS = 200;
/** Milliseconds in which everybody at a table thinks before one chooses, and for which that is looked at. */
const THINKING = 5_000;
const RHYTHM = 20_000;
/** As many live tables as one process is tried with. */
const MOST_TABLES = 10_000;

export const bench: Command = {
  name: 'bench',
  usage:
    '[decisions | clone | view | replay | played | ahead | works | end | server | bots | length | page | processes | many | kept | all]… [--game NAME] [--rounds N] [--ms N] [--tables N] [--seats N] [--every MS] [--cores N] [--database ADDRESS] [--profile FOLDER] [--json]',
  summary: 'measures speed side by side with boardgame.io and structuredClone, on one core',
  help: `
decisions    random play at a full table, by enumerating and applying, against boardgame.io playing tic-tac-toe
clone        copies of states, against structuredClone; forty of them, at fixed shares of five random games
view         what one seat may see of them
replay       whole games from their logs: the mean of five
played       a whole game of a full table of bots
ahead        roll-outs of whoever thinks ahead, from fixed moments of two games, the answers on their way, the judgement
             at their end, and decisions of each level
works        what else a game is held to, a piece of work each
end          a table at its last turn: what it takes of memory, and the first answer to who sits down at it
server       the hall with its database, against a bare broadcast and boardgame.io's server; only when it is named,
             for it takes two minutes: choices a second at full speed, delays at the pace of people, memory
length       entry 5,000 of a made-up long game against entry 50: kept and told, and its table opened, in a hall and in a
             page; only when it is named
page         what a browser fetches before the home screen, a table and a lesson can be used; only when it is named, for
             the site is built first
processes    the same tables in one, two and three halls with one PostgreSQL: processor for a choice at full speed and at
             the pace of people, delays at that pace; only when it is named, with --database
many         one hall with more and more tables, somebody in each seat: delays at the pace of people, up to where it breaks;
             only when it is named, for it takes some minutes
kept         an entry of a game kept and heard of, in SQLite or, with --database, in PostgreSQL; only when it is named
bots         how long people wait in a hall whose bots all think for 200 ms; only when it is named, for it takes one
all          all of these but processes, many and kept, in one table

--game NAME  this game alone (default: all; server and bots: the first of the shelf)
--rounds N   how often each is timed, in turn with its rivals (default 9; server 3; length 15); the median counts,
             of length the least
--ms N       how long each time (default 150; server 3000; bots 30000)
--tables N   server, processes: full tables (default: as many as the game is meant for); bots: tables with a bot each
             (default 200); many: at last so many (default 10000), or as many as the machine gives files for their lines
--seats N    many, processes: at each table (default: all)
--every MS   many: each table chooses once in so many milliseconds (default 5000)
--cores N    many: for the hall (default 1); garbage is collected beside its work where there are more
--database A processes, kept: the address of an empty PostgreSQL database; the tables of processes are left in it
--profile F  server: a folder for a profile of the hall's processor
--json       the numbers as JSON

Seconds are those of the processor, so a busy machine changes little; those of server and bots are the clock's, since
people wait by it. Exits with 1 when a target is missed.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      game: { type: 'string' },
      rounds: { type: 'string' },
      ms: { type: 'string' },
      tables: { type: 'string' },
      seats: { type: 'string' },
      every: { type: 'string' },
      cores: { type: 'string' },
      profile: { type: 'string' },
      database: { type: 'string' },
      json: { type: 'boolean' },
    });
    const named = positionals.length > 0 ? positionals : USUAL;
    for (const name of named) {
      if (!KNOWN.includes(name)) {
        throw new UsageError(`there is no measure "${name}"${nearest(name, KNOWN)}`);
      }
    }
    const names = named.includes(ALL) ? [...EVERYTHING, ...named] : named;
    const { database } = values;
    if (names.includes(PROCESSES) && database === undefined) {
      throw new UsageError(`${PROCESSES} needs --database, the address of an empty PostgreSQL database`);
    }
    const say = (doing: string) => io.drawing && io.err(`\r${doing} …`.padEnd(60));
    const effort = { rounds: readNumber('rounds', values.rounds, 9, 1), ms: readNumber('ms', values.ms, 150, 1) };
    const games: Record<string, Measure[]> = {};
    const add = (title: string, measures: readonly Measure[]) => {
      if (measures.length > 0) games[title] = [...(games[title] ?? []), ...measures];
    };
    const shelf = values.game === undefined ? CATALOGUE : [entryOf(values.game)];
    for (const { id, load } of shelf) {
      for (const [title, game] of waysOf(id, await load())) {
        for (const name of names) {
          if (LONG.includes(name)) continue;
          say(`${title}: ${name}`);
          add(title, name === END ? await atTheEnd(game) : MEASURES[name](game, effort));
        }
      }
    }
    if (names.includes(SERVER)) {
      const { rules, speed } = await shelf[0].load();
      const { tables } = { ...USUAL_SPEED, ...speed };
      add(rules.id, await contest(rules, contestOf(values, tables), say));
    }
    if (names.includes(MANY)) {
      const { rules } = await shelf[0].load();
      const seats = readSeats(rules, values.seats);
      const tables = readNumber('tables', values.tables, MOST_TABLES, 10);
      const cores = readNumber('cores', values.cores, 1, 1);
      if (cores > cpus().length) throw new UsageError(`--cores must be at most ${cpus().length}`);
      const effort = { tables, seats, cores, every: readNumber('every', values.every, THINKING, 1), rhythm: RHYTHM };
      add(rules.id, await withMany(rules, effort, say));
    }
    if (names.includes(BOTS)) {
      const tables = readNumber('tables', values.tables, 200, 1);
      const play = readNumber('ms', values.ms, PLAY, 1);
      add(shelf[0].id, await besideBots(shelf[0], { tables, thinks: THINKS, play }, say));
    }
    if (names.includes(PROCESSES) && database !== undefined) {
      const { rules, speed } = await shelf[0].load();
      const { tables } = { ...USUAL_SPEED, ...speed };
      const seats = readSeats(rules, values.seats);
      add(rules.id, await inProcesses(rules, { ...contestOf(values, tables), seats, database }, say));
    }
    if (names.includes(KEPT)) {
      say('entries are kept');
      add('a hall', await keptEntries(database, readNumber('rounds', values.rounds, 9, 1)));
    }
    if (names.includes(LENGTH)) {
      add('a made-up game', await ofLength(readNumber('rounds', values.rounds, 15, 1), say));
    }
    if (names.includes(PAGE)) {
      const own = shelf.map(({ id }) => id);
      for (const { of, ...one } of await fetched(say)) if (of === HALL || own.includes(of)) add(of, [one]);
    }
    if (io.drawing) io.err(`\r${' '.repeat(60)}\r`);
    const measures = Object.values(games).flat();
    const pass = measures.every(one => one.pass !== false);
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
    if (values.json) io.out(`${JSON.stringify({ machine, ...effort, pass, games }, null, 2)}\n`);
    else
      io.out(
        `${machine.cpu}, cores: ${machine.cores}, node ${machine.node}; in brackets what it should be\n\n${inOneTable(games).join('\n')}\n`,
      );
    return pass ? 0 : 1;
  },
};

/** A game as it comes, and the other ways to play it. */
const waysOf = (id: string, game: GameModule): (readonly [string, Runnable])[] => [
  [id, game],
  ...(game.ways ?? []).map(({ name, ...way }) => [`${id}, ${name}`, { ...game, ...way }] as const),
];

function readSeats({ seats: { min, max } }: Rules, said: string | undefined): number {
  const seats = readNumber('seats', said, max, min);
  if (seats > max) throw new UsageError(`--seats must be at most ${max}`);
  return seats;
}

interface ContestFlags {
  readonly rounds?: string | undefined;
  readonly ms?: string | undefined;
  readonly tables?: string | undefined;
  readonly profile?: string | undefined;
}

const contestOf = ({ rounds, ms, tables, profile }: ContestFlags, usual: number): Contest => ({
  tables: readNumber('tables', tables, usual, 1),
  every: THINKING,
  rhythm: RHYTHM,
  rounds: readNumber('rounds', rounds, 3, 1),
  round: readNumber('ms', ms, 3000, 1),
  ...(profile !== undefined && { profile }),
});
