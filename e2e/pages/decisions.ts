import { CATALOGUE } from '../../test/catalogue.ts';
import { decisionsOf } from '../../test/decisions.ts';

/** What bots answer in this browser, by game. */
export async function decisions(): Promise<Record<string, string>> {
  const games = await Promise.all(CATALOGUE.map(entry => entry.load()));
  return Object.fromEntries(games.map(game => [game.rules.id, decisionsOf(game)]));
}
