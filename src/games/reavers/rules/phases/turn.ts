import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { call, push } from '../../../../kit/rules/stack.ts';
import { COSTS, EXTRA_LOOT, REPEATS, REST_FOOD as RESTED_FOOD, SPACES } from '../../content/spaces.ts';
import { mayUse } from '../cards/powers.ts';
import { ACT, DONE, REST_DIE, REST_FOOD, type ReaversChoice } from '../choices.ts';
import { anyInPool } from '../dice/dice.ts';
import { canPay } from '../dice/payment.ts';
import { SEA, SUBDUE, TURN, type TurnFrame } from '../frames.ts';
import { gain, pay } from '../gains.ts';
import {
  BATTLE,
  faceNumber,
  KEEP_DECK,
  KEEPS,
  REAVER_DECK,
  RECRUIT,
  TERRITORY,
  TRADE,
  VILLAGE_DECK,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import { canAttempt } from '../spaces/subdue.ts';
import type { State } from '../state.ts';
import { selectionBonus } from './round.ts';

export const COST_FOOD: readonly number[] = SPACES.map(space => COSTS[space].food);
export const COST_DICE: readonly (readonly number[])[] = SPACES.map(space =>
  COSTS[space].dice.map(face => faceNumber[face]),
);

/** Can the seat pay for the space that was selected? (RM-4.5, RM-16.2) */
export function canAct(state: State, seat: number): boolean {
  const { space } = state;
  if (space === TERRITORY) return canAttempt(state, seat);
  return state.food[seat] >= COST_FOOD[space] && canPay(state, seat, COST_DICE[space]);
}

/** May the seat rest? (RM-5.2, RM-O-freeSpaces) */
export const mayRest = (state: State): boolean =>
  state.options.freeSpaces === 'rest' || (state.space !== RECRUIT && state.space !== TRADE);

/** Food or a die, as long as there is one (RM-5.1, RM-5.3). */
function restChoices(state: State, choices: ReaversChoice[]): void {
  choices.push(REST_FOOD);
  if (anyInPool(state)) choices.push(REST_DIE);
}

/** One seat's own part: it acts or rests, and may use its artefacts before and after, also new ones (RM-8.8, RM-8.9). */
export const turn: Rule<TurnFrame> = {
  run(act, frame) {
    const { state } = act;
    switch (frame.step) {
      case TURN.acting:
        frame.step = TURN.acted;
        resolveSpace(act, frame);
        return false;
      case TURN.acted:
        frame.step = TURN.after;
        return false;
      case TURN.after:
        if (mayUse(state, frame.seat, frame)) return true;
        act.finish(frame);
        return false;
      default:
        return true;
    }
  },

  asks(state, { seat, step }) {
    const args = { space: SPACES[state.space] };
    const choices: ReaversChoice[] = [];
    if (step === TURN.after) return [{ seat, prompt: 'after', args, choices: [DONE] }];
    if (step === TURN.rest) {
      restChoices(state, choices);
      return [{ seat, prompt: 'rest', args, choices }];
    }
    if (canAct(state, seat)) choices.push(ACT);
    if (mayRest(state)) restChoices(state, choices);
    return [{ seat, prompt: 'act-or-rest', args, choices }];
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    const space = SPACES[state.space];
    switch (choice.kind) {
      case 'act': {
        frame.step = TURN.acting;
        facts.tell({ kind: 'acts', seat, space });
        pay(act, seat, COST_FOOD[state.space], 0, space);
        const needs = COST_DICE[state.space];
        if (needs.length > 0) {
          push(state, { kind: 'payment', step: START, seat, needs: needs.slice(), at: 0, cause: space });
        }
        break;
      }
      case 'done':
        act.finish(frame);
        break;
      case 'rest-food':
        frame.step = TURN.after;
        facts.tell({ kind: 'rests', seat, space });
        gain(act, seat, { food: RESTED_FOOD }, 'reavers', 'rest');
        break;
      default:
        frame.step = TURN.after;
        facts.tell({ kind: 'rests', seat, space });
        push(state, { kind: 'gain-dice', step: START, seat, dice: [NONE], at: 0, roll: 0, cause: 'rest' });
    }
  },

  returned: {
    'choose-cards'(_act, { gained }, reavers) {
      gained.push(...reavers);
    },
    sea(_act, { gained }, reavers) {
      gained.push(...reavers);
    },
    /** Who has given away the means of an attempt before making one rests (RM-16.2). */
    subdue(_act, frame, attempted) {
      if (!attempted) frame.step = TURN.rest;
    },
  },
};

/** What the space does for a seat that has paid (chapters 10 to 12 and 14 to 16 of the rules). */
function resolveSpace(act: Act, frame: TurnFrame): void {
  const { state } = act;
  const { seat, distance } = frame;
  if (distance === 0 && state.options.selectionBonus === 'acting') selectionBonus(act, seat);
  switch (state.space) {
    case RECRUIT:
      call(state, frame, { kind: 'choose-cards', step: START, seat, deck: REAVER_DECK, extra: 0 });
      break;
    case TRADE:
      push(state, { kind: 'trade', step: START, seat, left: REPEATS[distance], dice: 0 });
      break;
    case BATTLE:
      call(state, frame, { kind: 'sea', step: SEA.journey, seat, card: NONE, place: NONE, won: 0 });
      break;
    case TERRITORY:
      call(state, frame, {
        kind: 'subdue',
        step: SUBDUE.attempt,
        seat,
        left: REPEATS[distance],
        made: 0,
        at: NONE,
        won: 0,
        gained: [],
        turned: [],
      });
      break;
    case KEEPS: {
      const extra = EXTRA_LOOT[distance] + state.options.keepRaid - 2;
      call(state, frame, { kind: 'choose-cards', step: START, seat, deck: KEEP_DECK, extra });
      break;
    }
    default:
      call(state, frame, { kind: 'choose-cards', step: START, seat, deck: VILLAGE_DECK, extra: EXTRA_LOOT[distance] });
  }
}
