import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestHall } from '../dev/open-test-hall.ts';
import { openHttpHall } from '../http/dev/http-hall.ts';
import { openPostOffice } from '../notices/dev/post-office.ts';
import { newDatabase } from '../store/dev/databases.ts';
import { openStore } from '../store/open-store.ts';
import { headersOf } from './answers.ts';
import { factsOf, lookAtDatabase, lookAtSteps } from './database.ts';
import { examine, lookAtClock } from './examine.ts';
import type { Finding } from './finding.ts';
import { lookAtFolder, lookAtRoom } from './folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skali-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A port that nobody listens on. */
const silent = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const all = async (env: Readonly<Record<string, string>>) =>
  (await examine({ DATA_DIR: folder, ...env })).flatMap(({ findings }) => findings);
const wrongs = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'wrong');

describe('a doctor for halls', () => {
  it('finds nothing wrong with a hall that was never opened, and makes nothing', async () => {
    const data = join(folder, 'data');
    const findings = await all({ DATA_DIR: data, PORT: String(await silent()) });
    expect(wrongs(findings)).toEqual([]);
    expect(findings.map(({ what }) => what).join()).toContain('No hall answers');
    expect(existsSync(data)).toBe(false);
  });

  it('names every setting that is wrong, and never its value', async () => {
    const findings = await all({ PORT: 'harbour', DATABASE_URL: 'mysql://hunter2@x/y' });
    expect(wrongs(findings).map(({ what }) => what.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  it('finds a hall that answers, by its port and by its address, with lines to its tables', async () => {
    const hall = await openTestHall();
    const findings = await all({ DATA_DIR: hall.folder, PORT: String(hall.port), PUBLIC_URL: hall.url });
    expect(wrongs(findings)).toEqual([]);
    const words = findings.map(({ what }) => what).join('\n');
    expect(words).toContain('and is ready');
    expect(words).toContain('Lines to tables (WebSocket) come through.');
    expect(words).toMatch(/is whole \(SQLite \d/);
    expect(words).toContain('The database is up to date.');
    await hall.close();
  });

  it('finds an address at which nobody answers, and a mail server that is away', async () => {
    const away = `127.0.0.1:${await silent()}`;
    const env = { PUBLIC_URL: `http://${away}`, SMTP_URL: `smtp://me:hush@${away}`, MAIL_FROM: 'hall@hall.test' };
    const found = wrongs(await all({ ...env, PORT: String(await silent()) }));
    expect(found.map(({ what }) => what.replace(away, 'X'))).toEqual([
      expect.stringMatching(/^http:\/\/X cannot be reached from here: .*ECONNREFUSED/),
      expect.stringMatching(/^The mail server X does not take letters: .*ECONNREFUSED/),
    ]);
    expect(JSON.stringify(found)).not.toContain('hush');
    const post = await openPostOffice();
    const findings = await all({ PUBLIC_URL: 'https://hall.invalid', SMTP_URL: post.url, MAIL_FROM: 'hall@hall.test' });
    expect(findings.map(({ what }) => what).join()).toMatch(/The mail server [\d.:]+ answers/);
    await post.close();
  });
});

describe('the folder', () => {
  it('is its owner’s alone, and its files too', () => {
    expect(wrongs(lookAtFolder(folder))).toEqual([]);
    chmodSync(folder, 0o755);
    expect(wrongs(lookAtFolder(folder))).toMatchObject([{ mend: `chmod 700 ${folder}` }]);
    chmodSync(folder, 0o700);
    const file = join(folder, 'skali.db');
    writeFileSync(file, '', { mode: 0o644 });
    expect(wrongs(lookAtFolder(folder))).toMatchObject([
      { what: `Others may read ${file}.`, mend: `chmod 600 ${file}` },
    ]);
    expect(wrongs(lookAtFolder(file))).toMatchObject([{ what: `${file} is no folder.` }]);
  });

  it.each([
    [50, 'wrong'],
    [500, 'note'],
    [50_000, 'well'],
  ])('with %i MB of room is %s', (megabytes, level) => {
    expect(lookAtRoom('/x', () => megabytes * 1024 * 1024)).toMatchObject({ level });
  });
});

describe('the database', () => {
  it('is told to be damaged, or of a newer Skáli', async () => {
    const file = join(folder, 'skali.db');
    writeFileSync(file, 'a saga, and no database'.repeat(100));
    expect(await lookAtDatabase(file)).toMatchObject([
      { level: 'wrong', what: expect.stringContaining('not a database') },
    ]);
    expect(lookAtSteps({ missing: [], unknown: ['999-later'] })).toMatchObject({ level: 'wrong' });
    expect(lookAtSteps({ missing: ['008'], unknown: [] })).toMatchObject({ level: 'note' });
    const older = join(folder, 'older');
    mkdirSync(older);
    await (await openStore({ file: join(older, 'skali.db') })).close();
    expect(wrongs(await lookAtDatabase(join(older, 'skali.db')))).toEqual([]);
  });

  it('in PostgreSQL answers with its version, or is told not to', async () => {
    const { where, remove } = await newDatabase('postgres');
    onTestFinished(remove);
    const findings = await lookAtDatabase(where);
    expect(findings[0].what).toMatch(/answers \(PostgreSQL \d+/);
    // Those of the tests do not wait for the disk.
    expect(wrongs(findings).every(({ what }) => what.includes('before it has written'))).toBe(true);
    const [away] = await lookAtDatabase('postgres://me:hush@127.0.0.1:1/x');
    expect(away).toMatchObject({ level: 'wrong', what: expect.stringContaining('me@127.0.0.1:1/x does not answer') });
    expect(away.what).not.toContain('hush');
  });

  const GOOD = { version: '16.2', encoding: 'UTF8', read_only: 'off', fsync: 'on', synchronous: 'on', now: '0' };
  it.each([
    [{}, 0, null],
    [{ version: '9.6.24' }, 0, 'too old'],
    [{ encoding: 'LATIN1' }, 0, 'LATIN1'],
    [{ read_only: 'on' }, 0, 'read-only'],
    [{ fsync: 'off' }, 0, 'fsync is off'],
    [{ synchronous: 'off' }, 0, 'synchronous_commit is off'],
    [{}, 90_000, '90 seconds apart'],
  ])('with %j and %i ms between the clocks', (facts, apart, said) => {
    const found = wrongs(factsOf('x', { ...GOOD, ...facts }, apart)).map(({ what }) => what);
    expect(found).toEqual(said === null ? [] : [expect.stringContaining(said)]);
  });
});

it('a clock that was never set is wrong', () => {
  expect([lookAtClock(0).level, lookAtClock(Date.now()).level]).toEqual(['wrong', 'well']);
});

describe('a proxy', () => {
  it.each([
    ['none', false, false, 'well'],
    ['trusted', true, true, 'well'],
    ['unknown', true, true, 'wrong'],
    ['none', false, true, 'wrong'],
    ['trusted', false, true, 'wrong'],
  ] as const)('%s, https %s, where people come encrypted %s: %s', (proxy, https, encrypted, level) => {
    expect(headersOf({ proxy, https }, encrypted)).toMatchObject([{ level }]);
  });

  it('is seen by the hall, and told to who asks', async () => {
    const hall = await openHttpHall({ TRUST_PROXY: '127.0.0.1' });
    const seen = async (remoteAddress: string, headers: Record<string, string>) =>
      (await hall.app.inject({ url: '/api/seen', remoteAddress, headers })).json();
    const forwarded = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    expect(await seen('127.0.0.1', {})).toEqual({ proxy: 'none', https: false });
    expect(await seen('127.0.0.1', forwarded)).toEqual({ proxy: 'trusted', https: true });
    expect(await seen('192.0.2.7', forwarded)).toEqual({ proxy: 'unknown', https: false });
    await hall.close();
  });
});
