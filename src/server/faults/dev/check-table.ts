/** What must hold of a table whatever happened to the hall. */
import { expect } from 'vitest';
import { Match } from '../../../engine/match/match.ts';
import { CATALOGUE } from '../../../games/catalogue.ts';
import type { Seated } from '../../dev/seated.ts';
import type { Store } from '../../store/store.ts';

/** As it looks after it went over a line. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Every acknowledged deed is in the log exactly once, none that was denied is, and everybody sees and has heard what
 * the log leads to when it is played again. The number of acknowledged deeds. Where rules were `mended` meanwhile, they
 * are the same rules, called by another version.
 */
export async function checkTable(store: Store, seated: readonly Seated[], mended = false): Promise<number> {
  const { table: id } = seated[0];
  const table = await store.table(id);
  if (!table?.head) throw new Error(`table ${id} has not begun`);
  const steps = await store.entries(id, 0);
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i));

  const keys = steps.flatMap(({ key }) => key ?? []);
  const kept = new Set(keys);
  expect(keys).toHaveLength(kept.size);
  // A key is its seat's own.
  const own = ({ seat }: Seated, keys: readonly string[]) => keys.map(key => `${seat} ${key}`);
  const acknowledged = seated.flatMap(one => own(one, one.acknowledged));
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.filter(key => !kept.has(key))).toEqual([]);
  expect(seated.flatMap(one => own(one, one.denied)).filter(key => kept.has(key))).toEqual([]);

  const module = await CATALOGUE.find(({ id }) => id === table.game)?.load();
  if (!module) throw new Error(`${table.game} is not on the shelf`);
  const head = mended ? { ...table.head, rules: module.rules.version } : table.head;
  const match = Match.load(module.rules, { ...head, entries: steps.map(({ entry }) => entry) });
  for (const { seat, moment, heard, waits } of seated) {
    expect(waits).toBe(false);
    expect(moment?.at).toBe(steps.length);
    expect(moment?.view).toEqual(sent(match.view(seat)));
    expect(moment?.result).toEqual(sent(match.result()));
    expect(heard).toEqual(sent(match.factsFor(seat)));
  }
  expect(table.result).toEqual(sent(match.result()));
  if (!match.result()) return acknowledged.length;
  const log = await seated[0].visitor.call<{ final?: { hash: string } }>('GET', `/api/tables/${id}/log`);
  // What other rules played has no proof of its end.
  if (log.final || !mended) expect(log.final?.hash).toBe(match.hash());
  return acknowledged.length;
}
