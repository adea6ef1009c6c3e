import { expect, it } from 'vitest';
import { eachDatabase, newDatabase } from './dev/databases.ts';
import { anna, bo, botSeat, openSeat, person, sampleAppend, sampleHead, sampleTable } from './dev/samples.ts';
import { Forgotten } from './known.ts';
import { ofKind } from './once.ts';
import { openBackend } from './open-store.ts';
import { type Passkey, SESSION_LASTS, STRANGER_LASTS } from './store.ts';

const HOUR = 3_600_000;
const NOWHERE = { email: null, webhook: null, language: 'en', confirmed: false };
const passkey: Passkey = {
  id: 'key',
  player: 'anna',
  label: 'phone',
  publicKey: 'AbC_-',
  counter: 0,
  transports: ['internal', 'hybrid'],
  created: 1,
};
const target = { endpoint: 'https://push/1', player: 'anna', keys: { p256dh: 'p', auth: 'a' }, language: 'fr' };

eachDatabase('people', open => {
  it('are known by their id and may change their name', async () => {
    const store = await open();
    expect(await store.player('anna')).toEqual(anna);
    await store.renamePlayer('anna', 'Änna');
    expect(await store.player('anna')).toEqual({ ...anna, name: 'Änna' });
    expect(await store.player('nobody')).toBeUndefined();
    await expect(store.addPlayer(bo)).rejects.toThrow();
  });

  it('are known by a session until it ends', async () => {
    const store = await open();
    await store.addSession('hash', 'anna', 10);
    expect(await store.session('hash', 20)).toMatchObject({ player: anna });
    expect(await store.session('hash', 10 + 2 * HOUR)).toMatchObject({ player: anna });
    expect(await store.session('other', 20)).toBeUndefined();
    await store.endSession('hash');
    expect(await store.session('hash', 30)).toBeUndefined();
    await expect(store.addSession('h', 'nobody', 10)).rejects.toThrow();
  });

  it('have sessions that end when they are not used for long, and are swept away', async () => {
    const store = await open();
    await store.addSession('old', 'anna', 10);
    await store.addSession('used', 'anna', 10);
    expect(await store.session('used', 10 + HOUR)).toMatchObject({ player: anna });
    const late = 10 + SESSION_LASTS;
    expect(await store.session('old', late - 1)).toMatchObject({ player: anna });
    await store.addSession('older', 'anna', 10);
    expect(await store.session('older', late)).toBeUndefined();
    await store.sweep(late);
    // Gone for good: not even an earlier clock finds it.
    expect(await store.session('older', 20)).toBeUndefined();
    expect(await store.session('used', late)).toMatchObject({ player: anna });
    expect(await store.session('old', late)).toMatchObject({ player: anna });
  });

  it('are swept away when they came long ago and have nothing to come back with or to', async () => {
    const store = await open();
    const now = anna.created + STRANGER_LASTS;
    await store.addPlayer({ id: 'new', name: 'New', created: now - STRANGER_LASTS + 1 });
    for (const id of ['signed', 'late', 'keyed', 'seated', 'host']) {
      await store.addPlayer({ id, name: id, created: 1 });
    }
    await store.addSession('signed', 'signed', now);
    await store.addSession('late', 'late', now - SESSION_LASTS);
    await store.addPasskey({ ...passkey, player: 'keyed' });
    await store.addTable(sampleTable('t', { creator: 'host', seats: [person('seated'), openSeat], created: now }));
    await store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' });
    await store.say('t', { id: 'a', room: 'table', name: 'anna', seat: null, text: 'hi', at: 1 }, 'anna');
    for (let i = 0; i < 450; i++) await store.addPlayer({ id: `many ${i}`, name: 'x', created: 1 });
    expect((await store.toSweep(now)).people).toBe(452);
    expect((await store.sweep(now)).people).toBe(452);
    expect(await store.toSweep(now)).toEqual({ sessions: 0, letters: 0, once: 0, gatherings: 0, people: 0 });
    const left = ['anna', 'bo', 'new', 'signed', 'late', 'keyed', 'seated', 'host', 'many 7'];
    const there = await Promise.all(left.map(id => store.player(id)));
    expect(there.map(player => player?.id ?? '')).toEqual([
      '',
      'bo',
      'new',
      'signed',
      '',
      'keyed',
      'seated',
      'host',
      '',
    ]);
    expect(await store.contact('anna')).toEqual(NOWHERE);
    expect(JSON.stringify(await store.talkSince('t', 0))).not.toMatch(/anna|hi"/);
  });

  it('confirm an address by a letter that is theirs, in time and once', async () => {
    const store = await open();
    const letter = (hash: string, player: string, email: string) =>
      store.addMailToken({ hash, player, email, created: 10, until: 100 });
    await store.setContact('anna', { email: 'A@b', webhook: null, language: 'en' });
    await letter('1', 'anna', 'a@b');
    await letter('2', 'anna', 'a@b');
    await letter('3', 'bo', 'a@b');
    await letter('4', 'bo', 'b@b');
    expect((await store.mailTokens('a@b', 'anna', 9)).map(({ hash }) => hash)).toEqual(['1', '2', '3']);
    expect((await store.mailTokens('a@b', 'bo', 9)).map(({ hash }) => hash)).toEqual(['1', '2', '3', '4']);
    expect(await store.mailTokens('a@b', 'bo', 10)).toEqual([]);
    expect(await store.confirmEmail('3', 20)).toBe(false);
    expect(await store.confirmEmail('2', 100)).toBe(false);
    expect(await store.contact('anna')).toMatchObject({ confirmed: false });
    expect(await store.confirmEmail('1', 99)).toBe(true);
    expect(await store.confirmEmail('1', 99)).toBe(false);
    await store.setContact('anna', { email: 'A@b', webhook: null, language: 'fr' });
    expect(await store.contact('anna')).toEqual({ email: 'A@b', webhook: null, language: 'fr', confirmed: true });
    expect(await store.dropEmail('anna', 'b@b')).toBe(false);
    expect(await store.dropEmail('anna', 'A@b')).toBe(true);
    expect(await store.contact('anna')).toEqual({ email: null, webhook: null, language: 'fr', confirmed: false });
    await store.sweep(100);
    expect(await store.mailTokens('b@b', 'bo', 0)).toEqual([]);
  });

  it('may do some things once in a time', async () => {
    const store = await open();
    expect(await store.once('a', 10, 20)).toBe(true);
    expect(await store.once('a', 19, 90)).toBe(false);
    // At the same time, one of them is first.
    const both = await Promise.all([store.once('b', 19, 90), store.once('b', 19, 90)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.once('a', 20, 30)).toBe(true);
    await store.notOnce('a');
    expect(await store.once('a', 21, 30)).toBe(true);
    await store.sweep(30);
    expect(await store.once('a', 22, 40)).toBe(true);
    expect(await store.once('b', 22, 40)).toBe(false);
  });

  it('are counted together, whichever process they come to', async () => {
    const stores = [await open(), await open()];
    const limit = { now: 10, until: 70, most: 3 };
    const all = Array.from({ length: 8 }, (_, i) => stores[i % 2].within('new ab', `${i}`, limit));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(3);
    expect(await stores[1].named('new ab', 10)).toHaveLength(3);
    expect(await stores[0].within('new abc', 'x', limit)).toBe(true);
    expect(await stores[0].within('new ab', 'x', { now: 70, until: 130, most: 3 })).toBe(true);
    // A clock that is set back locks nobody out.
    expect(await stores[0].within('new ab', 'y', { now: -100, until: -40, most: 1 })).toBe(true);
  });

  it('have a contact once they give one', async () => {
    const store = await open();
    expect(await store.contact('anna')).toEqual(NOWHERE);
    await store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' });
    await store.setContact('anna', { email: null, webhook: 'https://hook', language: 'en' });
    expect(await store.contact('anna')).toEqual({ ...NOWHERE, webhook: 'https://hook' });
  });

  it('have passkeys that only they remove', async () => {
    const store = await open();
    await store.addPasskey(passkey);
    await store.usedPasskey('key', 5_000_000_000);
    const used = { ...passkey, counter: 5_000_000_000 };
    expect(await store.passkey('key')).toEqual(used);
    expect(await store.passkeys('anna')).toEqual([used]);
    expect(await store.passkeys('bo')).toEqual([]);
    expect(await store.removePasskey('key', 'bo')).toBe(false);
    expect(await store.removePasskey('key', 'anna')).toBe(true);
    expect(await store.passkey('key')).toBeUndefined();
  });

  it('have so many passkeys, also where several are added at once, in whichever process', async () => {
    const stores = [await open(), await open()];
    const added = Array.from({ length: 8 }, (_, i) => stores[i % 2].addPasskey({ ...passkey, id: `key${i}` }, 3));
    expect((await Promise.all(added)).filter(Boolean)).toHaveLength(3);
    expect(await stores[0].passkeys('anna')).toHaveLength(3);
    expect(await stores[0].addPasskey({ ...passkey, id: 'of bo', player: 'bo' }, 3)).toBe(true);
  });

  it('have come so far in the lessons: what was finished in any browser stays so', async () => {
    const store = await open();
    expect(await store.learned('anna')).toEqual({ finished: [], underWay: null });
    const way = { lesson: 'g/b', print: 'p', entries: [{ seat: 0, choice: { kind: 'act' } }], done: [0] };
    const [one, other] = await Promise.all([
      store.learn('anna', { finished: ['g/a'], underWay: way }),
      store.learn('anna', { finished: ['g/b'], underWay: null }),
    ]);
    expect([one.finished.length, other.finished.length].sort()).toEqual([1, 2]);
    expect([...(await store.learned('anna')).finished].sort()).toEqual(['g/a', 'g/b']);
    expect(await store.learn('anna', { finished: [], underWay: way })).toMatchObject({ underWay: way });
    expect((await store.learned('anna')).underWay).toEqual(way);
    expect(await store.learned('bo')).toEqual({ finished: [], underWay: null });
  });

  it('have finished no more lessons than there can be', async () => {
    const store = await open();
    for (let n = 0; n < 3; n++) {
      const finished = Array.from({ length: 100 }, (_, i) => `g/${n}-${i}`);
      await store.learn('anna', { finished, underWay: null });
    }
    expect((await store.learned('anna')).finished).toHaveLength(200);
  });

  it('have push targets, each of one person at a time', async () => {
    const store = await open();
    await store.addPush(target);
    expect(await store.pushTargets('anna')).toEqual([target]);
    await store.addPush({ ...target, player: 'bo' });
    expect(await store.pushTargets('anna')).toEqual([]);
    await store.removePush(target.endpoint, 'anna');
    expect(await store.pushTargets('bo')).toHaveLength(1);
    await store.removePush(target.endpoint);
    expect(await store.pushTargets('bo')).toEqual([]);
  });
});

eachDatabase('forgetting a person', open => {
  it('lets nothing be written that they asked for before', async () => {
    const store = await open();
    await store.addTable(sampleTable('guest', { creator: 'bo', seats: [person('bo'), openSeat] }));
    await store.forgetPlayer('anna');
    const rest = { state: 'over', head: sampleHead(), seats: [openSeat] } as const;
    for (const late of [
      () => store.addSession('hash', 'anna', 10),
      () => store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' }),
      () => store.addMailToken({ hash: 'h', player: 'anna', email: 'a@b', created: 1, until: 2 }),
      () => store.addPasskey(passkey),
      () => store.addPush(target),
      () => store.learn('anna', { finished: ['g/a'], underWay: null }),
      () => store.takeSeat('guest', 1, openSeat, person('anna')),
      () => store.addTable(sampleTable('own', { seats: [openSeat] })),
      () => store.importTable(sampleTable('brought', rest), []),
      () => store.say('guest', { id: 'a', room: 'table', name: 'Anna', seat: null, text: 'hi', at: 1 }, 'anna'),
    ]) {
      await expect(late()).rejects.toBeInstanceOf(Forgotten);
    }
    expect((await store.table('guest'))?.seats[1]).toEqual(openSeat);
    expect(await store.table('own')).toBeUndefined();
    expect(await store.table('brought')).toBeUndefined();
    expect(await store.talkSince('guest', 0)).toEqual([]);

    const kept = { ...person('anna'), kind: 'invited', invite: 'i' } as const;
    await store.addTable(sampleTable('again', { creator: 'bo', seats: [person('bo'), kept] }));
    expect((await store.table('again'))?.seats).toEqual([person('bo'), openSeat]);
  });

  it('leaves nothing that tells of them', async () => {
    const store = await open();
    await store.addSession('hash', 'anna', 10);
    await store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' });
    await store.addMailToken({ hash: 'h', player: 'anna', email: 'a@b', created: 1, until: 2 });
    await store.addPasskey(passkey);
    await store.addPush(target);
    await store.learn('anna', { finished: ['g/a'], underWay: null });
    const seats = [person('anna'), person('bo')];
    await store.addTable(sampleTable('waits', { seats: [person('anna'), openSeat] }));
    await store.addTable(sampleTable('guest', { creator: 'bo', seats: [person('bo'), person('anna')] }));
    await store.addTable(sampleTable('plays', { seats, state: 'playing', head: sampleHead() }));
    await store.addTable(sampleTable('over', { seats, state: 'over', head: sampleHead(), creator: 'bo' }));
    await store.addTable(sampleTable('bots', { seats: [botSeat()], state: 'playing' }));
    await store.append(sampleAppend('plays', 0));
    await store.say('plays', { id: 'a', room: 'table', name: 'anna', seat: 0, text: 'hi', at: 1 }, 'anna');
    await store.say('plays', { id: 'b', room: 'table', name: 'bo', seat: 1, text: 'ho', at: 2 }, 'bo');
    await store.setNotices('plays', [{ table: 'plays', seat: 0, player: 'anna', at: 1 }]);

    expect(await store.forgetPlayer('anna')).toEqual(['plays']);

    expect(await store.player('anna')).toBeUndefined();
    expect(await store.session('hash', 20)).toBeUndefined();
    expect(await store.contact('anna')).toEqual(NOWHERE);
    expect(await store.mailTokens('a@b', 'anna', 0)).toEqual([]);
    expect(await store.passkeys('anna')).toEqual([]);
    expect(await store.pushTargets('anna')).toEqual([]);
    expect(await store.learned('anna')).toEqual({ finished: [], underWay: null });
    expect(await store.tablesOf('anna')).toEqual([]);
    expect(await store.table('waits')).toBeUndefined();
    expect((await store.table('guest'))?.seats).toEqual([seats[1], openSeat]);
    const nobody = { ...seats[0], player: null, name: '' };
    for (const [id, creator] of [
      ['plays', null],
      ['over', 'bo'],
    ] as const) {
      const table = await store.table(id);
      expect(table).toMatchObject({ seats: [nobody, seats[1]], creator });
      expect(table?.head?.names).toEqual(['', 'bo']);
    }
    expect((await store.table('bots'))?.creator).toBeNull();
    expect((await store.talkSince('plays', 0)).map(({ number, said }) => [number, said.text])).toEqual([[2, 'ho']]);
    expect(await store.claimNotices(1e15, 10)).toEqual([]);
    expect(await store.entries('plays', 0)).toHaveLength(1);
    expect(await store.player('bo')).toEqual(bo);
  });
});

it('who is counted is found among all that is counted without going past all of it', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const backend = await openBackend(where);
  const plan = await backend.db.selectFrom('once').select('name').where(ofKind('sqlite', 'new ab')).explain();
  await backend.close();
  await remove();
  // From the first name of the kind to the last, by the index.
  expect(JSON.stringify(plan)).toMatch(/SeekGE.*IdxGE/);
});
