/**
 * The least that a server can do for a table of which nothing may be lost and where not all see the same: a choice is
 * on the disk before anybody is told of it (all that came in at one time in one transaction), and each of its table is
 * told in words of their own. No game is played.
 */
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { WebSocket, WebSocketServer } from 'ws';
import { served } from './served.ts';

const [size, folder] = process.argv.slice(2);
const view = 'x'.repeat(Number(size));
const database = new Database(join(folder, 'kept.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'create table entries (table_id text, seq integer, entry text, primary key (table_id, seq)) without rowid',
);
const keep = database.prepare('insert into entries values (?, ?, ?)');

interface Table {
  readonly members: Set<WebSocket>;
  entries: number;
}

const tables = new Map<string, Table>();
let coming: (() => () => void)[] = [];
const keepAll = database.transaction((acts: readonly (() => () => void)[]) => acts.map(act => act()));

/** Keeps all that has come in by then, and only then tells of it. */
function soon(act: () => () => void): void {
  coming.push(act);
  if (coming.length > 1) return;
  setImmediate(() => {
    const acts = coming;
    coming = [];
    for (const tell of keepAll.immediate(acts)) tell();
  });
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { members: new Set(), entries: 0 };
  tables.set(url, table);
  table.members.add(socket);
  socket.on('message', data => {
    const { key, choice } = JSON.parse(data.toString());
    soon(() => {
      keep.run(url, table.entries++, JSON.stringify(choice));
      return () => {
        let seat = 0;
        for (const member of table.members) {
          const text = JSON.stringify({ type: 'moment', seat: seat++, choice, view });
          if (member.readyState === WebSocket.OPEN) member.send(text);
        }
        socket.send(JSON.stringify({ type: 'reply', key }));
      };
    });
  });
  socket.on('close', () => table.members.delete(socket));
});
server.on('listening', () => {
  served((server.address() as AddressInfo).port, () => {
    server.close();
    database.close();
    rmSync(folder, { recursive: true });
  });
});
