/** What a prophecy counts at the end. */
export type Counted =
  | 'helmet'
  | 'raven'
  | 'tree'
  | 'battles'
  | 'food-territories'
  | 'favour-territories'
  | 'dice-territories'
  | 'farm'
  | 'wall'
  | 'tower'
  | 'armor'
  | 'treasure'
  | 'art'
  | 'tapestry'
  | 'artefacts'
  | 'upgrades'
  | 'prophecies';

export interface Prophecy {
  readonly id: string;
  readonly counts: Counted;
  readonly glory: number;
}

/** The seventeen prophecies; copies are in `reconstructed.ts`. */
export const PROPHECIES: readonly Prophecy[] = [
  { id: 'berserkers-glory', counts: 'helmet', glory: 1 },
  { id: 'champion-of-the-sea', counts: 'battles', glory: 1 },
  { id: 'feast-of-the-gods', counts: 'food-territories', glory: 1 },
  { id: 'juggernaut', counts: 'wall', glory: 1 },
  { id: 'lord-slayer', counts: 'tapestry', glory: 1 },
  { id: 'odins-prophet', counts: 'favour-territories', glory: 1 },
  { id: 'odins-warrior', counts: 'raven', glory: 1 },
  { id: 'pillager-prophecy', counts: 'farm', glory: 1 },
  { id: 'proud-conquerors', counts: 'dice-territories', glory: 1 },
  { id: 'refined-taste', counts: 'art', glory: 1 },
  { id: 'sailors-reward', counts: 'upgrades', glory: 2 },
  { id: 'seidrs-chosen', counts: 'tree', glory: 1 },
  { id: 'shaman-of-the-world', counts: 'prophecies', glory: 1 },
  { id: 'stolen-armor', counts: 'armor', glory: 1 },
  { id: 'treasure-hunter', counts: 'treasure', glory: 1 },
  { id: 'valhallas-champion', counts: 'artefacts', glory: 1 },
  { id: 'vanquisher', counts: 'tower', glory: 1 },
];
