/** Whoever has their data deleted is not found by searching all that the hall keeps, byte by byte, nor at any table. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newShare } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors, Visit } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';
import { newDatabase } from '../store/dev/databases.ts';
import { sampleAppend, sampleHead, sampleTable } from '../store/dev/samples.ts';
import { KEYS } from '../store/schema.ts';
import type { Player } from '../store/store.ts';

const GAME = CATALOGUE[0].id;
const OPEN = { kind: 'open' } as const;
let folder: string;
let hall: Indoors;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skali-forgotten-'));
  hall = await openIndoors(undefined, { file: join(folder, 'skali.db') });
});
afterEach(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

/** Files of the hall in which a word is found. */
const foundIn = (word: string): string[] =>
  readdirSync(folder).filter(file => readFileSync(join(folder, file)).includes(word));

/** Somebody who has left traces wherever one can. */
async function traces(name: string, friend: Player): Promise<Player> {
  const { store, lobbies } = hall;
  const person = await hall.person(name);
  const { id } = person;
  const key = name.replaceAll(' ', '-');
  await store.addSession(`session-${key}`, id, 1);
  await store.setContact(id, { email: `${key}@mail.example`, webhook: `https://${key}.example`, language: 'en' });
  await store.addMailToken({ hash: `token-${key}`, player: id, email: `${key}@mail.example`, created: 1, until: 2 });
  const passkey = {
    id: `passkey-${key}`,
    player: id,
    label: name,
    publicKey: key,
    counter: 0,
    transports: [],
    created: 1,
  };
  await store.addPasskey(passkey);
  await store.addPush({
    endpoint: `https://push.example/${key}`,
    player: id,
    keys: { p256dh: key, auth: key },
    language: 'en',
  });
  await store.learn(id, { finished: [`lesson/${key}`], underWay: null });
  const played = await hall.table(GAME, [person, friend]);
  const visit = await Visit.to(hall, played, person);
  await visit.ask({ type: 'say', room: 'table', text: `I am ${name}` });
  await lobbies.create(plan(GAME, [OPEN, OPEN]), person);
  // At a friend's table they were expected by another name, sat down, and got up again.
  const invites = plan(GAME, [OPEN, { kind: 'invited', name: 'A guest' }]);
  const kept = await lobbies.create(invites, friend);
  await lobbies.take(kept.id, 1, { share: newShare(), invite: kept.seats[1].invite ?? '' }, person);
  await lobbies.leave(kept.id, 1, person);
  const head = { ...sampleHead(), names: [name, 'bo'] };
  const brought = sampleTable(`brought-${id}`, { creator: id, state: 'over', head, seats: [seat(name), seat('bo')] });
  await store.importTable(brought, [sampleAppend(brought.id, 0)]);
  return person;
}

const seat = (name: string) => ({ kind: 'person', name, bot: null, player: null, share: null, invite: null }) as const;

it('is in no file, however full the hall is', async () => {
  const friend = await hall.person('Bo');
  const people: Player[] = [];
  for (let i = 0; i < 40; i++) people.push(await traces(`Unmistakable-${i} of the fjord`, friend));
  expect(foundIn('Unmistakable-7 of')).not.toEqual([]);
  const isNowhere = ({ name, id }: Player) => {
    for (const word of [name, name.replaceAll(' ', '-'), id]) expect([word, foundIn(word)]).toEqual([word, []]);
  };
  await hall.lobbies.forget(people[7]);
  isNowhere(people[7]);
  // The others are written over at leisure, and before the hall is closed.
  const gone = [0, 11, 4, 23, 17, 31, 36, 39].map(i => people[i]);
  for (const person of gone) await hall.lobbies.forget(person);
  expect(hall.troubles).toEqual([]);
  await hall.close();
  for (const person of gone) isNowhere(person);
  expect(foundIn(people[5].name)).not.toEqual([]);
});

it('is in no table of PostgreSQL', async () => {
  const { where, remove } = await newDatabase('postgres');
  await hall.close();
  hall = await openIndoors(undefined, where);
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  /** Tables in which a word is found, whatever their columns. */
  const foundAt = async (word: string): Promise<string[]> => {
    const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
    const names: string[] = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(KEYS)));
    const found: string[] = [];
    for (const name of names) {
      const like = `select 1 from "${name}" as row where position($1 in cast(row as text)) > 0 limit 1`;
      if ((await client.query(like, [word])).rowCount) found.push(name);
    }
    return found;
  };
  const friend = await hall.person('Bo');
  const [gone, stays] = [
    await traces('Unmistakable-1 of the fjord', friend),
    await traces('Left-2 of the fell', friend),
  ];
  const words = ({ name, id }: Player) => [name, name.replaceAll(' ', '-'), id];
  const all = async (person: Player) => (await Promise.all(words(person).map(foundAt))).flat();
  const left = await all(gone);
  // Wherever one can leave anything.
  expect(left).toEqual(
    expect.arrayContaining([
      'players',
      'sessions',
      'contacts',
      'mail_tokens',
      'passkeys',
      'push_targets',
      'learned',
      'tables',
      'seats',
      'talk',
    ]),
  );
  await hall.lobbies.forget(gone);
  // The line they were on is let go, and then taken off the list of lines.
  await expect.poll(() => all(gone)).toEqual([]);
  expect(await all(stays)).toEqual(left);
  await hall.close();
  expect(await all(gone)).toEqual([]);
  await client.end();
  hall = await openIndoors();
  await remove();
});

it('is called by no name at a table that is being played', async () => {
  const [anna, bo] = [await hall.person('Unmistakable'), await hall.person('Bo')];
  const id = await hall.table(GAME, [anna, bo]);
  const visit = await Visit.to(hall, id, bo);
  await visit.ask({ type: 'sit', seat: 1 });
  const before = visit.heard.length;
  await hall.lobbies.forget(anna);
  const told = visit.heard.slice(before);
  expect(told.findLast(message => message.type === 'table')).toMatchObject({
    table: { seats: [{ name: '', person: 'resigned' }, { name: 'Bo' }] },
  });
  expect(JSON.stringify(told)).not.toContain('Unmistakable');
  expect(JSON.stringify(await visit.ask({ type: 'sit', seat: 1 }))).not.toContain('Unmistakable');
});
