// Checks which part of src/ imports which, and that no game is named outside its own folder.
//
//   engine                        imports no other part
//   games/<game>                  engine and its own folder; its rules, content and bot not its table;
//                                 its table also kit/look
//   games/catalogue.ts            engine and every game: the one place that names them
//   bots                          engine, and the types of the catalogue
//   host                          engine, bots, catalogue
//   server, client                engine, bots, catalogue, host
//   cli                           the same, and server
//
// Tests (*.test.ts) and dev/ folders may import and name what they like. A new folder under src/ needs a line here.

import { readdirSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { at, games, root, walk } from './setup/repo.mjs';

const MAY_IMPORT = {
  engine: [],
  bots: ['engine'],
  catalogue: ['engine', 'game'],
  host: ['engine', 'bots', 'catalogue'],
  server: ['engine', 'bots', 'catalogue', 'host'],
  client: ['engine', 'bots', 'catalogue', 'host'],
  cli: ['engine', 'bots', 'catalogue', 'host', 'server'],
};

const gameNames = games();
const problems = [];

/** A file's path from the repository's root, with forward slashes on every system. */
const repoPath = path => relative(root, path).split(sep).join('/');
const free = path => /\.test\.tsx?$|(^|\/)dev\//.test(path);
const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Which part of src/ a path belongs to. */
function partOf(path) {
  const [, first, second, third] = path.split('/');
  if (first !== 'games') return { part: first };
  if (third === undefined) return { part: 'catalogue' };
  return { part: 'game', game: second, room: third };
}

/** Every specifier a module imports. Biome has already seen to it that statements begin their own line. */
function importsOf(source) {
  const text = source.replace(/(^|\s)\/\/.*$/gm, '$1').replace(/^[ \t]*\/?\*.*$/gm, '');
  const found = [];
  const statement = /^(?:import|export)\b(?<words>[^'"`;=]*?)\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm;
  for (const match of text.matchAll(statement)) {
    const { words, specifier } = match.groups;
    if (words.trim() !== '' && !/\bfrom$/.test(words.trim())) continue;
    found.push({ specifier, line: lineOf(text, match.index), typeOnly: onlyTypes(words) });
  }
  const call = /(?<![.\w])import\(\s*(?:(?<quote>['"`])(?<specifier>[^'"`\n]+)\k<quote>)?/g;
  for (const match of text.matchAll(call)) {
    found.push({ specifier: match.groups.specifier, line: lineOf(text, match.index), typeOnly: false });
  }
  return found;
}

/** `import type { A }`, `export type { A }` or `import { type A, type B }`. */
function onlyTypes(words) {
  if (/^\s*type\b(?!\s+from$)/.test(words)) return true;
  const names = /^\s*\{(?<names>[^}]*)\}/.exec(words)?.groups.names.split(',') ?? [''];
  return names.every((name, index) => /^\s*type\s/.test(name) || (index > 0 && name.trim() === ''));
}

/** Why a file may not import a target, or undefined when it may. */
function objection(path, target, typeOnly) {
  if (!target.startsWith('src/')) return 'it lies outside src/';
  const from = partOf(path);
  const to = partOf(target);
  if (from.part === 'game') {
    if (to.part === 'engine') return undefined;
    if (to.part === 'game' && to.game === from.game) {
      const headless = ['rules', 'content', 'bot'].includes(from.room);
      return headless && to.room === 'table' ? `a game's ${from.room} must work without its table` : undefined;
    }
    if (to.part === 'game') return 'a game must not import another game';
    if (from.room !== 'table') return 'a game imports only the engine and its own folder';
    return target.startsWith('src/kit/look/') || /^src\/client\/look\.tsx?$/.test(target)
      ? undefined
      : "a game's table imports only the engine, its own folder and src/kit/look";
  }
  if (to.part === from.part && to.part !== 'game') return undefined;
  if (to.part === 'game') {
    return path === 'src/games/catalogue.ts' ? undefined : 'only src/games/catalogue.ts may name a game folder';
  }
  if (from.part === 'bots' && to.part === 'catalogue') {
    return typeOnly ? undefined : 'bots may import only types from the catalogue';
  }
  if (MAY_IMPORT[from.part].includes(to.part)) return undefined;
  const allowed = MAY_IMPORT[from.part].join(', ') || 'no other part of src/';
  return `${from.part} imports ${allowed}`;
}

function checkImports(path, text) {
  const { part } = partOf(path);
  if (part !== 'game' && !MAY_IMPORT[part]) {
    problems.push(`${path}: src/${part} has no line in scripts/imports.mjs saying what it may import`);
    return;
  }
  for (const { specifier, line, typeOnly } of importsOf(text)) {
    if (specifier === undefined || specifier.includes('${')) {
      if (['engine', 'bots', 'game', 'catalogue'].includes(part)) {
        problems.push(`${path}:${line}: import(…) of a computed path cannot be checked; write the path out`);
      }
      continue;
    }
    if (!specifier.startsWith('.')) continue;
    const target = posix.join(posix.dirname(path), specifier);
    const reason = objection(path, target, typeOnly);
    if (reason) problems.push(`${path}:${line}: must not import ${specifier}: ${reason}`);
  }
}

/** A game's folder name, wherever it stands, is knowledge of that game. */
function checkNames(path, text) {
  for (const game of gameNames) {
    if (path === 'src/games/catalogue.ts' || path.startsWith(`src/games/${game}/`)) continue;
    const name = new RegExp(`(?<!\\w)${game.replace(/[^\w-]/g, '\\$&')}(?!\\w)`);
    for (const [index, line] of text.split('\n').entries()) {
      if (name.test(line))
        problems.push(`${path}:${index + 1}: names ${game}; only the game itself and the catalogue may`);
    }
  }
}

const settings = readdirSync(root).filter(name => /\.(json|[cm]?[jt]s)$/.test(name) && name !== 'package-lock.json');
const source = walk(at('src'));
for (const file of [...source, ...walk(at('scripts')), ...walk(at('.ci')), ...settings.map(name => at(name))]) {
  const path = repoPath(file);
  if (free(path) || !/\.([cm]?[jt]sx?|json|css|html|sh)$|^\.ci\//.test(path)) continue;
  const text = readFileSync(file, 'utf8');
  checkNames(path, text);
  if (/^src\/.*\.tsx?$/.test(path)) checkImports(path, text);
}

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length > 0
    ? `Import direction: ${problems.length} problem${problems.length === 1 ? '' : 's'}\n`
    : `Import direction: ${source.length} files in order\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
