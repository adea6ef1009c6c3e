import { expect, it } from 'vitest';
import { eachDatabase } from './dev/databases.ts';
import { sampleTable } from './dev/samples.ts';

eachDatabase('talk', open => {
  const line = (text: string, room: 'table' | 'gallery' = 'table') => ({ room, name: 'Anna', seat: 0, text, at: 5 });

  it('is read in the order it was said, by room', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.addTable(sampleTable('u'));
    expect(await store.say('t', line('one'), 'anna')).toEqual({ id: 1, ...line('one') });
    const aside = { ...line('two', 'gallery'), seat: null };
    expect(await store.say('t', aside, 'bo')).toEqual({ id: 2, ...aside });
    await store.say('t', line('three'), 'anna');
    await store.say('t', line('four'), 'anna');
    await store.say('u', line('elsewhere'), 'anna');
    const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text);
    expect(texts(await store.talk('t', 'table', 2))).toEqual(['three', 'four']);
    expect(texts(await store.talk('t', 'gallery', 10))).toEqual(['two']);
    expect(texts(await store.talkSince('t', 2))).toEqual(['three', 'four']);
  });

  it('gives everybody a number of their own when all speak at once', async () => {
    const stores = await Promise.all([open(), open()]);
    await stores[0].addTable(sampleTable('t'));
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) => stores[i % 2].say('t', line(`line ${i}`), 'anna')),
    );
    expect(said.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
