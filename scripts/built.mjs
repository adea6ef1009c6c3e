// The hall, or a skali command, as it was built: installs nothing, builds nothing, needs neither npm nor dev dependencies.
//
//   node scripts/built.mjs                       serves the hall
//   node scripts/built.mjs backup hall.backup    does what `npm run -s skali -- backup hall.backup` does

import { existsSync } from 'node:fs';
import { compiled, openBuilt } from './hall.mjs';
import { at } from './setup/repo.mjs';

for (const part of ['node/server/hall.js', 'web/index.html']) {
  if (existsSync(at('dist', part))) continue;
  process.stderr.write(`skali: dist/${part} is not there: run "npm run build" once, where the dev dependencies are.\n`);
  process.exit(1);
}

const args = process.argv.slice(2);
if (args.length === 0) await openBuilt(process.env);
else process.exitCode = await (await compiled('cli/main.js')).main(args);
