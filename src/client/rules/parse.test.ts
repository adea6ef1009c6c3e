import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownFile } from '../../../test/own-path.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { inlines, termFinder } from './inline.ts';
import { blocksOf, clausesOf, locate, parseRules } from './parse.ts';

const RULES = `# A game: the rules

Ours, not the publisher’s.

## 1 The board

**AG-1.1** There are two islands (AG-2.1).

**AG-1.2** Each island holds one
figure.

## 2 Play

**AG-2.1** A turn is one act.

### Cards

**AG-C-big-wave** Big Wave: \`all\` figures fall.

Example. Nothing stands after it.

> **Example** [g1-wave](../scenarios/g1-wave.json): Two stood there. *Both fall.*
`;
const rules = parseRules(RULES);

describe('the rules', () => {
  it('have a title, a preface and chapters', () => {
    expect(rules.title).toBe('A game: the rules');
    expect(rules.intro).toEqual(['Ours, not the publisher’s.']);
    expect(rules.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['AG-1', 'The board'],
      ['AG-2', 'Play'],
    ]);
  });

  it('have clauses by id, over line breaks', () => {
    expect(clausesOf(rules).get('AG-1.2')?.text).toBe('Each island holds one figure.');
    expect([...clausesOf(rules).keys()]).toEqual(['AG-1.1', 'AG-1.2', 'AG-2.1', 'AG-C-big-wave']);
  });

  it('have sections and paragraphs that are no clauses', () => {
    const [, play] = rules.chapters;
    expect(play.sections.map(({ title }) => title)).toEqual([null, 'Cards']);
    expect(blocksOf(play).at(-2)).toEqual({ id: null, text: 'Example. Nothing stands after it.' });
  });

  it('have examples that say which scenario they were taken from', () => {
    const [, play] = rules.chapters;
    const text = '**Example.** Two stood there. *Both fall.*';
    expect(blocksOf(play).at(-1)).toEqual({ id: null, text, scenario: 'g1-wave' });
  });

  it('are found by clause and by chapter', () => {
    expect(locate(rules, 'AG-C-big-wave')).toMatchObject({ chapter: { id: 'AG-2' }, clause: 'AG-C-big-wave' });
    expect(locate(rules, 'AG-2')).toMatchObject({ chapter: { id: 'AG-2' }, clause: null });
    expect(locate(rules, 'AG-9')).toBeNull();
  });
});

describe('a clause', () => {
  const known = (id: string) => clausesOf(rules).has(id);

  it('links to other clauses, and only to those there are', () => {
    expect(inlines('See AG-2.1, not AG-7.7.', known).map(({ kind, text }) => [kind, text])).toEqual([
      ['plain', 'See '],
      ['clause', 'AG-2.1'],
      ['plain', ', not '],
      ['plain', 'AG-7.7'],
      ['plain', '.'],
    ]);
  });

  it('marks a term where it stands first, and no part of another word', () => {
    const terms = termFinder(
      new Map([
        ['Wave', 'wave'],
        ['Big Wave', 'big-wave'],
      ]),
    );
    const found = inlines('Big Wave. A wave. A wavelet and two Waves; `wave`.', known, terms);
    expect(found.filter(({ kind }) => kind === 'term').map(({ text, to }) => [text, to])).toEqual([
      ['Big Wave', 'big-wave'],
      ['wave', 'wave'],
    ]);
    expect(found.map(({ text }) => text).join('')).toBe('Big Wave. A wave. A wavelet and two Waves; wave.');
  });
});

it('reads every clause of every game’s rules', () => {
  for (const { id } of CATALOGUE) {
    const text = readFileSync(ownFile('docs/rules/<game>.md', id), 'utf8');
    const written = text.match(/^\*\*[A-Z]+-[\w.-]+\*\*/gm)?.map(mark => mark.slice(2, -2));
    expect([...clausesOf(parseRules(text)).keys()]).toEqual(written);
  }
});
