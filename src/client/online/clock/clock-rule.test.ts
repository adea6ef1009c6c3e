import { expect, it } from 'vitest';
import { speechIn } from '../../speech.tsx';
import { CLOCKS, clockRuleWords } from './clock-rule.ts';

it.each([
  ['en', 'brisk', '15 minutes for the whole game, and 30 seconds more with each decision.'],
  ['en', 'relaxed', '45 minutes for the whole game, and 1 minute more with each decision.'],
  ['en', 'day', '1 day for each decision: play over days.'],
  ['it', 'days', '3 giorni per ogni decisione: si gioca nell’arco di più giorni.'],
  ['fr', 'none', 'Aucune pendule\u00a0: on prend le temps qu’il faut.'],
  ['es', 'brisk', '15 minutos para toda la partida, y 30 segundos más con cada decisión.'],
] as const)('%s, %s: %s', async (language, clock, words) => {
  expect(clockRuleWords(await speechIn(language), CLOCKS[clock])).toBe(words);
});
