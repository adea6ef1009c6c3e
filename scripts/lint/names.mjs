// No file outside a game's folder names that game: node scripts/lint/names.mjs [folder]
//
// By what a game is known is read from its own files, so that a new game needs no line here: its id is its folder, its
// name stands over its rules (docs/rules/<game>.md), whose numbers begin with its letters (XY-6.1), and the classes in its
// style sheets begin with letters of its own (xy-map), and its things have names (own-words.mjs). A game that is not on the shelf yet is a game, and so is one of the
// tests. The catalogues are the only places that name them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readOrEmpty, root, walk } from '../setup/repo.mjs';
import { ownWords, tellingIn } from './own-words.mjs';

const [folder = root] = process.argv.slice(2);
const FOLDERS = ['src', 'scripts', 'e2e', 'test', 'dev', '.ci', 'public'];
const TEXT = /\.([cm]?[jt]sx?|json|css|html|sh|svg|webmanifest)$|^\.ci\//;
/** What classes of the hall and of the kit begin with. */
const HOUSE = 'sk-';
/** Where games are named: the shelf, and the one of the tests. */
const CATALOGUES = ['src/games/games.ts', 'test/catalogue.ts'];
/** Folders among the games that hold none. */
const NO_GAME = new Set(['dev', 'test', 'e2e']);

const problems = [];
const repoPath = path => relative(folder, path).split(sep).join('/');
const below = path => walk(join(folder, path)).map(repoPath);
const read = path => readFileSync(join(folder, path), 'utf8');

const folders = path =>
  existsSync(join(folder, path))
    ? readdirSync(join(folder, path), { withFileTypes: true })
        .filter(entry => entry.isDirectory() && !NO_GAME.has(entry.name))
        .map(({ name }) => `${path}/${name}`)
    : [];

/** The folder of every game: all below src/games, and those of the tests that are laid out like one. */
const homes = [
  ...folders('src/games'),
  ...folders('test').filter(home => ['entry.ts', 'vocabulary.ts'].some(file => existsSync(join(folder, home, file)))),
].sort();

/**
 * A name however it is written, within a longer one too: sea-king, useSeaKing, SeaKingRules, SEA_KING, Sea King. Each
 * letter stands in both cases, so that a capital can be told from a small letter on either side of the name: in seaKings
 * and in overseaKing it is another word.
 */
function written(name) {
  const letters = text => text.replace(/\p{L}/gu, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const words = name.split(/[^\p{L}\d]+/u).map(letters);
  const begins = String.raw`(?:(?<!\p{L})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}))`;
  const ends = String.raw`(?:(?!\p{L})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}))`;
  return `${begins}${words.join('[-_ ]?')}${ends}`;
}

/** What the classes of a game's style sheets begin with. */
function beginnings(game, home) {
  const found = new Set();
  for (const path of below(home).filter(name => name.endsWith('.css'))) {
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

const known = homes.map(home => {
  const game = home.slice(home.lastIndexOf('/') + 1);
  const rules = ['docs/rules', `${home}/rules`].map(path => readOrEmpty(join(folder, path, `${game}.md`))).join('\n');
  const title = /^# ([^:\n]+)/m.exec(rules)?.[1].trim() ?? game;
  const clauses = new Set([...rules.matchAll(/^\*\*([A-Z]+-)/gm)].map(([, letters]) => letters));
  const classes = beginnings(game, home);
  return {
    game,
    home,
    classes,
    names: new RegExp([game, title].map(written).join('|'), 'u'),
    // A class may be put together, `xy-${kind}`, and a colour of the game's own is --xy-sea.
    signs: new RegExp([...clauses, ...classes].map(start => `(?<!\\w-*)${start}(?=[\\w$'"\`])`).join('|') || '(?!)'),
  };
});

const owners = ownWords(
  known.map(({ game, home }) => ({
    game,
    home: join(folder, home),
    schema: [`docs/scenario.${game}.schema.json`, `${home}/scenario.schema.json`]
      .map(path => readOrEmpty(join(folder, path)))
      .find(text => text !== ''),
  })),
);

for (const [index, { game, classes }] of known.entries()) {
  for (const other of known.slice(index + 1)) {
    for (const start of classes.filter(one => other.classes.includes(one))) {
      problems.push(`${game} and ${other.game} both have classes that begin with .${start}`);
    }
  }
}

const settings = readdirSync(folder).filter(name => name !== 'package-lock.json');
const files = [...FOLDERS.flatMap(below), ...settings].filter(path => TEXT.test(path) && !CATALOGUES.includes(path));
for (const path of files) {
  const strangers = known.filter(({ home }) => !path.startsWith(`${home}/`));
  for (const [line, text] of [path, ...read(path).split('\n')].entries()) {
    const say = (game, word) => problems.push(`${path}${line > 0 ? `:${line}` : ''} names ${game}: ${word}`);
    for (const { game, names, signs } of strangers) {
      const found = names.exec(text) ?? signs.exec(text);
      if (found) say(game, found[0]);
    }
    // A game may call a thing of its own as another does.
    if (strangers.length < known.length) continue;
    for (const { owner, word } of tellingIn(text, owners)) say(owner, word);
  }
}

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length > 0
    ? `Names of games: ${problems.length} where they do not belong\n`
    : `Names of games: none in ${files.length} files that are not their own\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
