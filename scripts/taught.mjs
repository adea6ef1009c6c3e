// Holds lessons and puzzles to what they have to be before a hall is built with them; does nothing when nothing changed.

import { mkdirSync } from 'node:fs';
import { compiled } from './hall.mjs';
import { rebuild } from './setup/rebuild.mjs';
import { at, hashOf, readOrEmpty, walk } from './setup/repo.mjs';
import { SetupError, say } from './setup/trouble.mjs';

const files = () => ['lessons', 'puzzles', 'docs/rules'].flatMap(folder => walk(at(folder)));

/** After the program was compiled: lessons are played by it. */
export const taught = () => rebuild('taught', () => hashOf(files()) + readOrEmpty(at('dist', 'node.stamp')), hold);

async function hold(folder) {
  say('Holding lessons and puzzles to the rules …');
  const { taughtAmiss } = await compiled('cli/taught.js');
  const amiss = await taughtAmiss();
  if (amiss.length > 0) throw new SetupError(`Building failed: lessons or puzzles are wrong.\n${amiss.join('\n')}`);
  mkdirSync(folder, { recursive: true });
}
