/** How hard a lord taxes his lands, and what it does to them (SC-9.5). */
export const TAX_LEVELS = ['none', 'light', 'normal', 'heavy', 'plunder'] as const;
export type TaxId = (typeof TAX_LEVELS)[number];

export interface Tax {
  readonly id: TaxId;
  /** Gold for each point of wealth. */
  readonly times: number;
  readonly prosperity: number;
}

export const TAX: readonly Tax[] = [
  { id: 'none', times: 0, prosperity: 6 },
  { id: 'light', times: 2, prosperity: 2 },
  { id: 'normal', times: 3, prosperity: 0 },
  { id: 'heavy', times: 4, prosperity: -3 },
  { id: 'plunder', times: 6, prosperity: -8 },
];

/** What a lord does who says nothing, and what Aelrich keeps for himself. */
export const USUAL_TAX: TaxId = 'normal';

/** What guilds bring (SC-9.9, SC-9.10): their owner's times all of theirs that trade with one another. */
export const guildIncome = (own: number, ofAllies: number): number => (own + ofAllies) * own;
