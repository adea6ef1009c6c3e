import { appends } from './append.ts';
import type { Backend } from './backend.ts';
import { contacts } from './contacts.ts';
import { due } from './due.ts';
import { learned } from './learned.ts';
import { log } from './log.ts';
import { bringUpToDate } from './migrations.ts';
import { news } from './news.ts';
import { once } from './once.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { presence } from './presence.ts';
import { push } from './push.ts';
import { secrets } from './secrets.ts';
import type { Store } from './store.ts';
import { sweep } from './sweep.ts';
import { tables } from './tables.ts';
import { talk } from './talk.ts';

/** Where a hall lies: `postgres://…`, or the file of an SQLite database, which is made when it is not there. */
export type Where = string | { readonly file: string };

export const isPostgres = (where: Where): where is string => typeof where === 'string' && /^postgres(ql)?:/.test(where);

/** Milliseconds in which PostgreSQL has to answer a query of a hall that is open. */
const PATIENCE = 15_000;

export async function openStore(where: Where, patience = PATIENCE): Promise<Store> {
  const backend = await openBackend(where);
  if (!isPostgres(where)) return storeOn(backend);
  // Bringing it up to date may take as long as it takes; what follows is waited for by people.
  await backend.close();
  return storeOn((await import('./postgres.ts')).openPostgres(where, patience));
}

/** A database brought up to date. Each kind is loaded only by who uses it. */
export async function openBackend(where: Where): Promise<Backend> {
  const backend = await openAsIs(where);
  try {
    await bringUpToDate(backend.db);
  } catch (error) {
    await backend.close();
    throw error;
  }
  return backend;
}

/** A database as it is, whichever Skáli it was made by. */
export async function openAsIs(where: Where): Promise<Backend> {
  if (isPostgres(where)) return (await import('./postgres.ts')).openPostgres(where);
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(typeof where === 'string' ? where : where.file);
}

function storeOn(backend: Backend): Store {
  const entries = appends(backend);
  return {
    kind: backend.kind,
    ...people(backend),
    ...contacts(backend),
    ...learned(backend),
    ...passkeys(backend),
    ...push(backend),
    ...tables(backend),
    ...log(backend),
    append: row => entries.add(row),
    ...due(backend),
    ...talk(backend),
    ...presence(backend),
    ...secrets(backend),
    ...once(backend),
    ...news(backend),
    ...sweep(backend),
    scrub: () => backend.scrub(),
    async ping() {
      await backend.db.selectFrom('secrets').select('name').limit(1).execute();
    },
    async close() {
      await entries.rest();
      await backend.close();
    },
  };
}
