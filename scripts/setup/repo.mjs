// The folder of the repository and what lies in it. Only Node's own modules are used in scripts/setup, because it runs
// before anything is installed.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the repository. */
export const at = (...parts) => join(root, ...parts);

export const readOrEmpty = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Every file below a folder, in a fixed order. */
export function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() ? [path] : [];
    });
}

/** One hash over the names and contents of files. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The folders under src/games with an entry for the shelf, each of which is one game. */
export function games(house = root) {
  const folder = join(house, 'src/games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => existsSync(join(folder, name, 'entry.ts')))
    .sort();
}
