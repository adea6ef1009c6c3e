import type { Reason } from '../../../engine/contract/explain.ts';
import { type ObjectionTable, objectBy } from '../../../kit/rules/objections.ts';
import { current } from '../../../kit/rules/stack.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFrame } from './frames.ts';
import type { State } from './state.ts';
import { Against } from './why-not/against.ts';
import { battle } from './why-not/battle.ts';
import { discard } from './why-not/discard.ts';
import { draft } from './why-not/draft.ts';
import { freeInvasion, give, invasion, join, march, moveLeader, raise } from './why-not/in-progress.ts';
import { rescue } from './why-not/rescue.ts';
import { turn } from './why-not/turn.ts';

const OBJECTIONS: ObjectionTable<BloodRageFrame, BloodRageChoice, Against> = {
  age: null,
  draft,
  action: turn,
  march,
  'free-invasion': freeInvasion,
  invasion,
  sacrifice: give,
  pillage: join,
  battle,
  reward: moveLeader,
  raise,
  destruction: rescue,
  discard,
  quests: null,
  ragnarok: null,
};

/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
export function whyNot(state: State, seat: number, choice: BloodRageChoice): readonly Reason[] {
  const against = new Against(state, seat);
  const frame = current(state);
  if (frame) objectBy(OBJECTIONS, frame, choice, against);
  return against.reasons;
}
