/** The hall as it is run, with its database on a disk; only the limits are wide, since everybody comes from one address. */
import { rmSync } from 'node:fs';
import { readConfig } from '../../../server/config.ts';
import { openHall } from '../../../server/hall.ts';
import { served } from './served.ts';
import { WIDE } from './wide.ts';

const [folder, database] = process.argv.slice(2);
const where = database === undefined ? {} : { DATABASE_URL: database };
const config = readConfig({ ...WIDE, ...where, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
const hall = await openHall({ config, site: folder, version: 'bench' });
served(hall.port, async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});
