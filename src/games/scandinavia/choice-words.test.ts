import { expect, it } from 'vitest';
import type { Language } from '../../engine/contract/game.ts';
import { speakerFor } from '../../engine/text/text.ts';
import { choiceGroup, choiceWords } from './choice-words.ts';
import { game } from './index.ts';
import { hexTable, table } from './rules/testing.ts';

const LORDS = ['eurich', 'sandra'] as const;

it('a hex is named with the land or sea it lies in and its ground; ways are told by where they end', async () => {
  const view = hexTable(LORDS, { phase: 'military', part: 'eurich' }).view('eurich');
  const said = async (language: Language) => {
    const speaker = await speakerFor(game, language, view);
    return [
      choiceWords({ kind: 'go', to: 'f1' } as never, view, speaker),
      choiceWords({ kind: 'steer', to: 'n3' } as never, view, speaker),
      choiceWords({ kind: 'go', to: 'koregan' } as never, view, speaker),
      choiceGroup({ kind: 'go', to: 'f1' } as never, view, speaker),
      choiceGroup({ kind: 'go', to: 'koregan' } as never, view, speaker),
      choiceGroup({ kind: 'done' }, view, speaker),
    ];
  };
  expect(await said('en')).toEqual([
    'Go to F1 (Koregan, Hills)',
    'Sail to N3 (Gulf of Bokne)',
    undefined,
    'Koregan',
    'Koregan',
    undefined,
  ]);
  expect((await said('it'))[0]).toBe('Vai in F1 (Koregan, Colline)');
});

it('by the basic rules nothing is told under anything', async () => {
  const view = table(LORDS, { phase: 'military', part: 'eurich' }).view('eurich');
  expect(choiceGroup({ kind: 'go', to: 'koregan' } as never, view, await speakerFor(game, 'en', view))).toBeUndefined();
});
