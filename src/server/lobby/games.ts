import { LEVELS } from '../../bots/level-names.ts';
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

export function checkBot({ module }: ShelvedGame, level: string, field: string): void {
  const known = [...LEVELS, ...Object.keys(module.bots)];
  if (known.includes(level)) return;
  throw badInput(field, `is unknown; there are ${known.join(', ')}`);
}

/** Of all games, the most bytes that a log may have. */
export async function longestLog(): Promise<number> {
  const modules = await Promise.all(CATALOGUE.map(entry => entry.load()));
  return Math.max(...modules.map(({ rules }) => rules.limits.log.bytes));
}
