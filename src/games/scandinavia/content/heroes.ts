import type { AlignmentId } from './alignments.ts';
import type { RegionId } from './regions.ts';

/** Heroes whom faith brings forth, by their bonus; none is higher (SC-18.1, SC-A-hero-above-5). */
export const HERO_BONUSES = [1, 2, 3, 4, 5] as const;
export const MOST_BONUS = 5;

/** Points by the basic rules and, in each round, by the advanced ones: +4 and +5 ride further. */
export interface HeroMove {
  readonly move: number;
  readonly points: number;
}

const NEAR: HeroMove = { move: 2, points: 6 };
const FAR: HeroMove = { move: 3, points: 9 };
export const heroMove = (bonus: number): HeroMove => (bonus >= 4 ? FAR : NEAR);

export const LEGENDS = ['glok', 'ragnar', 'ermanaric', 'aelrich', 'sverin', 'joruld'] as const;
export type LegendId = (typeof LEGENDS)[number];

export interface Legend extends HeroMove {
  readonly id: LegendId;
  /** The D100 that brings him. */
  readonly from: number;
  readonly to: number;
  readonly alignment: AlignmentId;
  readonly bonus: number;
  /** Against chaotic units, lands and lords. */
  readonly bonusAgainstChaos?: number;
  /** Where he comes forth, for whoever holds the land. */
  readonly region: RegionId;
  readonly flies?: true;
}

/** The six of whom legends tell. What each can do is in the rules; these are the numbers of it. */
export const LEGEND: readonly Legend[] = [
  { id: 'glok', from: 1, to: 20, alignment: 'chaotic', bonus: 3, region: 'halsilglaar', ...FAR },
  { id: 'ragnar', from: 21, to: 35, alignment: 'chaotic', bonus: 3, region: 'kragh', ...FAR },
  {
    id: 'ermanaric',
    from: 36,
    to: 50,
    alignment: 'neutral',
    bonus: 2,
    region: 'heduken',
    move: 2,
    points: 15,
    flies: true,
  },
  { id: 'aelrich', from: 51, to: 65, alignment: 'neutral', bonus: 7, region: 'noorland', ...FAR },
  {
    id: 'sverin',
    from: 66,
    to: 80,
    alignment: 'good',
    bonus: 2,
    bonusAgainstChaos: 5,
    region: 'larsoyane',
    ...FAR,
  },
  { id: 'joruld', from: 81, to: 100, alignment: 'good', bonus: 1, region: 'illuria', ...FAR },
];

/** The king of the Goblins asks for so much at each upkeep, or leaves with all of them. */
export const GLOK_PRICE = 3;
/** Goblins that fight beside him are worth so many times their value. */
export const GLOK_GOBLINS = 2;
/** The land where the brother of Helric stands believes by so much more. */
export const JORULD_CREED = 1;
