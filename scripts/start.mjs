// npm start: says how to play, and sits you down at a table in the terminal.

import { existsSync } from 'node:fs';
import { at, games, ready } from './setup.mjs';

const main = await ready();
const [game, ...others] = games().filter(name => existsSync(at('docs/rules', `${name}.md`)));

const lines = ['Skáli: Viking board games, complete rules.', ''];
if (game) {
  lines.push('Play in the terminal:', '');
  for (const name of [game, ...others]) lines.push(`  npm run -s skali -- play ${name}`);
  lines.push('');
}
lines.push('Every command:', '', '  npm run -s skali -- help', '');
process.stdout.write(`${lines.join('\n')}\n`);

// Without a terminal there is nobody to answer the questions of a game.
if (game && process.stdin.isTTY) {
  process.exitCode = await main(['play', game, ...process.argv.slice(2)]);
}
