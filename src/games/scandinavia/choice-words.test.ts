import { expect, it } from 'vitest';
import type { Language } from '../../engine/contract/game.ts';
import { speakerFor } from '../../engine/text/text.ts';
import { choiceGroup } from './choice-words.ts';
import { game } from './index.ts';
import { hexTable, table } from './rules/testing.ts';

const LORDS = ['eurich', 'sandra'] as const;

it('a hex is named with the land or sea it lies in and its ground; ways are told by where they end', async () => {
  const view = hexTable(LORDS, { phase: 'military', part: 'eurich' }).view('eurich');
  const said = async (language: Language) => {
    const speaker = await speakerFor(game, language, view);
    return [
      speaker.choice({ kind: 'go', to: 'f1' } as never),
      speaker.choice({ kind: 'steer', to: 'n3' } as never),
      speaker.choice({ kind: 'go', to: 'koregan' } as never),
      choiceGroup({ kind: 'go', to: 'f1' } as never, view, speaker),
      choiceGroup({ kind: 'go', to: 'koregan' } as never, view, speaker),
      choiceGroup({ kind: 'done' }, view, speaker),
    ];
  };
  expect(await said('en')).toEqual([
    'Go to Koregan (Hills, F1)',
    'Sail to the Gulf of Bokne (N3)',
    'Go to Koregan',
    'Koregan',
    'Koregan',
    undefined,
  ]);
  expect((await said('it'))[0]).toBe('Vai in Koregan (Colline, F1)');
});

it.each([
  ['en', 'Eurich moves 2 Vikings from Koregan (Hills, F1) to the Gulf of Bokne (N3).'],
  ['it', 'Eurich muove 2 Vichinghi da Koregan (Colline, F1) nel Golfo di Bokne (N3).'],
  ['fr', 'Eurich déplace 2 Vikings de Koregan (Collines, F1) dans le golfe de Bokne (N3).'],
  ['es', 'Eurich mueve 2 vikingos de Koregan (Colinas, F1) al golfo de Bokne (N3).'],
] as const)('so does the saga (%s)', async (language, told) => {
  const view = hexTable(LORDS, { phase: 'military', part: 'eurich' }).view('eurich');
  const speaker = await speakerFor(game, language, view);
  const marched = { kind: 'marched', lord: 'eurich', from: 'f1', to: 'n3', piece: 'viking', count: 2 };
  expect(speaker.fact(marched)).toBe(told);
  expect(speaker.say('ui.battle-at', { place: 'f1' })).toMatch(/: Koregan F1$/);
});

it('by the basic rules nothing is told under anything', async () => {
  const view = table(LORDS, { phase: 'military', part: 'eurich' }).view('eurich');
  expect(choiceGroup({ kind: 'go', to: 'koregan' } as never, view, await speakerFor(game, 'en', view))).toBeUndefined();
});
