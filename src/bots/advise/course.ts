import { sameChoice } from '../../engine/contract/ask.ts';
import type { Step } from '../search/roll-out.ts';

/** So many answers ahead are told. */
const LONGEST = 4;
/** What fewer roll-outs than one in so many agree on is no likely course. */
const AGREE = 3;

const sameStep = (a: Step, b: Step): boolean =>
  a.seat === b.seat && a.prompt === b.prompt && sameChoice(a.choice, b.choice);

/** What most roll-outs agree on, answer by answer: it ends where too few of them go the same way. */
export function likelyCourse(courses: readonly (readonly Step[])[]): Step[] {
  const likely: Step[] = [];
  let together = courses;
  for (let at = 0; at < LONGEST; at++) {
    const kinds: Step[][] = [];
    for (const course of together) {
      const step = course[at];
      if (!step) continue;
      const same = kinds.find(([one]) => sameStep(one, step));
      if (same) same.push(step);
      else kinds.push([step]);
    }
    const most = kinds.reduce<readonly Step[]>((a, b) => (b.length > a.length ? b : a), []);
    if (most.length < 2 || most.length * AGREE < courses.length) break;
    const [next] = most;
    likely.push(next);
    together = together.filter(course => course[at] && sameStep(course[at], next));
  }
  return likely;
}
