import type { GameModule } from '../../engine/contract/game.ts';
import { lazyMessages } from '../../engine/text/lazy-messages.ts';
import { heuristic } from './bot/heuristic.ts';
import { knowledge } from './bot/knowledge.ts';
import { bloodRage } from './rules/index.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

export const game: GameModule = {
  rules: bloodRage,
  bots: { heuristic },
  knowledge,
  messages: lazyMessages({
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    es: () => import('./locales/es.ts'),
  }),
  seatKey: (view, seat) => `clan.${(view as View).clans[seat].clan}`,
  summary: (view, speaker) => summary(view as View, speaker),
  scenario,
};
