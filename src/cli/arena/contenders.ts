import { levelsOf } from '../../bots/levels.ts';
import { random } from '../../bots/random.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { GameModule } from '../../engine/contract/game.ts';

/** Who may be measured: the levels of every game, and luck. */
export const contenders = (game: GameModule): Readonly<Record<string, Bot>> => ({ random, ...levelsOf(game) });
