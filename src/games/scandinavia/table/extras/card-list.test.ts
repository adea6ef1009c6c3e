import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../engine/contract/game.ts';
import { speakerFor } from '../../../../engine/text/text.ts';
import { game } from '../../index.ts';
import { cards } from './card-list.ts';

const CLAUSES = new Set(
  readFileSync(new URL('../../../../../docs/rules/scandinavia.md', import.meta.url), 'utf8').match(/^\*\*SC-[\w.-]+/gm),
);

it.each(LANGUAGES)('shows all of the box in %s, each thing with its words and its clause', async language => {
  const { entries, filters } = cards(await speakerFor(game, language, null, 'throw'));
  const [sorts] = filters;
  const bySort = sorts.values.map(({ value }) => entries.filter(({ marks }) => marks.sort === value).length);
  expect(bySort).toEqual([15, 5, 6, 8, 37, 24, 5]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, card, clauses } of entries) {
    expect(card.text, id).not.toMatch(/\[|\{/);
    for (const clause of clauses) expect(CLAUSES, `${id} ${clause}`).toContain(`**${clause}`);
  }
});

it('marks what is reconstructed, and nothing else', async () => {
  const { entries } = cards(await speakerFor(game, 'en', null, 'throw'));
  const marked = entries.filter(({ card }) => card.kindLine.includes('≈')).map(({ marks }) => marks.sort);
  expect(new Set(marked)).toEqual(new Set(['units', 'heroes']));
  // The rulebook counts the Undead, and gives them away.
  expect(entries.find(({ id }) => id === 'undead')?.card.kindLine).not.toContain('≈');
});
