/** Windows that a lord does not want to be asked in again this turn. */

import { POWERS, type PowerId } from '../../content/powers.ts';
import type { Lord, Side } from '../numbers.ts';
import type { State } from '../state.ts';

const bit = (power: PowerId): number => 1 << POWERS.indexOf(power);

export const isSilent = (state: State, lord: Side, power: PowerId): boolean => (state.silent[lord] & bit(power)) !== 0;
export const fallSilent = (state: State, lord: Lord, power: PowerId): void => {
  state.silent[lord] |= bit(power);
};
