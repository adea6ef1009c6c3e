// npm run faults: kills servers and databases, cuts lines, fills disks, sets clocks, besieges halls, and checks that nothing was lost.

import { install } from './setup/install.mjs';
import { run, tool } from './setup/run.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';

const USAGE = `
Usage: npm run faults -- [--rounds <number>] [--hostile <number>] [<part of a file's name> …]

Kills servers and databases, cuts lines, fills disks, sets clocks, besieges every door of a hall, and checks that nothing
was lost and nobody had to wait.

--rounds <number>    how often each hall and each database is killed (8 times)
--hostile <number>   how many hostile acts a hall is besieged with (20000)
`;

const { values, positionals } = readWords(USAGE, {
  options: { rounds: { type: 'string' }, hostile: { type: 'string' } },
  named: true,
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) refuse(`--${name} is ${value}; it must be a whole number, 1 or more`, USAGE);
}
await prepare(install);
// In npm test each fault comes less often.
const env = {
  ...process.env,
  FAULTS: 'full',
  ...(values.rounds && { FAULT_ROUNDS: values.rounds }),
  ...(values.hostile && { HOSTILE: values.hostile }),
};
const args = [tool('vitest', 'vitest'), 'run', '--project', 'faults', ...positionals];
const { code } = await run(process.execPath, args, { stdio: 'inherit', env });
process.exitCode = code;
