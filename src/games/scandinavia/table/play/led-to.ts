import type { ScandinaviaChoice } from '../../rules/choices.ts';
import type { Play } from './play.ts';
import { pathOf, type Target } from './targets.ts';

/** The answers that a touch of this thing would be, or lead to. */
export const ledTo = (play: Pick<Play, 'choices' | 'way'>, target: Target): readonly ScandinaviaChoice[] =>
  play.choices.filter(choice => pathOf(choice)[play.way.touched.length] === target);
