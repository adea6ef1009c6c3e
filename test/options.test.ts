import { describe, expect, test } from 'vitest';
import { clausesOf } from '../e2e/rules-text.ts';
import { defaultOptions, faultsOfOptions, readOptions, usualValue, valuesFor } from '../src/engine/contract/options.ts';
import { CATALOGUE } from './catalogue.ts';

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));

describe.each(games.map(({ rules }) => ({ rules, id: rules.id })))('every option of $id', ({ rules, id }) => {
  const { options, seats } = rules;
  const clauses = clausesOf(id);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

  test('has a clause, and values that fit the seats', () => {
    expect(faultsOfOptions(options, seats)).toEqual([]);
    for (const { name, clause } of options) expect(clauses, name).toContain(clause);
  });

  test.each(counts)('with %i seats is as usual unless the table chooses another value that it has', count => {
    for (const spec of options) {
      if ('order' in spec) continue;
      const { name } = spec;
      expect(readOptions(options, {}, count)[name]).toBe(usualValue(spec, count));
      for (const value of valuesFor(spec, count)) {
        const chosen = { ...defaultOptions(options, count), [name]: value };
        expect(readOptions(options, { [name]: value }, count)).toEqual(chosen);
      }
      expect(() => readOptions(options, { [name]: 'of-odin' }, count)).toThrow(name);
    }
  });
});
