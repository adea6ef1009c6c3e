import type { Append, News } from './store.ts';

/** So many entries are told of in one notification: PostgreSQL takes 8,000 bytes. */
const TOLD_AT_ONCE = 64;

/**
 * Entries of different tables with what they change, and the news of them: one statement, however many they are, so that
 * the database is asked once and the whole is one transaction. It is prepared once for each connection. Texts that are
 * JSON are taken out of the given JSON as they stand there; keys, which may be any text, come beside it.
 */
export const ENTER = `
with given as materialized (
  select * from rows from (
    json_to_recordset($1::json) as (
      table_id text, seq integer, entry json, told json, at bigint, waiting json, standing json, due bigint, result json
    ),
    unnest($2::text[])
  ) as given(table_id, seq, entry, told, at, waiting, standing, due, result, key)
),
fresh as (
  insert into entries (table_id, seq, entry, told, key, at)
  select table_id, seq, entry::text, told::text, key, at from given
  on conflict do nothing
  returning table_id
),
won as (select given.* from given join fresh using (table_id)),
changed as (
  update tables set
    waiting = won.waiting::text,
    standing = won.standing::text,
    changed = won.at,
    result = coalesce(won.result::text, tables.result),
    state = case when won.result is null then tables.state else 'over' end
  from won where tables.id = won.table_id
),
put_off as (
  insert into due (table_id, at) select table_id, due from won
  on conflict (table_id) do update set at = excluded.at where due.at is distinct from excluded.at
),
told as (
  select count(pg_notify($3, text)) as parts from (
    select json_agg(json_build_array(table_id, seq))::text as text
    from (select table_id, seq, (row_number() over () - 1) / ${TOLD_AT_ONCE} as part from won) as parts
    group by part
  ) as texts
)
select fresh.table_id from fresh, told`;

/** What the statement is given: entries of different tables, in the order in which their places are taken. */
export function enterValues(group: readonly Append[], channel: string): readonly unknown[] {
  const rows = group.map(({ table, key: _, ...row }) => ({ table_id: table, ...row }));
  return [JSON.stringify(rows), group.map(({ key }) => key), channel];
}

/** Reads a notification: the news of an entry is its table and its number, that of anything else is told in words. */
export function readNews(text: string): readonly News[] {
  const said = JSON.parse(text) as News | readonly (readonly [string, number])[];
  if (!Array.isArray(said)) return [said as News];
  return said.map(([table, seq]) => ({ table, what: 'entries', seq }));
}
