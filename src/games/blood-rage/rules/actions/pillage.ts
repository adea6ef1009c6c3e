import { NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { beginBattle } from '../battle/begin.ts';
import { type BloodRageChoice, type ChoiceOf, DECLINE, JOIN } from '../choices.ts';
import { figuresAt, kindsAt, move, present, room } from '../figures.ts';
import { PILLAGING, type PillageFrame, REWARD } from '../frames.ts';
import { ADJACENT, figureNumber, PLACE_IDS, type PlaceNumber, placeNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Has the seat a figure that may come: in a province that touches this one? Fjords do not (BR-10.2). */
export function mayJoin(state: State, seat: number, province: PlaceNumber): boolean {
  for (const from of ADJACENT[province]) if (figuresAt(state, seat, from) > 0) return true;
  return false;
}

/** Every figure that may come. */
function joiners(state: State, seat: number, province: PlaceNumber): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  for (const from of ADJACENT[province]) {
    for (const figure of kindsAt(state, seat, from)) choices.push(JOIN[figure][from]);
  }
  return choices;
}

/**
 * The call to battle goes round (BR-10.2) until the province is full or nobody has come since (BR-10.3). Who has no
 * Rage, or has passed, is called like the others (BR-5.5).
 */
export const pillage: Rule<PillageFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, province } = frame;
    if (frame.step === PILLAGING.fought) {
      act.finish(frame);
      return false;
    }
    while (frame.declined < state.seats && room(state, province) > 0) {
      if (mayJoin(state, frame.asked, province)) return true;
      frame.declined++;
      frame.asked = (frame.asked + 1) % state.seats;
    }
    frame.step = PILLAGING.fought;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && present(state, other, province)) {
        beginBattle(act, seat, province);
        return false;
      }
    }
    // Nobody else is there: no battle (BR-10.4).
    push(state, { kind: 'reward', step: REWARD.token, seat, province, grace: NONE });
    return false;
  },

  asks(state, { seat, province, asked }) {
    const args = { province: PLACE_IDS[province], pillager: seat };
    return [{ seat: asked, prompt: 'call-to-battle', args, choices: [...joiners(state, asked, province), DECLINE] }];
  },

  take({ state, facts }, frame, seat, choice) {
    const province = PLACE_IDS[frame.province];
    frame.asked = (frame.asked + 1) % state.seats;
    if (choice.kind === 'decline') {
      frame.declined++;
      facts.tell({ kind: 'stayed-away', seat, province });
      return;
    }
    const { figure, from } = choice as ChoiceOf<'join'>;
    frame.declined = 0;
    move(state, seat, figureNumber[figure], placeNumber[from], frame.province);
    facts.tell({ kind: 'joined', seat, figure, from, province });
  },
};
