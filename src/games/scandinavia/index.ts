import type { GameModule } from '../../engine/contract/game.ts';
import { lazyMessages } from '../../engine/text/lazy-messages.ts';
import { heuristic } from './bot/heuristic.ts';
import { knowledge } from './bot/knowledge.ts';
import { choiceGroup, thingWords } from './choice-words.ts';
import { LORDS } from './content/lords.ts';
import { reachesIn } from './rules/hex/reaches.ts';
import { scandinavia } from './rules/index.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { scenario } from './scenario.ts';
import { summary } from './summary.ts';

/** A seat is called by its lord; one that plays two lords is a house, named in the order of the box. */
function seatKey({ lords }: View, seat: number): string | undefined {
  const own = LORDS.filter(id => lords[id]?.seat === seat);
  if (own.length === 0) return undefined;
  return own.length === 1 ? `lord.${own[0]}` : `pair.${own.join('-')}`;
}

export const game: GameModule = {
  rules: scandinavia,
  bots: { heuristic },
  knowledge,
  messages: lazyMessages({
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    es: () => import('./locales/es.ts'),
  }),
  seatKey: (view, seat) => seatKey(view as View, seat),
  thingWords: (thing, form, view, speaker) => thingWords(thing, form, view as View, speaker),
  choiceGroup: (choice, view, speaker) => choiceGroup(choice, view as View, speaker),
  summary: (view, speaker) => summary(view as View, speaker),
  scenario,
  golden: 'golden 2',
  // Ten times as long as other games, at six seats.
  speed: { decisions: 15, games: 15, replay: 60, bots: 6, tables: 300 },
  ways: [
    {
      name: 'advanced',
      options: { rules: 'advanced' },
      speed: { decisions: 6, games: 1, clone: 12, view: 80, replay: 150, bots: 20, memory: 10 },
      works: [{ name: 'the reach of a stack', most: 100, of: state => reachesIn(state as State) }],
    },
  ],
};
