/**
 * Why somebody did something, in a word of the game's own. Rules neither know nor need it: whoever chose may give it
 * with the choice, and it goes into the fact that tells of it, if the game's words have a place for it there (an optional
 * field `motive`). So those hear it who hear the fact, and nobody else.
 */
import type { Seat } from '../contract/ask.ts';
import type { Told } from '../contract/facts.ts';
import type { Vocabulary, Words } from '../contract/vocabulary.ts';

/** The motives that a kind of fact has words for. */
function motivesOf(facts: Words, kind: string): readonly string[] {
  const shape = Object.hasOwn(facts, kind) ? facts[kind].motive?.shape : undefined;
  return shape?.is === 'name' ? shape.names : [];
}

/** Has any fact of the game words for it? */
export const isMotive = (vocabulary: Vocabulary | undefined, motive: unknown): motive is string =>
  vocabulary !== undefined &&
  typeof motive === 'string' &&
  Object.keys(vocabulary.facts).some(kind => motivesOf(vocabulary.facts, kind).includes(motive));

/** The same facts, with what the seat gives as its motive; null where none of them can carry it. */
export function withMotive(
  told: readonly Told[],
  vocabulary: Vocabulary | undefined,
  seat: Seat,
  motive: string,
): readonly Told[] | null {
  const at = told.findIndex(({ fact }) => {
    const { kind, seat: by } = fact as Told['fact'] & { readonly seat?: unknown };
    return by === seat && vocabulary !== undefined && motivesOf(vocabulary.facts, kind).includes(motive);
  });
  if (at < 0) return null;
  return told.map((one, i) => (i === at ? { ...one, fact: { ...one.fact, motive } as Told['fact'] } : one));
}
