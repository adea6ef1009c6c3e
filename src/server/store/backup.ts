import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { distanceOf } from './migrations.ts';
import { CannotMove, copyHall, type Moved, moveHall, reason, shown, using } from './move.ts';
import { isPostgres, openAsIs } from './open-store.ts';
import { privateFiles } from './private-files.ts';
import type { Schema } from './schema.ts';

/** Tables by which a hall is known. */
const HALL = ['players', 'tables', 'entries'];

/**
 * Writes a whole hall into one file while it runs. The file is an SQLite database, whichever kind the hall lies in: it can
 * be looked into anywhere, and restored into either kind. It is there when all of it is, and not before.
 */
export async function backUp(hall: string, file: string, replace = false): Promise<void> {
  if (!replace && existsSync(file)) throw new CannotMove(`${file} is there already`);
  if (!existsSync(dirname(resolve(file)))) throw new CannotMove(`the folder ${dirname(resolve(file))} is not there`);
  if (!isPostgres(hall) && resolve(hall) === resolve(file)) throw new CannotMove('that is the hall itself');
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    if (isPostgres(hall)) await copyPostgres(hall, part);
    else await copyFile(hall, part);
    oneFile(part);
    check(part, file);
    chmodSync(part, 0o600);
    renameSync(part, file);
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
    throw error instanceof CannotMove ? error : new CannotMove(reason(error), { cause: error });
  }
}

/** Brings a hall back from a backup: all of it or nothing. `replace`: in the place of another one. */
export async function restore(file: string, hall: string, replace = false): Promise<readonly Moved[]> {
  if (!existsSync(file)) throw new CannotMove(`${file} is not there`);
  if (!isPostgres(hall) && resolve(hall) === resolve(file)) throw new CannotMove('that is the hall itself');
  const folder = mkdtempSync(join(tmpdir(), 'skali-restore-'));
  // An older backup is brought up to date on the way; the file stays what it is.
  const copy = join(folder, basename(file));
  try {
    copyFileSync(file, copy);
    check(copy, file);
    return await using(copy, source =>
      using(hall, async target => {
        await refuseOpen(target.db);
        const moved = await copyHall(source, target, replace);
        // Of a hall that was replaced nothing is left lying about.
        if (replace) await target.scrub();
        return moved;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A hall that runs would go on from what it remembers. */
async function refuseOpen(db: Kysely<Schema>): Promise<void> {
  const open = await db.selectFrom('processes').select('process').where('until', '>', Date.now()).execute();
  if (open.length === 0) return;
  throw new CannotMove('a hall is open there: stop it first (one that was killed counts as open for 15 seconds)');
}

async function copyFile(hall: string, part: string): Promise<void> {
  if (!existsSync(hall)) throw new CannotMove(`${hall} is not there`);
  const database = new Database(hall, { readonly: true, fileMustExist: true });
  try {
    privateFiles(part);
    await database.backup(part);
  } finally {
    database.close();
  }
}

/** In one view of the database, whoever goes on writing to it; without changing anything there. */
async function copyPostgres(hall: string, part: string): Promise<void> {
  const backend = await openAsIs(hall);
  let missing: readonly string[];
  try {
    ({ missing } = await distanceOf(backend.db));
  } catch (error) {
    throw new CannotMove(`${shown(hall)} cannot be opened: ${reason(error)}`, { cause: error });
  } finally {
    await backend.close();
  }
  if (missing.length > 0) {
    throw new CannotMove(
      'the database holds no hall, or one of an older Skáli: back it up with the version that it belongs to',
    );
  }
  await moveHall(hall, part);
}

/** Without a journal beside it, so that nothing is left behind when it is carried away. */
function oneFile(part: string): void {
  const database = new Database(part);
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

/** Is it a hall, and whole? */
function check(path: string, called: string): void {
  const tables = (database: Database.Database) =>
    database.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all();
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    const names = tables(database).map(({ name }) => name);
    if (!HALL.every(name => names.includes(name))) throw new CannotMove(`${called} holds no hall`);
    const found = database.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new CannotMove(`${called} is damaged: ${found}`);
  } catch (error) {
    throw error instanceof CannotMove ? error : new CannotMove(`${called} holds no hall: ${reason(error)}`);
  } finally {
    database?.close();
  }
}
