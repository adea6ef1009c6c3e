import {
  openSeat,
  person,
  sampleAppend,
  sampleHead,
  sampleSnapshot,
  sampleTable,
} from '../../server/store/dev/samples.ts';
import { openBackend, openStore } from '../../server/store/open-store.ts';
import { KEYS, type Schema } from '../../server/store/schema.ts';
import { main } from '../main.ts';
import { captured } from './captured.ts';

export const NAMES = Object.keys(KEYS) as (keyof Schema)[];

/** All rows of all tables, as they lie in the database. */
export async function contents(where: string): Promise<Record<string, unknown[]>> {
  const ground = await openBackend(where);
  const all: Record<string, unknown[]> = {};
  for (const name of NAMES) {
    const rows = await ground.db.selectFrom(name).selectAll().execute();
    all[name] = rows.map(row => JSON.stringify(Object.entries(row).sort())).sort();
  }
  await ground.close();
  return all;
}

/** A hall with something in every table that is moved. */
export async function furnish(where: string): Promise<void> {
  const store = await openStore(where);
  await store.addPlayer({ id: 'anna', name: 'Ánna', created: 1_700_000_000_000 });
  await store.addSession('hash', 'anna', 1);
  await store.addMailToken({ hash: 'letter', player: 'anna', email: 'a@b', created: 1, until: 2 });
  await store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' });
  const passkey = { id: 'key', player: 'anna', label: 'phone', publicKey: 'p', counter: 3, transports: [], created: 1 };
  await store.addPasskey(passkey);
  const underWay = { lesson: 'game/second', print: 'p', entries: [{ seat: 0, choice: { kind: 'act' } }], done: [0] };
  await store.learn('anna', { finished: ['game/first'], underWay });
  await store.addPush({ endpoint: 'e', player: 'anna', keys: { p256dh: 'p', auth: 'a' }, language: 'it' });
  const ids = Array.from({ length: 520 }, (_, i) => `t${i}`);
  const seats = [person('anna'), openSeat];
  await Promise.all(ids.map(id => store.addTable(sampleTable(id, { seats, state: 'playing', head: sampleHead() }))));
  for (const seq of [0, 1]) await Promise.all(ids.map(id => store.append(sampleAppend(id, seq, { due: seq }))));
  await store.append(sampleAppend('t0', 2, { key: null, due: null }));
  await store.keepSnapshot('t0', sampleSnapshot(1));
  await store.setNotices('t0', [{ table: 't0', seat: 0, player: 'anna', at: 5 }]);
  await store.say('t0', { id: 'a', room: 'table', name: 'Ánna', seat: 0, text: '„Skál!“', at: 1, to: [0, 1] }, 'anna');
  await store.secret('push', () => 'made here');
  await store.once('letter', 1, 2);
  await store.close();
}

/** What a command says, and how it ends. */
export async function skali(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const io = captured();
  const code = await main(args, io);
  return { code, out: io.output(), err: io.errors() };
}
