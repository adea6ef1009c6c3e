import type Database from 'better-sqlite3';
import { entryColumns } from './log.ts';
import type { Append } from './store.ts';

/**
 * Entries of different tables with what they change. This is what a hall does most, so its statements are kept ready
 * and run as they are; a column that is not named leaves its index alone.
 */
export function enterSqlite(database: Database.Database): (group: readonly Append[]) => ReadonlySet<string> {
  const prepare = () => ({
    enter: database.prepare(
      'insert into entries (table_id, seq, entry, told, key, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    ),
    turn: database.prepare('update tables set waiting = ?, standing = ?, changed = ? where id = ?'),
    end: database.prepare("update tables set result = ?, state = 'over' where id = ?"),
    due: database.prepare(
      `insert into due (table_id, at) values (?, ?)
      on conflict (table_id) do update set at = excluded.at where at is not excluded.at`,
    ),
  });
  // Not before the tables are there.
  let ready: ReturnType<typeof prepare> | undefined;

  const enter = (group: readonly Append[]) => {
    ready ??= prepare();
    const won = new Set<string>();
    for (const row of group) {
      const { table, waiting, standing, at, result, due } = row;
      const { table_id, seq, entry, told, key } = entryColumns(row);
      // By place: names would be looked for each time.
      if (ready.enter.run(table_id, seq, entry, told, key, at).changes === 0) continue;
      won.add(table);
      ready.turn.run(JSON.stringify(waiting), JSON.stringify(standing), at, table);
      if (result) ready.end.run(JSON.stringify(result), table);
      ready.due.run(table, due);
    }
    return won;
  };
  // All of them or none; the file's lock is taken at once, as by everybody who writes.
  return group => database.transaction(enter).immediate(group);
}
