/**
 * What was heard after a fact. Of a long game a table knows the newest facts alone, and an undo takes some away: so it is
 * the fact that is remembered, and not how many there were. Nothing is new where that fact is gone.
 */
export function factsSince<F>(facts: readonly F[], last: F | undefined): readonly F[] {
  if (last === undefined) return facts;
  const at = facts.lastIndexOf(last);
  return at < 0 ? [] : facts.slice(at + 1);
}
