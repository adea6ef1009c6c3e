/// <reference lib="webworker" />
/** Thinks for the reader, beside the page and the worker of the table. Who has heard enough ends it. */
import { advise } from '../../bots/advise/advise.ts';
import { after } from '../../bots/search/searching.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { Found, Wish } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds after which advice is given with what was found by then. */
const HURRY = 4000;

const post = (found: Found): void => self.postMessage(found);

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
  const game = await CATALOGUE.find(({ id }) => id === data.game)?.load();
  if (!game) throw new Error(`"${data.game}" is not in this hall`);
  const { view, ask, luck } = data;
  post({ kind: 'advice', advice: advise(game, { view, ask, chance: new FastChance(luck), hurried: after(HURRY)() }) });
};
