import { random } from '../../bots/random.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import { CATALOGUE } from '../../games/catalogue.ts';

export type Bots = Readonly<Record<string, Bot>>;

/** The bots of a game by level, and the one that every game has. */
export async function botsOf(game: string, catalogue: readonly CatalogueEntry[] = CATALOGUE): Promise<Bots> {
  const entry = catalogue.find(({ id }) => id === game);
  if (!entry) throw new Error(`there is no game "${game}" on the shelf`);
  return { random, ...(await entry.load()).bots };
}
