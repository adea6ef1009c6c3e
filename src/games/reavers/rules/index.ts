import type { FrameTable } from '../../../engine/contract/frames.ts';
import { ifAsked } from '../../../engine/contract/orders.ts';
import { defineGame } from '../../../engine/contract/play.ts';
import { contentSpec } from '../content/pack.ts';
import { ROUNDS } from '../content/spaces.ts';
import { vocabulary } from '../vocabulary.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { ability } from './cards/ability.ts';
import { artefact } from './cards/artefact.ts';
import { clanBonus } from './cards/clan-bonus.ts';
import { keep } from './cards/keep.ts';
import { loot } from './cards/loot.ts';
import { village } from './cards/village.ts';
import { withArtefacts } from './cards/window.ts';
import type { ReaversChoice } from './choices.ts';
import { combat } from './dice/combat.ts';
import { gainDice } from './dice/gain-dice.ts';
import { loseDie } from './dice/lose-die.ts';
import { overflow } from './dice/overflow.ts';
import { payment } from './dice/payment.ts';
import { explain } from './explain.ts';
import type { ReaversFact } from './facts.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { activation } from './phases/activation.ts';
import { fire } from './phases/fire.ts';
import { opening } from './phases/opening.ts';
import { round } from './phases/round.ts';
import { turn } from './phases/turn.ts';
import { result } from './result.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { chooseCards } from './spaces/choose-cards.ts';
import { journey } from './spaces/journey.ts';
import { recruit } from './spaces/recruit.ts';
import { sea } from './spaces/sea.ts';
import { subdue } from './spaces/subdue.ts';
import { trade } from './spaces/trade.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

const FRAMES: FrameTable<State, ReaversChoice, ReaversFact> = {
  opening,
  round,
  activation,
  fire,
  ability: withArtefacts(ability),
  turn: withArtefacts(turn),
  'choose-cards': withArtefacts(chooseCards),
  recruit: withArtefacts(recruit),
  'clan-bonus': clanBonus,
  trade: withArtefacts(trade),
  journey: withArtefacts(journey),
  sea: withArtefacts(sea),
  combat: withArtefacts(combat),
  loot: withArtefacts(loot),
  village: withArtefacts(village),
  keep: withArtefacts(keep),
  subdue: withArtefacts(subdue),
  artefact,
  'gain-dice': gainDice,
  payment,
  overflow,
  'lose-die': loseDie,
};

export const reavers = defineGame<State, ReaversChoice, ReaversFact, View>({
  id: 'reavers',
  version: '4',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  vocabulary,
  orders: [
    // Whoever can pay decides for themselves (RM-5.1).
    {
      id: 'rest-if-poor',
      answer: ask =>
        ask.choices.some(({ kind }) => kind === 'act') ? null : ifAsked<ReaversChoice>('act-or-rest', 'rest-food')(ask),
    },
    { id: 'no-artefacts-after', answer: ifAsked('after', 'done') },
  ],
  // A space that was selected, with all that everybody does there.
  turns: ['round-began', 'selected'],
  content: contentSpec,
  setup,
  frames: FRAMES,
  view,
  sample,
  clone,
  result,
  stage: ({ round }) => ({ round: round + 1, rounds: ROUNDS }),
  whyNot,
  explain,
  imagine,
  audit,
  arrange,
});
