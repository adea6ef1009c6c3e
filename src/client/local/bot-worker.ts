/// <reference lib="webworker" />
/** The bots of one table, beside the worker of the table itself: one that does not come to an end can be ended. */
import { botsOf } from '../../host/bots/bots-of.ts';
import { ponder, reasonOf } from '../../host/bots/ponder.ts';
import type { FromBots, ToBots } from './bot-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromBots): void => self.postMessage(message);

self.onmessage = async ({ data: { id, question } }: MessageEvent<ToBots>) => {
  try {
    const bots = await botsOf(question.game);
    post({ kind: 'began', id });
    post({ kind: 'answer', id, answer: ponder(bots, question) });
  } catch (error) {
    post({ kind: 'unable', id, why: reasonOf(error) });
  }
};
