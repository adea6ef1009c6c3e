import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { commitment } from '../../engine/chance/fairness.ts';
import type { Log } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import { verify } from '../../engine/match/verify.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { ClockFace } from '../../host/clocks/clock.ts';
import type { Lobby, TablePlan, TableRow } from '../../host/hall-api.ts';
import { longestLog } from '../lobby/games.ts';
import { loadMatch } from '../rooms/load-match.ts';
import { GAME, type HttpHall, MINE, OPEN, openHttpHall, plan, playOut, SHARE, type Visitor } from './dev/http-hall.ts';

let hall: HttpHall;
let anna: Visitor;
let bo: Visitor;
let stranger: Visitor;

beforeEach(async () => {
  hall = await openHttpHall();
  [anna, bo, stranger] = [await hall.visitor('Anna'), await hall.visitor('Bo'), await hall.visitor()];
});
afterEach(() => hall.close());

const lobbyOf = async (reader: Visitor, id: string): Promise<Lobby> => (await reader.get(`/api/tables/${id}`)).json();
const kept = async (id: string) => {
  const table = await hall.store.table(id);
  if (!table) throw new Error('the table is gone');
  return table;
};
const rulesOf = async (game: string) => {
  const entry = CATALOGUE.find(({ id }) => id === game);
  if (!entry) throw new Error(`no ${game}`);
  return (await entry.load()).rules;
};

describe('setting up a table', () => {
  it('promises a seed that nobody gets to see', async () => {
    const response = await anna.post('/api/tables', plan([MINE, OPEN]));
    expect(response.statusCode).toBe(201);
    const lobby: Lobby = response.json();
    const { seed } = await kept(lobby.id);
    expect(lobby).toMatchObject({ game: GAME, state: 'gathering', mine: true, next: null, visibility: 'private' });
    expect(lobby.commitment).toBe(commitment(seed));
    expect(lobby.id).toMatch(/^[\w-]{24}$/);
    expect(lobby.seats).toEqual([
      { kind: 'person', name: 'Anna', bot: null, mine: true },
      { kind: 'open', name: '', bot: null, mine: false },
    ]);
    expect(response.body).not.toContain(seed);
  });

  it('fills in the options of the game', async () => {
    const rules = await rulesOf(GAME);
    const { options } = await anna.create(plan([MINE, OPEN]));
    expect(Object.keys(options)).toEqual(rules.options.map(({ name }) => name));
  });

  it('begins at once where only bots are awaited', async () => {
    const lobby = await anna.create(plan([MINE, { kind: 'bot', bot: 'heuristic' }]));
    expect(lobby.state).toBe('playing');
    expect(lobby.seats[1]).toMatchObject({ kind: 'bot', bot: 'heuristic', name: expect.stringMatching(/./) });
    expect((await hall.store.claimDue(hall.clock, hall.clock + 1, 10)).includes(lobby.id)).toBe(true);
  });

  const wrong: readonly (readonly [string, string, Partial<Record<keyof TablePlan, unknown>>])[] = [
    ['an unknown game', 'game', { game: 'ludo' }],
    ['an unknown option', 'options.colour', { options: { colour: 'red' } }],
    ['too few seats', 'seats', { seats: [MINE] }],
    ['too many seats', 'seats', { seats: Array(9).fill(OPEN) }],
    [
      'bots alone',
      'seats',
      {
        seats: [
          { kind: 'bot', bot: 'heuristic' },
          { kind: 'bot', bot: 'heuristic' },
        ],
      },
    ],
    ['an unknown bot', 'seats[1].bot', { seats: [MINE, { kind: 'bot', bot: 'deep-blue' }] }],
    ['a bot of Object', 'seats[1].bot', { seats: [MINE, { kind: 'bot', bot: 'constructor' }] }],
    ['a guest without a name', 'seats[1].name', { seats: [MINE, { kind: 'invited', name: ' \u200b ' }] }],
    ['a share that is none', 'seats[0].share', { seats: [{ kind: 'mine', share: 'luck' }, OPEN] }],
    ['a field too many', 'seed', { ...({ seed: 'mine' } as object) }],
    [
      'a clock without time',
      'timing.rule.bank',
      { timing: { rule: { kind: 'live', bank: 0, increment: 0 }, runOut: 'seat' } },
    ],
    ['text for truth', 'spectators', { spectators: 'yes' }],
  ];
  it.each(wrong)('refuses %s, by its field', async (_what, field, change) => {
    const response = await anna.post('/api/tables', { ...plan([MINE, OPEN]), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'bad-input', message: expect.stringContaining(field), field });
    expect(await hall.store.openTables({ limit: 10 })).toEqual([]);
    expect((await anna.get('/api/tables')).json()).toEqual([]);
  });

  it('is not for strangers', async () => {
    const response = await stranger.post('/api/tables', plan([MINE, OPEN]));
    expect([response.statusCode, response.json().error]).toEqual([401, 'stranger']);
  });
});

describe('a seat that is kept for a guest', () => {
  const guest = { kind: 'invited', name: 'Grandma' } as const;

  it('is let go by whoever set the table up, and then anybody sits down there', async () => {
    const { id, seats } = await anna.create(plan([MINE, guest, OPEN]));
    const path = `/api/tables/${id}/seats/1/invitation`;
    expect((await stranger.delete(path)).statusCode).toBe(401);
    expect((await bo.delete(path)).json().error).toBe('not-yours');
    expect((await lobbyOf(bo, id)).seats[1].kind).toBe('invited');
    expect((await anna.delete(path)).json().seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect((await anna.delete(path)).statusCode).toBe(200);
    // The invitation still leads to the table, and to any free seat.
    const grandma = await hall.visitor('Grandma');
    expect((await grandma.sit(id, 1, seats[1].invite)).statusCode).toBe(200);
    expect((await anna.delete(path)).json().error).toBe('seat-taken');
    expect((await bo.sit(id, 2)).json().state).toBe('playing');
    expect((await anna.delete(path)).json().error).toBe('already-begun');
    expect((await anna.delete(`/api/tables/${id}/seats/9/invitation`)).statusCode).toBe(409);
  });

  it('is not counted among the free ones', async () => {
    const { id } = await anna.create(plan([MINE, guest, OPEN], { visibility: 'open' }));
    const rows: TableRow[] = (await bo.get('/api/tables/open')).json();
    expect(rows.find(row => row.id === id)).toMatchObject({ free: 1, kept: [1] });
  });
});

describe('sitting down', () => {
  it('takes a seat with a name and a share, and begins with the last one', async () => {
    const { id, commitment: promise } = await anna.create(plan([MINE, OPEN]));
    const lobby: Lobby = (await bo.sit(id, 1)).json();
    expect(lobby).toMatchObject({ state: 'playing', mine: false, commitment: promise });
    expect(lobby.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Anna', false],
      ['Bo', true],
    ]);
    const { head, waiting, seed } = await kept(id);
    expect(head).toMatchObject({ seed, names: ['Anna', 'Bo'], shares: [SHARE, SHARE], commitment: promise });
    expect(waiting.length).toBeGreaterThan(0);
    expect(hall.asked).toContain(`changed ${id}`);
  });

  it('answers the same when asked twice', async () => {
    const { id } = await anna.create(plan([MINE, OPEN, OPEN]));
    const first = await bo.sit(id, 1);
    const second = await bo.sit(id, 1);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  });

  it('gives a seat to whoever is first, and each person one', async () => {
    const { id } = await anna.create(plan([MINE, OPEN, OPEN]));
    const cy = await hall.visitor('Cy');
    const answers = await Promise.all([bo.sit(id, 1), cy.sit(id, 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await anna.sit(id, 2)).json().error).toBe('already-seated');
    expect((await bo.sit(id, 0)).json().error).toBe('seat-taken');
    expect((await bo.sit(id, 7)).json()).toMatchObject({ error: 'bad-input', field: 'seat' });
  });

  it('keeps a seat for the guest with the invitation', async () => {
    const { id, seats } = await anna.create(plan([MINE, { kind: 'invited', name: 'Grandma' }, OPEN]));
    const invite = seats[1].invite ?? '';
    expect(invite).toMatch(/^[\w-]{24}$/);
    expect((await bo.sit(id, 1)).json().error).toBe('not-invited');
    expect((await bo.sit(id, 1, 'x'.repeat(24))).json().error).toBe('not-invited');
    expect((await bo.sit(id, 1, invite)).json().seats[1]).toMatchObject({ kind: 'person', name: 'Bo', mine: true });
    const after: Lobby = (await bo.delete(`/api/tables/${id}/seats/1`)).json();
    expect(after.seats[1]).toMatchObject({ kind: 'invited' });
    expect((await bo.sit(id, 1, invite)).statusCode).toBe(200);
  });

  it('lets people get up again until the game begins', async () => {
    const { id } = await anna.create(plan([MINE, OPEN, OPEN]));
    await bo.sit(id, 1);
    expect((await anna.delete(`/api/tables/${id}/seats/1`)).json().error).toBe('not-your-seat');
    expect((await bo.delete(`/api/tables/${id}/seats/1`)).json().seats[1].kind).toBe('open');
    await anna.post(`/api/tables/${id}/start`);
    expect((await anna.delete(`/api/tables/${id}/seats/0`)).json().error).toBe('already-begun');
    expect((await bo.sit(id, 1)).json().error).toBe('already-begun');
  });

  it('begins once when the last two sit down together', async () => {
    const { id } = await anna.create(plan([MINE, OPEN, OPEN]));
    const cy = await hall.visitor('Cy');
    await Promise.all([bo.sit(id, 1), cy.sit(id, 2)]);
    const { state, head } = await kept(id);
    expect([state, head?.names]).toEqual(['playing', ['Anna', 'Bo', 'Cy']]);
  });
});

describe('starting without the others', () => {
  it('lets bots of the usual level take the empty seats', async () => {
    const { id } = await anna.create(plan([MINE, OPEN, { kind: 'invited', name: 'Bo' }]));
    expect((await bo.post(`/api/tables/${id}/start`)).json().error).toBe('not-yours');
    const lobby: Lobby = (await anna.post(`/api/tables/${id}/start`)).json();
    expect(lobby.state).toBe('playing');
    expect(lobby.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['person', null],
      ['bot', USUAL],
      ['bot', USUAL],
    ]);
    expect(new Set(lobby.seats.map(({ name }) => name)).size).toBe(3);
    expect((await anna.post(`/api/tables/${id}/start`)).json().error).toBe('already-begun');
  });

  it('waits until somebody is there', async () => {
    const { id } = await anna.create(plan([OPEN, OPEN]));
    expect((await anna.post(`/api/tables/${id}/start`)).json().error).toBe('nobody-there');
    expect((await kept(id)).state).toBe('gathering');
  });
});

describe('what is told of a table', () => {
  it('has nothing of seed, shares and invitations for anybody but whom it concerns', async () => {
    const share = 'f'.repeat(32);
    const open = plan([{ kind: 'mine', share }, { kind: 'invited', name: 'Grandma' }, OPEN], { visibility: 'open' });
    const { id, seats } = await anna.create(open);
    await bo.sit(id, 2);
    const { seed } = await kept(id);
    const secrets = [seed, share, SHARE, seats[1].invite ?? 'none'];
    const paths = [`/api/tables/${id}`, '/api/tables', '/api/tables/open', `/api/tables/${id}/log`];
    const check = async (readers: readonly Visitor[], hidden: readonly string[]) => {
      for (const reader of readers) {
        for (const path of paths) {
          const { body } = await reader.get(path);
          for (const secret of hidden) expect(body).not.toContain(secret);
        }
      }
    };
    await check([bo, stranger], secrets);
    await check([anna], secrets.slice(0, 3));
    await anna.post(`/api/tables/${id}/start`);
    const { head } = await kept(id);
    expect(head?.seed).toBe(seed);
    await check([anna, bo, stranger], secrets);
    expect(hall.logged.join()).not.toContain(id);
    for (const secret of secrets) expect(hall.logged.join()).not.toContain(secret);
  });

  it('lists my tables and those that wait for anybody', async () => {
    const hidden = await anna.create(plan([MINE, OPEN]));
    const { id } = await anna.create(plan([MINE, OPEN, OPEN], { visibility: 'open' }));
    const open: TableRow[] = (await bo.get('/api/tables/open')).json();
    expect(open).toEqual([
      expect.objectContaining({ id, free: 2, you: [], state: 'gathering', waiting: [], result: null }),
    ]);
    const mine: TableRow[] = (await anna.get('/api/tables')).json();
    expect(mine.map(row => [row.id, row.you])).toEqual(
      expect.arrayContaining([
        [id, [0]],
        [hidden.id, [0]],
      ]),
    );
    expect((await bo.get('/api/tables')).json()).toEqual([]);
    expect((await stranger.get('/api/tables')).statusCode).toBe(401);
  });

  it('lists a page after any of them, and after nothing else', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      hall.clock += 1000;
      ids.push((await anna.create(plan([MINE, OPEN], { visibility: 'open' }))).id);
    }
    ids.reverse();
    for (const list of ['/api/tables', '/api/tables/open']) {
      const page = await anna.get(`${list}?after=${ids[0]}`);
      expect([page.statusCode, page.json().map(({ id }: TableRow) => id)]).toEqual([200, ids.slice(1)]);
      expect((await anna.get(`${list}?after=nowhere`)).json()).toEqual([]);
      for (const odd of ['?before=x', `?after=${ids[0]}&after=${ids[1]}`, '?after=', `?after=${'x'.repeat(65)}`]) {
        expect((await anna.get(list + odd)).statusCode).toBe(400);
      }
    }
    expect((await anna.get(`/api/tables/${ids[0]}?after=x`)).statusCode).toBe(400);
  });

  it.each([
    { rule: { kind: 'days', each: 86_400_000 }, left: [86_399_000, 86_400_000], running: [0, 1], since: 5 },
    {
      ...{ rule: { kind: 'live', bank: 900_000, increment: 30_000 }, left: [900_000, -20], running: [0], since: 5 },
      ...{ turn: -1, earned: [null, 3] },
    },
    null,
  ] as readonly (ClockFace | null)[])(
    'tells how a game under way stands: its clocks, its bots, how far it is (%#)',
    async clock => {
      const { id } = await anna.create(plan([MINE, OPEN]));
      await bo.sit(id, 1);
      const standing = {
        seats: [{ bot: null }, { bot: 'search', person: 'away' as const }],
        clock,
        stage: { round: 2, phase: 'x' },
      };
      const entry = { note: 'taken-over', seat: 1 };
      await hall.store.append({
        table: id,
        seq: 0,
        entry,
        told: [],
        key: null,
        at: 9,
        waiting: [0],
        standing,
        due: null,
      });
      const [row]: TableRow[] = (await anna.get('/api/tables')).json();
      expect(row).toMatchObject({ waiting: [0], clock, stage: standing.stage, seats: standing.seats });
    },
  );

  it('is nothing where there is no table', async () => {
    for (const id of ['x', 'constructor', 'a'.repeat(64)]) {
      const response = await anna.get(`/api/tables/${id}`);
      expect([response.statusCode, response.json().error]).toEqual([404, 'unknown-table']);
    }
    // A database may break on it.
    expect((await anna.get('/api/tables/%00')).json()).toMatchObject({ error: 'bad-input', field: 'address' });
  });
});

describe('taking a table down', () => {
  it('is for its creator, until others play at it', async () => {
    const { id } = await anna.create(plan([MINE, OPEN]));
    expect((await bo.delete(`/api/tables/${id}`)).json().error).toBe('not-yours');
    expect((await anna.delete(`/api/tables/${id}`)).statusCode).toBe(204);
    expect((await anna.get(`/api/tables/${id}`)).statusCode).toBe(404);
    const second = await anna.create(plan([MINE, OPEN]));
    await bo.sit(second.id, 1);
    expect((await anna.delete(`/api/tables/${second.id}`)).json().error).toBe('already-begun');
    const alone = await anna.create(plan([MINE, { kind: 'bot', bot: 'heuristic' }]));
    expect((await anna.delete(`/api/tables/${alone.id}`)).statusCode).toBe(204);
  });
});

describe('a finished game', () => {
  async function finished(): Promise<string> {
    const { id } = await anna.create(plan([MINE, OPEN]));
    await bo.sit(id, 1);
    expect((await anna.get(`/api/tables/${id}/log`)).json().error).toBe('not-over');
    expect((await anna.again(id)).json().error).toBe('not-over');
    await playOut(hall.store, id);
    return id;
  }

  it('shows its log to whoever has the link, and the log proves itself', async () => {
    const id = await finished();
    const log: Log = (await stranger.get(`/api/tables/${id}/log`)).json();
    const verdict = verify(await rulesOf(GAME), log);
    expect(verdict.problems).toEqual([]);
    expect(verdict.ranking).toEqual((await kept(id)).result?.ranking);
    expect(log.commitment).toBe((await lobbyOf(stranger, id)).commitment);
    expect(log.shares).toEqual([SHARE, SHARE]);
    const [row]: TableRow[] = (await bo.get('/api/tables')).json();
    expect(row).toMatchObject({ state: 'over', result: { ranking: verdict.ranking } });
  });

  it('can be kept in another hall, after it is played again', async () => {
    const log: Log = (await anna.get(`/api/tables/${await finished()}/log`)).json();
    const response = await bo.post('/api/tables/import', { log });
    expect(response.statusCode).toBe(201);
    const lobby: Lobby = response.json();
    expect(lobby).toMatchObject({ state: 'over', mine: true });
    expect(lobby.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Anna', 'person'],
      ['Bo', 'person'],
    ]);
    expect((await stranger.get(`/api/tables/${lobby.id}/log`)).json()).toEqual(log);
    expect((await bo.delete(`/api/tables/${lobby.id}`)).statusCode).toBe(204);
  });

  it('is played again once at most, however often somebody looks at it', async () => {
    const id = await finished();
    const loaded = vi.spyOn(Match, 'loadInSteps');
    onTestFinished(() => loaded.mockRestore());
    const log: Log = (await stranger.get(`/api/tables/${id}/log`)).json();
    expect((await stranger.get(`/api/tables/${id}/log`)).json()).toEqual(log);
    expect(loaded).toHaveBeenCalledTimes(1);
    const brought: Lobby = (await bo.post('/api/tables/import', { log })).json();
    expect(loaded).toHaveBeenCalledTimes(2);
    const rules = await rulesOf(GAME);
    for (const table of [id, brought.id]) {
      expect((await stranger.get(`/api/tables/${table}/log`)).json().final).toEqual(log.final);
      const { head } = await kept(table);
      if (!head) throw new Error('the game has not begun');
      const { match, course } = await loadMatch(table, head, rules, hall.store);
      expect([match.result()?.ranking, course?.seats.length]).toEqual([log.final?.ranking, 2]);
    }
    expect(loaded).toHaveBeenCalledTimes(2);
  });

  it('is brought in so many times a day, from an address and altogether, and what is refused counts for nothing', async () => {
    const log: Log = (await anna.get(`/api/tables/${await finished()}/log`)).json();
    const narrow = await openHttpHall({ LIMIT_GAMES: '2', LIMIT_ALL_GAMES: '3', TRUST_PROXY: '127.0.0.1' });
    onTestFinished(() => narrow.close());
    const orm = await narrow.visitor('Orm');
    const bring = async (from: string, given: object = log) => {
      const headers = { 'x-forwarded-for': from };
      const asked = { method: 'POST', url: '/api/tables/import', payload: { log: given }, headers } as const;
      const { statusCode, json } = await orm.send(asked);
      return statusCode === 201 ? 201 : json().error;
    };
    expect(await bring('10.0.0.1', { ...log, seed: 'another' })).not.toBe(201);
    const many = await Promise.all(Array.from({ length: 5 }, () => bring('10.0.0.1')));
    expect(many.filter(status => status === 201)).toHaveLength(2);
    expect(many.filter(status => status === 'too-many-games')).toHaveLength(3);
    expect([await bring('10.0.0.2'), await bring('10.0.0.3')]).toEqual([201, 'too-many-games']);
    narrow.clock += 24 * 3_600_000;
    expect(await bring('10.0.0.1')).toBe(201);
  });

  it('is held to the limits of its own game', async () => {
    const log: Log = (await anna.get(`/api/tables/${await finished()}/log`)).json();
    const game = CATALOGUE.find(({ id }) => id === log.game);
    if (!game) throw new Error('not on the shelf');
    const module = await game.load();
    const { limits } = module.rules;
    const refusal = async (own: Partial<typeof limits.log>) => {
      const rules = { ...module.rules, limits: { ...limits, log: { ...limits.log, ...own } } };
      const load = vi.spyOn(game, 'load').mockResolvedValue({ ...module, rules });
      const response = await anna.post('/api/tables/import', { log });
      load.mockRestore();
      return [response.statusCode, response.json().message];
    };
    expect(await refusal({ entries: 10 })).toEqual([400, 'entries: must be at most 10']);
    expect(await refusal({ bytes: 1024 })).toEqual([400, 'log: must be at most 1 KB of JSON']);
  });

  it('is read in slices, between which others have their turns, and not where it holds more values than any game', async () => {
    const log: Log = (await anna.get(`/api/tables/${await finished()}/log`)).json();
    const entries = Array.from({ length: 3_001 }, (_, i) => ({ note: 'x'.repeat(500), seat: i % 2 }));
    let turns = 0;
    let counting: NodeJS.Immediate;
    const count = () => {
      turns++;
      counting = setImmediate(count);
    };
    counting = setImmediate(count);
    // Whoever looks at the clock has had their time.
    let clock = performance.now();
    const looked = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 10;
      return clock;
    });
    onTestFinished(() => {
      clearImmediate(counting);
      looked.mockRestore();
    });
    expect((await anna.post('/api/tables/import', { log: { ...log, entries } })).json().error).toBe('bad-input');
    // 1.5 MB, and no slice is of more than 10 KB.
    expect(turns).toBeGreaterThan(150);
    const many = await anna.post('/api/tables/import', { log: Array(500_000).fill(1) });
    expect([many.statusCode, many.json().message]).toEqual([400, expect.stringContaining('more than 500000 values')]);
    const named = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`name ${i}`, 0]));
    const names = await anna.post('/api/tables/import', { log: { ...log, named } });
    expect([names.statusCode, names.json().message]).toEqual([400, expect.stringContaining('2000 names of fields')]);
  });

  it('is refused when its log is false, unfinished or no log', async () => {
    const log: Log = (await anna.get(`/api/tables/${await finished()}/log`)).json();
    const { final, ...open } = log;
    const before = (await hall.store.tablesOf((await anna.get('/api/me')).json().id)).length;
    const answers: [unknown, string][] = [
      [{ ...open, entries: log.entries.slice(0, 20) }, 'not-over'],
      [{ ...log, final: { ...final, hash: 'x' } }, 'false-log'],
      [{ ...log, seed: 'another' }, 'false-log'],
      [{ ...log, entries: log.entries.slice(1) }, 'false-log'],
      [{ ...log, rules: '0' }, 'false-log'],
      [{ ...log, game: 'ludo' }, 'bad-input'],
      [{ ...log, seats: 98, names: Array(98).fill('x') }, 'bad-input'],
      [{ ...log, names: ['a\nb', 'c'] }, 'bad-input'],
      [{ ...log, entries: Array(3_001).fill(log.entries[0]) }, 'bad-input'],
      [{ ...log, entries: [...log.entries, ...Array(601).fill({ undo: 0, consent: true })] }, 'bad-input'],
      [null, 'bad-input'],
      [[], 'bad-input'],
      ['log', 'bad-input'],
    ];
    for (const [given, error] of answers) {
      const response = await anna.post('/api/tables/import', { log: given });
      expect([response.statusCode, response.json().error]).toEqual([400, error]);
    }
    expect((await anna.post('/api/tables/import', { log: { pad: 'x'.repeat(await longestLog()) } })).statusCode).toBe(
      413,
    );
    const deep = await anna.send({
      method: 'POST',
      url: '/api/tables/import',
      payload: `{"log":{"entries":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect([deep.statusCode, deep.json().error]).toEqual([400, 'bad-input']);
    expect((await hall.store.tablesOf((await anna.get('/api/me')).json().id)).length).toBe(before);
  });

  it('is played again once, and one press seats each who wants to', async () => {
    const id = await finished();
    expect((await stranger.again(id)).statusCode).toBe(401);
    const cy = await hall.visitor('Cy');
    expect((await cy.again(id)).json().error).toBe('not-your-table');
    const asked = await bo.again(id);
    const { id: next, seats }: Lobby = asked.json();
    expect(asked.statusCode).toBe(201);
    expect(seats.map(({ kind, name, mine }) => [kind, name, mine])).toEqual([
      ['invited', 'Anna', false],
      ['person', 'Bo', true],
    ]);
    expect((await lobbyOf(stranger, id)).next).toBe(next);
    expect((await cy.sit(next, 0)).json().error).toBe('not-invited');
    // Whoever did not hear the answer asks again, and sits there once.
    expect((await bo.again(id)).json()).toMatchObject({ id: next, state: 'gathering' });
    const last = await anna.again(id);
    expect([last.statusCode, last.json().state]).toEqual([200, 'playing']);
    expect((await bo.again(id)).json()).toMatchObject({ id: next, state: 'playing' });
    expect((await kept(next)).seed).not.toBe((await kept(id)).seed);
  });

  it('is played again at one table, whoever presses at the same moment', async () => {
    const id = await finished();
    const answers = await Promise.all([anna.again(id), bo.again(id)]);
    const [one, other] = answers.map((answer): Lobby => answer.json());
    expect(other.id).toBe(one.id);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    expect((await lobbyOf(bo, one.id)).state).toBe('playing');
  });
});
