// A hall in a process of its own: the compiled program, loaded at once and opened when told to, so that the next one
// stands ready while the last one is killed.

import { compiled } from '../../../../scripts/build.mjs';

const { readConfig } = await compiled('server/config.js');
const { openHall } = await compiled('server/hall.js');

process.once('message', async env => {
  const config = readConfig(env);
  const hall = await openHall({ config, site: config.dataDir, version: 'test' });
  process.on('SIGTERM', () => hall.close().then(() => process.exit(0)));
  process.on('message', () => process.send(process.memoryUsage()));
  process.send({ port: hall.port });
});
process.once('disconnect', () => process.exit(1));
process.send('loaded');
