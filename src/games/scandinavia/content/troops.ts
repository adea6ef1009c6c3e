import type { AlignmentId } from './alignments.ts';
import type { TerrainId } from './terrain.ts';
import type { TroopClassId } from './troop-classes.ts';

export const TROOPS = [
  'half-elf',
  'goblin',
  'human',
  'knight',
  'viking',
  'imperial-guard',
  'dwarf',
  'elf',
  'orc',
  'pegasus',
  'giant',
  'ogre',
  'undead',
  'valkyrie',
  'living-forest',
] as const;
export type TroopId = (typeof TROOPS)[number];

/** What a unit is worth in battle (SC-2.10). Where no situation speaks, it is `value`, in attack and in defence alike. */
export interface Values {
  readonly value: number;
  /** Knights charge and Imperial Guards hold. */
  readonly attack?: number;
  readonly defence?: number;
  /** Landed from a fleet, on this turn's march: Knights lose their charge, Vikings gain. */
  readonly landed?: number;
  /** Aboard a fleet that fights at sea. */
  readonly atSea?: number;
  /** Under the waves of Njord, where `landed` or `atSea` would hold. */
  readonly njord?: number;
  /** Some enemy unit is chaotic. */
  readonly againstChaos?: number;
  /** More units than the enemy, heroes not counted; and always against an independent land. */
  readonly outnumbering?: number;
  readonly engines?: number;
  /** Gold raises it so far, a point for each. */
  readonly paid?: number;
  /** For Lord Krosen at Power 2. */
  readonly darkStrength?: number;
}

export interface Troop {
  readonly id: TroopId;
  readonly class: TroopClassId;
  /** Humans believe in nothing in particular: no lord is a stranger to them. */
  readonly alignment: AlignmentId | null;
  readonly values: Values;
  /** Points by the basic rules and, in each of two rounds, by the advanced ones. */
  readonly move: number;
  readonly points: number;
  /** Ground it may not enter by the advanced rules (SC-21.12); plantations are meant as they are called (SC-A-plantation). */
  readonly closed: readonly TerrainId[];
  readonly flies?: true;
  readonly fearsome?: true;
}

/** The fifteen kinds of units. Prices and numbers of counters are in `reconstructed.ts`. */
export const TROOP: readonly Troop[] = [
  {
    id: 'half-elf',
    class: 'minor',
    alignment: 'good',
    values: { value: 3, againstChaos: 5 },
    move: 1,
    points: 4,
    closed: ['plantation'],
  },
  {
    id: 'goblin',
    class: 'minor',
    alignment: 'chaotic',
    values: { value: 3, outnumbering: 4 },
    move: 1,
    points: 4,
    closed: [],
  },
  {
    id: 'human',
    class: 'ordinary',
    alignment: null,
    values: { value: 4 },
    move: 1,
    points: 4,
    closed: ['plantation'],
  },
  {
    id: 'knight',
    class: 'ordinary',
    alignment: 'neutral',
    values: { value: 4, attack: 6, landed: 4 },
    move: 2,
    points: 6,
    closed: ['plantation', 'mountain'],
  },
  {
    id: 'viking',
    class: 'ordinary',
    alignment: 'neutral',
    values: { value: 5, landed: 8, atSea: 8, njord: 10 },
    move: 1,
    points: 4,
    closed: ['hills', 'mountain'],
  },
  {
    id: 'imperial-guard',
    class: 'ordinary',
    alignment: 'neutral',
    values: { value: 6, defence: 8 },
    move: 1,
    points: 4,
    closed: ['plantation', 'mountain'],
  },
  {
    id: 'dwarf',
    class: 'ordinary',
    alignment: 'neutral',
    values: { value: 5, engines: 8 },
    move: 1,
    points: 4,
    closed: ['plantation', 'forest'],
  },
  {
    id: 'elf',
    class: 'ordinary',
    alignment: 'good',
    values: { value: 5 },
    move: 1,
    points: 4,
    closed: ['plantation', 'mountain'],
  },
  {
    id: 'orc',
    class: 'ordinary',
    alignment: 'chaotic',
    values: { value: 5, paid: 10 },
    move: 1,
    points: 4,
    closed: [],
  },
  {
    id: 'pegasus',
    class: 'exceptional',
    alignment: 'good',
    values: { value: 12 },
    move: 2,
    points: 6,
    closed: [],
    flies: true,
    fearsome: true,
  },
  {
    id: 'giant',
    class: 'exceptional',
    alignment: 'neutral',
    values: { value: 15 },
    move: 2,
    points: 6,
    closed: [],
    fearsome: true,
  },
  {
    id: 'ogre',
    class: 'exceptional',
    alignment: 'chaotic',
    values: { value: 12 },
    move: 1,
    points: 4,
    closed: [],
    fearsome: true,
  },
  {
    id: 'undead',
    class: 'special',
    alignment: 'chaotic',
    values: { value: 3, darkStrength: 4 },
    move: 1,
    points: 4,
    closed: [],
    fearsome: true,
  },
  {
    id: 'valkyrie',
    class: 'special',
    alignment: 'neutral',
    values: { value: 5 },
    move: 2,
    points: 6,
    closed: [],
    flies: true,
  },
  {
    id: 'living-forest',
    class: 'special',
    alignment: 'good',
    values: { value: 5 },
    move: 0,
    points: 0,
    closed: [],
  },
];

/** Troops that nobody recruits: they are raised, sent by the gods or called. */
export const isRecruited = ({ class: of }: Troop): boolean => of !== 'special';

/** Engines turn a unit of Dwarves over, for good. */
export const ENGINES_PRICE = 5;
/** A unit of Orcs is paid at most so much: twice its value. */
export const MOST_PAID = 5;
/** Each unit of Humans adds so much prosperity to its land before taxes. */
export const HUMAN_PROSPERITY = 1;
/** Each unit of Ogres alive in the army that took a land spoils it by so much, and is sated for the turn. */
export const OGRE_SPOIL = 2;
/** Each fearsome kind on the other side takes so much off the die. */
export const FEAR = 2;
/** Never more of the dead walk than this. */
export const MOST_UNDEAD = 32;

/** How the mutations of Surtur turn one troop into another; who is not here stays as he is. */
export const MUTATIONS: readonly (readonly [TroopId, TroopId])[] = [
  ['half-elf', 'goblin'],
  ['elf', 'orc'],
  ['pegasus', 'knight'],
  ['human', 'undead'],
  ['dwarf', 'viking'],
  ['ogre', 'giant'],
];
