/** The spots of the advanced rules as the table sees them: by name, each with its hex, its ground, and what it is part of. */
import type { Content } from '../../../../../engine/contract/content.ts';
import { COLUMNS, columnOf, type Hex, ROWS, rowOf } from '../../../content/grids.ts';
import { TERRAINS, type TerrainId } from '../../../content/terrain.ts';
import { groundOf } from '../../../rules/hex/ground.ts';
import { ALL_SPOT_IDS, FLEET_IDS, fleetNumber, spotNumber } from '../../../rules/numbers.ts';
import type { View } from '../../../rules/view.ts';
import { centreOf, type Point } from '../lattice.ts';

const groundIn = (content: Content) => groundOf({ pack: content });

export const isAdvanced = ({ options }: Pick<View, 'options'>): boolean => options.rules === 'advanced';

export const spotOfHex = (content: Content, hex: Hex): string => ALL_SPOT_IDS[groundIn(content).spotOf[hex]];
export const hexOfSpot = (content: Content, spot: string): Hex => groundIn(content).hexOf[spotNumber[spot]];
export const isSpot = (content: Content, spot: string): boolean =>
  spot in spotNumber && groundIn(content).hexOf[spotNumber[spot]] >= 0;

/** The land, sea or island that a spot is part of; a deck is part of nothing. */
export const areaOfSpot = (content: Content, spot: string): string =>
  ALL_SPOT_IDS[groundIn(content).areaOf[spotNumber[spot]]];

export const groundAt = (content: Content, spot: string): TerrainId =>
  TERRAINS[groundIn(content).terrain[spotNumber[spot]]];

export const centreOfSpot = (content: Content, spot: string): Point => centreOf(hexOfSpot(content, spot));

export const isDeck = (spot: string): boolean => FLEET_IDS.includes(spot) && spot in fleetNumber;

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The hex that an arrow leads to; the same column above and below always lies beside it. Null over the edge, and for other keys. */
export function hexByArrow(hex: Hex, key: string): Hex | null {
  const step = STEPS[key];
  if (!step) return null;
  const [row, column] = [rowOf(hex) + step[0], columnOf(hex) + step[1]];
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? null : ((row * COLUMNS + column) as Hex);
}
