import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHall, type TestHall } from '../dev/open-test-hall.ts';

const LINES = 5;
const READS = 20;

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
const ask = (localAddress: string, path: string): Promise<number> =>
  new Promise(resolve => {
    const call = request({ port: hall.port, host: '127.0.0.1', localAddress, path, agent: false }, response => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', () => resolve(0));
    call.end();
  });

describe('an address', () => {
  it('has so many connections, and others have theirs', async () => {
    const lines = Array.from({ length: 4 * LINES + 1 }, () => from('127.0.0.2'));
    await Promise.race(lines.map(({ ended }) => ended));
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
    expect(await ask('127.0.0.4', '/healthz')).toBe(200);
  });

  it('is not answered any more that goes on with what no limit of its own has', async () => {
    let answered = 0;
    for (let i = 0; i < 10 * READS + 20; i++) if ((await ask('127.0.0.5', '/no-such-file')) !== 0) answered++;
    expect(answered).toBe(10 * READS);
    expect(await ask('127.0.0.6', '/no-such-file')).toBe(404);
  });
});
