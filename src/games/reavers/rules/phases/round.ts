import { FIRST } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { BATTLE_GLORY, RECRUIT_FAVOUR, ROUNDS, SELECTIONS, SPACES } from '../../content/spaces.ts';
import { type ChoiceOf, type ReaversChoice, SELECT } from '../choices.ts';
import { ACTIVATION, type RoundFrame } from '../frames.ts';
import { gain } from '../gains.ts';
import { BATTLE, RECRUIT, SPACE_COUNT, type Space, spaceNumber, TRADE } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { cleanUp, turnUpUpgrades } from './clean-up.ts';
import { finalScoring } from './scoring.ts';

/**
 * Who selects next: clockwise from who began (RM-3.2), each as often as it has ship pawns (RM-2.4, RM-3.3); with three
 * seats the honour ship comes last (RM-3.4).
 */
export function selecting(state: State): number {
  if (state.seats === 3 && state.selections === SELECTIONS - 1) return state.honour;
  return (state.starter + state.selections) % state.seats;
}

/**
 * Four spaces are selected, each at most once, by seats that need not be able to pay for them (RM-3.1, RM-4.1); then
 * comes the clean-up, or the end (RM-3.7, RM-18.1). The order is that of who began, whoever has the marker now (RM-3.6).
 */
export const round: Rule<RoundFrame> = {
  run(act, frame) {
    const { state } = act;
    if (state.selections < SELECTIONS) return true;
    if (state.round < ROUNDS - 1) {
      cleanUp(act);
      return false;
    }
    act.finish(frame);
    finalScoring(act);
    return false;
  },

  asks(state) {
    const choices: ReaversChoice[] = [];
    for (let space: Space = FIRST; space < SPACE_COUNT; space++)
      if (state.chosen[space] < 0) choices.push(SELECT[space]);
    return [{ seat: selecting(state), prompt: 'select', args: { round: state.round + 1 }, choices }];
  },

  take(act, _frame, seat, choice) {
    const { state, facts } = act;
    const space = spaceNumber[(choice as ChoiceOf<'select'>).space];
    state.chosen[space] = seat;
    state.selections++;
    state.space = space;
    state.active = seat;
    if (state.options.upgradeUse === 'space') turnUpUpgrades(state);
    facts.tell({ kind: 'selected', seat, space: SPACES[space] });
    if (state.options.selectionBonus === 'always') selectionBonus(act, seat);
    if (space === TRADE) moveMarker(act, seat);
    push(state, { kind: 'activation', step: ACTIVATION.reavers, at: 0 });
  },
};

/** What selecting the space gives (RM-4.2). */
export function selectionBonus(act: Act, seat: number): void {
  const { space } = act.state;
  if (space === RECRUIT) gain(act, seat, { favour: RECRUIT_FAVOUR }, 'reavers', SPACES[space]);
  if (space === BATTLE) gain(act, seat, { glory: BATTLE_GLORY }, 'sea', SPACES[space]);
}

/** The active seat takes the marker, or passes it on when it has it already (RM-11.5). */
function moveMarker({ state, facts }: Act, seat: number): void {
  state.first = state.first === seat ? (seat + 1) % state.seats : seat;
  facts.tell({ kind: 'marker', seat: state.first });
}
