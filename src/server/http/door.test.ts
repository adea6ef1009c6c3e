import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import { openTestHall, type TestHall } from '../dev/open-test-hall.ts';
import { Door } from './door.ts';
import { Unread } from './unread.ts';

const LINES = 5;
const READS = 10;

let hall: TestHall;
beforeAll(async () => {
  hall = await openTestHall({ LIMIT_LINES: String(LINES), LIMIT_READS: String(READS) });
});
afterAll(() => hall.close());

/** A connection from an address of this machine, and how it ends. */
function from(localAddress: string): {
  readonly socket: Socket;
  readonly heard: string[];
  readonly ended: Promise<void>;
} {
  const heard: string[] = [];
  const socket = connect({ port: hall.port, host: '127.0.0.1', localAddress });
  socket.on('data', data => heard.push(data.toString()));
  socket.on('error', () => undefined);
  return { socket, heard, ended: new Promise(resolve => socket.once('close', () => resolve())) };
}

/** The status of an answer; 0 for who was cut off. */
const ask = (localAddress: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise(resolve => {
    const asked = { port: hall.port, host: '127.0.0.1', localAddress, path, headers, agent: false };
    const call = request(asked, response => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', () => resolve(0));
    call.end();
  });

/** How many were cut off for a reason so far, as `/metrics` tells it. */
async function cutOff(reason: string): Promise<number> {
  const text = await (await fetch(`${hall.url}/metrics`)).text();
  return Number(new RegExp(`^skali_cut_off_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

describe('an address', () => {
  it('has so many connections, and others have theirs', async () => {
    const lines = Array.from({ length: 4 * LINES + 1 }, () => from('127.0.0.2'));
    await Promise.race(lines.map(({ ended }) => ended));
    expect(await cutOff('connections')).toBe(1);
    expect(await ask('127.0.0.3', '/healthz')).toBe(200);
    for (const { socket } of lines) socket.destroy();
    await Promise.all(lines.map(({ ended }) => ended));
    await expect.poll(() => ask('127.0.0.2', '/healthz')).toBe(200);
  });

  it('waits for answers before it asks on and on', async () => {
    const { socket, heard, ended } = from('127.0.0.4');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(9));
    await expect.poll(() => heard.join('').split('{"alive":true}').length - 1).toBe(9);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150));
    await ended;
    expect(await cutOff('unanswered')).toBe(1);
    expect(await ask('127.0.0.4', '/healthz')).toBe(200);
  });

  it('is not answered any more that goes on with what no limit of its own has', async () => {
    let answered = 0;
    for (let i = 0; i < 10 * READS + 20; i++) if ((await ask('127.0.0.5', '/healthz')) !== 0) answered++;
    expect(answered).toBe(10 * READS);
    expect(await cutOff('flood')).toBe(20);
    expect(await ask('127.0.0.6', '/healthz')).toBe(200);
  });

  it.each([
    ['127.0.0.11', 'expects what no hall gives', '/healthz', { Expect: 'the impossible' }, 417],
    ['127.0.0.12', 'wants a line to nowhere', '/nowhere', { Connection: 'Upgrade', Upgrade: 'websocket' }, 404],
  ] as const)('%s is counted where it %s', async (address, _what, path, headers, refused) => {
    const before = await cutOff('flood');
    let answered = 0;
    for (let i = 0; i < 10 * READS + 5; i++) if ((await ask(address, path, headers)) === refused) answered++;
    expect([answered, await cutOff('flood')]).toEqual([10 * READS, before + 5]);
  });

  it('may be that of a school: who comes for the first time fetches the whole site, and so do the others', async () => {
    let answered = 0;
    for (let i = 0; i < 50 * READS + 20; i++) if ((await ask('127.0.0.7', '/assets/no-such-file')) === 404) answered++;
    expect(answered).toBe(50 * READS);
  });
});

describe('a proxy that is trusted', () => {
  let behind: TestHall;
  beforeAll(async () => {
    behind = await openTestHall({ LIMIT_LINES: '2', LIMIT_READS: String(READS), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => behind.close());

  /** The status of what a proxy asks for somebody, over a connection of its own; 0 where it was cut off. */
  const askFor = (address: string, path: string): Promise<number> =>
    new Promise(resolve => {
      const headers = { 'X-Forwarded-For': address };
      const call = request({ port: behind.port, host: '127.0.0.1', path, headers, agent: false }, response => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      call.once('error', () => resolve(0));
      call.end();
    });

  it('comes over as many connections, and asks as often, as those it comes for', async () => {
    const idle = Array.from({ length: 30 }, () => connect({ port: behind.port, host: '127.0.0.1' }));
    await Promise.all(idle.map(socket => new Promise(resolve => socket.once('connect', resolve))));
    let answered = 0;
    // Twice what a single visitor may ask for.
    for (let i = 0; i < 20 * READS; i++) if ((await askFor(`10.1.0.${i % 100}`, '/api/hall')) === 200) answered++;
    expect(answered).toBe(20 * READS);
    expect(idle.filter(socket => socket.destroyed)).toEqual([]);
    for (const socket of idle) socket.destroy();
  });

  it('is not cut off for one of them who floods', async () => {
    let cut = 0;
    for (let i = 0; i < 10 * READS + 20; i++) if ((await askFor('10.2.0.1', '/healthz')) === 0) cut++;
    expect(cut).toBe(20);
    expect(await askFor('10.2.0.2', '/healthz')).toBe(200);
    expect(await askFor('10.2.0.1', '/healthz')).toBe(0);
  });
});

describe('who asks and does not read', () => {
  /** More than systems take off the hands of a program. */
  const LONG = Buffer.alloc(32 * 1024 * 1024, 'x');
  const HEAD = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';
  const upTo = (path = '') => LONG.subarray(0, path === '/long' ? LONG.length : 1024);

  it.each([
    ['answers', ''],
    ['what comes over a line', 'Upgrade: x\r\nConnection: Upgrade\r\n'],
  ])('%s, is cut off, and nobody else', async (_what, more) => {
    const server = createServer(({ url }, response) => response.end(upTo(url)));
    const lines = new Set<Duplex>();
    server.on('upgrade', ({ url }, socket) => {
      lines.add(socket.on('error', () => undefined));
      socket.write(HEAD);
      socket.write(upTo(url));
    });
    const config = { trusts: () => false, limits: { lines: LINES, reads: READS } as Config['limits'] };
    new Door(config, new Unread({ each: 1024 * 1024, all: LONG.length })).guard(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      for (const line of lines) line.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const come = (localAddress: string, path: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`);
      });
      onTestFinished(() => void socket.destroy());
      return socket.on('error', () => undefined).pause();
    };
    const before = await cutOff('unread');
    const other = come('127.0.0.9', '/short');
    const idle = come('127.0.0.8', '/long');
    await expect.poll(() => cutOff('unread')).toBe(before + 1);
    const heard = new Promise<Buffer>(resolve => other.once('data', resolve).resume());
    expect((await heard).length).toBeGreaterThan(0);
    expect(other.destroyed).toBe(false);
    await new Promise(resolve => idle.resume().once('close', resolve));
  });

  it('and goes, with answers that stand behind one another, leaves nothing behind', async () => {
    const server = createServer(() => undefined);
    const config = { trusts: () => false, limits: { lines: LINES, reads: READS } as Config['limits'] };
    const unread = new Unread();
    new Door(config, unread).guard(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
    await expect.poll(() => unread.size).toBe(5);
    socket.destroy();
    await expect.poll(() => unread.size).toBe(0);
  });
});
