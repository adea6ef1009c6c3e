import { LAST_TURN } from '../../content/victory.ts';
import type { State } from '../state.ts';

/** The turn after which the game is over, whatever has been reached (SC-1.6, SC-O-limit). */
export const lastTurn = ({ options }: State): number => (options.limit === 'none' ? LAST_TURN : options.limit);

/** Is this turn the last one, by limit or by agreement? */
export const isLastTurn = (state: State): boolean => state.agreed > 0 || state.turn >= lastTurn(state);
