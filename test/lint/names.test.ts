import { describe, expect, it } from 'vitest';
import { type House, lint } from './planted.ts';

/** Two games on the shelf, one that is not there yet and one of the tests, and a hall that has never heard of them. */
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
  'docs/scenario.sea-king.schema.json': JSON.stringify({
    places: { enum: ['aegirsey', 'harbour', 'set-up', 'ebb'] },
    choices: [{ const: 'turn-the-tide' }, { enum: ['both-have-it'] }],
  }),
  'src/games/sea-king/locales/en/places.ts':
    "'place.aegirsey': 'Ægirsey', 'place.ransey': 'Ránsey', 'place.harbour': 'Harbour',",
  'src/games/sea-king/locales/it.ts':
    "'place.aegirsey': 'Egirsey', 'place.ransey': 'Ransey', 'place.harbour': 'Porto',",
  'src/games/sea-king/locales/fr.ts': `'place.ransey':\n "Ránsey", 'place.harbour': 'Port', 'fact.ebbed': 'Ebbed'`,
  'src/games/sea-king/locales/es.ts': "'place.ransey': 'Ránsey', 'place.harbour': 'Puerto', 'place.ymirsey': 'Ymirsey'",
  'docs/scenario.tafl.schema.json': JSON.stringify({ enum: ['both-have-it'] }),
  'src/games/half-moon/vocabulary.ts': "export const title = 'half-moon'; // HM-1.1",
  'docs/rules/half-moon.md': '# Half Moon: the rules\n\n**HM-1.1** There is a moon.',
  'test/catalogue.ts': "import { entry as goose } from './goose/entry.ts';",
  'test/goose/entry.ts': "export const entry = { id: 'goose' };",
  'test/goose/rules/goose.md': '# The Game of the Goose: the rules\n\n**GG-1.1** A goose walks.',
  'test/goose/table/table.css': '.gs-path { color: green }',
  'test/golden/other.test.ts': 'export {};',
  'src/client/App.tsx':
    "export const App = () => <p class='sk-plank'>The sea is wide, and a kingfisher waits on the seaboard.</p>;",
  // Ordinary words in which a name is hidden, or that are hidden in a name.
  'src/client/words.ts':
    'const seaKingdom = 1, overseaKing = 2, undersea = [king], stafl = 3, mongoose = 4, gooseberry = "by the half, moonless";',
  'src/client/things.ts': "const harbour = 'both-have-it'; /* turn the tide, set-up, ransacked, aegirsey, ymirsey */",
  // A game may call a thing of its own as another does.
  'src/games/tafl/rules/places.ts': "const places = ['ransey', 'turn-the-tide'];",
  'src/client/dashes.css': '.sk-gs-path, .sk-tb { --sk-sea-green: 1 } /* a far-sea-map */',
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
  ['src/client/before.ts', 'const seaKingRules = 1;', 'src/client/before.ts:1 names sea-king: seaKing'],
  ['src/client/after.ts', 'useSeaKing();', 'src/client/after.ts:1 names sea-king: SeaKing'],
  ['src/client/within.ts', 'type A = MySeaKingChoice;', 'src/client/within.ts:1 names sea-king: SeaKing'],
  ['src/client/pascal.ts', 'type A = SeaKingChoice;', 'src/client/pascal.ts:1 names sea-king: SeaKing'],
  ['src/client/letters.ts', 'type A = HTMLSeaKing;', 'src/client/letters.ts:1 names sea-king: SeaKing'],
  ['src/client/snake.ts', 'const the_sea_king_map = 1;', 'src/client/snake.ts:1 names sea-king: sea_king'],
  ['src/client/loud.ts', 'const MY_SEA_KING_MAP = 1;', 'src/client/loud.ts:1 names sea-king: SEA_KING'],
  ['src/client/kebab.ts', "open('old-sea-king-map');", 'src/client/kebab.ts:1 names sea-king: sea-king'],
  ['src/client/title-in.ts', 'let myKingOfTheSea;', 'src/client/title-in.ts:1 names sea-king: KingOfTheSea'],
  ['src/client/UseTafl.tsx', 'export {};', 'src/client/UseTafl.tsx names tafl: Tafl'],
  ['src/client/soon.ts', 'const halfMoonRules = 1;', 'src/client/soon.ts:1 names half-moon: halfMoon'],
  ['src/client/soon-clause.ts', '// HM-1.1', 'src/client/soon-clause.ts:1 names half-moon: HM-'],
  ['test/tried.test.ts', "load('goose');", 'test/tried.test.ts:1 names goose: goose'],
  ['src/client/tried.css', '.gs-path { color: red }', 'src/client/tried.css:1 names goose: gs-'],
  ['src/client/tried.ts', '// by GG-1.1', 'src/client/tried.ts:1 names goose: GG-'],
  ['test/goose/rules/index.ts', '// as in tafl', 'test/goose/rules/index.ts:1 names tafl: tafl'],
  ['src/client/place.ts', "visit('place:ransey');", 'src/client/place.ts:1 names sea-king: ransey'],
  ['src/client/label.ts', "said('Ránsey falls');", 'src/client/label.ts:1 names sea-king: Ránsey'],
  ['src/client/island.ts', 'const toRansey = 1;', 'src/client/island.ts:1 names sea-king: Ransey'],
  ['e2e/tide.ts', "kind === 'turn-the-tide'", 'e2e/tide.ts:1 names sea-king: turn-the-tide'],
  ['src/client/made.tsx', "const name = 'tb-' + kind;", 'src/client/made.tsx:1 names tafl: tb-'],
  ['src/client/dye.css', 'p { color: var(--tb-dye) }', 'src/client/dye.css:1 names tafl: tb-'],
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
