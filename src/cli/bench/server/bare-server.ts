/** The least a server can do for a table: reads what comes, echoes it, and sends all of its table one text. */
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { served } from './served.ts';

const size = Number(process.argv[2]);
const view = 'x'.repeat(size);
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

server.on('connection', (socket, { url = '' }) => {
  const members = tables.get(url) ?? new Set();
  tables.set(url, members.add(socket));
  socket.on('message', data => {
    const request = JSON.parse(data.toString());
    const text = JSON.stringify({ type: 'moment', choice: request.choice, view });
    for (const member of members) if (member.readyState === WebSocket.OPEN) member.send(text);
    socket.send(JSON.stringify({ type: 'reply', key: request.key }));
  });
  socket.on('close', () => members.delete(socket));
});
server.on('listening', () => {
  served((server.address() as AddressInfo).port, () => server.close());
});
