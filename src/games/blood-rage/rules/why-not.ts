import type { Reason } from '../../../engine/contract/explain.ts';
import { current } from '../../../kit/rules/stack.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFrame } from './frames.ts';
import type { State } from './state.ts';
import { Against } from './why-not/against.ts';
import { battle } from './why-not/battle.ts';
import { draft } from './why-not/draft.ts';
import { freeInvasion, give, invasion, join, march, moveLeader, raise } from './why-not/in-progress.ts';
import { rescue } from './why-not/rescue.ts';
import { turn } from './why-not/turn.ts';

/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
export function whyNot(state: State, seat: number, choice: BloodRageChoice): readonly Reason[] {
  const against = new Against(state, seat);
  const frame = current(state);
  if (frame) object(frame, choice, against);
  return against.reasons;
}

/** Each rule in progress has objections of its own. */
function object(frame: BloodRageFrame, choice: BloodRageChoice, against: Against): void {
  const { state } = against;
  switch (frame.kind) {
    case 'draft':
      draft(choice, against);
      break;
    case 'action':
      turn(choice, against);
      break;
    case 'march':
      march(frame, choice, against);
      break;
    case 'free-invasion':
      freeInvasion(frame, choice, against);
      break;
    case 'invasion':
      invasion(frame, choice, against);
      break;
    case 'sacrifice':
      give(frame, choice, against);
      break;
    case 'pillage':
      join(frame, choice, against);
      break;
    case 'battle':
      battle(frame, choice, against);
      break;
    case 'reward':
      moveLeader(frame, choice, against);
      break;
    case 'raise':
      raise(frame, choice, against);
      break;
    case 'destruction':
      rescue(frame, choice, against);
      break;
    case 'discard':
      if (choice.kind === 'decline') against.when(state.options.keptCard === 'one', 'BR-O-keptCard', 'must-keep');
      else if (against.is(choice, 'keep-card')) against.inHand(choice.card, 'BR-13.1');
      break;
    case 'age':
    case 'quests':
    case 'ragnarok':
      // These never ask.
      break;
  }
}
