/** A hall as it is run, but that all of its bots think for a given time, in as many threads as a hall usually has. */
import { rmSync } from 'node:fs';
import { BotPool, usualThreads } from '../../../server/bots/pool.ts';
import { readConfig } from '../../../server/config.ts';
import { openHall } from '../../../server/hall.ts';
import { botSeconds } from '../../../server/metrics.ts';
import { served } from './served.ts';
import { WIDE } from './wide.ts';

const [folder, ms] = process.argv.slice(2);
const config = readConfig({ ...WIDE, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
const bots = new BotPool({
  threads: usualThreads(),
  memory: config.botMemory,
  catalogue: new URL(`slow-bots.js?ms=${ms}`, import.meta.url),
  onThought: ({ game, level }, took) => botSeconds.observe({ game, level }, took / 1000),
  onTrouble: error => {
    throw error;
  },
});
const hall = await openHall({ config, site: folder, version: 'bench', bots });
served(hall.port, async () => {
  await bots.close();
  await hall.close();
  rmSync(folder, { recursive: true });
});
