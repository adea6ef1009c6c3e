import type { ScandinaviaFact } from '../../facts.ts';
import { asides, isAside } from './asides.ts';
import { chose } from './chosen.ts';
import { follow } from './effects.ts';
import { look } from './look.ts';
import { setUp } from './setting-up.ts';
import { Table } from './table.ts';
import { Disagreement, Ear, type Hearing, Over, type Telling } from './told.ts';
import { turn } from './turn.ts';

const shown = (step: Hearing | undefined): string =>
  step === undefined ? 'the end' : 'view' in step ? 'the table as it is shown' : JSON.stringify(step);

/**
 * Reckons a game from what is told of it, by the clauses of the rules and by no line of their code. Gives the first thing
 * that does not add up, with what was told before it.
 */
export function reckon({ seats, options, steps }: Telling): string | undefined {
  const t = new Table(seats, options);
  const ear: Ear = new Ear(steps, {
    follow: (fact: ScandinaviaFact) => follow(t, fact),
    look: (view, purses) => look(t, view, purses),
    chose: (seat, choice) => chose(t, seat, choice),
    isAside: fact => isAside(t, fact),
    aside: fact => asides(t, ear, fact),
  });
  try {
    setUp(t, ear);
    for (;;) turn(t, ear);
  } catch (error) {
    if (error instanceof Over) {
      try {
        const more = ear.peek();
        return more === undefined ? undefined : `told after the end: ${JSON.stringify(more)}`;
      } catch (late) {
        return late instanceof Disagreement ? `at the end: ${late.message}` : String(late);
      }
    }
    const before = steps.slice(Math.max(0, ear.at - 25), ear.at).filter(step => !('view' in step));
    const what = error instanceof Disagreement ? error.message : String((error as Error).stack);
    return [`at ${shown(steps[ear.at])}: ${what}`, 'told before:', ...before.map(shown)].join('\n');
  }
}
