/** One turn after the other, each of ten phases (SC-4.1). */

import { type StepOf, stepAfter } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { FIRST_DRAGON } from '../../content/beasts.ts';
import { PHASES, type PhaseId } from '../../content/phases.ts';
import { realign } from '../creed.ts';
import { DRAGON_BIDS, EVENTS, LOKI_AUCTION, TALK, type Task, TURN, TURN_END, type TurnFrame } from '../frames.ts';
import { drown } from '../hex/arrival.ts';
import { isAdvanced } from '../hex/standing.ts';
import { lasts } from '../lasting.ts';
import { isSeated, livingLords } from '../lords.ts';
import { MAERITH, phaseNumber } from '../numbers.ts';
import { canCast } from '../powers.ts';
import { isSilent } from '../realm/silence.ts';
import { spellFrame } from '../realm/spells.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { leaveBeasts } from './leaving.ts';
import { orderedFrame } from './ordered.ts';
import { prosper } from './prospering.ts';

function begin({ state, facts }: Act, phase: PhaseId): void {
  state.phase = phaseNumber[phase];
  // One gift a pair and phase (SC-5.9).
  state.gifts.fill(0);
  // What somebody was about to give he has to say anew.
  state.hand.fill(0);
  state.toward.fill(-1);
  facts.tell({ kind: 'phase-began', phase: PHASES[state.phase] });
}

const ordered = (state: State, task: Task): void => push(state, orderedFrame(task));

/** Phase 1: from the second turn on the marker goes to the right, past the fallen (SC-4.4, SC-A-initiative-fallen). */
function initiative(act: Act): void {
  const { state, facts } = act;
  state.turn++;
  if (state.turn > 1) {
    do state.first = (state.first + state.seats - 1) % state.seats;
    while (!isSeated(state, state.first));
  }
  state.spent.fill(0);
  state.silent.fill(0);
  state.handedOn.fill(0);
  state.fresh.fill(0);
  state.marks.fill(0);
  state.lasting.length = 0;
  state.storms.length = 0;
  state.stilled.length = 0;
  state.captured.length = 0;
  facts.tell({ kind: 'turn-began', turn: state.turn, seat: state.first });
  begin(act, 'initiative');
}

/** Phase 5: Loki where he was rolled (SC-8.10), otherwise the Dragon, but not in the first turn (SC-8.2). */
function dragon(act: Act): void {
  const { state } = act;
  begin(act, 'dragon');
  // Loki comes in the Dragon's place, whatever the turn and the table's word on the Dragon (SC-A-loki-turn-one).
  if (lasts(state, 'loki')) {
    const passed = new Array<number>(state.seats).fill(0);
    push(state, { kind: 'loki-auction', step: LOKI_AUCTION.begin, at: state.first, bid: 0, best: -1, passed });
  } else if (state.options.dragon === 'on' && state.turn >= FIRST_DRAGON)
    push(state, { kind: 'dragon-bids', step: DRAGON_BIDS.bid, seat: -1 });
}

/** What a turn is made of, in its order (SC-4.5). */
const COURSE: Readonly<Record<Exclude<StepOf<typeof TURN>, typeof TURN.over>, (act: Act) => void>> = {
  [TURN.initiative]: initiative,
  [TURN.diplomacy]: act => {
    begin(act, 'diplomacy');
    push(act.state, { kind: 'talk', step: TALK.begin, at: 0 });
  },
  [TURN.power]: act => {
    begin(act, 'power');
    realign(act);
  },
  [TURN.events]: act => {
    begin(act, 'events');
    const { events } = act.state.options;
    if (events > 0) push(act.state, { kind: 'events', step: EVENTS.roll, left: events, rolls: 0, omens: 0, drawn: [] });
  },
  [TURN.tokens]: act => {
    if (act.state.options.tokens === 'on') ordered(act.state, 'tokens');
  },
  [TURN.dragon]: dragon,
  [TURN.prospering]: act => {
    begin(act, 'taxes');
    prosper(act);
    if (lasts(act.state, 'call-of-gold')) ordered(act.state, 'lure');
  },
  [TURN.taxes]: act => ordered(act.state, 'taxes'),
  [TURN.sif]: act => {
    if (lasts(act.state, 'sif')) ordered(act.state, 'sif');
  },
  [TURN.recruiting]: act => {
    begin(act, 'recruiting');
    ordered(act.state, 'recruiting');
  },
  [TURN.deathWind]: act => {
    const { state } = act;
    if (state.stonePower >= 0 && state.stoneLord >= 0) ordered(state, 'death-wind');
  },
  [TURN.construction]: act => {
    begin(act, 'construction');
    ordered(act.state, 'construction');
  },
  [TURN.military]: act => {
    begin(act, 'military');
    const { state } = act;
    // Once, before the first lord moves (SC-A-paralysis-when).
    if (canCast(state, MAERITH, 'time-paralysis') && !isSilent(state, MAERITH, 'time-paralysis'))
      push(state, spellFrame('time-paralysis', MAERITH, NONE));
  },
  [TURN.campaigns]: ({ state }) => {
    // What is pushed last is played first.
    if (isAdvanced(state) && state.options.roundsOrder === 'interleaved') ordered(state, 'second-round');
    ordered(state, 'military');
  },
  [TURN.upkeep]: act => {
    begin(act, 'upkeep');
    leaveBeasts(act);
    // Whom a battle of somebody else's has left over the sea (SC-A-flyers-over-sea).
    if (isAdvanced(act.state)) for (const lord of livingLords(act.state)) drown(act, lord);
    ordered(act.state, 'upkeep');
  },
  [TURN.end]: act => push(act.state, { kind: 'turn-end', step: TURN_END.stone }),
};

/** Where each phase begins in the course of a turn, and where what follows its lords' parts does. */
export const COURSE_OF: Readonly<Record<string, readonly [begins: TurnFrame['step'], after: TurnFrame['step']]>> = {
  initiative: [TURN.initiative, TURN.diplomacy],
  diplomacy: [TURN.diplomacy, TURN.power],
  power: [TURN.power, TURN.events],
  events: [TURN.events, TURN.tokens],
  dragon: [TURN.dragon, TURN.prospering],
  taxes: [TURN.prospering, TURN.sif],
  recruiting: [TURN.recruiting, TURN.deathWind],
  construction: [TURN.construction, TURN.military],
  military: [TURN.military, TURN.upkeep],
  upkeep: [TURN.upkeep, TURN.end],
};

export const turn: Rule<TurnFrame> = {
  run(act, frame) {
    if (frame.step === TURN.over) frame.step = TURN.initiative;
    const part = COURSE[frame.step];
    frame.step = stepAfter(TURN, frame.step);
    part(act);
    return false;
  },
};
