import type { GameModule } from '../../src/engine/contract/game.ts';
import { lazyMessages } from '../../src/engine/text/lazy-messages.ts';
import { heuristic } from './bot/heuristic.ts';
import { SIDES } from './rules/board.ts';
import { hnefatafl } from './rules/index.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

export const game: GameModule = {
  rules: hnefatafl,
  bots: { heuristic },
  messages: lazyMessages({
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    es: () => import('./locales/es.ts'),
  }),
  seatKey: (_view, seat) => `side.${SIDES[seat]}`,
  summary: (view, speaker) => summary(view as View, speaker),
  scenario,
};
