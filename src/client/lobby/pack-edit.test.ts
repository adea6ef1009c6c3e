import { describe, expect, it, test } from 'vitest';
import { type ContentSpec, type ContentValue, shapeOf } from '../../engine/contract/content.ts';
import { speakerFor } from '../../engine/text/text.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { fresh, nested, saidValue, withValue } from './pack-edit.ts';
import { nameOfValue, replacedBy } from './pack-values.ts';

const VALUES: readonly ContentValue[] = [
  { id: 'ships.karve.oars', value: 8, clause: 'XY-R' },
  { id: 'ships.karve.crew', value: ['red', 'blue'], clause: 'XY-R' },
  { id: 'board.land', value: ['~~~~~~~~', '~~..~~~~'], clause: 'XY-R' },
];
const SPEC: ContentSpec = { values: VALUES, read: given => given as never };

describe('a pack that is written value by value', () => {
  it('has what differs, and nothing else', () => {
    const once = withValue(SPEC, undefined, 'ships.karve.oars', 12);
    expect(once).toEqual({ ships: { karve: { oars: 12 } } });
    const twice = withValue(SPEC, once, 'board.land', ['........', '........']);
    expect(twice).toEqual({ ships: { karve: { oars: 12 } }, board: { land: ['........', '........'] } });
    expect(replacedBy(SPEC, twice).map(({ id }) => id)).toEqual(['ships.karve.oars', 'board.land']);
    expect(withValue(SPEC, twice, 'ships.karve.oars', 8)).toEqual({ board: { land: ['........', '........'] } });
    expect(withValue(SPEC, once, 'ships.karve.oars', 8)).toBeUndefined();
  });

  it('is nested by the ways of its values', () => {
    expect(nested(VALUES.map(({ id, value }) => [id, value]))).toEqual({
      ships: { karve: { oars: 8, crew: ['red', 'blue'] } },
      board: { land: ['~~~~~~~~', '~~..~~~~'] },
    });
  });
});

test('a value that its game says nothing of is seen from how it looks', () => {
  expect(VALUES.map(value => shapeOf(value).is)).toEqual(['number', 'list', 'grid']);
  expect(
    shapeOf({
      value: [
        [0, 1],
        [2, 3],
      ],
    }),
  ).toMatchObject({ is: 'list', item: { is: 'list', item: { is: 'number' } } });
});

test('a new item is one that its list may hold', () => {
  expect(fresh({ is: 'number', min: 1, max: 9 })).toBe(1);
  expect(fresh({ is: 'name', of: 'colour', names: ['red'] })).toBe('red');
  const copies = { name: 'copies', label: 'content.copies', shape: { is: 'number', min: 1 }, needed: true } as const;
  expect(fresh({ is: 'record', fields: [copies] })).toEqual({ copies: 1 });
});

describe.each(CATALOGUE.map(entry => [entry.id, entry] as const))('%s', (_id, entry) => {
  it('says what each value is, in every language, without a word of JSON', async () => {
    const game = await entry.load();
    for (const language of ['en', 'it', 'fr', 'es'] as const) {
      const speaker = await speakerFor(game, language, null, 'throw');
      for (const value of game.rules.content?.values ?? []) {
        expect(nameOfValue(value, speaker)).not.toMatch(/\[|\]|\{/);
        expect(saidValue(value, value.value, speaker), value.id).not.toMatch(/[[\]{}"]/);
      }
    }
  });
});
