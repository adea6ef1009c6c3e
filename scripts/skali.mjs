// The skali command: brings the installation and the build up to date, then hands over to src/cli/main.ts.

import { ready } from './build.mjs';

// `skali … | head` closes the pipe early; that is no error of ours.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const main = await ready();
process.exitCode = await main(process.argv.slice(2));
