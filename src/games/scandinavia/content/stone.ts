/** What the Stone of Wisdom can do: rolled once, by a D10, when a hero first takes it up. */
export const STONE_POWERS = ['diabolic-plague', 'fertility', 'domination', 'death-wind', 'submission'] as const;
export type StonePowerId = (typeof STONE_POWERS)[number];

export interface StonePower {
  readonly id: StonePowerId;
  readonly from: number;
  readonly to: number;
}

export const STONE: readonly StonePower[] = [
  { id: 'diabolic-plague', from: 1, to: 1 },
  { id: 'fertility', from: 2, to: 4 },
  { id: 'domination', from: 5, to: 6 },
  { id: 'death-wind', from: 7, to: 8 },
  { id: 'submission', from: 9, to: 10 },
];

/** The land where the rune lies grows richer by so much before taxes. */
export const FERTILITY_PROSPERITY = 4;
