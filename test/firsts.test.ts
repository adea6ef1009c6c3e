/** What a first game explains: questions that are asked, by clauses that are there. */
import { describe, expect, it } from 'vitest';
import { readClauses } from '../src/cli/clauses.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';

const FIRSTS = import.meta.glob<{ readonly firsts: Readonly<Record<string, readonly string[]>> }>(
  '../src/games/*/table/extras/firsts.ts',
  { eager: true },
);

/** The first sentence of a clause that says who wins. */
const WON = /^[^.]*\bwins\b/;
/** Goes on from the clause before. */
const GOES_ON = /^(?:Then|After that|Otherwise|It)\b/;
const clauseText = (game: string | undefined, wanted: string): string =>
  readClauses(game ?? '').find(({ id }) => id === wanted)?.text ?? '';

describe.each(Object.entries(FIRSTS))('%s', (path, { firsts }) => {
  const id = /games\/([^/]+)\//.exec(path)?.[1];

  it('names questions of its game and clauses of its rules alone', async () => {
    const game = await CATALOGUE.find(entry => entry.id === id)?.load();
    const clauses = new Set(readClauses(id ?? '').map(clause => clause.id));
    expect(Object.keys(firsts).filter(prompt => !game?.rules.vocabulary?.prompts[prompt])).toEqual([]);
    const told = Object.values(firsts).flat();
    expect(told.filter(clause => !clauses.has(clause))).toEqual([]);
    for (const [prompt, some] of Object.entries(firsts)) expect(new Set(some).size, prompt).toBe(some.length);
  });

  it('explains each thing in a sentence that needs none before it', () => {
    const torn = Object.values(firsts)
      .flat()
      .map(clause => clauseText(id, clause))
      .filter(text => GOES_ON.test(text));
    expect(torn).toEqual([]);
  });

  it('tells first of all how the game is won', () => {
    const [first] = Object.values(firsts)
      .flat()
      .filter(clause => WON.test(clauseText(id, clause)));
    const opening = Object.values(firsts).map(([clause]) => clause);
    expect(opening).toContain(first);
  });
});
