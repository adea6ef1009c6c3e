// A hall in a process of its own: the compiled program, loaded at once and opened when told to, so that the next one
// stands ready while the last one is killed.

import { compiled } from '../../../../scripts/build.mjs';

const { readConfig } = await compiled('server/config.js');
const { openHall } = await compiled('server/hall.js');

/** The same rules, called by another version: as after an upgrade. */
async function mend(version) {
  const { CATALOGUE } = await compiled('games/catalogue.js');
  for (const entry of CATALOGUE) {
    const { load } = entry;
    entry.load = async () => {
      const module = await load();
      return { ...module, rules: { ...module.rules, version } };
    };
  }
}

const told = Date.now;
let ahead = 0;

/** What a test may want of the process. */
const wishes = {
  /** What it takes up, or what it cannot do without. */
  memory(needed) {
    if (needed) globalThis.gc();
    return process.memoryUsage();
  },
  /** Somebody sets the clock. */
  clock(milliseconds) {
    ahead += milliseconds;
    Date.now = () => told() + ahead;
    return ahead;
  },
};

process.once('message', async ({ RULES_VERSION, ...env }) => {
  if (RULES_VERSION) await mend(RULES_VERSION);
  const config = readConfig(env);
  const hall = await openHall({ config, site: config.dataDir, version: 'test' });
  process.on('SIGTERM', () => hall.close().then(() => process.exit(0)));
  process.on('message', ([wish, ...given]) => process.send(wishes[wish](...given)));
  process.send({ port: hall.port });
});
process.once('disconnect', () => process.exit(1));
process.send('loaded');
