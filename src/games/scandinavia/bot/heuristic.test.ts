import { botSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

/** What every game comes to. The rest luck may be late with: whatever of it comes up is answered all the same. */
const USUAL = [
  ...['talk', 'taxes', 'heroes', 'troops', 'surcharge', 'construction', 'building', 'orders', 'who', 'where'],
  ...['how-many', 'battles', 'window', 'losses', 'upkeep', 'dragon'],
];
const prompts = Object.keys(game.rules.vocabulary?.prompts ?? {});

botSuite(game, {
  games: { legal: 5, twice: 1, timed: 1 },
  leads: true,
  unasked: prompts.filter(prompt => !USUAL.includes(prompt)),
});
