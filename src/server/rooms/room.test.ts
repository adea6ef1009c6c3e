import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { newShare } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { TalkLine } from '../../host/hall-api.ts';
import { type Indoors, openIndoors, Visit } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';
import type { Player } from '../store/store.ts';
import { CLOSE, Guest, type Message } from './guest.ts';
import { readRequest } from './requests.ts';

const GAME = CATALOGUE[0].id;
let hall: Indoors;

beforeAll(async () => {
  hall = await openIndoors();
});
afterAll(async () => {
  await hall.close();
  expect(hall.troubles).toEqual([]);
});

describe('a room', () => {
  it('does not listen to whom it did not let in', async () => {
    const [anna, bo, mallory] = await Promise.all(['Anna', 'Bo', 'Mallory'].map(name => hall.person(name)));
    const open = { kind: 'open' } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [open, open], { spectators: false }), anna);
    await hall.lobbies.take(id, 0, { share: newShare() }, anna);
    await hall.lobbies.take(id, 1, { share: newShare() }, bo);
    await Visit.to(hall, id, anna);
    const outside = await Visit.to(hall, id, mallory);
    expect(outside.closed).toBe(CLOSE.notAllowed);
    for (const room of ['gallery', 'table']) {
      const request = readRequest(JSON.stringify({ type: 'say', key: room, room, text: 'Boo' }));
      await outside.room?.receive(outside.guest, request);
      expect(await hall.store.talk(id, room as 'gallery', 10, [])).toEqual([]);
    }
    expect(outside.heard).toEqual([]);
  });

  it('tells nothing of a seat to whom it does not belong any more', async () => {
    const [anna, bo] = await Promise.all(['Anna', 'Bo'].map(name => hall.person(name)));
    const id = await hall.table(GAME, [anna, bo]);
    const [leaver, other] = [await Visit.to(hall, id, anna), await Visit.to(hall, id, bo)];
    await leaver.ask({ type: 'sit', seat: 0 });
    await other.ask({ type: 'sit', seat: 1 });
    await hall.lobbies.forget(anna);
    expect(await leaver.ask({ type: 'sit', seat: 0 })).toMatchObject({ type: 'denied' });
    const from = leaver.heard.length;
    const choice = other.moment?.ask?.choices[0];
    expect(await other.ask({ type: 'choose', seat: 1, choice })).toMatchObject({ type: 'reply' });
    expect(leaver.heard.slice(from).filter(({ type }) => type === 'moment')).toEqual([]);
  });

  it('passes on to a few what is for them alone, then and to who comes back', async () => {
    const people = await Promise.all(['Anna', 'Bo', 'Cleo'].map(name => hall.person(name)));
    const id = await hall.table(GAME, people);
    const [anna, bo, cleo] = await Promise.all(people.map(person => Visit.to(hall, id, person)));
    const talk = (visit: Visit): TalkLine[] => visit.heard.flatMap(one => (one.type === 'said' ? one.said : []));
    await anna.ask({ type: 'say', room: 'table', text: 'to all' });
    await anna.ask({ type: 'say', room: 'table', text: 'to Bo', to: [1, 1] });
    await bo.ask({ type: 'say', room: 'table', text: 'to all again' });
    await expect.poll(() => talk(bo).length).toBe(3);
    const texts = (lines: readonly TalkLine[]) => lines.map(({ text, to }) => (to ? `${text} ${to.join('+')}` : text));
    expect(texts(talk(anna))).toEqual(['to all', 'to Bo 0+1', 'to all again']);
    expect(texts(talk(bo))).toEqual(texts(talk(anna)));
    expect(texts(talk(cleo))).toEqual(['to all', 'to all again']);
    const back = async (person: Player) => {
      const { heard } = await Visit.to(hall, id, person);
      return heard.flatMap(message => (message.type === 'welcome' ? texts(message.talk) : []));
    };
    expect(await back(people[1])).toEqual(['to all', 'to Bo 0+1', 'to all again']);
    expect(await back(people[2])).toEqual(['to all', 'to all again']);
  });

  it('says why nobody hears what is for a few alone', async () => {
    const [anna, bo, eve] = await Promise.all(['Anna', 'Bo', 'Eve'].map(name => hall.person(name)));
    const bot = { kind: 'bot', bot: USUAL } as const;
    const mine = { kind: 'mine', share: newShare() } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [mine, { kind: 'open' }, bot], { spectators: true }), anna);
    const whisper = async (visit: Visit, to: readonly number[], room = 'table') => {
      const answer = await visit.ask({ type: 'say', room, text: 'psst', to });
      return answer.type === 'denied' ? answer.denial.reasons[0].reason : 'said';
    };
    const heard: Message[] = [];
    const early = new Guest(
      anna,
      text => heard.push(JSON.parse(text)),
      () => undefined,
    );
    const room = await hall.rooms.join(id, early);
    const request = readRequest(JSON.stringify({ type: 'say', key: 'early', room: 'table', text: 'psst', to: [1] }));
    await room?.receive(early, request);
    expect(heard.at(-1)).toMatchObject({ type: 'denied', denial: { reasons: [{ reason: 'not-begun' }] } });

    await hall.lobbies.take(id, 1, { share: newShare() }, bo);
    const [one, outside] = [await Visit.to(hall, id, anna), await Visit.to(hall, id, eve)];
    expect(await whisper(one, [1])).toBe('said');
    for (const to of [[0], [2], [3], [1, 2], [0, 1]]) expect(await whisper(one, to)).toBe('nobody-there');
    expect(await whisper(outside, [1])).toBe('not-heard');
    expect(await whisper(outside, [1], 'gallery')).toBe('not-heard');
  });

  it('bothers nobody when somebody would sit down at a table that gathers', async () => {
    const [anna, eve] = await Promise.all(['Anna', 'Eve'].map(name => hall.person(name)));
    const mine = { kind: 'mine', share: newShare() } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [mine, { kind: 'open' }]), anna);
    const told: Message[][] = [[], []];
    const guests = [anna, eve].map(
      (person, i) =>
        new Guest(
          person,
          text => told[i].push(JSON.parse(text)),
          () => undefined,
        ),
    );
    await hall.rooms.join(id, guests[0]);
    const room = await hall.rooms.join(id, guests[1]);
    const before = told[0].length;
    for (let i = 0; i < 5; i++) {
      await room?.receive(guests[1], readRequest(JSON.stringify({ type: 'sit', key: `k${i}`, seat: null })));
    }
    expect(told[1].filter(({ type }) => type === 'denied')).toHaveLength(5);
    expect(told[0]).toHaveLength(before);
  });

  it('lets nobody wait who sits down while the game is being laid out', async () => {
    const [anna, bo] = await Promise.all(['Anna', 'Bo'].map(name => hall.person(name)));
    const mine = { kind: 'mine', share: newShare() } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [mine, { kind: 'open' }]), anna);
    const heard: Message[] = [];
    const guest = new Guest(
      anna,
      text => heard.push(JSON.parse(text)),
      () => undefined,
    );
    const room = await hall.rooms.join(id, guest);
    let layOut = (): void => undefined;
    const laid = new Promise<void>(resolve => {
      layOut = resolve;
    });
    const keys = vi.spyOn(hall.store, 'keys').mockImplementationOnce(async () => {
      await laid;
      return [];
    });
    await hall.lobbies.take(id, 1, { share: newShare() }, bo);
    await expect.poll(() => keys.mock.calls.length).toBe(1);
    const states = () => heard.flatMap(message => (message.type === 'lobby' ? message.lobby.state : []));
    expect(states()).not.toContain('playing');
    const sat = room?.receive(guest, readRequest(JSON.stringify({ type: 'sit', key: 'early', seat: 0 })));
    layOut();
    await sat;
    expect(heard.filter(message => 'key' in message && message.key === 'early')).toMatchObject([{ type: 'reply' }]);
    await expect.poll(states).toContain('playing');
    expect(keys.mock.calls.length).toBe(1);
    keys.mockRestore();
  });

  it('lets everybody go when its table is taken down, game or not', async () => {
    const anna = await hall.person('Anna');
    const bot = { kind: 'bot', bot: USUAL } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [{ kind: 'mine', share: newShare() }, bot]), anna);
    const visit = await Visit.to(hall, id, anna);
    await hall.lobbies.remove(id, anna);
    while (visit.closed === null) await new Promise(resolve => setTimeout(resolve, 1));
    expect(visit.closed).toBe(CLOSE.noTable);
  });
});
