import { type Ask, type Choice, inRange } from '../engine/contract/ask.ts';
import type { Words } from '../engine/contract/vocabulary.ts';
import { firstOffered } from '../engine/scenario/offered.ts';
import type { Lesson, OthersAnswer } from './lesson.ts';

type PlayedAlong = Pick<Lesson, 'seats'> & { readonly others: readonly OthersAnswer[] };

/** What somebody who only plays along answers: the first of the lesson's answers that is offered, else what is listed first. */
export function playAlong({ others, seats }: PlayedAlong, ask: Ask, words?: Words): Choice {
  for (const { seat, does } of others) {
    if (seat !== undefined && seats[ask.seat] !== seat) continue;
    const choice = firstOffered(ask, does, seats, words);
    if (choice) return choice;
  }
  const [range] = ask.ranges ?? [];
  return ask.choices[0] ?? (range && inRange(range, range.min));
}
