import type { Content } from '../../engine/contract/content.ts';
import { canonical } from '../../engine/input/json.ts';

/** A server plays with the packs of many tables: those that were asked for last are kept. */
const MOST_KNOWN = 50;

/**
 * What a game works out of a pack, made once for each pack, whichever object it comes in. A simulation asks for the same
 * pack again and again, so the last one is at hand.
 */
export function byPack<T extends object>(make: (pack: Content) => T): (state: { readonly pack: Content }) => T {
  const known = new Map<string, T>();
  let lastPack: Content | undefined;
  let last: T | undefined;
  return ({ pack }) => {
    if (pack === lastPack && last) return last;
    const key = canonical(pack);
    const made = known.get(key) ?? make(pack);
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN) known.delete(oldest);
    lastPack = pack;
    last = made;
    return made;
  };
}
