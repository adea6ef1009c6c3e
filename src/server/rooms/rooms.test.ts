import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { Visitor } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { openTestHall, party, plan, type TestHall } from '../dev/open-test-hall.ts';
import { Seated } from '../dev/seated.ts';

let hall: TestHall;

beforeAll(async () => {
  hall = await openTestHall({ ABSENCE: '0' });
});
afterAll(() => hall.close());

describe.each(CATALOGUE)('a table of $title', ({ id: game }) => {
  it('is played to its end by four over sockets, and all see the same result', { timeout: 60_000 }, async () => {
    const seated = await party(hall.url, game, 4);
    const watcher = new Seated(await Visitor.named(hall.url, 'Watcher'), seated[0].table, null).connect();
    for (const one of seated) one.connect();
    const ends = await Promise.all([...seated, watcher].map(one => one.over));
    for (const { result } of ends) expect(result).toEqual(ends[0].result);
    const logs = await Promise.all(
      seated.map(({ visitor, table }) => visitor.call<{ entries: unknown[] }>('GET', `/api/tables/${table}/log`)),
    );
    const choices = logs[0].entries.filter(entry => entry !== null && typeof entry === 'object' && 'choice' in entry);
    expect(choices).toHaveLength(seated.reduce((sum, one) => sum + one.acknowledged.length, 0));
    for (const one of [...seated, watcher]) one.leave();
  });

  it('lets bots play when its last person has gone', { timeout: 60_000 }, async () => {
    const visitor = await Visitor.named(hall.url, 'Runa');
    const { id } = await visitor.create(plan(game, [{ kind: 'open' }, { kind: 'bot', bot: USUAL }]));
    await visitor.sit(id, 0);
    const runa = new Seated(visitor, id, 0).connect();
    runa.plays = false;
    runa.onMoment = () => {
      runa.onMoment = () => undefined;
      runa.request({ type: 'resign', seat: 0 });
    };
    const { result } = await runa.over;
    expect(result).not.toBeNull();
    runa.leave();
  });
});
