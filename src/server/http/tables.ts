import type { Lobbies } from '../lobby/lobbies.ts';
import { refusedAsBusy } from '../lobby/one-by-one.ts';
import { toLobby } from '../lobby/to-lobby.ts';
import { toRow } from '../lobby/to-row.ts';
import type { Turnstile } from '../turnstile.ts';
import { household } from './address.ts';
import type { Limiter } from './limits.ts';
import type { App } from './provider.ts';
import * as Shape from './schemas.ts';
import type { Sessions } from './session.ts';

export interface TableParts {
  readonly sessions: Sessions;
  readonly lobbies: Lobbies;
  readonly newcomer: Limiter;
  readonly turnstile: Turnstile;
  /** The most bytes of a log from elsewhere, of any game. */
  readonly longestLog: number;
}

/** Tables: setting up, sitting down, beginning, and looking back. */
export function tableRoutes(app: App, { sessions, lobbies, newcomer, turnstile, longestLog }: TableParts): void {
  const tags = ['tables'];

  app.post(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Sets up a table',
        body: Shape.TablePlan,
        response: { 201: Shape.Lobby },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const table = await lobbies.create(request.body, player, household(request.ip));
      return reply.code(201).send(toLobby(table, player));
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The reader’s tables, those that are not over first, the latest first: a hundred, after one of them',
        querystring: Shape.TablesAfter,
        response: { 200: Shape.TableRows },
      },
    },
    async request => {
      const player = await sessions.person(request);
      return (await lobbies.mine(player, request.query.after)).map(table => toRow(table, player));
    },
  );

  app.get(
    '/api/tables/open',
    {
      schema: {
        tags,
        summary: 'Tables that wait for anybody, the latest first: a hundred, after one of them',
        querystring: Shape.TablesAfter,
        response: { 200: Shape.TableRows },
      },
    },
    async request => {
      const player = await sessions.reader(request);
      return (await lobbies.open(request.query.after)).map(table => toRow(table, player ?? null));
    },
  );

  app.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'One table', params: Shape.TableParams, response: { 200: Shape.Lobby } } },
    async request => {
      const player = await sessions.reader(request);
      return toLobby(await lobbies.table(request.params.id), player ?? null);
    },
  );

  app.delete(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'Takes a table down: its creator alone, and only where nobody else would lose a game',
        params: Shape.TableParams,
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      await lobbies.remove(request.params.id, await sessions.person(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Sits down; the game begins with the last seat taken',
        params: Shape.SeatParams,
        body: Shape.TakeSeat,
        response: { 200: Shape.Lobby },
      },
    },
    async request => {
      const player = await sessions.person(request);
      const { id, seat } = request.params;
      return toLobby(await lobbies.take(id, Number(seat), request.body, player), player);
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Gets up again, before the game begins',
        params: Shape.SeatParams,
        response: { 200: Shape.Lobby },
      },
    },
    async request => {
      const player = await sessions.person(request);
      const { id, seat } = request.params;
      return toLobby(await lobbies.leave(id, Number(seat), player), player);
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat/invitation',
    {
      schema: {
        tags,
        summary: 'Lets anybody have a seat that was kept for a guest: the creator alone',
        params: Shape.SeatParams,
        response: { 200: Shape.Lobby },
      },
    },
    async request => {
      const player = await sessions.person(request);
      const { id, seat } = request.params;
      return toLobby(await lobbies.free(id, Number(seat), player), player);
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags,
        summary: 'Lets bots take the empty seats, and begins: the creator alone',
        params: Shape.TableParams,
        response: { 200: Shape.Lobby },
      },
    },
    async request => {
      const player = await sessions.person(request);
      return toLobby(await lobbies.start(request.params.id, player), player);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags,
        summary: 'Sits down at a new table with the same people; 200 when somebody has asked for it before',
        params: Shape.TableParams,
        body: Shape.Rematch,
        response: { 200: Shape.Lobby, 201: Shape.Lobby },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const { table, made } = await lobbies.rematch(request.params.id, request.body.share, player);
      return reply.code(made ? 201 : 200).send(toLobby(table, player));
    },
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        tags,
        summary:
          'The log of a game that is finished, or cannot be played on by the rules of this hall, seed and shares and all',
        params: Shape.TableParams,
        response: { 200: Shape.Log },
      },
    },
    async request => {
      const reader = (await sessions.reader(request)) ?? null;
      const passed = await turnstile.pass(household(request.ip), () => lobbies.log(request.params.id, reader));
      if (!passed) throw refusedAsBusy();
      return passed.done;
    },
  );

  app.post(
    '/api/tables/import',
    {
      bodyLimit: longestLog,
      // Who may not is told before all of it is read.
      onRequest: async request => {
        await sessions.person(request);
        await newcomer(request);
      },
      schema: {
        tags,
        summary: 'Keeps a finished game here, after playing it again in full',
        body: Shape.ImportLog,
        response: { 201: Shape.Lobby },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const table = await lobbies.import(request.body.log, player, household(request.ip));
      return reply.code(201).send(toLobby(table, player));
    },
  );
}
