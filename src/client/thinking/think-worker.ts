/// <reference lib="webworker" />
/** Thinks for the reader, beside the page and the worker of the table. Who has heard enough ends it. */
import { advise } from '../../bots/advise/advise.ts';
import { warnOf } from '../../bots/advise/warn.ts';
import { analyse } from '../../bots/analysis/analyse.ts';
import { after } from '../../bots/search/searching.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { AdviceWish, AnalysisWish, Found, WarningWish, Wish } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds after which advice is given with what was found by then. */
const HURRY = 4000;
/** Who has answered waits no longer than this to be warned. */
const WARNED = 1200;

const post = (found: Found): void => self.postMessage(found);

function adviseOn(game: GameModule, { view, ask, luck }: AdviceWish): void {
  post({ kind: 'advice', advice: advise(game, { view, ask, chance: new FastChance(luck), hurried: after(HURRY)() }) });
}

function warnOn(game: GameModule, { view, ask, choice, luck }: WarningWish): void {
  const wanted = { view, ask, choice, chance: new FastChance(luck), hurried: after(WARNED)() };
  post({ kind: 'warning', warning: warnOf(game, wanted) });
}

function lookInto(game: GameModule, { log, seat, open }: AnalysisWish): void {
  for (const piece of analyse(game, { log, seat, open, seed: log.seed })) post(piece);
}

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
  const game = await CATALOGUE.find(({ id }) => id === data.game)?.load();
  if (!game) throw new Error(`"${data.game}" is not in this hall`);
  if (data.kind === 'advise') adviseOn(game, data);
  else if (data.kind === 'warn') warnOn(game, data);
  else lookInto(game, data);
};
