import { placeOf } from '../../../engine/contract/rules.ts';
import type { TableRow } from '../../../host/hall-api.ts';

/** How the reader fared at one game. */
export interface GameRecord {
  readonly game: string;
  readonly games: number;
  readonly won: number;
}

/** By game, the most played first. A shared first place is a victory. */
export function recordOf(
  tables: readonly Pick<TableRow, 'game' | 'state' | 'result' | 'you'>[],
): readonly GameRecord[] {
  const byGame = new Map<string, GameRecord>();
  for (const { game, result, you } of tables) {
    if (!result || you.length === 0) continue;
    const { games, won } = byGame.get(game) ?? { games: 0, won: 0 };
    const first = you.some(seat => placeOf(result, seat) === 1);
    byGame.set(game, { game, games: games + 1, won: won + (first ? 1 : 0) });
  }
  return [...byGame.values()].sort((a, b) => b.games - a.games);
}
