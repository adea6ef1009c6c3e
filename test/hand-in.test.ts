import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { TEST_GAMES } from './catalogue.ts';
import { handIn } from './hand-in.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [handIn()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());

/** What an importer gets for what it asks for. */
const given = async (source: string, importer: string): Promise<string | undefined> =>
  (await server.environments.client.pluginContainer.resolveId(source, at(importer)))?.id;

test.each([
  ['../games/catalogue.ts', '../src/client/games.ts', 'catalogue.ts'],
  ['../../games/catalogue.ts', '../src/server/lobby/games.ts', 'catalogue.ts'],
  ['./found.ts', '../src/client/games.ts', 'found.ts'],
  ['../found.ts', '../src/client/table/load-table.ts', 'found.ts'],
])('%s for %s is the one of the tests', async (source, importer, file) => {
  expect(await given(source, importer)).toBe(at(file));
});

test.each([
  ['../src/games/catalogue.ts', 'catalogue.ts'],
  ['../src/client/found.ts', 'found.ts'],
])('%s for %s of the tests is the one that ships', async (source, importer) => {
  expect(await given(source, importer)).toBe(at(source));
});

test('suites that go over the catalogue have the games that never ship', () => {
  expect(CATALOGUE).toEqual([...CATALOGUE.filter(game => !TEST_GAMES.includes(game)), ...TEST_GAMES]);
  expect(TEST_GAMES.length).toBeGreaterThan(0);
});

test('a page that ships has never heard of it', async () => {
  const { default: shipped } = await import('../vite.config.ts');
  expect(JSON.stringify(shipped)).not.toContain('hand-in');
});
