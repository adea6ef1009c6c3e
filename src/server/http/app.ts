import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BadInput } from '../../engine/input/bad-input.ts';
import { checkJson, checkJsonInSteps, type Most } from '../../engine/input/json-text.ts';
import type { HallInfo, Seen } from '../../host/hall-api.ts';
import { inSlices } from '../../host/slices.ts';
import type { Config } from '../config.ts';
import { Keeping } from '../keeping.ts';
import { DayQuota } from '../lobby/day-quota.ts';
import { longestLog } from '../lobby/games.ts';
import { Lobbies } from '../lobby/lobbies.ts';
import { badInput, RefusedError } from '../lobby/refused.ts';
import type { Log } from '../log.ts';
import { httpSeconds } from '../metrics.ts';
import { Confirmations } from '../notices/confirmations.ts';
import type { Letters } from '../notices/letters.ts';
import type { Store } from '../store/store.ts';
import { Turnstile } from '../turnstile.ts';
import { apiPage } from './api-page.ts';
import { Challenges } from './challenge.ts';
import { answerTo, errorHandler } from './errors.ts';
import { healthRoutes } from './health.ts';
import { limit } from './limits.ts';
import { mailRoutes } from './mail.ts';
import { meRoutes } from './me.ts';
import { fromHere, isCalledRight, isHttps } from './origin.ts';
import { passkeyRoutes } from './passkeys.ts';
import type { App, Schemas } from './provider.ts';
import type { RoomsFace } from './rooms-face.ts';
import * as Shape from './schemas.ts';
import { Sessions } from './session.ts';
import { tableRoutes } from './tables.ts';
import { refuseUnreadable } from './unreadable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may post there: a token in the address says what they may do. */
    readonly fromAnywhere?: boolean;
  }
}

const BODY_LIMIT = 64 * 1024;
/** The log of the longest game holds less: to parse more of it at a time would keep everybody waiting. */
const MOST_READ: Most = { values: 500_000, names: 2_000, text: BODY_LIMIT };
/** Milliseconds for the head of a request: who trickles it in only holds a connection. */
const SLOWEST_HEAD = 10_000;

export interface HallParts {
  readonly store: Store;
  readonly rooms: RoomsFace;
  readonly config: Config;
  readonly log: Log;
  /** The web client: it gets every request that is not for the API. */
  readonly site: RequestListener;
  readonly version: string;
  /** The public key for Web Push. */
  readonly pushKey: string;
  /** Null in a hall that sends no e-mail. */
  readonly letters: Letters | null;
  readonly now?: () => number;
  /** The hall is being closed: /readyz says so. */
  readonly draining?: () => boolean;
  /** Whether what happens can be kept. */
  readonly keeping?: Keeping;
  /** Through which whatever costs much has to go. */
  readonly turnstile?: Turnstile;
}

/** Answers of the API are data: nothing in them runs, is framed, or stays in a cache. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const enoughPeople = (): RefusedError =>
  new RefusedError(429, 'too-many', 'Enough new names were given from your address for a day; try again tomorrow.');

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
const changes = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Before there is a route: an address that cannot be read. */
function refuseEarly(error: Error, _request: unknown, reply: Pick<FastifyReply, 'raw'>): void {
  const { status, refused } = answerTo(error);
  reply.raw
    .writeHead(status, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(refused));
}

/** Everything the hall answers over HTTP, on one port: API, health, metrics, and the site as the rest. */
export async function buildApp(parts: HallParts): Promise<App> {
  const { store, rooms, config, log, site, version, pushKey, letters, now = Date.now, draining = () => false } = parts;
  const keeping = parts.keeping ?? new Keeping(log);
  const app: App = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trusts,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    http: { headersTimeout: SLOWEST_HEAD, connectionsCheckingInterval: 1_000 },
    // As long as the id of a passkey can be.
    routerOptions: { maxParamLength: 1_500 },
    // Nothing is bent into shape: what does not fit is refused.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } },
    frameworkErrors: refuseEarly,
    clientErrorHandler: (_error, line) => refuseUnreadable(line),
  }).withTypeProvider<Schemas>();

  app.removeContentTypeParser('text/plain');
  // What files may not hold, requests may not either: fields twice, numbers beyond all bounds, nesting without end.
  const readBody = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    try {
      if (body.length <= BODY_LIMIT) checkJson(body, 'the request');
      else await inSlices(checkJsonInSteps(body, 'the request', MOST_READ));
    } catch (error) {
      throw error instanceof BadInput ? badInput('body', error.message) : error;
    }
    return new Promise((resolve, reject) => {
      readBody(request, body, (error, read) => (error ? reject(error) : resolve(read)));
    });
  });
  app.setErrorHandler(errorHandler(keeping));

  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(request, config)) reply.raw.setHeader('Strict-Transport-Security', 'max-age=31536000');
    if (request.is404 && !isApi(request.url)) {
      reply.hijack();
      site(request.raw, reply.raw);
      return;
    }
    void reply.headers(HEADERS);
    // No id holds it, and PostgreSQL would break on it.
    if (/%00/.test(request.url)) throw badInput('address', 'must not hold the character U+0000');
    const { fromAnywhere } = request.routeOptions.config;
    if (changes(request.method) && !fromAnywhere && !fromHere(request.raw, config)) {
      const message = isCalledRight(request.raw, config)
        ? 'Only pages of this hall may change anything here.'
        : 'This hall was called by a name that it does not know: whoever keeps it has to set PUBLIC_URL to the address that people use.';
      throw new RefusedError(403, 'wrong-origin', message);
    }
  });
  app.addHook('preValidation', async request => {
    const { schema } = request.routeOptions;
    if (request.is404 || schema?.hide) return;
    if (!schema?.body && request.body !== undefined) throw badInput('body', 'nothing is read here');
    if (!schema?.querystring && Object.keys(request.query ?? {}).length > 0)
      throw badInput('query', 'nothing is read here');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    httpSeconds.observe({ method, route, status }, elapsedTime / 1_000);
    request.log.debug({ method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  });

  app.addHook('onRoute', route => {
    if (!route.schema || route.schema.hide) return;
    route.schema = { ...route.schema, response: { ...(route.schema.response as object), '4xx': Shape.Refused } };
  });

  await app.register(cookie);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Skáli',
        version,
        description: 'The HTTP API of this hall. A refusal is {error, message, field?}.',
      },
    },
  });
  const newcomer = await limit(app, config.limits, store, now);
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send({ error: 'unknown-path', message: 'There is nothing under this address.' });
  });

  const sessions = new Sessions(store, config, rooms, now);
  app.addHook('onSend', async (request, reply) => {
    sessions.renew(request, reply);
  });
  const { tables, games, allGames, people } = config.limits;
  const lobbies = new Lobbies(store, rooms, now, {
    made: { ofAddress: tables, ofHall: Number.POSITIVE_INFINITY },
    brought: { ofAddress: games, ofHall: allGames },
  });
  const challenges = new Challenges(store, sessions, now);
  const info: HallInfo = { version, pushKey, email: config.smtpUrl !== null, webhook: config.webhooks };

  healthRoutes(app, { store, config, draining, keeping });
  app.get(
    '/api/hall',
    { schema: { tags: ['hall'], summary: 'What this hall offers', response: { 200: Shape.HallInfo } } },
    () => info,
  );
  app.get(
    '/api/seen',
    {
      schema: {
        tags: ['hall'],
        summary: 'How the request came to the hall: past a proxy that it trusts, encrypted',
        response: { 200: Shape.Seen },
      },
    },
    ({ raw: { headers, socket }, protocol }): Seen => {
      const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
      const trusted = config.trusts(socket.remoteAddress ?? '');
      return { proxy: !forwarded ? 'none' : trusted ? 'trusted' : 'unknown', https: protocol === 'https' };
    },
  );
  const confirmations = letters && new Confirmations(store, letters, log, now);
  const arrivals = new DayQuota({
    ...{ store, now, what: 'came', enough: enoughPeople },
    ...{ ofAddress: people, ofHall: Number.POSITIVE_INFINITY },
  });
  meRoutes(app, { store, config, sessions, lobbies, confirmations, newcomer, arrivals, now });
  if (confirmations) mailRoutes(app, confirmations, newcomer);
  passkeyRoutes(app, { store, config, sessions, challenges, newcomer, now });
  const { turnstile = new Turnstile() } = parts;
  tableRoutes(app, { sessions, lobbies, newcomer, turnstile, longestLog: await longestLog() });
  apiPage(app);
  await app.ready();
  return app;
}
