import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

/** Texts of each length that is told in another way, and some around them; with signs of one to four bytes. */
const LENGTHS = [0, 1, 125, 126, 127, 4000, 65_535, 65_536, 200_000];
const SIGNS = ['a', 'é', '€', '🛡'];
const TEXTS = LENGTHS.flatMap(length => SIGNS.map(sign => sign.repeat(length / Buffer.byteLength(sign))));

let server: Server;

beforeAll(async () => {
  const sockets = new WebSocketServer({ noServer: true });
  server = createServer().on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, ws => {
      // What ws says itself goes between, as pings and farewells do.
      for (const text of TEXTS) {
        ws.ping();
        socket.write(textFrame(text));
      }
      ws.close(4000, 'all said');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

it('is read as it was written, whatever its length and between whatever else is said', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : data.toString()));
  const [code, reason] = (await once(client, 'close')) as [number, Buffer];
  expect(heard).toEqual(TEXTS);
  expect([code, reason.toString()]).toEqual([4000, 'all said']);
});
