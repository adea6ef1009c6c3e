import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../src/engine/chance/chance.ts';
import { determinism } from '../src/engine/conformance/determinism.ts';
import { randomOptions } from '../src/engine/conformance/option-sets.ts';
import type { Subject } from '../src/engine/conformance/subject.ts';
import { CATALOGUE } from './catalogue.ts';

const TIMEOUT = 120_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const games = await Promise.all(CATALOGUE.map(entry => entry.load()));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules/.elsewhere-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'test/elsewhere.ts', outDir: folder, emptyOutDir: false, copyPublicDir: false },
  });
}, TIMEOUT);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another process, in another place and another language. */
async function elsewhere({ rules, options, seats, seed }: Subject): Promise<string> {
  const given = JSON.stringify({ game: rules.id, options, seats, seed });
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'elsewhere.js'), given], {
    env: { PATH: process.env.PATH, TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  });
  return stdout;
}

describe.each(games.map(({ rules }) => ({ rules, id: rules.id })))('$id', ({ rules }) => {
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);

  test.each(counts)(
    'with %d seats comes to the same end in another process',
    async seats => {
      const options = randomOptions(rules.options, seats, new FastChance(`elsewhere ${seats}`));
      const problems: string[] = [];
      for await (const problem of determinism({ rules, options, seats, seed: 'elsewhere' }, elsewhere))
        problems.push(problem);
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
});
