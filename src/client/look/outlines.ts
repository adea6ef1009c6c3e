import type { IconName } from './icon-names.ts';
import { OUTLINES } from './icons-of-the-hall.generated.ts';

const outlines: Partial<Record<IconName, string>> = { ...OUTLINES };

/** The outline of an icon; those of games must have been loaded by `loadGameIcons`. */
export const outline = (name: IconName): string | undefined => outlines[name];

/** Before a game's table, cards or rules are drawn. */
export async function loadGameIcons(): Promise<void> {
  const games = await import('./icons-of-games.generated.ts');
  Object.assign(outlines, games.OUTLINES);
}
