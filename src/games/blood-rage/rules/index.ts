import type { FrameTable } from '../../../engine/contract/frames.ts';
import { ifAsked } from '../../../engine/contract/orders.ts';
import { defineGame } from '../../../engine/contract/play.ts';
import { vocabulary } from '../vocabulary.ts';
import { action } from './actions/action.ts';
import { invasion } from './actions/invasion.ts';
import { march } from './actions/march.ts';
import { pillage } from './actions/pillage.ts';
import { reward } from './actions/reward.ts';
import { sacrifice } from './actions/sacrifice.ts';
import { freeInvasion } from './actions/upgrade.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { battle } from './battle/battle.ts';
import type { BloodRageChoice } from './choices.ts';
import { destruction } from './destruction.ts';
import { explain } from './explain.ts';
import type { BloodRageFact } from './facts.ts';
import { imagine } from './imagine.ts';
import { PHASES } from './numbers.ts';
import { OPTIONS } from './options.ts';
import { age } from './phases/age.ts';
import { discard } from './phases/discard.ts';
import { draft } from './phases/draft.ts';
import { quests } from './phases/quests.ts';
import { ragnarok } from './phases/ragnarok.ts';
import { raise } from './raise.ts';
import { result } from './result.ts';
import { sampleWith } from './sample.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

const FRAMES: FrameTable<State, BloodRageChoice, BloodRageFact> = {
  age,
  draft,
  action,
  march,
  invasion,
  'free-invasion': freeInvasion,
  sacrifice,
  pillage,
  battle,
  reward,
  destruction,
  raise,
  discard,
  quests,
  ragnarok,
};

/** `sample`, by the odds that hidden cards were kept where they are given. */
export const dealBy = sampleWith(FRAMES);

export const bloodRage = defineGame<State, BloodRageChoice, BloodRageFact, View>({
  id: 'blood-rage',
  version: '5',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  vocabulary,
  orders: [
    { id: 'no-calls', answer: ifAsked('call-to-battle', 'decline') },
    { id: 'no-late-cards', answer: ifAsked('late-card', 'decline') },
    { id: 'no-rescues', answer: ifAsked('save', 'decline') },
  ],
  // Each card that is kept in a draft, each action, each of the other phases as a whole.
  turns: ['phase-began', 'drafted', 'turn'],
  setup,
  frames: FRAMES,
  view,
  sample: dealBy,
  clone,
  result,
  // Words are chosen by it, and those who choose know no hyphens.
  stage: ({ age, phase }) => ({ age: age + 1, phase: PHASES[phase].replaceAll('-', '_') }),
  whyNot,
  explain,
  imagine,
  audit,
  arrange,
});
