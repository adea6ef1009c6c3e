import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { openTestHall, plan, type TestHall } from '../dev/open-test-hall.ts';
import { RawLine } from '../dev/raw-line.ts';
import { DATABASES, newDatabase, type TestDatabase } from '../store/dev/databases.ts';

const GAME = CATALOGUE[0].id;
const GOODBYE = 4403;

describe.each(DATABASES)('a session that ends (%s)', kind => {
  let database: TestDatabase;
  /** As of two processes: whoever logs out here may be connected there. */
  let halls: TestHall[];

  beforeEach(async () => {
    database = await newDatabase(kind);
    const env = kind === 'postgres' ? { DATABASE_URL: database.where } : { DATA_DIR: dirname(database.where) };
    halls = [await openTestHall(env), await openTestHall(env)];
  });
  afterEach(async () => {
    for (const hall of halls) await hall.close();
    await database.remove();
  });

  const connected = (visitor: Visitor, table: string, hall = 1) => RawLine.to(visitor, table, halls[hall].url);

  it('closes its lines and no others', async () => {
    const [{ url }] = halls;
    const [anna, bo] = [await Visitor.named(url, 'Anna'), await Visitor.named(url, 'Bo')];
    const { id } = await anna.create(plan(GAME, [{ kind: 'open' }, { kind: 'open' }]));
    await anna.sit(id, 0);
    const lines = [await connected(anna, id), await connected(anna, id, 0), await connected(bo, id)];
    await anna.call('POST', '/api/logout');
    expect(await Promise.all([lines[0].closed, lines[1].closed])).toEqual([GOODBYE, GOODBYE]);
    await lines[2].until(message => message.type === 'presence' && !message.presence.seats[0]);
    expect(lines[2].socket.readyState).toBe(WebSocket.OPEN);
    lines[2].leave();
  });

  it('closes the lines of somebody who is forgotten, wherever they are', async () => {
    const [{ url }] = halls;
    const [anna, bo] = [await Visitor.named(url, 'Anna'), await Visitor.named(url, 'Bo')];
    const { id } = await anna.create(plan(GAME, [{ kind: 'open' }, { kind: 'open' }]));
    await anna.sit(id, 0);
    await bo.sit(id, 1);
    const lines = [await connected(anna, id), await connected(bo, id)];
    await anna.call('DELETE', '/api/me');
    expect(await lines[0].closed).toBe(GOODBYE);
    expect(lines[1].socket.readyState).toBe(WebSocket.OPEN);
    lines[1].leave();
  });
});
