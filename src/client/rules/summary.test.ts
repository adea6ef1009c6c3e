import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/contract/game.ts';
import { clausesOf, parseRules } from './parse.ts';
import { chaptersOf, leadOf, type SummaryPlan } from './summary.ts';

const RULES = parseRules(`# A game

**How it is won.** By the *most* (XY-1.1).

Ours alone.

## 1 The aim

**XY-1.1** Who has the *most* (chapter 2) wins (XY-2.1, XY-A-tie), but see XY-1.2.

**XY-1.2** Nobody needs this.

## 2 Not told

**XY-2.1** Nor this.
`);

test('the clauses that are chosen stand under their chapters, without what leads elsewhere', () => {
  expect(chaptersOf(RULES, ['XY-1.1'])).toEqual([
    { title: 'The aim', clauses: [{ id: 'XY-1.1', text: 'Who has the most wins, but see 1.2.' }] },
  ]);
  expect(chaptersOf(RULES, [])).toEqual([]);
});

test('what the rules begin with leads, and their small print does not', () => {
  expect(leadOf(RULES)).toEqual([{ title: 'How it is won.', text: 'By the most.' }]);
});

const GAMES = new URL('../../games/', import.meta.url);
const PLANS = Object.entries(
  import.meta.glob<SummaryPlan>('../../games/*/table/summary.json', { eager: true, import: 'default' }),
).map(([path, plan]) => ({ game: path.split('/').at(-3) ?? '', plan }));

describe.each(PLANS)('the summary of $game', ({ game, plan }) => {
  test.each(LANGUAGES)('has all it names, in %s', language => {
    const file = `../../docs/rules/${language === 'en' ? game : `${game}.${language}`}.md`;
    const rules = parseRules(readFileSync(new URL(file, GAMES), 'utf8'));
    const clauses = clausesOf(rules);
    expect(leadOf(rules)).toHaveLength(3);
    for (const id of plan.pages.flat()) {
      expect(clauses.has(id), id).toBe(true);
      const printed = chaptersOf(rules, [id])[0].clauses[0].text;
      expect(printed, `${id} leads elsewhere`).not.toMatch(/\b[A-Z]{2}-[\w.]/);
    }
  });

  test('has the same tables in every language', () => {
    expect(plan.pages).toHaveLength(2);
    const shape = (language: (typeof LANGUAGES)[number]) =>
      plan.tables[language].map(tables => tables.map(({ head, rows }) => [head.length, rows.map(row => row.length)]));
    for (const language of LANGUAGES) {
      expect(shape(language), language).toEqual(shape('en'));
      for (const { head, rows } of plan.tables[language].flat()) {
        for (const row of rows) expect(row).toHaveLength(head.length);
      }
    }
  });
});

test('every game has one', () => {
  const games = readdirSync(GAMES, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
  expect(PLANS.map(({ game }) => game).sort()).toEqual(games.sort());
});
