import { type Kept, keep, progress } from './progress.ts';

/** Without what does not fit any more: what could not be read, and lessons that are not given any more. The same where all fits. */
export function tidied(kept: Kept, isGiven: (lesson: string) => boolean): Kept {
  const { finished, underWay, last } = kept;
  const names = [...finished, ...Object.keys(underWay), ...(last === undefined ? [] : [last])];
  if (!kept.broken && names.every(isGiven)) return kept;
  return {
    finished: finished.filter(isGiven),
    underWay: Object.fromEntries(Object.entries(underWay).filter(([lesson]) => isGiven(lesson))),
    ...(last !== undefined && isGiven(last) && { last }),
  };
}

/** Lets go what does not fit any more; true where there was something. */
export function tidy(isGiven: (lesson: string) => boolean): boolean {
  const now = progress();
  const left = tidied(now, isGiven);
  if (left !== now) keep(left);
  return left !== now;
}
