import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { goldenText } from '../engine/harness/golden.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { type Command, readArgs } from './command.ts';
import { projectRoot } from './root.ts';

export const golden: Command = {
  name: 'golden',
  usage: '[--check]',
  summary: 'writes one whole game of each title as text, so that a change of the rules shows',
  help: `
Writes test/golden/<game>.txt: every question, answer and fact of one random game, always the same one.

--check   writes nothing; exits with 1 when a file is not as it would be written
`,

  async run(args, io) {
    const { values } = readArgs(args, { check: { type: 'boolean' } });
    const root = projectRoot();
    let changed = 0;
    for (const { id, load } of CATALOGUE) {
      const { rules, golden: seed } = await load();
      const path = join(root, 'test', 'golden', `${id}.txt`);
      const name = relative(root, path);
      const text = goldenText(rules, rules.seats.min, seed);
      const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (old === text) {
        io.out(`${name}: as it was\n`);
        continue;
      }
      changed++;
      const line = firstDifference(old ?? '', text);
      if (values.check) {
        io.out(
          `${name}: ${old === undefined ? 'is not there' : `differs from line ${line}`}; write it: skali golden\n`,
        );
        continue;
      }
      mkdirSync(join(root, 'test', 'golden'), { recursive: true });
      writeFileSync(path, text);
      io.out(`${name}: ${old === undefined ? 'written' : `written anew, changed from line ${line}`}\n`);
    }
    return values.check && changed > 0 ? 1 : 0;
  },
};

function firstDifference(old: string, text: string): number {
  const [before, after] = [old.split('\n'), text.split('\n')];
  const at = after.findIndex((line, i) => line !== before[i]);
  return 1 + (at < 0 ? after.length : at);
}
