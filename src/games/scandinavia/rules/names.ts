/** Sides, places and pieces as facts and choices name them. */
import { LORDS } from '../content/lords.ts';
import { ALL_SPOT_IDS, type Lord, PIECE_IDS, type Side, type Spot } from './numbers.ts';
import { BARBARIANS } from './pieces.ts';

/** A lord, or who fights where no lord does. */
export const sideName = (side: Side): string =>
  side < 0 ? 'commoners' : (LORDS[side] ?? (side === BARBARIANS ? 'barbarians' : 'rebels'));
export const lordName = (lord: Lord): string => LORDS[lord];
export const placeName = (place: Spot): string => ALL_SPOT_IDS[place];
export const spotName = (spot: Spot): string => ALL_SPOT_IDS[spot];
export const pieceName = (piece: number): string => PIECE_IDS[piece];
