import { expect, it } from 'vitest';
import { speechIn } from '../../speech.tsx';
import { CLOCKS, clockRuleWords } from './clock-rule.ts';

it.each([
  ['en', 'brisk', '15 minutes to begin with. Each turn adds 30 seconds, up to what you began with.'],
  ['en', 'relaxed', '45 minutes to begin with. Each turn adds 1 minute, up to what you began with.'],
  ['en', 'day', '1 day for each decision: play over days.'],
  ['it', 'days', '3 giorni per ogni decisione: si gioca nell’arco di più giorni.'],
  ['fr', 'none', 'Aucune pendule\u00a0: on prend le temps qu’il faut.'],
  ['es', 'brisk', '15 minutos al principio. Cada turno añade 30 segundos, sin pasar del tiempo inicial.'],
] as const)('%s, %s: %s', async (language, clock, words) => {
  expect(clockRuleWords(await speechIn(language), CLOCKS[clock])).toBe(words);
});
