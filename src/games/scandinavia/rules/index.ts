import type { Frame, FrameTable } from '../../../engine/contract/frames.ts';
import { ifAsked } from '../../../engine/contract/orders.ts';
import { defineGame } from '../../../engine/contract/play.ts';
import { START } from '../../../engine/contract/steps.ts';
import { contentSpec } from '../content/pack.ts';
import { PHASES } from '../content/phases.ts';
import { vocabulary } from '../vocabulary.ts';
import { arrange } from './arrange.ts';
import { dragonBids } from './auctions/dragon.ts';
import { lokiAuction, lokiPayment } from './auctions/loki.ts';
import { audit } from './audit.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { event, events } from './events/events.ts';
import { bards, lure, sif } from './events/payments.ts';
import { explain } from './explain.ts';
import type { ScandinaviaFact } from './facts.ts';
import { RECRUITING } from './frames.ts';
import { campaign } from './hex/campaign.ts';
import { stand } from './hex/tokens.ts';
import { imagine } from './imagine.ts';
import { isSeated } from './lords.ts';
import { OPTIONS } from './options.ts';
import { construction } from './phases/construction.ts';
import { ordered } from './phases/ordered.ts';
import { recruiting } from './phases/recruiting.ts';
import { taxes } from './phases/taxes.ts';
import { turn } from './phases/turn.ts';
import { turnEnd } from './phases/turn-end.ts';
import { upkeep } from './phases/upkeep.ts';
import { spell } from './realm/spells.ts';
import { bearer } from './realm/stone.ts';
import { result } from './result.ts';
import type { Rule } from './rule.ts';
import { sampleWith } from './sample.ts';
import { opening } from './setup/opening.ts';
import { picking } from './setup/picking.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { withAllies } from './talk/gifts.ts';
import { talk } from './talk/talk.ts';
import { capture } from './tokens/capture.ts';
import { token } from './tokens/token.ts';
import { type View, view } from './view.ts';
import { battle } from './war/battle.ts';
import { losses } from './war/losses.ts';
import { military } from './war/military.ts';
import { takeOff } from './war/take-off.ts';
import { whyNot } from './why-not.ts';

/**
 * What goes before every rule: a game that is over goes no further, and a lord who has escaped is placed before anything
 * else happens (SC-16.36).
 */
function guarded<Fr extends Frame>(rule: Rule<Fr>): Rule<Fr> {
  const { run } = rule;
  return {
    ...rule,
    run(act, frame) {
      const { state } = act;
      if (state.ending >= 0) {
        state.stack.length = 0;
        return false;
      }
      const lord = state.fugitives.shift();
      if (lord === undefined) return run(act, frame);
      state.stack.push({ kind: 'token', step: START, lord, escaped: 1 });
      return false;
    },
  };
}

/** Rules of a lord's part: allies may give beside them. */
const open = <Fr extends Frame>(rule: Rule<Fr>): Rule<Fr> => guarded(withAllies(rule));

const FRAMES: FrameTable<State, ScandinaviaChoice, ScandinaviaFact> = {
  picking: guarded(picking),
  opening: guarded(opening),
  turn: guarded(turn),
  ordered: open(ordered),
  talk: guarded(talk),
  events: guarded(events),
  event: open(event),
  'dragon-bids': open(dragonBids),
  'loki-auction': open(lokiAuction),
  // What was promised to Loki is not given away before it is paid.
  'loki-payment': guarded(withAllies(lokiPayment, () => false)),
  taxes: open(taxes),
  lure: open(lure),
  bards: open(bards),
  sif: open(sif),
  token: open(token),
  stand: open(stand),
  spell: open(spell),
  // A price that was named stays in the purse until the die has fallen.
  recruiting: guarded(
    withAllies(recruiting, ({ step }) => step !== RECRUITING.entice && step !== RECRUITING.surcharge),
  ),
  construction: open(construction),
  military: open(military),
  campaign: open(campaign),
  battle: open(battle),
  losses: open(losses),
  'take-off': open(takeOff),
  capture: open(capture),
  upkeep: open(upkeep),
  'turn-end': guarded(turnEnd),
  bearer: open(bearer),
};

const castNothing = (prompt: string) => ifAsked<ScandinaviaChoice>(prompt, 'done');

/** Two to six seats, each with one of six lords, by the basic or the advanced rules; what a table leaves out it says by its options (SC-1.1, SC-1.10, SC-1.11). */
export const scandinavia = defineGame<State, ScandinaviaChoice, ScandinaviaFact, View>({
  id: 'scandinavia',
  version: '7',
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  vocabulary,
  orders: [
    { id: 'fight-as-it-stands', answer: ifAsked('window', 'done') },
    { id: 'no-spells', answer: ask => castNothing('waters')(ask) ?? castNothing('omen')(ask) },
    // Whoever cannot keep all of them decides for themselves who leaves.
    { id: 'pay-upkeep', answer: ifAsked('upkeep', 'pay-all') },
  ],
  content: contentSpec,
  limits: {
    // The longest games that luck has played, of six over forty turns, had 25,600 entries and 1.9 MB.
    log: { entries: 40_000, undos: 2_000, bytes: 4 * 1024 * 1024 },
    decisions: 60_000,
    walk: 60,
  },
  setup,
  frames: FRAMES,
  view,
  sample: sampleWith(FRAMES),
  clone,
  result,
  out: state =>
    Array.from({ length: state.seats }, (_, seat) => seat).filter(seat => state.turn > 0 && !isSeated(state, seat)),
  // Diplomacy and the auctions are one turn of everybody's; then the lords have their parts.
  turns: ['phase-began', 'part-began'],
  stage: ({ turn, phase }) => ({ turn, phase: PHASES[phase] }),
  whyNot,
  explain,
  imagine,
  audit,
  arrange,
});
