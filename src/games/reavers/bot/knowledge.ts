import type { Knowledge } from '../../../engine/contract/knowledge.ts';
import { sheetOf } from '../../../engine/contract/rules.ts';
import { priorOf } from '../../../kit/bot/prior.ts';
import { standingBy } from '../../../kit/bot/standing.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { SELECTIONS } from '../content/spaces.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { result } from '../rules/result.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { decideWith, heuristic } from './heuristic.ts';
import { featuresOf } from './judging/features.ts';
import { hopeOf } from './judging/hope.ts';
import { learnedHopes } from './judging/learned-hope.ts';
import { look, type Outlook } from './judging/outlook.ts';
import { shaken } from './shaken.ts';
import { WEIGHTS } from './weights.ts';

/** By round: so many points of a lead in hope make winning e times as likely. */
const SPREAD = [24, 20, 14, 11, 9, 7];

/** So much of the chance of winning has to be gained, before another answer than that of first sight is given. */
const LEAD = 0.02;

const outlooksOf = (state: State): Outlook[] =>
  Array.from({ length: state.seats }, (_, seat) => look(state, seat, WEIGHTS));

const hopesOf = (outlooks: readonly Outlook[]) => ({ part: outlooks[0].state.round, hopes: outlooks.map(hopeOf) });

export const knowledge: Knowledge<ReaversChoice, View, State> = {
  // Nothing is hidden here but the order of cards and tiles that nobody has, and the player never looks at it.
  policy: (state, ask) => decideWith(WEIGHTS, state, ask),
  shaken,
  prior: priorOf(heuristic),
  /** To the end of a selection: who is about to select counts as in the one that comes. */
  stretch: state => state.round * (SELECTIONS + 2) + state.selections + (innermost(state, 'activation') ? 0 : 1),
  // Which space is selected, roll-outs tell best; all else first sight knows well, unless something clearly speaks against it.
  lead: ({ prompt }) => (prompt === 'select' ? 0 : LEAD),
  value: state => {
    const { hopes, spread } = learnedHopes(outlooksOf(state));
    return standingBy(hopes, spread);
  },
  hopes(state) {
    const outlooks = outlooksOf(state);
    return { ...hopesOf(outlooks), features: outlooks.map(featuresOf) };
  },
  spread: SPREAD,
  sheet: state => sheetOf(result(state)),
  battles: ['choose-battle', 'sea-battle', 'hammers', 'reroll', 'storm'],
};
