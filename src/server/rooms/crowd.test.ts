import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors, Visit } from '../dev/indoors.ts';
import type { Player } from '../store/store.ts';
import { Crowd } from './crowd.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('what many are told', () => {
  it('is told at once among few, however often', async () => {
    const tell = vi.fn();
    const crowd = new Crowd(tell, vi.fn());
    for (let i = 0; i < 20; i++) await crowd.hear(10);
    expect(tell).toHaveBeenCalledTimes(20);
  });

  it('is told together among many, the last of it, too', async () => {
    const tell = vi.fn();
    const crowd = new Crowd(tell, vi.fn());
    for (let i = 0; i < 50; i++) await crowd.hear(100);
    expect(tell).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(tell).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tell).toHaveBeenCalledTimes(2);
    await crowd.hear(100);
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it('says so when it breaks, and is not told to a room that is empty', async () => {
    const [tell, trouble] = [vi.fn().mockReturnValueOnce(null).mockRejectedValueOnce(new Error('gone')), vi.fn()];
    const crowd = new Crowd(tell, trouble);
    for (let i = 0; i < 2; i++) await crowd.hear(100);
    await vi.advanceTimersByTimeAsync(200);
    expect([tell.mock.calls.length, trouble.mock.calls.length]).toEqual([2, 1]);
    // And says it again.
    await vi.advanceTimersByTimeAsync(1000);
    expect([tell.mock.calls.length, trouble.mock.calls.length]).toEqual([3, 1]);
    for (let i = 0; i < 2; i++) await crowd.hear(100);
    const told = tell.mock.calls.length;
    crowd.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tell).toHaveBeenCalledTimes(told);
  });
});

describe('a crowd that watches', () => {
  const CROWD = 60;
  let hall: Indoors;
  let table: string;
  let anna: Player;
  beforeEach(async () => {
    hall = await openIndoors();
    anna = await hall.person('Anna');
    table = await hall.table(CATALOGUE[0].id, [anna, await hall.person('Bo')]);
  });
  afterEach(async () => {
    await hall.close();
    expect(hall.troubles).toEqual([]);
  });

  const heard = (visits: readonly Visit[], type: string) =>
    visits.reduce((sum, visit) => sum + visit.heard.filter(message => message.type === type).length, 0);

  it('and comes and goes costs no more than by its number', async () => {
    const visits: Visit[] = [];
    for (let i = 0; i < CROWD; i++) visits.push(await Visit.to(hall, table, null));
    for (let i = 0; i < CROWD; i++) {
      await visits[i].leave(hall.rooms);
      visits.push(await Visit.to(hall, table, null));
    }
    // Before the pace: more than 5,000.
    expect(heard(visits, 'presence')).toBeLessThan(4 * CROWD);
    // Who is the last to come is seen all the same.
    const late = await Visit.to(hall, table, await hall.person('Late'));
    await vi.advanceTimersByTimeAsync(1000);
    const seen = visits.at(-1)?.heard.findLast(message => message.type === 'presence');
    expect(seen).toMatchObject({ presence: { spectators: ['', 'Late'] } });
    await late.leave(hall.rooms);
  });

  it('is named as far as its first hundred, and counted', async () => {
    const people = await Promise.all(Array.from({ length: 103 }, (_, i) => hall.person(`Name ${i}`)));
    for (const person of people) await Visit.to(hall, table, person);
    await vi.advanceTimersByTimeAsync(1000);
    const last = await Visit.to(hall, table, people[0]);
    const welcome = last.heard.find(message => message.type === 'welcome');
    expect(welcome).toMatchObject({ presence: { more: 3 } });
    expect(welcome?.presence.spectators).toHaveLength(100);
  });

  it('and talks hears it all, in order, and together', async () => {
    const visits: Visit[] = [];
    const eve = await hall.person('Eve');
    for (let i = 0; i < CROWD; i++) visits.push(await Visit.to(hall, table, eve));
    const read = vi.spyOn(hall.store, 'talkSince');
    const words = Array.from({ length: 20 }, (_, i) => `word ${i}`);
    for (const text of words)
      expect(await visits[0].ask({ type: 'say', room: 'gallery', text })).toMatchObject({ type: 'reply' });
    await vi.advanceTimersByTimeAsync(1000);
    const said = visits[1].heard.flatMap(message => (message.type === 'said' ? message.said.text : []));
    expect(said).toEqual(words);
    expect(read.mock.calls.length).toBeLessThan(5);
  });

  it('hears no more of one person than can be read, over however many lines', async () => {
    const eve = await hall.person('Eve');
    const visits = [await Visit.to(hall, table, eve), await Visit.to(hall, table, eve)];
    const say = (i: number) => visits[i % 2].ask({ type: 'say', room: 'gallery', text: `word ${i}` });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => say(i)));
    expect(answers.filter(({ type }) => type === 'reply')).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ denial: { reasons: [{ reason: 'too-many' }] } });
    const other = await Visit.to(hall, table, await hall.person('Orm'));
    expect(await other.ask({ type: 'say', room: 'gallery', text: 'may I?' })).toMatchObject({ type: 'reply' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await say(50)).toMatchObject({ type: 'reply' });
  });

  it('and asks on and on holds up nobody who plays there for more than one question', async () => {
    const answered: string[] = [];
    const seated = await Visit.to(hall, table, anna);
    const visits: Visit[] = [];
    for (let i = 0; i < CROWD; i++) visits.push(await Visit.to(hall, table, null));
    const questions = visits.map(visit =>
      visit.ask({ type: 'look-back', seat: null, at: 0 }).then(() => answered.push('question')),
    );
    await seated.ask({ type: 'take-over', seat: 0, bot: USUAL }).then(({ type }) => answered.push(type));
    expect(answered.indexOf('reply')).toBeLessThan(3);
    await Promise.all(questions);
    expect(answered).toHaveLength(CROWD + 1);
  });
});
