import { FastChance } from '../engine/chance/chance.ts';
import { Facts } from '../engine/contract/facts.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { Match } from '../engine/match/match.ts';
import { headOf } from '../engine/match/setting.ts';
import type { ScenarioTerms } from '../engine/scenario/terms.ts';
import type { Lesson } from './lesson.ts';

/** What a table is laid out by. */
export type Scene = Pick<Lesson, 'seats' | 'options' | 'seed' | 'given'>;

/** Lessons deal the same luck to everybody, so that what they say of it is true. */
const LUCK = 'lesson';

/** The table of a lesson before the first choice: a match like any other, but that its scene is laid out. */
export function sceneOf(rules: Rules, lesson: Scene, terms?: ScenarioTerms): Match {
  const { seats, options = {}, seed = LUCK, given } = lesson;
  const sides = terms?.sides ? { [terms.sides]: seats } : {};
  const head = headOf(rules, { seats: seats.length, options: { ...options, ...sides }, seed, chance: 'fast' });
  const chance = new FastChance(seed);
  const facts = new Facts();
  const state = rules.arrange(head.options, head.seats, chance, given, facts, head.content);
  return Match.resume(rules, head, {
    game: rules.id,
    rules: rules.version,
    at: 0,
    state,
    chance: chance.save(),
    barrier: 0,
    dealt: facts.told,
  });
}
