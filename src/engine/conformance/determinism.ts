import { hash } from '../input/hash.ts';
import { EFFORT } from './law.ts';
import type { Subject } from './subject.ts';
import { walk } from './walk.ts';

/** One short name for all that was chosen, told and reached in a random game. */
export function fingerprint(subject: Subject): string {
  const game = walk(subject, [], EFFORT.quick);
  let next = game.next();
  while (!next.done) next = game.next();
  const { log, told, state, result } = next.value;
  return hash([log, told, state, result]);
}

/** The same table comes to the same end wherever it is played; `elsewhere` plays it in another process. */
export async function* determinism(
  subject: Subject,
  elsewhere: (subject: Subject) => Promise<string>,
): AsyncGenerator<string> {
  const here = fingerprint(subject);
  if (fingerprint(subject) !== here) yield 'determinism: played twice, it ends in two ways';
  if ((await elsewhere(subject)) !== here) yield 'determinism: in another process it ends in another way';
}
