import { LEVELS } from '../../bots/level-names.ts';
import type { ShelvedGame } from '../games.ts';
import type { NewTable } from '../keeper.ts';
import { botsAgainst } from '../lobby/seating.ts';

/** As many of the gentlest bots: enough to see what others do, and soon one's own turn again. */
const OPPONENTS = 2;

/** The table of a first game: set up as the rulebook advises for it. */
export function firstGame(game: ShelvedGame, you: string): NewTable {
  const bots = Math.min(Math.max(OPPONENTS, game.players.min - 1), game.players.max - 1);
  return botsAgainst(game, bots, LEVELS[0], you, Math.random, game.firstGame);
}
