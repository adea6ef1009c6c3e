// npm start: builds what changed and serves the hall as a web page, or plays in the terminal; USAGE says more.

import { existsSync } from 'node:fs';
import { build, ready } from './build.mjs';
import { openBuilt } from './hall.mjs';
import { installing } from './setup/install.mjs';
import { at, games } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords } from './setup/words.mjs';
import { web } from './web.mjs';

const USAGE = `
Usage: npm start
       npm start -- --terminal [<game>] [words for skali play]…

npm start                 serves the hall on http://localhost:4710/, or on the next port that is free
npm start -- --terminal   plays the same games in the terminal; npm run -s skali -- help play tells of its words
npm start -- --help       says this

Settings are variables of the environment, and docs/hosting.md lists them all. The usual ones:

  PORT       the port to listen on (4710)
  HOST       the address to listen on (127.0.0.1); 0.0.0.0 for every one
  DATA_DIR   the folder of the database (data)
  LOG_LEVEL  silent, fatal, error, warn, info, debug or trace (warn)
`;

const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
const known = games().filter(name => existsSync(at('docs/rules', `${name}.md`)));
const inTerminal = ['Play in the terminal:', '', ...known.map(name => `  npm run -s skali -- play ${name}`), ''];
const help = ['Every command:', '', '  npm run -s skali -- help', ''];

// What stands behind --terminal is for `skali play`, which answers for itself.
const args = process.argv.slice(2);
const behind = args.indexOf('--terminal');
readWords(USAGE, { args: behind < 0 ? args : args.slice(0, behind) });
if (behind < 0) await page();
else await terminal(args.slice(behind + 1));

async function terminal(words) {
  const main = await ready();
  say('Skáli: Viking board games, complete rules.', '', ...inTerminal, ...help);
  const named = words.length > 0 && !words[0].startsWith('-') ? words : [known[0], ...words];
  // Without a terminal there is nobody to answer the questions of a game; wrong words are answered all the same.
  if (process.stdin.isTTY || words.length > 0) process.exitCode = await main(['play', ...named]);
}

async function page() {
  const { unpacked, installed } = installing();
  await prepare(
    () => unpacked,
    build,
    web,
    () => installed,
  );
  // A person reads this terminal: what goes well is not worth a line of JSON.
  const { config, hall } = await openBuilt({ LOG_LEVEL: 'warn', ...process.env }, true);
  const { host, port } = config;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  say('Skáli: Viking board games, complete rules.', '');
  if (hall.port !== port && port !== 0) say(`Port ${port} is taken.`);
  say(`Open http://${name}:${hall.port}/ in a browser. Ctrl+C ends it.`, '', ...inTerminal, ...help);
}
