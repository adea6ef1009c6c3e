import type { Reason } from '../../../engine/contract/explain.ts';
import { type ObjectionTable, objectBy } from '../../../kit/rules/objections.ts';
import { current } from '../../../kit/rules/stack.ts';
import type { ReaversChoice } from './choices.ts';
import { excess } from './dice/overflow.ts';
import type { ReaversFrame } from './frames.ts';
import { isTakingDice } from './spaces/trade.ts';
import type { State } from './state.ts';
import { Against } from './why-not/against.ts';
import { store, use } from './why-not/artefacts.ts';
import { ability, artefact, clanBonus, loot, storm, village } from './why-not/cards.ts';
import { combat, gainDice, loseDie, overflow, payment } from './why-not/dice.ts';
import { chooseCards, journey, recruit, sea, select, subdue, trade, turn } from './why-not/spaces.ts';

const OBJECTIONS: ObjectionTable<ReaversFrame, ReaversChoice, Against> = {
  opening: null,
  round: select,
  activation: null,
  fire: null,
  ability,
  turn,
  'choose-cards': chooseCards,
  recruit,
  'clan-bonus': clanBonus,
  trade,
  journey,
  sea,
  combat,
  loot,
  village,
  keep: storm,
  subdue,
  artefact,
  'gain-dice': gainDice,
  payment,
  overflow,
  'lose-die': loseDie,
};

/** Questions at which no artefact can be used; at overflow dice may still be put on one. */
const CLOSED: readonly ReaversFrame['kind'][] = [
  'round',
  'clan-bonus',
  'artefact',
  'gain-dice',
  'payment',
  'lose-die',
  'overflow',
];

/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
export function whyNot(state: State, seat: number, choice: ReaversChoice): readonly Reason[] {
  const against = new Against(state, seat);
  const frame = current(state);
  if (!frame) return against.reasons;
  const closed = CLOSED.includes(frame.kind) || isTakingDice(frame);
  if (choice.kind === 'use' && !closed) use(choice, frame, against);
  else if (choice.kind === 'store' && frame.kind === 'overflow' && excess(state, frame.seat) > 0)
    store(choice, against);
  else if (choice.kind === 'store' && !closed) {
    if (!against.when(state.space < 0, 'RM-2.8', 'no-artefacts-now')) store(choice, against);
  } else objectBy(OBJECTIONS, frame, choice, against);
  return against.reasons;
}
