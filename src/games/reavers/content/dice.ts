/** Crew dice: three colours, one clan each, twenty of a colour (RM-1.3); their faces are in `reconstructed.ts`. */
export const COLOURS = ['red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The clan of each colour, whose icon only its dice show (RM-1.4). */
export const CLANS = ['helmet', 'raven', 'tree'] as const;
export type Clan = (typeof CLANS)[number];

export const FACES = ['clan', 'shield', 'chest', 'ship', 'hammer', 'double-hammer'] as const;
export type Face = (typeof FACES)[number];

export const DICE_PER_COLOUR = 20;
export const DIE_FACES = 6;
/** Dice in the box for a fight (RM-1.5); a table may hold to them. */
export const COMBAT_DICE = 6;
