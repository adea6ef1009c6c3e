import type { GameModule } from '../../engine/contract/game.ts';
import { lazyMessages } from '../../engine/text/lazy-messages.ts';
import { heuristic } from './bot/heuristic.ts';
import { knowledge } from './bot/knowledge.ts';
import { choiceWords } from './choice-words.ts';
import { reavers } from './rules/index.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

export const game: GameModule = {
  rules: reavers,
  bots: { heuristic },
  knowledge,
  messages: lazyMessages({
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    es: () => import('./locales/es.ts'),
  }),
  seatKey: (view, seat) => `crest.${(view as View).seats[seat].crest}`,
  summary: (view, speaker) => summary(view as View, speaker),
  choiceWords: (choice, view, speaker) => choiceWords(choice, view as View, speaker),
  scenario,
};
