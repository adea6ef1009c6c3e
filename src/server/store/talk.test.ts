import { expect, it, onTestFinished } from 'vitest';
import type { TalkLine } from '../../host/hall-api.ts';
import { DATABASES, eachDatabase, newDatabase } from './dev/databases.ts';
import { sampleTable, withPeople } from './dev/samples.ts';
import { openBackend, openStore } from './open-store.ts';
import type { KeptLine } from './store.ts';
import { talk } from './talk.ts';

eachDatabase('talk', open => {
  const line = (text: string, more: Partial<TalkLine> = {}): TalkLine => ({
    ...{ id: `id of ${text}`, room: 'table', name: 'Anna', seat: 0, text, at: 5 },
    ...more,
  });
  const texts = (lines: readonly KeptLine[]) => lines.map(({ said }) => said.text);

  it('is read in the order it was said, by room', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.addTable(sampleTable('u'));
    expect(await store.talkSoFar('t')).toBe(0);
    expect(await store.say('t', line('one'), 'anna')).toEqual({ number: 1, said: line('one') });
    const aside = line('two', { room: 'gallery', seat: null });
    expect(await store.say('t', aside, 'bo')).toEqual({ number: 2, said: aside });
    await store.say('t', line('three'), 'anna');
    await store.say('t', line('four'), 'anna');
    await store.say('u', line('elsewhere'), 'anna');
    expect(texts(await store.talk('t', 'table', 2, []))).toEqual(['three', 'four']);
    expect(texts(await store.talk('t', 'gallery', 10, []))).toEqual(['two']);
    expect(texts(await store.talkSince('t', 2))).toEqual(['three', 'four']);
    expect(await store.talkSoFar('t')).toBe(4);
  });

  it('is read by those it is for, and takes no place of what others may read', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.say('t', line('one'), 'anna');
    const secret = line('two', { to: [1, 11] });
    expect(await store.say('t', secret, 'anna')).toEqual({ number: 2, said: secret });
    await store.say('t', line('three', { to: [0, 2] }), 'anna');
    await store.say('t', line('four'), 'anna');
    expect(texts(await store.talk('t', 'table', 2, []))).toEqual(['one', 'four']);
    expect(texts(await store.talk('t', 'table', 9, [1]))).toEqual(['one', 'two', 'four']);
    expect(texts(await store.talk('t', 'table', 9, [11, 0]))).toEqual(['one', 'two', 'three', 'four']);
    expect((await store.talkSince('t', 2))[0].said).toEqual(line('three', { to: [0, 2] }));
  });

  it('gives everybody a number of their own when all speak at once', async () => {
    const stores = await Promise.all([open(), open()]);
    await stores[0].addTable(sampleTable('t'));
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) => stores[i % 2].say('t', line(`line ${i}`), 'anna')),
    );
    expect(said.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

it.for(DATABASES)('the newest lines of each room are kept, however much is said in one (%s)', async kind => {
  const database = await newDatabase(kind);
  onTestFinished(() => database.remove());
  const store = await withPeople(openStore(database.where));
  await store.addTable(sampleTable('t'));
  await store.close();
  const backend = await openBackend(database.where);
  const { say, talkSince, talkSoFar } = talk(backend, { kept: 5, trimmed: 10 });
  const speak = (room: TalkLine['room'], text: string) =>
    say('t', { id: text, room, name: 'Anna', seat: 0, text, at: 5 }, 'anna');
  await speak('gallery', 'aside');
  for (let i = 0; i < 19; i++) await speak('table', `${i}`);
  const kept = (await talkSince('t', 0)).map(({ said }) => said.text);
  expect([kept, await talkSoFar('t')]).toEqual([['aside', '14', '15', '16', '17', '18'], 20]);
  // Whoever shares the work so that another room is always spoken in when lines are removed.
  for (let i = 1; i <= 40; i++) await speak(i % 10 === 0 ? 'table' : 'gallery', `later ${i}`);
  const rooms = (await talkSince('t', 0)).map(({ said }) => said.room);
  expect(rooms.filter(room => room === 'gallery')).toHaveLength(5);
  await backend.close();
});
