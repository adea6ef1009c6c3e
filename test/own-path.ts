import { existsSync } from 'node:fs';

/** Where the papers of a game lie that ships, and where those of one that never does: all of them in its own folder. */
const INSTEAD: readonly (readonly [shipped: string, own: string])[] = [
  ['src/games/<game>', 'test/<game>'],
  ['docs/rules/<game>', 'test/<game>/rules/<game>'],
  ['docs/scenario.<game>', 'test/<game>/scenario'],
  ['scenarios/<game>', 'test/<game>/scenarios'],
];

/** A path that is said of every game (`docs/rules/<game>.md`) as it is for this one, from the root of the repository. */
export function ownPath(path: string, game: string): string {
  const never = existsSync(new URL(`${game}/entry.ts`, import.meta.url));
  const [shipped, own] = (never && INSTEAD.find(([start]) => path.startsWith(start))) || ['', ''];
  return `${own}${path.slice(shipped.length)}`.replaceAll('<game>', game);
}

/** The same, to be read. */
export const ownFile = (path: string, game: string): URL => new URL(`../${ownPath(path, game)}`, import.meta.url);
