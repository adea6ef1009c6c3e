import type { Chance } from '../../engine/chance/chance.ts';
import { type Ask, type Choice, inRange, sameChoice } from '../../engine/contract/ask.ts';
import type { Prior } from '../../engine/contract/knowledge.ts';

/** Of a long range of numbers so many are thought of. */
const NUMBERS = 12;

/** An answer worth thinking of. */
export interface Candidate {
  readonly choice: Choice;
  /** How much less it promises at first sight than the first answer: 0 to 1, of the span among all that were weighed. */
  readonly behind: number;
}

/** Every answer that is listed, and of each range as many numbers as one can think of, its ends among them. */
export function answersTo({ choices, ranges = [] }: Ask): Choice[] {
  const answers = [...choices];
  for (const range of ranges) {
    const last = Math.min(range.max - range.min, NUMBERS - 1);
    for (let i = 0; i <= last; i++) {
      const at = last === 0 ? 0 : Math.round((i * (range.max - range.min)) / last);
      answers.push(inRange(range, range.min + at));
    }
  }
  return answers;
}

/**
 * The answers to think of, the one of first sight first. The others are those that promise most; where they were not
 * weighed, they are drawn by lot.
 */
export function candidatesFor(
  ask: Ask,
  { answer, worths }: Prior,
  most: number,
  chance: Chance,
  alike: (choice: Choice) => string | undefined = () => undefined,
): Candidate[] {
  const known = new Set([alike(answer)]);
  const others = chance.shuffle(answersTo(ask).filter(choice => !sameChoice(choice, answer)));
  const worthOf = (choice: Choice): number => worths.get(choice) ?? Number.NEGATIVE_INFINITY;
  others.sort((a, b) => (worthOf(a) === worthOf(b) ? 0 : worthOf(b) - worthOf(a)));
  const distinct = others.filter(choice => {
    const words = alike(choice);
    if (words === undefined) return true;
    if (known.has(words)) return false;
    known.add(words);
    return true;
  });
  const weighed = [...worths.values()];
  const top = worths.get(answer) ?? Math.max(...weighed);
  const span = top - Math.min(...weighed);
  const behind = (choice: Choice): number => {
    const worth = worths.get(choice);
    if (worth === undefined) return weighed.length > 0 ? 1 : 0;
    return span > 0 ? Math.min(1, Math.max(0, (top - worth) / span)) : 0;
  };
  return [
    { choice: answer, behind: 0 },
    ...distinct.slice(0, most - 1).map(choice => ({ choice, behind: behind(choice) })),
  ];
}
