/** Sides, places and pieces as facts and choices name them. */
import { LORDS } from '../content/lords.ts';
import { PIECE_IDS, PLACE_IDS, SPOT_IDS } from './numbers.ts';
import { BARBARIANS } from './pieces.ts';

/** A lord, or who fights where no lord does. */
export const sideName = (side: number): string =>
  side < 0 ? 'commoners' : (LORDS[side] ?? (side === BARBARIANS ? 'barbarians' : 'rebels'));
export const lordName = (lord: number): string => LORDS[lord];
export const placeName = (place: number): string => PLACE_IDS[place];
export const spotName = (spot: number): string => SPOT_IDS[spot];
export const pieceName = (piece: number): string => PIECE_IDS[piece];
