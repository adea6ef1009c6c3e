/**
 * Which of things that may be equal are taken: those that were pressed, the last first; else the first of their kind.
 * Two that are equal have one name, and only one of them rises.
 */
export function takenPlaces(
  things: readonly string[],
  taken: readonly string[],
  pressed: readonly number[],
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const id of taken) {
    const free = (place: number): boolean => things[place] === id && !places.has(place);
    const place = pressed.findLast(free) ?? things.findIndex((_, at) => free(at));
    if (place >= 0) places.add(place);
  }
  return places;
}
