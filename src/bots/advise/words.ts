import type { Choice } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { Advised } from './advise.ts';

/** An answer that is advised, in words. */
export interface AdviceWords {
  readonly choice: string;
  /** "41% to win, ± 4". */
  readonly chance: string;
  /** What it is good for; empty where there is nothing to compare it with. */
  readonly why: string;
  /** What may follow; empty where nothing is likely. */
  readonly course: string;
}

/** What an answer is called: by the game, where its own words do not say enough. */
export type Naming = (choice: Choice, prompt: string) => string;

/** Whole points of a hundred; what is less than half a point is still not nothing. */
export const percent = (chance: number): number => Math.round(chance * 100);

const atLeastOne = (error: number): number => Math.max(1, Math.ceil(error * 100 - 0.5));

/** Puts an advised answer to this question in words. */
export function adviceWords(advised: Advised, prompt: string, speaker: Speaker, named: Naming): AdviceWords {
  const { choice, chance, error, course } = advised;
  return {
    choice: named(choice, prompt),
    chance: speaker.say('said.advice.chance', { chance: percent(chance), error: atLeastOne(error) }),
    why: whyWords(advised, prompt, speaker, named),
    course:
      course.length === 0
        ? ''
        : speaker.say('said.advice.course', {
            steps: course
              .map(step =>
                speaker.say('said.of', { of: speaker.seat(step.seat, 'label'), what: named(step.choice, step.prompt) }),
              )
              .join('; '),
          }),
  };
}

/** "Compared with “Pass”: 3.1 points more (Quests), 1.2 points fewer (Battles), 2 points fewer for Raven". */
export function whyWords(
  { against, why, rival }: Pick<Advised, 'against' | 'why' | 'rival'>,
  prompt: string,
  speaker: Speaker,
  named: Naming,
): string {
  if (!against) return '';
  const format = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const size = (points: number) => format.format(Math.abs(points));
  // The word for a point goes by the number that is read.
  const count = (points: number) => Math.round(Math.abs(points) * 10) / 10;
  const source = (id: string) => (speaker.has(`source.${id}`) ? speaker.say(`source.${id}`) : id);
  const gains = [
    ...why.map(({ source: id, points }) =>
      speaker.say(points > 0 ? 'said.advice.brings' : 'said.advice.costs', {
        what: source(id),
        points: size(points),
        count: count(points),
      }),
    ),
    ...(rival ? [rivalWords(rival, speaker, size(rival.points), count(rival.points))] : []),
  ];
  const compared = named(against, prompt);
  if (gains.length === 0) return speaker.say('said.advice.even', { compared });
  return speaker.say('said.advice.why', { compared, gains: gains.join(', ') });
}

const rivalWords = (
  { seat, points }: NonNullable<Advised['rival']>,
  speaker: Speaker,
  size: string,
  count: number,
): string =>
  speaker.say(points < 0 ? 'said.advice.denies' : 'said.advice.leaves', {
    who: speaker.seat(seat),
    points: size,
    count,
  });
