import type { GameModule } from '../../engine/game.ts';
import { bloodRage } from './rules/index.ts';

export const game: GameModule = {
  rules: bloodRage,
  bots: {},
  messages: async language => (await import(`./locales/${language}.ts`)).default,
  fields: {},
};
