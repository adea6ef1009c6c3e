// Which part of the house may import which: client, server and cli → host → games → kit → engine. `npm run lint` holds
// every import to it, `import type`, `export … from` and `import(…)` too.
//
// A rule forbids; what no rule forbids is allowed. `$1` stands for what the first bracket of `from` has caught.

/** Files that never ship. They may reach where shipped files may not, so that a test can lay out a whole hall. */
const TEST = String.raw`\.(test|e2e)\.tsx?$|(^|/)(dev|test|e2e)/|/testing\.ts$|^[^/]+\.config\.ts$`;

/** The same within a game of the tests, which is held to what games are held to. */
const TEST_OF_GAME = String.raw`\.(test|e2e)\.tsx?$|^test/.+/(dev|test|e2e)/|/testing\.ts$`;

/** The rooms of the kit that only a page or a test needs. */
const FOR_THE_PAGE = '^src/kit/(look|table)/';
const FOR_TESTS = '^src/kit/test/';

/** A part of src and what of src it may import, besides itself; tests aside. */
const part = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}`, pathNot: TEST },
  to: { path: '^src/', pathNot: [from, ...may].map(path => `^src/${path}`) },
});

export default {
  forbidden: [
    part('engine', 'engine/', [], 'The engine imports no other part: it has never heard of any game.'),
    part('kit', 'kit/', ['engine/'], 'The kit stands on the engine alone.'),
    part('bots', 'bots/', ['engine/', 'games/catalogue'], 'Players for any game know the engine.'),
    part(
      'catalogue',
      'games/[^/]+$',
      ['engine/', 'kit/', 'games/'],
      'The shelf holds games and what they are made of.',
    ),
    part('host', 'host/', ['engine/', 'kit/', 'bots/', 'games/catalogue'], 'A table knows games by the catalogue.'),
    part('lessons', 'lessons/', ['engine/'], 'A lesson knows the engine, and games as they are handed to it.'),
    part(
      'puzzles',
      'puzzles/',
      ['engine/', 'bots/', 'lessons/'],
      'A puzzle is laid out as a lesson is, and solved by those who think ahead.',
    ),
    part('server', 'server/', ['engine/', 'kit/', 'bots/', 'games/catalogue', 'host/'], 'The hall serves tables.'),
    part(
      'client',
      'client/',
      ['engine/', 'kit/', 'bots/', 'games/catalogue', 'host/', 'lessons/', 'puzzles/'],
      'The page has no hall in it.',
    ),
    part(
      'cli',
      'cli/',
      ['engine/', 'kit/', 'bots/', 'games/catalogue', 'host/', 'lessons/', 'puzzles/', 'server/'],
      'The terminal has no page.',
    ),
    {
      name: 'known-part',
      comment: 'A new folder of src needs a rule here.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(engine|kit|games|bots|host|lessons|puzzles|server|client|cli)/' },
      to: {},
    },
    {
      name: 'game',
      comment: 'A game imports kit, engine and its own folder.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(engine|kit|games/$1)/' },
    },
    {
      name: 'no-other-game',
      comment: 'A game never imports another, not even in a test.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'test-game',
      comment:
        'A game of the tests imports kit, engine and its own folder, as every game does, and nothing that tests are written on.',
      severity: 'error',
      from: { path: '^test/([^/]+)/', pathNot: TEST_OF_GAME },
      to: { path: '^(src|test|e2e|dev|scripts)/', pathNot: '^(src/(engine|kit/(look|table|rules|bot))|test/$1)/' },
    },
    {
      name: 'no-other-test-game',
      comment: 'A game never imports another, not even in a test.',
      severity: 'error',
      from: { path: '^test/([^/]+)/' },
      to: { path: ['^src/games/[^/]+/', '^test/[^/]+/'], pathNot: '^test/$1/' },
    },
    {
      name: 'test-game-without-its-table',
      comment: 'Rules, content, words and bots of a game work where there is no page.',
      severity: 'error',
      from: { path: '^test/([^/]+)/', pathNot: [TEST_OF_GAME, '^test/[^/]+/table/'] },
      to: { path: ['^test/$1/table/', FOR_THE_PAGE] },
    },
    {
      name: 'tests-never-ship',
      comment: 'Nothing that ships stands on what is there to test it.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(test|e2e)/' },
    },
    {
      name: 'only-the-catalogue-names-games',
      comment: 'Whoever wants a game asks the catalogue for it.',
      severity: 'error',
      from: { pathNot: [TEST, '^src/games/'] },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'types-of-the-catalogue',
      comment: 'Players for any game are handed one; only the types of the catalogue are theirs.',
      severity: 'error',
      from: { path: '^src/bots/', pathNot: TEST },
      to: { path: '^src/games/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'game-without-its-table',
      comment: 'Rules, content, words and bots of a game work where there is no page.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: [TEST, '^src/games/[^/]+/table/'] },
      to: { path: ['^src/games/$1/table/', FOR_THE_PAGE] },
    },
    {
      name: 'no-page-here',
      comment: 'What looks is for the page and for the tables of games.',
      severity: 'error',
      from: { path: '^src/(kit/(?!look/|table/)|bots/|games/[^/]+$|host/|server/|cli/)', pathNot: TEST },
      to: { path: FOR_THE_PAGE },
    },
    {
      name: 'kit-test-is-for-tests',
      comment: 'What tests are written on is nothing to ship.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: FOR_TESTS },
    },
    {
      name: 'halls-in-their-place',
      comment: 'Tests that need no hall run before its packages are compiled; those that open one are named …-in-hall.',
      severity: 'error',
      from: { path: String.raw`\.test\.tsx?$`, pathNot: ['^src/(server|cli)/', String.raw`-in-hall\.test\.ts$`] },
      to: { path: '^src/server/', pathNot: '/locales/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      comment:
        'Modules that need each other to begin are one module. Types may go in a circle: they are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'found',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'What ships needs no package that is there for the development alone, or by accident.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/cli/bench/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'used',
      comment: 'A module that imports nothing and that nobody imports is forgotten, or an entry to be named here.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [String.raw`\.d\.m?ts$`, '^scripts/service-worker\\.js$', '^src/server/faults/dev/'],
      },
      to: {},
    },
  ],
  options: {
    // TypeScript 7 has no compiler that a tool could call; SWC reads the language, JSX and types included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
