import type { FastifyRequest } from 'fastify';
import type { Contact, LearnedWay, Me } from '../../host/hall-api.ts';
import type { Config } from '../config.ts';
import type { DayQuota } from '../lobby/day-quota.ts';
import { newId } from '../lobby/ids.ts';
import type { Lobbies } from '../lobby/lobbies.ts';
import { readName } from '../lobby/names.ts';
import { OneByOne } from '../lobby/one-by-one.ts';
import { badInput, RefusedError } from '../lobby/refused.ts';
import type { Confirmations } from '../notices/confirmations.ts';
import { checkTarget } from '../notices/public-only.ts';
import { hookKey } from '../notices/webhook.ts';
import type { Player, Store } from '../store/store.ts';
import { household } from './address.ts';
import type { Limiter } from './limits.ts';
import type { App } from './provider.ts';
import * as Shape from './schemas.ts';
import type { Sessions } from './session.ts';

export interface MeParts {
  readonly store: Store;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly lobbies: Lobbies;
  /** Null in a hall that sends no e-mail. */
  readonly confirmations: Confirmations | null;
  readonly newcomer: Limiter;
  /** Who is new, by the day. */
  readonly arrivals: DayQuota;
  readonly now: () => number;
}

export async function toMe(store: Store, { id, name }: Player): Promise<Me> {
  const [passkeys, contact] = await Promise.all([store.passkeys(id), store.contact(id)]);
  return {
    id,
    name,
    passkeys: passkeys.map(({ id, label, created }) => ({ id, label, created })),
    contact,
  };
}

/** Who one is in the hall: a name, and where to be told that it is one's turn. */
export function meRoutes(app: App, parts: MeParts): void {
  const { store, config, sessions, lobbies, confirmations, newcomer, arrivals, now } = parts;
  /** Who asks for many at once is counted as well. */
  const adding = new OneByOne(MOST_ADDED);
  /** Letters go to whatever address people name: not too many of them. */
  async function mayWrite(request: FastifyRequest, { id }: Player, email: string): Promise<void> {
    await newcomer(request);
    await confirmations?.allow(id, email);
  }

  app.get(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Who the reader is', response: { 200: Shape.Me } } },
    async request => {
      const player = await sessions.reader(request);
      if (!player) throw new RefusedError(404, 'stranger', 'The hall does not know you yet.');
      return toMe(store, player);
    },
  );

  app.put(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Makes a stranger known by a name, or renames the reader',
        body: Shape.Named,
        response: { 200: Shape.Me, 201: Shape.Me },
      },
    },
    async (request, reply) => {
      const name = readName(request.body.name);
      const known = await sessions.reader(request);
      if (known?.name === name) return toMe(store, known);
      // To call somebody by another name at all their tables costs the hall more than somebody new.
      await newcomer(request);
      if (known) {
        await lobbies.rename(known, name);
        return toMe(store, { ...known, name });
      }
      const player = { id: newId(), name, created: now() };
      await arrivals.count(household(request.ip), () => store.addPlayer(player));
      await sessions.open(request, reply, player.id);
      return reply.code(201).send(await toMe(store, player));
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Forgets the reader: name, sessions, passkeys, contacts, talk; bots play their games on',
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      await lobbies.forget(player);
      await sessions.close(request, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/logout',
    { schema: { tags: ['me'], summary: 'Ends this browser’s session', response: { 204: Shape.Nothing } } },
    async (request, reply) => {
      await sessions.close(request, reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/sessions',
    {
      schema: {
        tags: ['me'],
        summary: 'The browsers that are signed in as the reader, the one used last first',
        response: { 200: Shape.SignedInList },
      },
    },
    async request => [...(await sessions.list(request, await sessions.person(request)))],
  );

  app.delete(
    '/api/me/sessions',
    { schema: { tags: ['me'], summary: 'Signs out every other browser', response: { 200: Shape.SignedInList } } },
    async request => {
      const player = await sessions.person(request);
      await sessions.end(request, player, null);
      return [...(await sessions.list(request, player))];
    },
  );

  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        tags: ['me'],
        summary: 'Signs one browser out; its lines to tables are closed',
        params: Shape.SessionParams,
        response: { 200: Shape.SignedInList },
      },
    },
    async request => {
      const player = await sessions.person(request);
      if (!(await sessions.end(request, player, request.params.id))) {
        throw new RefusedError(404, 'unknown-session', 'You have no such session.');
      }
      return [...(await sessions.list(request, player))];
    },
  );

  app.put(
    '/api/me/contact',
    {
      schema: {
        tags: ['me'],
        summary:
          'Where to say that it is the reader’s turn; an address that is not confirmed is sent a letter that asks for it',
        body: Shape.Contact,
        response: { 200: Shape.Me },
      },
    },
    async request => {
      const player = await sessions.person(request);
      const contact = readContact(request.body, config);
      const { email, language } = contact;
      const asks = email !== null && email !== (await store.contact(player.id)).email;
      if (asks) await mayWrite(request, player, email);
      await store.setContact(player.id, contact);
      if (asks) await confirmations?.ask(player.id, email, language);
      return toMe(store, player);
    },
  );

  app.get(
    '/api/me/learned',
    {
      schema: { tags: ['me'], summary: 'How far the reader has come in the lessons', response: { 200: Shape.Learned } },
    },
    async request => {
      const { finished, underWay } = await store.learned((await sessions.person(request)).id);
      return { finished: [...finished], underWay: underWay && toShape(underWay) };
    },
  );

  app.put(
    '/api/me/learned',
    {
      bodyLimit: MOST_LEARNED,
      schema: {
        tags: ['me'],
        summary: 'Keeps how far the reader has come in the lessons; what was finished stays so',
        body: Shape.Learned,
        response: { 200: Shape.Learned },
      },
    },
    async request => {
      const { finished, underWay } = await store.learn((await sessions.person(request)).id, request.body);
      return { finished: [...finished], underWay: underWay && toShape(underWay) };
    },
  );

  app.post(
    '/api/me/contact/letter',
    {
      schema: {
        tags: ['me'],
        summary: 'Sends the letter that asks to confirm the reader’s address once more',
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const { email, confirmed, language } = await store.contact(player.id);
      if (email === null || confirmed || !confirmations) {
        throw new RefusedError(409, 'nothing-to-confirm', 'There is no address that waits to be confirmed.');
      }
      await mayWrite(request, player, email);
      await confirmations.ask(player.id, email, language);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/webhook',
    {
      schema: {
        tags: ['me'],
        summary: 'The key by which the reader’s webhook can check that a call comes from this hall',
        response: { 200: Shape.HookKey },
      },
    },
    async request => ({ key: await hookKey(store, (await sessions.person(request)).id) }),
  );

  app.post(
    '/api/me/push',
    {
      schema: {
        tags: ['me'],
        summary: 'Tells turns to this browser by Web Push, in a language',
        body: Shape.PushTarget,
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const { endpoint, keys, language } = request.body;
      checkTarget(endpoint, 'endpoint');
      await adding.next(async () => {
        const known = await store.pushTargets(player.id);
        if (known.length >= MOST_BROWSERS && !known.some(target => target.endpoint === endpoint)) {
          throw badInput('endpoint', `is one too many: at most ${MOST_BROWSERS} browsers are told`);
        }
        await store.addPush({ endpoint, player: player.id, keys, language });
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/me/push',
    {
      schema: {
        tags: ['me'],
        summary: 'Tells this browser no more',
        body: Shape.PushEndpoint,
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      await store.removePush(request.body.endpoint, player.id);
      return reply.code(204).send();
    },
  );
}

/** A lesson takes a few dozen answers: in bytes, with the names of all others. */
const MOST_LEARNED = 24_000;
const MOST_BROWSERS = 20;
/** Browsers that may wait to be added. */
const MOST_ADDED = 1000;

const toShape = ({ entries, done, ...way }: LearnedWay) => ({ ...way, entries: [...entries], done: [...done] });

function readContact({ email, webhook, language }: Contact, config: Config): Contact {
  if (email !== null && !config.smtpUrl) throw badInput('email', 'is not sent by this hall');
  if (email !== null && !/^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+\.[^\s@<>,;:"()\\]+$/.test(email)) {
    throw badInput('email', 'must be an e-mail address');
  }
  if (webhook !== null && !config.webhooks) throw badInput('webhook', 'is not called by this hall');
  if (webhook !== null) checkTarget(webhook, 'webhook');
  return { email, webhook, language };
}
