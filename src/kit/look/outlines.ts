import type { IconName } from './icon-names.ts';
import { OUTLINES } from './icons-of-the-hall.generated.ts';

/** Outlines of icons in a box of 512 by 512, by their names. */
export type Outlines = Partial<Readonly<Record<IconName, string>>>;

const outlines: Partial<Record<IconName, string>> = { ...OUTLINES };

/** The outline of an icon; those of a game must have been added. */
export const outline = (name: IconName): string | undefined => outlines[name];

/** Before anything of a game is drawn: its emblems with its hanging, the rest with its table, cards or rules. */
export function addOutlines(more: Outlines): void {
  Object.assign(outlines, more);
}
