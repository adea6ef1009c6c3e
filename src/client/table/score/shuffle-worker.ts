/// <reference lib="webworker" />
/** Plays a finished game again beside the page and holds it against its promises. */
import { commitment } from '../../../engine/chance/fairness.ts';
import type { Log } from '../../../engine/match/log.ts';
import { type Verdict, verify } from '../../../engine/match/verify.ts';
import { CATALOGUE } from '../../../games/catalogue.ts';

declare const self: DedicatedWorkerGlobalScope;

export interface CheckedShuffle extends Verdict {
  /** Worked out here from the seed. */
  readonly commitment: string;
}

self.onmessage = async ({ data: log }: MessageEvent<Log>) => {
  const game = await CATALOGUE.find(({ id }) => id === log.game)?.load();
  if (!game) throw new Error(`"${log.game}" is not in this hall`);
  const checked: CheckedShuffle = { ...verify(game.rules, log), commitment: commitment(log.seed) };
  self.postMessage(checked);
};
