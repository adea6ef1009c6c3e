// npm start: builds what changed and serves the hall as a web page.
//
//   npm start                  PORT (4710) or the next free one, on HOST (127.0.0.1); docs/hosting.md lists all settings
//   npm start -- --terminal    the same games in the terminal; further words go to `skali play`

import { existsSync, readFileSync } from 'node:fs';
import { build, compiled, ready } from './build.mjs';
import { installing } from './setup/install.mjs';
import { at, games } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { web } from './web.mjs';

const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
const known = games().filter(name => existsSync(at('docs/rules', `${name}.md`)));
const inTerminal = ['Play in the terminal:', '', ...known.map(name => `  npm run -s skali -- play ${name}`), ''];
const help = ['Every command:', '', '  npm run -s skali -- help', ''];

const args = process.argv.slice(2);
if (args.includes('--terminal')) await terminal(args.filter(arg => arg !== '--terminal'));
else await page();

async function terminal(words) {
  const main = await ready();
  say('Skáli: Viking board games, complete rules.', '', ...inTerminal, ...help);
  const named = known.includes(words[0]) ? words : [known[0], ...words];
  // Without a terminal there is nobody to answer the questions of a game.
  if (known.length > 0 && process.stdin.isTTY) process.exitCode = await main(['play', ...named]);
}

async function page() {
  const { unpacked, installed } = installing();
  await prepare(
    () => unpacked,
    build,
    web,
    () => installed,
  );
  const { readConfig, BadConfig } = await compiled('server/config.js');
  const { openHall } = await compiled('server/hall.js');
  let config;
  try {
    // A person reads this terminal: what goes well is not worth a line of JSON.
    config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`skali: ${error.message}`);
    process.exit(2);
  }
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const hall = await openHall({ config, site: at('dist/web'), version, nextPort: true });
  const { host, port } = config;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  say('Skáli: Viking board games, complete rules.', '');
  if (hall.port !== port && port !== 0) say(`Port ${port} is taken.`);
  say(`Open http://${name}:${hall.port}/ in a browser. Ctrl+C ends it.`, '', ...inTerminal, ...help);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => hall.close().then(() => process.exit(0)));
}
