import { describe, expect, it } from 'vitest';
import { parseRules } from './parse.ts';
import { findClauses, folded, highlighted, matches, queryOf } from './search.ts';

const rules = parseRules(`# Rules

## 1 Battle

**AG-1.1** Every crew must seal a card. A sealed card may be changed.

**AG-1.2** Egil’s Oath raises a stat.

## 2 Vetrnátt

**AG-2.1** The burnt farm falls.
`);
const idsOf = (text: string) =>
  findClauses(rules, queryOf(text)).chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
  );

describe('a search', () => {
  it('finds words by their beginning', () => {
    expect(idsOf('seal')).toEqual(['AG-1.1']);
    expect(idsOf('age')).toEqual([]);
  });

  it('wants every word', () => {
    expect(idsOf('card seal')).toEqual(['AG-1.1']);
    expect(idsOf('card oath')).toEqual([]);
  });

  it('does not mind case, accents and apostrophes', () => {
    expect(idsOf("egil's")).toEqual(['AG-1.2']);
    expect(idsOf('VETRNATT')).toEqual(['AG-2.1']);
  });

  it('finds a clause by its id and a chapter by its title', () => {
    expect(idsOf('AG-1.2')).toEqual(['AG-1.2']);
    expect(idsOf('battle')).toEqual(['AG-1.1', 'AG-1.2']);
  });

  it('shows everything while nothing is looked for', () => {
    expect(findClauses(rules, queryOf('  ')).clauses).toBe(3);
  });
});

describe('a hit', () => {
  it('is marked to the end of its word', () => {
    expect(highlighted(queryOf('seal'), 'Seal it. Sealed!')).toEqual([
      { text: 'Seal', hit: true },
      { text: ' it. ', hit: false },
      { text: 'Sealed', hit: true },
      { text: '!', hit: false },
    ]);
  });

  it('is marked in the text as it is printed', () => {
    expect(highlighted(queryOf('vetrnatt'), 'The Vetrnátt phase').map(({ text }) => text)).toEqual([
      'The ',
      'Vetrnátt',
      ' phase',
    ]);
  });
});

it('folds without changing the length of a text', () => {
  for (const text of ['Þórr’s Œuvre', 'ﬁn İstanbul 🛡', 'À propos']) expect(folded(text)).toHaveLength(text.length);
  expect(matches(queryOf('a propos'), 'À propos')).toBe(true);
});
