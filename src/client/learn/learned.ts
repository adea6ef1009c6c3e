import type { Learned } from '../../host/hall-api.ts';
import { isUnderWay, type Kept, keep, progress } from './progress.ts';

/** How far it is in the eyes of the hall: what was finished, and the lesson that was opened last. */
export function toLearned({ finished, underWay, last }: Kept): Learned {
  const way = last === undefined ? undefined : underWay[last];
  return { finished, underWay: way && last !== undefined ? { lesson: last, ...way } : null };
}

/** With what other browsers of the reader have told: what was finished anywhere is, and whoever is further goes on from there. */
export function joined(kept: Kept, { finished, underWay: way }: Learned): Kept {
  const news = finished.filter(lesson => !kept.finished.includes(lesson));
  const underWay = Object.fromEntries(Object.entries(kept.underWay).filter(([lesson]) => !news.includes(lesson)));
  const here = way ? underWay[way.lesson] : undefined;
  const { lesson, ...rest } = way ?? { lesson: '' };
  // One that was finished here is over, whatever the hall still believes.
  const overHere = kept.finished.includes(lesson) && !finished.includes(lesson);
  const further = isUnderWay(rest) && !overHere && rest.done.length > (here?.done.length ?? 0);
  if (news.length === 0 && !further) return kept;
  return {
    ...kept,
    finished: [...kept.finished, ...news],
    underWay: further ? { ...underWay, [lesson]: rest } : underWay,
    ...(further && !(kept.last && kept.last in underWay) && { last: lesson }),
  };
}

/** Takes in what the hall keeps with the reader's name. */
export function takeIn(told: Learned): void {
  const now = progress();
  const next = joined(now, told);
  if (next !== now) keep(next);
}
