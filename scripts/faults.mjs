// npm run faults: kills servers, cuts lines, restarts databases, and checks that nothing was lost.

import { install } from './setup/install.mjs';
import { run, tool } from './setup/run.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';

const USAGE = `
Usage: npm run faults -- [--rounds <number>]

Kills servers, cuts lines, restarts databases, and checks that nothing was lost.

--rounds <number>   how often a hall is killed in each database (8 times)
`;

const { values } = readWords(USAGE, { options: { rounds: { type: 'string' } } });
if (values.rounds !== undefined && !/^[1-9]\d*$/.test(values.rounds)) {
  refuse(`--rounds is ${values.rounds}; it must be a whole number, 1 or more`, USAGE);
}
await prepare(install);
// In npm test each fault comes less often.
const env = { ...process.env, FAULTS: 'full', ...(values.rounds && { FAULT_ROUNDS: values.rounds }) };
const { code } = await run(process.execPath, [tool('vitest', 'vitest'), 'run', '--project', 'faults'], {
  stdio: 'inherit',
  env,
});
process.exitCode = code;
