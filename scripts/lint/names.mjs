// No file outside a game's folder names that game: node scripts/lint/names.mjs [folder]
//
// By what a game is known is read from its own files, so that a new game needs no line here: its id is its folder, its
// name stands over its rules (docs/rules/<game>.md), whose numbers begin with its letters (XY-6.1), and the classes in its
// style sheets begin with letters of its own (xy-map). src/games/games.ts is the one place that names them all.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { games, readOrEmpty, root, walk } from '../setup/repo.mjs';

const [folder = root] = process.argv.slice(2);
const FOLDERS = ['src', 'scripts', 'e2e', 'test', 'dev', '.ci', 'public'];
const TEXT = /\.([cm]?[jt]sx?|json|css|html|sh|svg|webmanifest)$|^\.ci\//;
/** What classes of the hall and of the kit begin with. */
const HOUSE = 'sk-';

const problems = [];
const repoPath = path => relative(folder, path).split(sep).join('/');
const below = path => walk(join(folder, path)).map(repoPath);
const read = path => readFileSync(join(folder, path), 'utf8');

/** A name however it is written: sea-king, seaKing, SEA_KING, Sea King. */
const written = name => `(?<![a-z])${name.split(/[^\p{L}\d]+/u).join('[-_ ]?')}(?![a-z])`;

/** What the classes of a game's style sheets begin with. */
function beginnings(game) {
  const found = new Set();
  for (const path of below(`src/games/${game}`).filter(name => name.endsWith('.css'))) {
    const rules = read(path).replace(/\/\*[\s\S]*?\*\/|@[^{};]*;/g, '');
    for (const [, selector] of rules.matchAll(/([^{};]+)\{/g)) {
      for (const [, name] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) {
        const start = name.slice(0, name.indexOf('-') + 1);
        if (start === '')
          problems.push(`${path}: .${name} does not begin with letters of its game, as in .${game[0]}-${name}`);
        else if (start !== HOUSE) found.add(start);
      }
    }
  }
  return [...found];
}

const known = games(folder).map(game => {
  const rules = readOrEmpty(join(folder, 'docs/rules', `${game}.md`));
  const title = /^# ([^:\n]+)/.exec(rules)?.[1].trim() ?? game;
  const clauses = new Set([...rules.matchAll(/^\*\*([A-Z]+-)/gm)].map(([, letters]) => letters));
  const classes = beginnings(game);
  return {
    game,
    classes,
    names: new RegExp([game, title].map(written).join('|'), 'i'),
    signs: new RegExp([...clauses, ...classes].map(start => `(?<![\\w-])${start}(?=\\w)`).join('|') || '(?!)'),
  };
});

for (const [index, { game, classes }] of known.entries()) {
  for (const other of known.slice(index + 1)) {
    for (const start of classes.filter(one => other.classes.includes(one))) {
      problems.push(`${game} and ${other.game} both have classes that begin with .${start}`);
    }
  }
}

const settings = readdirSync(folder).filter(name => name !== 'package-lock.json');
const files = [...FOLDERS.flatMap(below), ...settings].filter(path => TEXT.test(path) && path !== 'src/games/games.ts');
for (const path of files) {
  const lines = [path, ...read(path).split('\n')];
  for (const { game, names, signs } of known) {
    if (path.startsWith(`src/games/${game}/`)) continue;
    for (const [line, text] of lines.entries()) {
      const found = names.exec(text) ?? signs.exec(text);
      if (found) problems.push(`${path}${line > 0 ? `:${line}` : ''} names ${game}: ${found[0]}`);
    }
  }
}

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length > 0
    ? `Names of games: ${problems.length} where they do not belong\n`
    : `Names of games: none in ${files.length} files that are not their own\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
