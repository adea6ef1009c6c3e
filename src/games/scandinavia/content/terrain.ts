/** What the ground of a hex is, and what a march over it costs by the advanced rules. */
export const TERRAINS = ['plain', 'capital', 'tundra', 'forest', 'hills', 'plantation', 'mountain', 'sea'] as const;
export type TerrainId = (typeof TERRAINS)[number];

export interface Terrain {
  readonly id: TerrainId;
  /** Its sign in the grids of a board. */
  readonly sign: string;
  /** Points for those who go by land; a sea is for fleets and flyers alone. */
  readonly cost: number | null;
}

export const TERRAIN: readonly Terrain[] = [
  { id: 'plain', sign: '.', cost: 1 },
  { id: 'capital', sign: '*', cost: 1 },
  { id: 'tundra', sign: 't', cost: 1 },
  { id: 'forest', sign: 'f', cost: 1 },
  { id: 'hills', sign: 'h', cost: 1 },
  { id: 'plantation', sign: 'p', cost: 1 },
  { id: 'mountain', sign: 'm', cost: 2 },
  { id: 'sea', sign: '~', cost: null },
];

/** Ground that is closed to a troop costs it so much more where the table opens it. */
export const OPENED_GROUND = 1;
/** Who flies and who sails pays so much for each hex, whatever is there. */
export const FLOWN_HEX = 1;
export const SAILED_HEX = 1;
