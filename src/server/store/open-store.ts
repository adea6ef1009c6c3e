import { appends } from './append.ts';
import { contacts } from './contacts.ts';
import { due } from './due.ts';
import type { Ground } from './ground.ts';
import { log } from './log.ts';
import { bringUpToDate } from './migrations.ts';
import { news } from './news.ts';
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

export async function openStore(where: Where): Promise<Store> {
  return storeOn(await openGround(where));
}

/** A database brought up to date. Each kind is loaded only by who uses it. */
export async function openGround(where: Where): Promise<Ground> {
  const ground = await open(where);
  try {
    await bringUpToDate(ground.db);
  } catch (error) {
    await ground.close();
    throw error;
  }
  return ground;
}

async function open(where: Where): Promise<Ground> {
  if (isPostgres(where)) return (await import('./postgres.ts')).openPostgres(where);
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(typeof where === 'string' ? where : where.file);
}

function storeOn(ground: Ground): Store {
  const entries = appends(ground);
  return {
    kind: ground.kind,
    ...people(ground),
    ...contacts(ground),
    ...passkeys(ground),
    ...push(ground),
    ...tables(ground),
    ...log(ground),
    append: row => entries.add(row),
    ...due(ground),
    ...talk(ground),
    ...presence(ground),
    ...secrets(ground),
    ...news(ground),
    ...sweep(ground),
    async ping() {
      await ground.db.selectFrom('secrets').select('name').limit(1).execute();
    },
    async close() {
      await entries.rest();
      await ground.close();
    },
  };
}
