import { cpus } from 'node:os';
import { CATALOGUE } from '../games/catalogue.ts';
import { MEASURES, type Measure } from './bench/measures.ts';
import { columns } from './columns.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { nearest } from './nearest.ts';

export const bench: Command = {
  name: 'bench',
  usage: '[decisions | clone | view | replay]… [--rounds N] [--ms N] [--json]',
  summary: 'measures speed side by side with boardgame.io and structuredClone, on one core',
  help: `
decisions    random play at a full table, by enumerating and applying, against boardgame.io playing tic-tac-toe
clone        copies of a state in mid-game, against structuredClone
view         what one seat may see of it
replay       a whole game from its log

--rounds N   how often each is timed, in turn with its rival (default 9); the median counts
--ms N       how long each time (default 150)
--json       the numbers as JSON

Seconds are those of the processor, so a busy machine changes little. Exits with 1 when a target is missed.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      rounds: { type: 'string' },
      ms: { type: 'string' },
      json: { type: 'boolean' },
    });
    const names = positionals.length > 0 ? positionals : Object.keys(MEASURES);
    for (const name of names) {
      if (!Object.hasOwn(MEASURES, name)) {
        throw new UsageError(`there is no measure "${name}"${nearest(name, Object.keys(MEASURES))}`);
      }
    }
    const effort = { rounds: readNumber('rounds', values.rounds, 9, 1), ms: readNumber('ms', values.ms, 150, 1) };
    const games: Record<string, Measure[]> = {};
    for (const { id, load } of CATALOGUE) {
      const { rules } = await load();
      games[id] = [];
      for (const name of names) {
        if (io.drawing) io.err(`\r${id}: ${name} …          `);
        games[id].push(...MEASURES[name](rules, effort));
      }
    }
    if (io.drawing) io.err(`\r${' '.repeat(60)}\r`);
    const measures = Object.values(games).flat();
    const pass = measures.every(one => one.pass !== false);
    if (values.json) {
      const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
      io.out(`${JSON.stringify({ machine, ...effort, pass, games }, null, 2)}\n`);
    } else io.out(Object.entries(games).map(inWords).join('\n'));
    return pass ? 0 : 1;
  },
};

function inWords([game, measures]: [string, readonly Measure[]]): string {
  const rows = measures.map(({ name, value, unit, least, most, pass }) => [
    name,
    value === null ? '–' : shown(value),
    unit,
    least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : '',
    pass === null ? '' : pass ? 'pass' : 'FAIL',
  ]);
  return `${columns([[game, '', '', 'target', ''], ...rows], [0, 2, 3, 4]).join('\n')}\n`;
}

const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
