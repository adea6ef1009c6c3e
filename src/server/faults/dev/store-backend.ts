import { onTestFinished } from 'vitest';
import { newDatabase, type TestDatabase } from '../../store/dev/databases.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { databaseEnv, type Env } from './hall-process.ts';

export interface TestStoreBackend {
  /** For halls that are to use it. */
  readonly env: Env;
  /** To look into it from outside. */
  readonly store: Store;
}

/** An empty database of either kind, which goes with the test. */
export async function newStoreBackend(kind: TestDatabase['kind']): Promise<TestStoreBackend> {
  const database = await newDatabase(kind);
  const store = await openStore(database.where);
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  return { env: databaseEnv(database), store };
}
