import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { openStore } from '../open-store.ts';
import { KEYS } from '../schema.ts';
import type { Store } from '../store.ts';
import { command } from './postgres-server.ts';
import { withPeople } from './samples.ts';

/** A database for one test. */
export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** What `openStore` takes. */
  readonly where: string;
  remove(): Promise<void>;
}

export const DATABASES = ['sqlite', 'postgres'] as const;

/** An empty database of either kind. Stores on it are to be closed before it is removed. */
export const newDatabase = (kind: TestDatabase['kind']): Promise<TestDatabase> =>
  kind === 'sqlite' ? newFile() : newPostgres();

/** A PostgreSQL database in which not even the schema is there. */
export const barePostgres = (): Promise<TestDatabase> => newPostgres('template0');

async function newFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-store-'));
  return {
    kind: 'sqlite',
    where: join(folder, 'skali.db'),
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newPostgres(template = 'skali'): Promise<TestDatabase> {
  const answer = await fetch(inject('postgresDesk'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `skali_${randomUUID().replaceAll('-', '')}`;
  await command(`${server}postgres`, `create database ${name} template ${template}`);
  return {
    kind: 'postgres',
    where: `${server}${name}`,
    remove: () => command(`${server}postgres`, `drop database ${name} with (force)`),
  };
}

/** To make a database takes PostgreSQL half a second; to empty one, next to nothing. */
const spares: TestDatabase[] = [];

async function usedPostgres(): Promise<TestDatabase> {
  const database = spares.pop() ?? (await newPostgres());
  return {
    ...database,
    async remove() {
      const deletes = Object.keys(KEYS).map(name => `delete from ${name}`);
      await command(database.where, deletes.reverse().join(';'));
      spares.push(database);
    },
  };
}

/**
 * The same tests on both databases, each test on an empty one. `open` gives a store on it; when called again,
 * on PostgreSQL another one, as if of another process (SQLite serves one, so there it is the same). They are closed
 * after the test. Who sits at sample tables is known there.
 */
export function eachDatabase(
  name: string,
  tests: (open: () => Promise<Store>, database: () => TestDatabase) => void,
): void {
  describe.each(DATABASES)(`${name} (%s)`, kind => {
    let current: TestDatabase;
    let stores: Promise<Store>[] = [];
    /** Once the first store is open. */
    let peopled: Promise<Store> | undefined;

    beforeEach(async () => {
      current = kind === 'postgres' ? await usedPostgres() : await newDatabase(kind);
    });

    afterEach(async () => {
      await Promise.all(stores.map(async store => (await store).close()));
      stores = [];
      peopled = undefined;
      await current.remove();
    });

    function open(): Promise<Store> {
      if (kind === 'sqlite' && stores.length > 0) return stores[0];
      const opened = openStore(current.where);
      const store = peopled ? peopled.then(() => opened) : withPeople(opened);
      peopled ??= store;
      stores.push(store);
      return store;
    }

    tests(open, () => current);
  });
}
