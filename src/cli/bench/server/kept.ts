import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../../server/lobby/ids.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Append, KeptTable, Store } from '../../../server/store/store.ts';
import { type Measure, measure } from '../measure.ts';
import { median } from '../race.ts';

/** Entries of so many tables come in at one time. */
const TOGETHER = [3, 20];
/** Entries of each table in a round. */
const EACH = 15;
const WARM = 3;

const tableOf = (id: string): KeptTable => ({
  ...{ id, game: 'bench', options: {}, content: null, visibility: 'private', spectators: true, creator: null },
  seats: [{ kind: 'open', name: '', bot: null, player: null, share: null, invite: null }],
  timing: { rule: { kind: 'none' }, runOut: 'decision' },
  ...{ state: 'playing', seed: 'bench', commitment: 'bench', head: null, begun: 1, waiting: [], standing: null },
  ...{ result: null, next: null, created: 1, changed: 1 },
});

/** About as long as a choice and what is told of it. */
const entryOf = (table: string, seq: number): Append => ({
  ...{ table, seq, key: `1 ${seq}`, at: seq, waiting: [1], due: null },
  entry: { seat: 1, choice: { kind: 'beach', vessel: 'longboat', from: 'harbour', to: 'skerry' } as never },
  told: [
    {
      fact: { kind: 'beached', seat: 1, vessel: 'longboat', from: 'harbour', to: 'skerry', cost: 2, left: 4 } as never,
    },
    { fact: { kind: 'turn', seat: 2 } as never },
  ],
  standing: { seats: [0, 1, 2, 3].map(() => ({ bot: null })), clock: null, stage: { round: 1 } },
});

/** What it costs the processor of a hall to keep an entry and to hear of it, by how many are kept at one time. */
export async function keptEntries(database: string | undefined, rounds: number): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-bench-'));
  const store = await openStore(database ?? join(folder, 'kept.db'));
  const stop = await store.listen(
    () => undefined,
    () => undefined,
  );
  try {
    const measures: Measure[] = [];
    for (const together of TOGETHER) {
      const ids = Array.from({ length: together }, newId);
      for (const id of ids) await store.addTable(tableOf(id));
      const spent: number[] = [];
      for (let round = -WARM; round < rounds; round++) {
        const each = await keepRound(store, ids, (round + WARM) * EACH);
        if (round >= 0) spent.push(each);
      }
      for (const id of ids) await store.removeTable(id);
      measures.push(measure(`${store.kind}: an entry kept, ${together} tables at a time`, median(spent), 'µs'));
    }
    return measures;
  } finally {
    await stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of the processor for each entry. */
async function keepRound(store: Store, ids: readonly string[], first: number): Promise<number> {
  const before = process.cpuUsage();
  for (let seq = first; seq < first + EACH; seq++) await Promise.all(ids.map(id => store.append(entryOf(id, seq))));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (EACH * ids.length);
}
