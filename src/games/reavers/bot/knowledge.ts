import type { Seat } from '../../../engine/contract/ask.ts';
import type { Knowledge } from '../../../engine/contract/knowledge.ts';
import { priorOf } from '../../../kit/bot/prior.ts';
import { standingBy } from '../../../kit/bot/standing.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { SELECTIONS } from '../content/spaces.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { prophecyOf, SPACE_COUNT, type Space } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { decideWith, heuristic } from './heuristic.ts';
import { handOf, stockWorth } from './judging/hand.ts';
import { look } from './judging/outlook.ts';
import { readiness } from './judging/prospects.ts';
import { fireWorth } from './judging/spaces.ts';
import { standingOf } from './judging/standing.ts';
import { growthOf } from './judging/tally.ts';
import { WEIGHTS } from './weights.ts';

/** What of a hope comes true, by the games it was fitted on: reavers' work, prophecies that grow, tribute to come. */
const WORK = 0.7;
const FORETOLD = 0.8;
const TRIBUTE = 0.15;

/** Glory that a seat may hope for by the end: what it would score now, its stock, and what will still come of what it has. */
export function hopeOf(state: State, seat: Seat): number {
  const o = look(state, seat, WEIGHTS);
  const hand = handOf(state, seat);
  let hope = standingOf(o, seat) + stockWorth(o, hand) + readiness(o, hand);
  for (let space: Space = FIRST; space < SPACE_COUNT; space++) {
    hope += WORK * o.coming[space] * fireWorth(o, hand, space);
  }
  for (const card of state.prophecies[seat]) {
    const { counts, glory } = prophecyOf(card);
    hope += FORETOLD * glory * growthOf(o, counts);
  }
  return hope + TRIBUTE * o.cleanUps * state.territories[seat].length;
}

/** By round: so many points of a lead in hope make winning e times as likely. */
const SPREAD = [15, 15, 14, 11, 9, 7];

export const knowledge: Knowledge<ReaversChoice, View, State> = {
  // Nothing is hidden here but the order of cards and tiles that nobody has, and the player never looks at it.
  policy: (state, ask) => decideWith(WEIGHTS, state, ask),
  prior: priorOf(heuristic),
  /** To the end of a selection: who is about to select counts as in the one that comes. */
  stretch: state => state.round * (SELECTIONS + 2) + state.selections + (innermost(state, 'activation') ? 0 : 1),
  value: state => {
    const hopes = Array.from({ length: state.seats }, (_, seat) => hopeOf(state, seat));
    return standingBy(hopes, SPREAD[state.round]);
  },
};
