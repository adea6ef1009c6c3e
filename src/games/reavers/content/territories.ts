/** Territories: three kinds of three levels. A territory's defence is its level (RM-1.9). */
export const TERRITORY_KINDS = ['food', 'favour', 'dice'] as const;
export type TerritoryKind = (typeof TERRITORY_KINDS)[number];

export const LEVELS = 3;

export interface Territory {
  readonly id: string;
  readonly kind: TerritoryKind;
  readonly level: number;
}

/** The nine stacks (RM-C-territory-food, RM-C-territory-favour, RM-C-territory-dice); prices and tiles are in `reconstructed.ts`. */
export const TERRITORIES: readonly Territory[] = TERRITORY_KINDS.flatMap(kind =>
  Array.from({ length: LEVELS }, (_, i) => ({ id: `${kind}-${i + 1}`, kind, level: i + 1 })),
);
