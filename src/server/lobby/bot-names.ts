/** Names for bots: the same in every language. */
const NAMES = ['Ásgeir', 'Brynja', 'Dagný', 'Einar', 'Freydís', 'Gunnar', 'Hallgerd', 'Ivar', 'Kolbein', 'Ragnheid'];

/** A name that nobody at the table has, for each bot. */
export function botNames(count: number, taken: readonly string[]): readonly string[] {
  const spare = NAMES.filter(name => !taken.includes(name));
  return Array.from({ length: count }, (_, i) => spare[i % spare.length]);
}
