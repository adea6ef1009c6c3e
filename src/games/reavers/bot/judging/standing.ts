import { endGlory } from '../../rules/phases/scoring.ts';
import type { Outlook } from './outlook.ts';

/** Glory of a seat, were the game over now. */
export const standingOf = ({ state }: Outlook, seat: number): number =>
  endGlory(state, seat).reduce((sum, { glory }) => sum + glory, state.glory[seat]);
