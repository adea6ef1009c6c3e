import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '../engine/input/bad-input.ts';

/** Content packs that lie beside the scenarios that play with them. */
const PACK = '.pack.json';

/** Every scenario of a folder, or the file itself. */
export function scenariosAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return scenariosAt(below);
      return entry.name.endsWith('.json') && !entry.name.endsWith(PACK) ? [below] : [];
    });
}

/** The text of a file that lies beside a scenario. */
export function besideOf(file: string, name: string): string {
  const path = join(dirname(file), name);
  if (!existsSync(path)) throw new BadInput('', `${path} is not there`);
  return readFileSync(path, 'utf8');
}
