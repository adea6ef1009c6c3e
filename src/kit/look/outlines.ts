import type { IconName } from './icon-names.ts';
import { OUTLINES } from './icons-of-the-hall.generated.ts';

const outlines: Partial<Record<IconName, string>> = { ...OUTLINES };

/** The outline of an icon; those of a game must have been added. */
export const outline = (name: IconName): string | undefined => outlines[name];

/** Before a game's table, cards or rules are drawn. */
export function addOutlines(more: Partial<Record<IconName, string>>): void {
  Object.assign(outlines, more);
}
