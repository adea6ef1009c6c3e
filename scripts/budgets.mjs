// What a screen loads, in KB of gzipped JavaScript, against what it may: node scripts/budgets.mjs
//
// Read from the manifest of the build: a file and all that it imports statically. Rules, bots and the worker that runs a
// table come when they are needed and are listed, not limited.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { install } from './setup/install.mjs';
import { at, games } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords } from './setup/words.mjs';
import { web } from './web.mjs';

const HOME = 180;
const TABLE = 150;
const LESSON = 15;

const { values } = readWords(
  `
Usage: npm run budgets -- [--json]

What a screen loads, in KB of gzipped JavaScript, against what it may: ${HOME} before the home screen is usable, ${TABLE} more
for a table, ${LESSON} more for a lesson at it. Exits with 1 when a screen loads too much.

--json   the numbers as JSON
`,
  { options: { json: { type: 'boolean' } } },
);
await prepare(install, web);
const manifest = JSON.parse(readFileSync(at('dist/web/.vite/manifest.json'), 'utf8'));

/** Files that loading an entry loads with it. */
function withImports(key, found = new Set()) {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) withImports(imported, found);
  return found;
}

const sizes = new Map();
function size(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(at('dist/web', file)), { level: 9 }).length / 1000);
  return sizes.get(file);
}
const weight = files => [...files].reduce((sum, file) => sum + size(file), 0);

/** The heaviest language: everybody loads one. */
function language(folder) {
  const keys = ['en', 'it', 'fr', 'es'].map(name => `${folder}/${name}.ts`).filter(key => manifest[key]);
  if (keys.length === 0) throw new Error(`the build has no words from ${folder}`);
  return keys.sort((a, b) => size(manifest[b].file) - size(manifest[a].file))[0];
}

/** The heaviest of those keys: a reader loads one. */
const heaviest = fits =>
  Object.keys(manifest)
    .filter(fits)
    .sort((a, b) => size(manifest[b].file) - size(manifest[a].file))
    .slice(0, 1);

const touchingOf = game => `src/games/${game}/table/play/play.ts`;

const together = keys => keys.filter(Boolean).reduce((files, key) => withImports(key, files), new Set());
let over = false;
const budgets = [];
const print = line => values.json || process.stdout.write(line);
/** One screen, of the hall or of a game, against what it may load. */
function budget(of, what, name, kilobytes, most) {
  budgets.push({ of, what, kilobytes, most });
  row(name, kilobytes, most);
}
function row(name, kilobytes, limit) {
  const verdict = limit === undefined ? '' : kilobytes <= limit ? `of ${limit}` : `of ${limit}: too much`;
  if (limit !== undefined && kilobytes > limit) over = true;
  print(`${kilobytes.toFixed(1).padStart(7)} KB  ${name} ${verdict}\n`);
}

const home = together(['index.html', language('src/client/locales')]);
budget('hall', 'home screen', 'home', weight(home), HOME);
for (const file of home) row(`  ${file}`, size(file));

for (const game of games()) {
  const table = `src/games/${game}/table/Table.tsx`;
  if (!manifest[table]) {
    print(`         ${game} has no table of its own\n`);
    continue;
  }
  const words = [language('src/engine/text/locales'), language(`src/games/${game}/locales`)];
  const frame = ['src/client/table/TableScreen.tsx', `src/games/${game}/table/icons.generated.ts`];
  const added = together([table, ...frame, ...words]);
  for (const file of home) added.delete(file);
  budget(game, 'table, besides', `the table of ${game}, besides`, weight(added), TABLE);
  for (const file of added) row(`  ${file}`, size(file));
  const lessons = Object.keys(manifest).filter(key => key.startsWith(`lessons/${game}/`) && key.endsWith('?raw'));
  if (lessons.length > 0) {
    const page = ['src/client/learn/LearnScreen.tsx'];
    const own = [`lessons/${game}/words/`].flatMap(folder => heaviest(key => key.startsWith(folder)));
    const lesson = together([
      ...page,
      language('src/client/learn/locales'),
      ...own,
      ...heaviest(key => lessons.includes(key)),
      touchingOf(game),
    ]);
    for (const file of [...home, ...added]) lesson.delete(file);
    budget(game, 'lesson, besides', `a lesson of ${game}, besides`, weight(lesson), LESSON);
    for (const file of lesson) row(`  ${file}`, size(file));
  }
  const rules = [...withImports(`src/games/${game}/index.ts`)].filter(file => !home.has(file) && !added.has(file));
  row(`the rules of ${game}, when needed`, weight(rules));
}

if (values.json) process.stdout.write(`${JSON.stringify(budgets)}\n`);
process.exitCode = over ? 1 : 0;
