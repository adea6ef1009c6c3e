import type { CatalogueEntry, GameModule } from '../../engine/contract/game.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { badInput } from './refused.ts';

export interface ShelvedGame {
  readonly entry: CatalogueEntry;
  readonly module: GameModule;
}

export const findEntry = (id: string): CatalogueEntry | undefined => CATALOGUE.find(entry => entry.id === id);

export async function findGame(id: string): Promise<ShelvedGame> {
  const entry = findEntry(id);
  if (!entry) throw badInput('game', `is unknown; there are ${CATALOGUE.map(game => game.id).join(', ')}`);
  return { entry, module: await entry.load() };
}

/** The best player among a game's bots: levels are listed with the easiest first. */
export function strongest({ entry, module }: ShelvedGame): string {
  const level = entry.bots.at(-1) ?? Object.keys(module.bots).at(-1);
  if (level === undefined) throw new Error(`${entry.id} has no bot`);
  return level;
}

export function checkBot({ module }: ShelvedGame, level: string, field: string): void {
  if (Object.hasOwn(module.bots, level)) return;
  throw badInput(field, `is unknown; there are ${Object.keys(module.bots).join(', ')}`);
}

/** Of all games, the most bytes that a log may have. */
export async function longestLog(): Promise<number> {
  const modules = await Promise.all(CATALOGUE.map(entry => entry.load()));
  return Math.max(...modules.map(({ rules }) => rules.limits.log.bytes));
}
