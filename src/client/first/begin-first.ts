import type { ShelvedGame } from '../games.ts';
import type { TableKeeper } from '../keeper.ts';
import { go } from '../router.ts';
import { firstGame } from './first-game.ts';
import { explainFirsts } from './firsts.ts';

/** Sits down to a first game, in which what is new is explained. */
export async function beginFirst(keeper: TableKeeper, game: ShelvedGame, name: string): Promise<void> {
  const id = await keeper.begin(firstGame(game, name));
  explainFirsts(game.id);
  go({ screen: 'table', id });
}
