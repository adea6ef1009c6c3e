import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShare } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors, Visit } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';
import { CLOSE } from './guest.ts';
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
      expect(await hall.store.talk(id, room as 'gallery', 10)).toEqual([]);
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

  it('lets everybody go when its table is taken down, game or not', async () => {
    const anna = await hall.person('Anna');
    const bot = { kind: 'bot', bot: CATALOGUE[0].bots[0] } as const;
    const { id } = await hall.lobbies.create(plan(GAME, [{ kind: 'mine', share: newShare() }, bot]), anna);
    const visit = await Visit.to(hall, id, anna);
    await hall.lobbies.remove(id, anna);
    while (visit.closed === null) await new Promise(resolve => setTimeout(resolve, 1));
    expect(visit.closed).toBe(CLOSE.noTable);
  });
});
