import { levelsOf } from '../../bots/levels.ts';
import { random } from '../../bots/random.ts';
import { after } from '../../bots/search/searching.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import { CATALOGUE } from '../../games/catalogue.ts';

export type Bots = Readonly<Record<string, Bot>>;

/** Milliseconds after which a bot that thinks ahead answers with what it has found: well before its time is over. */
const HURRY = 1500;
/** The same where many wait for their turn. */
const CUT = 150;

export interface Time {
  /** Milliseconds for whoever thinks ahead, where that is not to be the usual time. */
  readonly hurry?: number | undefined;
  /** It has waited so long for its turn that it is to be short. */
  readonly cut?: boolean | undefined;
  /** Time was up before all was thought through that the level thinks. May be told more than once of a thought. */
  onOver?(): void;
}

/** The bots of a game by level, those it has besides, and the one that goes by luck. */
export async function botsOf(
  game: string,
  catalogue: readonly CatalogueEntry[] = CATALOGUE,
  { hurry = HURRY, cut = false, onOver }: Time = {},
): Promise<Bots> {
  const entry = catalogue.find(({ id }) => id === game);
  if (!entry) throw new Error(`there is no game "${game}" on the shelf`);
  const module = await entry.load();
  return { random, ...module.bots, ...levelsOf(module, after(cut ? CUT : hurry, onOver)) };
}
