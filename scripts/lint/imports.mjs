// Holds every import to .dependency-cruiser.mjs: node scripts/lint/imports.mjs [folder]
//
// dependency-cruiser is called as a library, because its command line wants a newer Node than the hall does.

import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../setup/repo.mjs';

const { forbidden, options } = config;
const [baseDir = root] = process.argv.slice(2);

const sources = readdirSync(baseDir).filter(name => /^(src|scripts|e2e|test|dev)$|\.config\.ts$/.test(name));
const { output } = await cruise(sources, { ...options, baseDir, ruleSet: { forbidden }, validate: true });

const problems = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const way = [from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' → ');
  return `${way}: ${rule.name}. ${forbidden.find(({ name }) => name === rule.name).comment}`;
});
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length > 0
    ? `Imports: ${problems.length} against the rules\n`
    : `Imports: ${output.modules.length} modules in order\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
