import { describe, expect, it } from 'vitest';
import { type House, lint } from './planted.ts';

/** Two games, and a hall that has never heard of them. */
const HOUSE: House = {
  'src/games/games.ts': "export const GAMES = ['sea-king', 'tafl'];",
  'src/games/dev/toy.ts': 'export {};',
  'src/games/sea-king/entry.ts': 'export {};',
  'src/games/tafl/entry.ts': 'export {};',
  'src/games/sea-king/index.ts': "export const title = 'King of the Sea'; // SK-1.1 sea-king",
  'src/games/sea-king/table/table.css':
    '/* .other */\n@media (min-width: 1.5rem) { .sea-map > .sk-plank { inset: .5em } }',
  'docs/rules/sea-king.md': '# King of the Sea: the rules\n\n**SEA-1.1** The sea has a king.',
  'src/games/tafl/table/table.css': '.tafl-board, .tb-piece.tb-lit { color: red }',
  'src/client/App.tsx':
    "export const App = () => <p class='sk-plank'>The sea is wide, and a kingfisher waits on the seaboard.</p>;",
};

it('a house where each game is named in its own folder alone passes', () => {
  const { code, lines } = lint('names', HOUSE);
  expect(lines).toEqual([expect.stringMatching(/^Names of games: none in \d+ files/)]);
  expect(code).toBe(0);
});

/** What is planted where, and what must be said of it. */
const PLANTED: readonly (readonly [path: string, text: string, said: string])[] = [
  ['src/client/id.ts', "open('sea-king');", 'src/client/id.ts:1 names sea-king: sea-king'],
  ['src/client/camel.ts', '\nconst seaKing = 1;', 'src/client/camel.ts:2 names sea-king: seaKing'],
  [
    'src/client/title.test.ts',
    '// as in King of the Sea',
    'src/client/title.test.ts:1 names sea-king: King of the Sea',
  ],
  ['src/kit/look/map.css', '.sea-map { color: blue }', 'src/kit/look/map.css:1 names sea-king: sea-'],
  ['src/host/clause.ts', '// by SEA-1.1', 'src/host/clause.ts:1 names sea-king: SEA-'],
  ['src/server/tafl.ts', 'export {};', 'src/server/tafl.ts names tafl: tafl'],
  [
    'src/games/tafl/rules/index.ts',
    "import '../../sea-king/index.ts';",
    'src/games/tafl/rules/index.ts:1 names sea-king: sea-king',
  ],
  ['scripts/some.mjs', "find('.tb-piece');", 'scripts/some.mjs:1 names tafl: tb-'],
  ['e2e/walk.e2e.ts', "await page.click('.sea-map');", 'e2e/walk.e2e.ts:1 names sea-king: sea-'],
  ['test/some.test.ts', "expect(game).toBe('tafl');", 'test/some.test.ts:1 names tafl: tafl'],
  ['dev/hall/main.tsx', '// tafl', 'dev/hall/main.tsx:1 names tafl: tafl'],
  ['index.html', '<title>Tafl</title>', 'index.html:1 names tafl: Tafl'],
  [
    'src/games/tafl/table/more.css',
    'td.wide { color: red }',
    'src/games/tafl/table/more.css: .wide does not begin with letters of its game',
  ],
  [
    'src/games/sea-king/table/more.css',
    '.tb-sea { color: red }',
    'sea-king and tafl both have classes that begin with .tb-',
  ],
];

describe('a house that gossips', () => {
  const { code, lines } = lint('names', { ...HOUSE, ...Object.fromEntries(PLANTED) });

  it('fails', () => {
    expect(code).toBe(1);
  });

  it.each(PLANTED)('%s: %s', (_path, _text, said) => {
    expect(lines).toContainEqual(expect.stringContaining(said));
  });
});
