import type { GameModule } from '../../engine/game.ts';
import { heuristic } from './bot/heuristic.ts';
import { FIELDS } from './fields.ts';
import { reavers } from './rules/index.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

export const game: GameModule = {
  rules: reavers,
  bots: { heuristic },
  // English is the only language so far, whichever is asked for.
  messages: async () => (await import('./locales/en.ts')).default,
  fields: FIELDS,
  seatKey: (view, seat) => `crest.${(view as View).seats[seat].crest}`,
  summary: (view, speaker) => summary(view as View, speaker),
  scenario,
};
