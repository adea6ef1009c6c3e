import { POWER, type PowerId } from '../content/powers.ts';
import { pointsOf } from './creed.ts';
import { isAlive } from './lords.ts';
import { lordNumber, powerNumber, type Side } from './numbers.ts';
import type { State } from './state.ts';

const OWNER: readonly number[] = POWER.map(({ lord }) => lordNumber[lord]);
const LEVEL: readonly number[] = POWER.map(({ level }) => level);
const COST: readonly number[] = POWER.map(({ cost = 0 }) => cost);

export const costOf = (power: PowerId): number => COST[powerNumber[power]];

/** Has a lord this power now? (SC-6.5) */
export const hasPower = (state: State, lord: Side, power: PowerId): boolean =>
  OWNER[powerNumber[power]] === lord && isAlive(state, lord) && state.level[lord] >= LEVEL[powerNumber[power]];

/** Can he cast it, by level and points? */
export const canCast = (state: State, lord: Side, power: PowerId): boolean =>
  hasPower(state, lord, power) && pointsOf(state, lord) >= costOf(power);
