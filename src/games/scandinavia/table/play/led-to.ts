import type { ScandinaviaChoice } from '../../rules/choices.ts';
import type { Play } from './play.ts';
import { pathIn, type Target } from './targets.ts';

/** The answers to a question that a touch of this thing would be, or lead to. */
export const ledTo = (
  play: Pick<Play, 'choices' | 'way'>,
  prompt: string,
  target: Target,
): readonly ScandinaviaChoice[] =>
  play.choices.filter(choice => pathIn(choice, prompt)[play.way.touched.length] === target);
