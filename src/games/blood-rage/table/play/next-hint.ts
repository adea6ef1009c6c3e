import type { Target } from './targets.ts';

/** What is to be touched next, by what is lit; figures where it is none of these. */
const HINTS: readonly (readonly [sort: string, hint: string])[] = [
  ['place:', 'ui.hint-place'],
  ['slot:', 'ui.hint-slot'],
  ['from:', 'ui.hint-from'],
  ['card:', 'ui.hint-card'],
];

/** The words that say what may be touched once a choice is begun. */
export const nextHint = (lit: Iterable<Target>): string => {
  const targets = [...lit];
  const found = HINTS.find(([sort]) => targets.some(target => target.startsWith(sort)));
  return found?.[1] ?? 'ui.hint-figure';
};
