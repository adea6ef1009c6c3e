import { ATTACKER, BATTLE, type BattleFrame } from '../frames.ts';
import { placeName, sideName } from '../names.ts';
import { asSpot, isFleet, PIECE_COUNT, type Side, type Spot } from '../numbers.ts';
import { countAt } from '../pieces.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { LOT } from './marching.ts';

const none = (): number[] => new Array<number>(PIECE_COUNT).fill(0);

/**
 * A battle at a place: `attacker` and `defender` are sides (`pieces.ts`), -1 the commoners of independent land. `moved`:
 * the marches of the attacker, which say who has landed.
 */
export function battleFrame(
  state: State,
  place: Spot,
  attacker: Side,
  defender: Side,
  moved: readonly number[] = [],
): BattleFrame {
  const landed = none();
  for (let i = 0; i < moved.length; i += LOT)
    if (moved[i] === place && isFleet(asSpot(moved[i + 3]))) landed[moved[i + 1]] += moved[i + 2];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    landed[piece] = Math.min(landed[piece], countAt(state, place, attacker, piece));
  return {
    kind: 'battle',
    step: BATTLE.begin,
    place,
    attacker,
    defender,
    round: 0,
    fury: none(),
    fanatic: none(),
    aside: [0, 0],
    ragnar: [0, 0],
    dominated: [0, 0],
    orcPaid: [0, 0],
    act: -1,
    piece: -1,
    landed,
    force: [0, 0],
    commoners: 0,
    winner: ATTACKER,
    deadAttackers: none(),
    deadDefenders: none(),
    taken: 0,
    raising: 0,
    rising: 0,
    captives: [],
  };
}

/** Two sides meet; the frame is pushed, and played out before anything else. */
export function beginBattle({ state, facts }: Act, frame: BattleFrame): void {
  facts.tell({
    kind: 'battle',
    attacker: sideName(frame.attacker),
    defender: sideName(frame.defender),
    place: placeName(frame.place),
  });
  state.stack.push(frame);
}
