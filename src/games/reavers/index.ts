import type { GameModule, Language, Messages } from '../../engine/contract/game.ts';
import { heuristic } from './bot/heuristic.ts';
import { reavers } from './rules/index.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

/** Written out one by one, so that a bundler makes each language a file of its own. */
const LOCALES: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./locales/en.ts'),
  it: () => import('./locales/it.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
};

export const game: GameModule = {
  rules: reavers,
  bots: { heuristic },
  messages: async language => (await LOCALES[language]()).default,
  seatKey: (view, seat) => `crest.${(view as View).seats[seat].crest}`,
  summary: (view, speaker) => summary(view as View, speaker),
  scenario,
};
