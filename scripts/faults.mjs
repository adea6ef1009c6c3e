// npm run faults: kills servers and databases, cuts lines, fills disks, sets clocks, besieges halls, and checks that nothing was lost.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './setup/install.mjs';
import { run, tool } from './setup/run.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';

const USAGE = `
Usage: npm run faults -- [--rounds <number>] [--hostile <number>] [--out <file>] [<part of a file's name> …]

Kills servers and databases, cuts lines, fills disks, sets clocks, besieges every door of a hall, and checks that nothing
was lost and nobody had to wait.

--rounds <number>    how often each hall and each database is killed (8 times)
--hostile <number>   how many hostile acts a hall is besieged with (20000)
--out <file>         a long run, in pieces (of 10 rounds, of 20000 acts), each with a hall of its own: what came of each
                     is added to the file as lines of JSON, and pieces that are there already are not done again; without
                     it, one hall stands it all

  npm run faults -- kill --rounds 125 --out kills.jsonl                500 kills: four kinds
  npm run faults -- faults/hostile --hostile 1000000 --out hostile.jsonl
`;

/** What is done in one piece of a long run. */
const PIECE = { rounds: 10, hostile: 20_000 };
const NAMES = { rounds: 'FAULT_ROUNDS', hostile: 'HOSTILE' };

const { values, positionals } = readWords(USAGE, {
  options: { rounds: { type: 'string' }, hostile: { type: 'string' }, out: { type: 'string' } },
  named: true,
});
for (const name of ['rounds', 'hostile']) {
  const value = values[name];
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) {
    refuse(`--${name} is ${value}; it must be a whole number, 1 or more`, USAGE);
  }
}
const named = Object.keys(NAMES).filter(name => values[name] !== undefined);
if (values.out !== undefined && named.length !== 1) refuse('--out goes with one of --rounds and --hostile', USAGE);
await prepare(install);
process.exitCode = values.out === undefined ? await faults(numbers(values)) : await inPieces(named[0], values.out);

function numbers(given) {
  return Object.fromEntries(named.map(name => [NAMES[name], String(given[name])]));
}

async function faults(env) {
  const args = [tool('vitest', 'vitest'), 'run', '--project', 'faults', ...positionals];
  // In npm test each fault comes less often.
  const given = { ...process.env, FAULTS: 'full', ...env };
  return (await run(process.execPath, args, { stdio: 'inherit', env: given })).code;
}

/** The pieces that the file does not have yet; 1 when any of them, now or before, did not pass. */
async function inPieces(name, file) {
  const out = resolve(file);
  if (existsSync(out) && !readFileSync(out, 'utf8').endsWith('\n')) appendFileSync(out, '\n');
  const all = Math.ceil(Number(values[name]) / PIECE[name]);
  for (let piece = 0; piece < all; piece++) {
    if (lines(out).some(line => line.piece === piece && line.passed)) continue;
    const size = Math.min(PIECE[name], Number(values[name]) - piece * PIECE[name]);
    const code = await faults({ ...numbers({ [name]: size }), FAULT_OUT: out, FAULT_PIECE: String(piece) });
    appendFileSync(out, `${JSON.stringify({ piece, passed: code === 0 })}\n`);
  }
  const passed = new Set(lines(out).flatMap(({ piece, passed }) => (passed ? [piece] : [])));
  // Of a piece that was begun twice, what came of it last counts.
  const last = new Map();
  for (const { piece, part, done } of lines(out))
    if (part && passed.has(piece)) last.set(`${piece} ${part}`, { part, done });
  const done = {};
  for (const { part, done: some } of last.values()) done[part] = (done[part] ?? 0) + some;
  process.stdout.write(`${JSON.stringify({ pieces: all, passed: passed.size, done })}\n`);
  return passed.size === all ? 0 : 1;
}

/** A line that was being written when the run was put down is none. */
function lines(out) {
  if (!existsSync(out)) return [];
  return readFileSync(out, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}
