// npm run faults: kills servers, cuts lines, restarts databases, and checks that nothing was lost.
//
//   npm run faults                     as in npm test
//   npm run faults -- --rounds 100     a hall is killed so often in each database

import { install } from './setup/install.mjs';
import { run, tool } from './setup/run.mjs';
import { prepare } from './setup/trouble.mjs';

const match = /^(?:--rounds[ =]([1-9]\d*))?$/.exec(process.argv.slice(2).join(' '));
if (!match) {
  process.stderr.write('Usage: npm run faults -- [--rounds <number>]\n');
  process.exit(2);
}
await prepare(install);
const env = { ...process.env, ...(match[1] && { FAULT_ROUNDS: match[1] }) };
const { code } = await run(process.execPath, [tool('vitest', 'vitest'), 'run', '--project', 'faults'], {
  stdio: 'inherit',
  env,
});
process.exitCode = code;
