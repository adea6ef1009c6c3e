import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from '../../cli/bot/visitor.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Hostile } from '../dev/hostile.ts';
import { openTestHall, party, plan, type TestHall } from '../dev/open-test-hall.ts';
import { RawLine } from '../dev/raw-line.ts';
import { Room } from './room.ts';

const GAME = CATALOGUE[0].id;
/** So many messages over real lines; `HOSTILE=…` sets another number. */
const MESSAGES = Math.round(Number(process.env.HOSTILE ?? 16_000) / 8);

/** The status of an attempt to connect: 101 when it was let in. */
const knock = (hall: TestHall, table: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${hall.url.replace('http', 'ws')}/ws?table=${table}`, { headers });
    socket.on('upgrade', () => resolve(101));
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => socket.terminate());
    socket.on('error', error => (socket.readyState === WebSocket.CONNECTING ? reject(error) : undefined));
  });

let flooded: TestHall;
/** Heads of requests that never end, for as long as the tests take. */
const slow: Socket[] = [];
let ended = 0;

beforeAll(async () => {
  flooded = await openTestHall({ LIMIT_LINES: '12', LIMIT_MESSAGES: '20', TRUST_PROXY: '127.0.0.1' });
  for (let i = 0; i < 200; i++) {
    const socket = connect(flooded.port, '127.0.0.1', () => {
      socket.write('GET /api/hall HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => ended++);
    socket.resume();
    slow.push(socket);
  }
});
afterAll(async () => {
  for (const socket of slow) socket.destroy();
  await flooded.close();
});

describe('a line', () => {
  let hall: TestHall;
  let visitors: Visitor[];
  let table: string;

  beforeAll(async () => {
    hall = await openTestHall();
    const seated = await party(hall.url, GAME, 3);
    visitors = seated.map(({ visitor }) => visitor);
    table = seated[0].table;
  });
  afterAll(() => hall.close());

  it('is not for pages of other sites', async () => {
    const own = new URL(hall.url);
    expect(await knock(hall, table, { origin: 'https://evil.test' })).toBe(403);
    expect(await knock(hall, table, { origin: 'null' })).toBe(403);
    expect(await knock(hall, table, { origin: `http://${own.hostname}:1` })).toBe(403);
    expect(await knock(hall, table, { origin: own.origin })).toBe(101);
    expect(await knock(hall, table)).toBe(101);
  });

  it('that is refused is let go, also by who keeps their own end open', async () => {
    const head = 'Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n';
    const socket = connect({ port: hall.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(`GET /ws HTTP/1.1\r\n${head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
    });
    let heard = '';
    socket.on('data', data => {
      heard += data;
    });
    socket.on('error', () => undefined);
    const closed = new Promise(resolve => socket.once('close', resolve));
    await new Promise(resolve => socket.once('end', resolve));
    expect(heard).toMatch(/^HTTP\/1.1 404 /);
    // Only where nobody is left at the other end is it closed by what it says.
    const saying = setInterval(() => socket.write('still here'), 20);
    await closed;
    clearInterval(saying);
  });

  it('leads to tables alone', async () => {
    const get = async (path: string) => (await fetch(hall.url + path)).status;
    expect(await knock(hall, 'x'.repeat(81))).toBe(404);
    expect(await get('/ws')).toBe(404);
    const nowhere = new RawLine(visitors[0], 'no-such-table');
    expect(await nowhere.closed).toBe(4404);
  });

  it('is closed for what is too long, and told what is not text', async () => {
    const line = await RawLine.to(visitors[0], table);
    line.say(Buffer.from([1, 2, 3]));
    expect((await line.first('denied')).denial.message).toBe('a message is JSON text');
    // In pieces, it is as long.
    for (let i = 0; i < 17; i++) line.socket.send('x'.repeat(1024), { fin: i === 16 });
    expect(await line.closed).toBe(1009);
    const other = await RawLine.to(visitors[0], table);
    other.say('x'.repeat(17 * 1024));
    expect(await other.closed).toBe(1009);
  });

  it('is closed after too much that cannot be read', async () => {
    const line = await RawLine.to(visitors[0], table);
    for (let i = 0; i < 60; i++) line.say('['.repeat(16_000));
    expect(await line.closed).toBe(4429);
    expect(line.received.filter(text => text.includes('"denied"')).length).toBe(50);
  });

  it('says nothing twice, and names and words as they were given', async () => {
    const mallory = await Visitor.named(hall.url, '<img src=x onerror=alert(1)>');
    const { id } = await mallory.create(plan(GAME, [{ kind: 'open' }, { kind: 'open' }]));
    await mallory.sit(id, 0);
    const listener = await RawLine.to(visitors[0], id);
    const line = await RawLine.to(mallory, id);
    const text = '<script>alert("ø")</script> & \u202eback';
    for (let i = 0; i < 3; i++) await line.ask({ type: 'say', key: 'once', room: 'table', text });
    await line.ask({ type: 'say', room: 'table', text: 'last' });
    await listener.until(message => message.type === 'said' && message.said.text === 'last');
    const said = listener.received.map(heard => JSON.parse(heard)).filter(({ type }) => type === 'said');
    expect(said.map(message => message.said.text)).toEqual([text, 'last']);
    expect(said[0].said.name).toBe('<img src=x onerror=alert(1)>');
    expect((await mallory.lobby(id)).seats[0].name).toBe('<img src=x onerror=alert(1)>');
  });

  it(`answers or ends ${MESSAGES} hostile messages, and the table plays on`, async () => {
    const chance = new FastChance('lines');
    const hostile = new Hostile(chance);
    const honest = await Promise.all(visitors.slice(0, 2).map(visitor => RawLine.to(visitor, table)));
    for (const [seat, line] of honest.entries()) await line.ask({ type: 'sit', seat });
    let line = await RawLine.to(visitors[2], table);
    let [closes, answers] = [0, 0];
    for (let sent = 0; sent < MESSAGES; ) {
      const from = line.received.length;
      const batch = Math.min(20, MESSAGES - sent);
      for (let i = 0; i < batch; i++, sent++) {
        const known = { seats: 3, own: 2, entries: 9, choices: [], keys: ['raw 0', 'raw 1'] };
        let text = hostile.message(known);
        // Mallory stays, to go on.
        while (/resign|take-over/.test(text)) text = hostile.message(known);
        line.say(text);
      }
      const last = await Promise.race([
        line.ask({ type: 'log' }).then(
          () => 0,
          () => 0,
        ),
        line.closed,
      ]);
      answers += line.received.slice(from).filter(text => /^\{"type":"(reply|denied)"/.test(text)).length;
      if (last === 0 && line.socket.readyState === WebSocket.OPEN) continue;
      expect(await line.closed).toBe(4429);
      closes++;
      line = await RawLine.to(visitors[2], table);
    }
    expect(answers).toBeGreaterThan(MESSAGES / 2);
    expect(closes).toBeGreaterThan(MESSAGES / 500);
    // The others can still choose.
    const sat = await honest[0].ask({ type: 'sit', seat: 0 });
    const choice =
      sat.type === 'reply' && sat.value !== null && 'moment' in sat.value && sat.value.moment.ask?.choices[0];
    expect(await honest[0].ask({ type: 'choose', seat: 0, choice })).toMatchObject({ type: 'reply', value: null });
  }, 600_000);

  it('is known by a token that is nowhere in the database', async () => {
    const tokens = visitors.map(({ cookie }) => /skali=([\w-]{43})/.exec(cookie)?.[1] ?? 'none');
    expect(new Set(tokens).size).toBe(3);
    const files = ['skali.db', 'skali.db-wal'].map(name => readFileSync(join(hall.folder, name)));
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      for (const bytes of files) {
        expect(bytes.includes(token)).toBe(false);
        expect(bytes.includes(Buffer.from(token, 'base64url'))).toBe(false);
      }
    }
    // The bytes are where names are.
    expect(files.some(bytes => bytes.includes('Guest 1'))).toBe(true);
  });
});

describe('a flood', () => {
  let visitor: Visitor;
  let table: string;

  beforeAll(async () => {
    const [first] = await party(flooded.url, GAME, 2);
    ({ visitor, table } = first);
  });
  // However long a busy machine takes over it: for the hall, a flood comes in one moment.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const from = (address: string) => {
    const socket = new WebSocket(`${flooded.url.replace('http', 'ws')}/ws?table=${table}`, {
      headers: { 'x-forwarded-for': address },
    });
    const opened = new Promise<boolean>(resolve => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    const closed = new Promise<number>(resolve => socket.on('close', resolve));
    return { socket, opened, closed };
  };
  const LOG = JSON.stringify({ type: 'log', key: 'a' });

  it('over one line closes it, and nobody else’s', async () => {
    const other = await RawLine.to(visitor, table);
    const line = from('192.0.2.1');
    await line.opened;
    for (let i = 0; i < 100; i++) line.socket.send(LOG);
    expect(await line.closed).toBe(4429);
    expect(await other.ask({ type: 'sit', seat: 0 })).toMatchObject({ type: 'reply' });
  });

  it.each([
    ['of pings', (socket: WebSocket) => socket.ping('x'.repeat(100))],
    ['of pongs that nobody asked for', (socket: WebSocket) => socket.pong()],
  ])('%s closes the line, whether or not it reads', async (_what, say) => {
    const line = from('192.0.2.4');
    await line.opened;
    line.socket.ping('once');
    expect(String(await new Promise(resolve => line.socket.once('pong', resolve)))).toBe('once');
    for (let i = 0; i < 100; i++) say(line.socket);
    expect(await line.closed).toBe(4429);
    const stalled = from('192.0.2.5');
    await stalled.opened;
    stalled.socket.pause();
    for (let i = 0; i < 100; i++) say(stalled.socket);
    stalled.socket.resume();
    expect(await stalled.closed).toBe(4429);
  });

  it('of empty pieces of one message closes the line', async () => {
    const line = from('192.0.2.6');
    await line.opened;
    for (let i = 0; i < 100; i++) line.socket.send('', { fin: false });
    expect(await line.closed).toBe(1008);
  });

  it('over many lines is one of their address, and nobody else’s', async () => {
    const lines = Array.from({ length: 15 }, () => from('192.0.2.2'));
    const opened = await Promise.all(lines.map(line => line.opened));
    expect(opened.filter(Boolean)).toHaveLength(12);
    const other = from('192.0.2.3');
    expect(await other.opened).toBe(true);
    const open = lines.filter((_, i) => opened[i]);
    // Each of them within its own limit.
    for (const { socket } of open) for (let i = 0; i < 58; i++) socket.send(LOG);
    expect(await Promise.race(open.map(line => line.closed))).toBe(4429);
    const heard = new Promise(resolve => other.socket.once('message', resolve));
    other.socket.send(LOG);
    await heard;
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    for (const { socket } of [...lines, other]) socket.terminate();
  });

  it('of questions is answered one at a time, and everybody else between them', async () => {
    const line = await RawLine.to(visitor, table);
    const received = vi.spyOn(Room.prototype, 'receive');
    let turn = 0;
    let counting = setImmediate(count);
    function count(): void {
      turn++;
      counting = setImmediate(count);
    }
    const turns: number[] = [];
    received.mockImplementation(async () => void turns.push(turn));
    try {
      for (let i = 0; i < 50; i++) line.say(JSON.stringify({ type: 'sit', seat: null, key: `${i}` }));
      await vi.waitFor(() => expect(turns).toHaveLength(50));
      expect(new Set(turns).size).toBe(50);
    } finally {
      clearImmediate(counting);
      received.mockRestore();
      line.leave();
    }
  });

  it('of slow requests holds nobody up, and is ended', async () => {
    const began = performance.now();
    expect((await fetch(`${flooded.url}/api/hall`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5_000);
    while (ended < slow.length) await new Promise(resolve => setTimeout(resolve, 100));
    expect((await fetch(`${flooded.url}/api/hall`)).status).toBe(200);
  }, 60_000);
});
