import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { readOptions } from '../../engine/contract/options.ts';
import { speakerFor } from '../../engine/text/text.ts';
import { choiceWords } from './choice-words.ts';
import { game } from './index.ts';
import { reavers } from './rules/index.ts';

test('a group of open cards is named by its cards, in every language', async () => {
  const luck = new FastChance('groups');
  const state = reavers.setup(readOptions(reavers.options, {}, 3), 3, luck);
  for (;;) {
    const ask = reavers.decisions(state).find(each => !each.answered);
    if (!ask) throw new Error('nobody came to choose a group');
    const group = ask.choices.find(({ kind }) => kind === 'take-group');
    if (group) {
      const view = reavers.view(state, ask.seat);
      for (const language of ['en', 'it', 'fr', 'es'] as const) {
        const speaker = await speakerFor(game, language, view);
        const words = choiceWords(group, view, speaker) ?? '';
        expect(words).not.toMatch(/\d|\[/);
        expect(words).not.toBe(speaker.choice(group, ask.prompt));
      }
      expect(choiceWords({ kind: 'decline' }, view, await speakerFor(game, 'en', view))).toBeUndefined();
      return;
    }
    reavers.apply(state, ask.seat, ask.choices[luck.below(ask.choices.length)], luck);
  }
});
