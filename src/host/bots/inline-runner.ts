import { type Bots, botsOf } from './bots-of.ts';
import { ponder } from './ponder.ts';
import type { BotRunner } from './runner.ts';

/** Bots think where the table is, and hold it up meanwhile: for tests, and where there is no thread to be had. */
export function inlineRunner(load: (game: string) => Promise<Bots> = botsOf): BotRunner {
  return {
    async think(question, stop) {
      const bots = await load(question.game);
      return stop.aborted ? null : ponder(bots, question);
    },
  };
}
