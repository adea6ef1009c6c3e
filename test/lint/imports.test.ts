import { describe, expect, it } from 'vitest';
import { type House, lint } from './planted.ts';

/** A house in order: every part imports what it may. */
const HOUSE: House = {
  'package.json': '{ "type": "module", "devDependencies": { "whetstone": "1.0.0" } }',
  'node_modules/whetstone/package.json': '{ "name": "whetstone", "version": "1.0.0", "main": "index.js" }',
  'node_modules/whetstone/index.js': '',
  'src/engine/play.ts': 'export const play = 1;\nexport type Play = number;',
  'src/kit/rules/push.ts': "export { play } from '../../engine/play.ts';",
  'src/kit/look/Icon.tsx': "import { play } from '../../engine/play.ts';\nexport const Icon = () => <b>{play}</b>;",
  'src/kit/table/Tabs.tsx': "import { Icon } from '../look/Icon.tsx';\nexport const Tabs = () => <Icon />;",
  'src/kit/test/suite.ts': "export { push } from '../rules/push.ts';",
  'src/games/tafl/rules/index.ts': "import { play } from '../../../kit/rules/push.ts';\nexport const rules = play;",
  'src/games/tafl/rules/index.test.ts': "import '../../../kit/test/suite.ts';\nimport './index.ts';",
  'src/games/tafl/table/Table.tsx':
    "import { Tabs } from '../../../kit/table/Tabs.tsx';\nimport '../rules/index.ts';\nexport const Table = () => <Tabs />;",
  'src/games/dice/rules/index.ts':
    "import type { Play } from '../../../engine/play.ts';\nexport const rules: Play = 2;",
  'src/games/catalogue.ts':
    "export const load = () => [import('./tafl/rules/index.ts'), import('./dice/rules/index.ts')];",
  'src/bots/random.ts': "import type { load } from '../games/catalogue.ts';\nexport type Loaded = typeof load;",
  'src/host/host.ts': "import '../games/catalogue.ts';\nimport '../bots/random.ts';\nexport const host = 3;",
  'src/lessons/lesson.ts': "export { play } from '../engine/play.ts';",
  'src/puzzles/puzzle.ts': "export { play } from '../lessons/lesson.ts';",
  'src/server/hall.ts': "export { host } from '../host/host.ts';",
  'src/server/hall.test.ts': "import './hall.ts';\nimport '../games/tafl/table/Table.tsx';",
  'src/client/App.tsx':
    "import { host } from '../host/host.ts';\nimport { Icon } from '../kit/look/Icon.tsx';\nexport const App = () => <Icon key={host} />;",
  'src/cli/main.ts':
    "import '../lessons/lesson.ts';\nimport '../puzzles/puzzle.ts';\nexport { host } from '../server/hall.ts';",
  // A game that never ships, and what hands it in.
  'test/goose/rules/index.ts': "import { play } from '../../../src/kit/rules/push.ts';\nexport const rules = play;",
  'test/goose/rules/index.test.ts': "import '../../../src/kit/test/suite.ts';\nimport './index.ts';",
  'test/goose/e2e/on-page.ts': "export { push } from '../../../src/kit/test/suite.ts';",
  'test/goose/table/Table.tsx':
    "import { Tabs } from '../../../src/kit/table/Tabs.tsx';\nimport '../rules/index.ts';\nexport const Table = () => <Tabs />;",
  'test/fox/rules/index.ts': "export { play } from '../../../src/engine/play.ts';",
  'test/catalogue.ts':
    "import '../src/games/catalogue.ts';\nexport const load = () => [import('./goose/rules/index.ts'), import('./fox/rules/index.ts')];",
};

it('a house in order passes', () => {
  expect(lint('imports', HOUSE)).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^Imports: \d+ modules in order$/)],
  });
});

/** What is planted where, and the rule that must find what it imports. */
const PLANTED: readonly (readonly [rule: string, path: string, target: string, line: string])[] = [
  ['engine', 'src/engine/play.ts', 'src/kit/rules/push.ts', "import '../kit/rules/push.ts';"],
  ['engine', 'src/engine/play.ts', 'src/host/host.ts', "import type { host } from '../host/host.ts';"],
  ['kit', 'src/kit/look/Icon.tsx', 'src/host/host.ts', "export { host } from '../../host/host.ts';"],
  ['bots', 'src/bots/random.ts', 'src/host/host.ts', "import '../host/host.ts';"],
  ['catalogue', 'src/games/catalogue.ts', 'src/host/host.ts', "import '../host/host.ts';"],
  ['host', 'src/host/host.ts', 'src/server/hall.ts', "import '../server/hall.ts';"],
  ['lessons', 'src/lessons/lesson.ts', 'src/host/host.ts', "import '../host/host.ts';"],
  ['puzzles', 'src/puzzles/puzzle.ts', 'src/host/host.ts', "import '../host/host.ts';"],
  ['server', 'src/server/hall.ts', 'src/cli/main.ts', "const later = import('../cli/main.ts');"],
  ['client', 'src/client/App.tsx', 'src/server/hall.ts', "import '../server/hall.ts';"],
  ['cli', 'src/cli/main.ts', 'src/client/App.tsx', "import '../client/App.tsx';"],
  ['known-part', 'src/shed/axe.ts', 'src/engine/play.ts', "import '../engine/play.ts';"],
  ['game', 'src/games/tafl/rules/index.ts', 'src/host/host.ts', "import type { host } from '../../../host/host.ts';"],
  [
    'no-other-game',
    'src/games/tafl/rules/index.test.ts',
    'src/games/dice/rules/index.ts',
    "import '../../dice/rules/index.ts';",
  ],
  ['test-game', 'test/goose/rules/index.ts', 'src/host/host.ts', "import '../../../src/host/host.ts';"],
  ['test-game', 'test/goose/table/Table.tsx', 'src/kit/test/suite.ts', "import '../../../src/kit/test/suite.ts';"],
  ['test-game', 'test/fox/rules/index.ts', 'test/catalogue.ts', "import type { load } from '../../catalogue.ts';"],
  [
    'no-other-test-game',
    'test/goose/rules/index.test.ts',
    'test/fox/rules/index.ts',
    "import '../../fox/rules/index.ts';",
  ],
  [
    'no-other-test-game',
    'test/goose/e2e/on-page.ts',
    'src/games/dice/rules/index.ts',
    "import '../../../src/games/dice/rules/index.ts';",
  ],
  [
    'test-game-without-its-table',
    'test/goose/rules/index.ts',
    'src/kit/look/Icon.tsx',
    "import '../../../src/kit/look/Icon.tsx';",
  ],
  ['tests-never-ship', 'src/server/hall.ts', 'test/goose/rules/index.ts', "import '../../test/goose/rules/index.ts';"],
  [
    'only-the-catalogue-names-games',
    'src/client/App.tsx',
    'src/games/tafl/table/Table.tsx',
    "const tafl = import('../games/tafl/table/Table.tsx');",
  ],
  [
    'types-of-the-catalogue',
    'src/bots/random.ts',
    'src/games/catalogue.ts',
    "import { load } from '../games/catalogue.ts';",
  ],
  [
    'game-without-its-table',
    'src/games/tafl/rules/index.ts',
    'src/games/tafl/table/Table.tsx',
    "import '../table/Table.tsx';",
  ],
  [
    'game-without-its-table',
    'src/games/dice/rules/index.ts',
    'src/kit/look/Icon.tsx',
    "import '../../../kit/look/Icon.tsx';",
  ],
  [
    'no-page-here',
    'src/server/hall.ts',
    'src/kit/table/Tabs.tsx',
    "import type { Tabs } from '../kit/table/Tabs.tsx';",
  ],
  ['no-page-here', 'src/kit/rules/push.ts', 'src/kit/look/Icon.tsx', "import '../look/Icon.tsx';"],
  [
    'kit-test-is-for-tests',
    'src/games/tafl/table/Table.tsx',
    'src/kit/test/suite.ts',
    "import '../../../kit/test/suite.ts';",
  ],
  [
    'halls-in-their-place',
    'src/games/tafl/rules/index.test.ts',
    'src/server/hall.ts',
    "import '../../../server/hall.ts';",
  ],
  [
    'no-cycle',
    'src/kit/look/Icon.tsx',
    'src/kit/table/Tabs.tsx → src/kit/look/Icon.tsx',
    "import '../table/Tabs.tsx';",
  ],
  ['found', 'src/cli/main.ts', './mian.ts', "import './mian.ts';"],
  ['declared', 'src/server/hall.ts', 'node_modules/whetstone/index.js', "import 'whetstone';"],
  ['used', 'src/host/forgotten.ts', 'src/host/forgotten.ts', 'export const forgotten = true;'],
];

/** All of it at once: the checker looks at each import for itself. */
function spoilt(): House {
  const house: Record<string, string> = { ...HOUSE };
  for (const [, path, , line] of PLANTED) house[path] = `${line}\n${house[path] ?? ''}`;
  return house;
}

describe('a spoilt house', () => {
  const { code, lines } = lint('imports', spoilt());

  it('fails', () => {
    expect(code).toBe(1);
  });

  it.each(PLANTED)('%s: %s does not import %s', (rule, path, target) => {
    expect(lines).toContainEqual(expect.stringContaining(`${path} → ${target}: ${rule}. `));
  });

  it('fails by every rule there is', async () => {
    const file = new URL('../../.dependency-cruiser.mjs', import.meta.url).href;
    const { default: config } = (await import(/* @vite-ignore */ file)) as {
      default: { forbidden: { name: string }[] };
    };
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
  });
});
