// The words that only one game has: what its things are called, where nobody else would call anything so.
//
// Not every id is one: a warrior or a ship may stand in any game, and in the kit. Two sorts are telling. A proper name is
// spelt alike in all four languages, whatever stands above its letters (Vígríd, Vigrid); ordinary words are translated. And an
// id of several words that is long enough is put together by nobody else. What two games have belongs to the sagas.

import { join } from 'node:path';
import { readOrEmpty, walk } from '../setup/repo.mjs';

const LANGUAGES = ['en', 'it', 'fr', 'es'];
/** Shorter ones are ordinary words, such as set-up. */
const LONG = 9;
const NAMED = /'[a-z]+\.([a-z]{5,})':\s*(['"])(\p{Lu}[^'"]*)\2/gu;

/** As it is written in an id: small, and with nothing above the letters. */
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names of things in one language: what is called as it is spelt. */
function namesIn(home, language) {
  const files = walk(join(home, 'locales')).filter(path => new RegExp(`[\\\\/]${language}([\\\\/]|\\.ts$)`).test(path));
  const named = files.flatMap(path => [...readOrEmpty(path).matchAll(NAMED)]);
  return new Set(named.filter(([, id, , name]) => plain(name) === id).map(([, id]) => id));
}

function properNames(home) {
  const [first, ...others] = LANGUAGES.map(language => namesIn(home, language));
  return [...first].filter(id => others.every(names => names.has(id)));
}

/** Ids of several words, out of the schema of the game's scenario files. */
function compounds(schema) {
  const found = new Set();
  JSON.parse(schema || '{}', (_key, value) => {
    if (typeof value === 'string' && value.length >= LONG && /^[a-z]+(-[a-z]+)+$/.test(value)) found.add(value);
    return value;
  });
  return [...found];
}

/** Whose each telling word is. Games are given with the folder they lie in and the schema of their scenario files. */
export function ownWords(games) {
  const owners = new Map();
  for (const { game, home, schema } of games) {
    for (const word of new Set([...properNames(home), ...compounds(schema)])) {
      owners.set(word, owners.has(word) ? null : game);
    }
  }
  return owners;
}

/** The telling words in a line, as it has them: whole ids, and names within longer words too. */
export function* tellingIn(text, owners) {
  for (const [token] of text.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)) {
    const words = token.split(/-|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
    for (const word of new Set([token, ...words])) {
      const owner = owners.get(plain(word));
      if (owner) yield { owner, word };
    }
  }
}
