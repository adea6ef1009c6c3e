/** What pieces are worth to who has them, in gold. */
import type { Region } from '../../content/board.ts';
import { LEGEND } from '../../content/heroes.ts';
import { TOKEN as TOKENS } from '../../content/tokens.ts';
import { TROOP } from '../../content/troops.ts';
import { isAdvanced, standingIn } from '../../rules/hex/standing.ts';
import {
  ENGINES,
  FIRST_HERO,
  FIRST_LEGEND,
  isLegend,
  KIND_COUNT,
  KIND_TROOP,
  type Lord,
  paidOf,
  type Side,
  type Spot,
  TOKEN,
} from '../../rules/numbers.ts';
import { eachPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** Points of combat of a unit, in attack and defence together. */
const POINTS: readonly number[] = Array.from({ length: KIND_COUNT }, (_, kind) => {
  const { values, fearsome, flies } = TROOP[KIND_TROOP[kind]];
  if (kind === ENGINES) return values.engines ?? values.value;
  const attack = values.attack ?? values.landed ?? values.outnumbering ?? values.againstChaos ?? values.value;
  const defence = values.defence ?? values.value;
  return (attack + defence) / 2 + (fearsome ? 1 : 0) + (flies ? 1 : 0) + paidOf(kind);
});

export const pointsOf = (kind: number): number => POINTS[kind];

/** The bonus that a hero gives to a lord's dice. */
export function bonusOf(lord: Lord, piece: number): number {
  if (piece === TOKEN) return TOKENS[lord]?.bonus ?? 0;
  return isLegend(piece) ? LEGEND[piece - FIRST_LEGEND].bonus : piece - FIRST_HERO + 1;
}

/** What one piece is worth. Without a turn to come an army is worth what it takes. */
export function pieceWorth({ weights, lord, turnsLeft }: Outlook, piece: number): number {
  const left = turnsLeft === 0 ? weights.lastStand : 1;
  return left * (piece < KIND_COUNT ? pointsOf(piece) * weights.point : 2 + bonusOf(lord, piece) * weights.hero);
}

/** Points of combat of a side anywhere in a region. */
export function pointsIn(state: State, region: Region, side: Side): number {
  if (!isAdvanced(state)) return pointsAt(state, region, side);
  let sum = 0;
  for (const spot of standingIn(state, region)) sum += pointsAt(state, spot, side);
  return sum;
}

/** Points of combat of a side at a place. */
export function pointsAt(state: State, place: Spot, side: Side): number {
  let sum = 0;
  eachPiece(state, place, side, (piece, count) => {
    if (piece < KIND_COUNT) sum += POINTS[piece] * count;
  });
  return sum;
}
