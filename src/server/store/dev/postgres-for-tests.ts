/** For Vitest: one PostgreSQL server for a whole run, started when the first test asks for it. */
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { openStore } from '../open-store.ts';
import { command, type PostgresServer, postgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whoever asks at this address is told the one of the server. */
    postgresDesk: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined;
  const desk = createServer(async (_, response) => {
    server ??= start();
    try {
      response.end((await server).url(''));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve));
  const address = desk.address();
  if (address === null || typeof address === 'string') throw new Error('the desk has no port');
  project.provide('postgresDesk', `http://127.0.0.1:${address.port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await server?.catch(() => undefined))?.remove();
  };
}

/** Databases for tests are copies of `skali`, which is quicker than to make their schema each time. */
async function start(): Promise<PostgresServer> {
  const server = await postgresServer(['fsync=off', 'max_connections=200']);
  await command(server.url('postgres'), 'create database skali');
  await (await openStore(server.url('skali'))).close();
  return server;
}
