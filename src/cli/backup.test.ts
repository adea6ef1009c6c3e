import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASES, eachDatabase, newDatabase } from '../server/store/dev/databases.ts';
import { sampleTable, withPeople } from '../server/store/dev/samples.ts';
import { openBackend, openStore } from '../server/store/open-store.ts';
import { GATHERING_LASTS, SESSION_LASTS, STRANGER_LASTS } from '../server/store/store.ts';
import { contents, furnish, skali } from './dev/furnished.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skali-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

eachDatabase('skali backup and skali restore', (_, database) => {
  it('bring everything back, into either kind of database', async () => {
    const { where } = database();
    await furnish(where);
    const before = await contents(where);
    const file = join(folder, 'hall.backup');
    // The hall is open meanwhile, and goes on afterwards.
    const open = await openStore(where);
    expect(await skali('backup', file, '--hall', where)).toMatchObject({ code: 0, err: '' });
    await open.addTable(sampleTable('after'));
    await open.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}-wal`) || existsSync(`${file}.part`)).toBe(false);

    for (const kind of DATABASES) {
      const other = await newDatabase(kind);
      const { code, out, err } = await skali('restore', file, '--hall', other.where);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^entries +1,041$/m);
      expect(await contents(other.where)).toEqual(before);
      await other.remove();
    }

    const refused = await skali('restore', file, '--hall', where);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('holds a hall already (tables: 521, players: 1); --replace removes it');
    expect((await contents(where)).tables).toHaveLength(521);
    expect(await skali('restore', file, '--hall', where, '--replace')).toMatchObject({ code: 0 });
    expect(await contents(where)).toEqual(before);
  });

  it('leave a hall alone that is open, and a file that is there', async () => {
    const { where } = database();
    const store = await withPeople(openStore(where));
    await store.addTable(sampleTable('t'));
    const file = join(folder, 'hall.backup');
    expect(await skali('backup', file, '--hall', where)).toMatchObject({ code: 0 });
    expect((await skali('backup', file, '--hall', where)).err).toContain('hall.backup is there already');
    expect(await skali('backup', file, '--hall', where, '--replace')).toMatchObject({ code: 0 });

    await store.beat('a hall', Date.now() + 60_000);
    await store.close();
    const { code, err } = await skali('restore', file, '--hall', where, '--replace');
    expect(code).toBe(1);
    expect(err).toContain('a hall is open there: stop it first');
  });

  it('skali admin sweep removes what is over, and only says so when asked to', async () => {
    const { where } = database();
    const store = await openStore(where);
    const now = Date.now();
    await store.addPlayer({ id: 'anna', name: 'Anna', created: 1 });
    await store.addPlayer({ id: 'gone', name: 'Gone', created: now - STRANGER_LASTS });
    await store.addSession('old', 'anna', now - SESSION_LASTS);
    await store.addSession('new', 'anna', now);
    await store.addMailToken({ hash: 'letter', player: 'anna', email: 'a@b', created: 1, until: 2 });
    await store.once('challenge', 1, 2);
    await store.addTable(sampleTable('old', { created: now - GATHERING_LASTS }));
    await store.addTable(sampleTable('played', { created: now - GATHERING_LASTS, state: 'playing' }));
    await store.addTable(sampleTable('new', { created: now }));
    await store.close();
    const before = await contents(where);
    const dry = await skali('admin', 'sweep', '--dry-run', '--hall', where);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toMatch(
      /^Would remove:\nsessions .* 1\nletters .* 1\nchallenges .* 1\ntables .* 1\npeople .* 1\n$/,
    );
    expect(await contents(where)).toEqual(before);
    const swept = await skali('admin', 'sweep', '--hall', where);
    expect(swept.out).toBe(dry.out.replace('Would remove', 'Removed'));
    const after = await contents(where);
    expect([after.sessions.length, after.mail_tokens, after.once, after.tables.length]).toEqual([1, [], [], 2]);
    expect(after.players).toHaveLength(1);
  });
});

it('says what is wrong with a file or a place, and leaves nothing half done', async () => {
  const hall = await newDatabase('sqlite');
  const file = join(folder, 'hall.backup');
  expect((await skali('backup', file, '--hall', hall.where)).err).toContain('skali.db is not there');
  expect((await skali('backup', join(folder, 'no', 'x'), '--hall', hall.where)).err).toContain('is not there');
  const away = await skali('backup', file, '--hall', 'postgres://me:hush@127.0.0.1:1/x');
  expect(away.err).toMatch(/postgres:\/\/me@127\.0\.0\.1:1\/x cannot be opened: .*ECONNREFUSED/);
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);

  const restored = async () => (await skali('restore', file, '--hall', hall.where)).err;
  expect(await restored()).toContain('hall.backup is not there');
  writeFileSync(file, 'a saga, and no hall'.repeat(100));
  expect(await restored()).toContain('hall.backup holds no hall');
  writeFileSync(file, '');
  expect(await restored()).toContain('hall.backup holds no hall');
  expect(existsSync(hall.where)).toBe(false);
  await hall.remove();
});

it('a backup of a newer Skáli is refused in words', async () => {
  const [hall, other] = [await newDatabase('sqlite'), await newDatabase('sqlite')];
  const backend = await openBackend(hall.where);
  await backend.close();
  const file = join(folder, 'hall.backup');
  await skali('backup', file, '--hall', hall.where);
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(file);
  database.prepare("insert into kysely_migration values ('999-later', '')").run();
  database.close();
  const { code, err } = await skali('restore', file, '--hall', other.where);
  expect(code).toBe(1);
  expect(err).toContain('was made by a newer Skáli than this one');
  await Promise.all([hall.remove(), other.remove()]);
});
