import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../../engine/contract/content.ts';
import type { Log } from '../../../engine/match/log.ts';
import { verify } from '../../../engine/match/verify.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import { openIndoors, Visit } from '../../../server/dev/indoors.ts';
import {
  GAME,
  type HttpHall,
  MINE,
  OPEN,
  openHttpHall,
  plan,
  playOut,
  SHARE,
  type Visitor,
} from '../../../server/http/dev/http-hall.ts';
import { CATALOGUE } from '../../catalogue.ts';

const REPLACEABLE = 'reavers';
const PACK: Content = { board: { diceSpaces: 12 }, battles: { knarr: { defence: 6 } } };

let hall: HttpHall;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  hall = await openHttpHall();
  [anna, bo] = [await hall.visitor('Anna'), await hall.visitor('Bo')];
});
afterEach(() => hall.close());

const packed = (content: unknown, game = REPLACEABLE) =>
  anna.post('/api/tables', { ...plan([MINE, OPEN], { game }), content });
const rulesOf = async (game: string) => (await CATALOGUE.find(({ id }) => id === game)?.load())?.rules;

describe('a table with a content pack', () => {
  it('tells everybody what it replaces, from the set-up to the log, its import and the rematch', async () => {
    const response = await packed(PACK);
    expect(response.statusCode).toBe(201);
    const { id, content }: Lobby = response.json();
    expect(content).toEqual(PACK);
    const stranger = await hall.visitor();
    expect((await stranger.get(`/api/tables/${id}`)).json().content).toEqual(PACK);

    await bo.sit(id, 1);
    expect((await hall.store.table(id))?.head?.content).toEqual(PACK);
    await playOut(hall.store, id);
    const log: Log = (await bo.get(`/api/tables/${id}/log`)).json();
    expect(log.content).toEqual(PACK);
    const rules = await rulesOf(REPLACEABLE);
    if (!rules) throw new Error(`no ${REPLACEABLE}`);
    expect(verify(rules, log).problems).toEqual([]);

    const imported = await bo.post('/api/tables/import', { log });
    expect([imported.statusCode, imported.json().content]).toEqual([201, PACK]);
    const otherwise = { ...log, content: { board: { diceSpaces: 3 } } };
    expect((await bo.post('/api/tables/import', { log: otherwise })).json().error).toBe('false-log');

    const again: Lobby = (await anna.post(`/api/tables/${id}/rematch`, { share: SHARE })).json();
    expect(again.content).toEqual(PACK);
  });

  it('is played by its own values, and its host says so', async () => {
    const indoors = await openIndoors();
    const people = [await indoors.person('Anna'), await indoors.person('Bo')];
    const given = { ...plan([MINE, OPEN], { game: REPLACEABLE }), content: { board: { diceSpaces: 1 } } };
    const { id } = await indoors.lobbies.create(given, people[0]);
    await indoors.lobbies.take(id, 1, { share: SHARE }, people[1]);
    const visit = await Visit.to(indoors, id, people[0]);
    const reply = await visit.ask({ type: 'sit', seat: 0 });
    expect(reply).toMatchObject({ value: { table: { content: given.content } } });
    await indoors.close();
  });

  it('is an ordinary one where the pack is empty', async () => {
    const response = await packed({});
    expect([response.statusCode, response.json().content]).toEqual([201, undefined]);
    const { id } = response.json();
    expect((await hall.store.table(id))?.content).toBeNull();
  });

  it.each([
    [{ battles: { knarr: { defence: 0 } } }, 'content.battles.knarr.defence', 'must be a whole number from 1 to 12'],
    [{ battles: { knar: {} } }, 'content.battles.knar', 'unknown; there are'],
    [{ spaces: {} }, 'content.spaces', 'unknown; there are'],
    [{ reavers: { scout: { copies: 3 } } }, 'content.reavers', 'the box has 66'],
    [{ dice: [] }, 'content.dice', 'must be an object'],
    [[], 'content', 'must be object'],
    ['pack', 'content', 'must be object'],
    [null, 'content', 'must be object'],
    [{ dice: { red: [[[[[[[[[]]]]]]]]] } }, 'content.dice.red', 'must have 6 values'],
  ])('is not set up with %j', async (content, field, message) => {
    const response = await packed(content);
    expect([response.statusCode, response.json().field]).toEqual([400, field]);
    expect(response.json().message).toContain(`${field}: `);
    expect(response.json().message).toContain(message);
    expect((await anna.get('/api/tables')).json()).toEqual([]);
  });

  it('is not set up for a game in which nothing can be replaced', async () => {
    const response = await packed(PACK, GAME);
    expect(response.json()).toMatchObject({ error: 'bad-input', field: 'content' });
    expect(response.json().message).toBe('content: this game has nothing that could be replaced');
  });

  it('is not set up with more than any pack could need', async () => {
    const response = await packed({ pad: 'x'.repeat(33 * 1024) });
    expect([response.statusCode, response.json().message]).toEqual([400, 'content: must be at most 32 KB of JSON']);
  });

  it('answers in time to a pack that is deep without end', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const body = JSON.stringify(plan([MINE, OPEN], { game: REPLACEABLE }));
    const payload = `${body.slice(0, -1)},"content":${deep}}`;
    const response = await anna.send({
      method: 'POST',
      url: '/api/tables',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'bad-input', field: 'body' });
    expect(response.json().message).toMatch(/^body: line 1, column \d+: the request is nested deeper than 64 levels$/);
  });
});
