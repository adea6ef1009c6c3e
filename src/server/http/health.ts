import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HINDRANCES } from '../hindrance.ts';
import type { Keeping } from '../keeping.ts';
import { RefusedError } from '../lobby/refused.ts';
import { registry } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { App } from './provider.ts';

const PATIENCE = 2_000;

export interface HealthParts {
  readonly store: Store;
  readonly config: Config;
  /** The hall is being closed: no new people, please. */
  readonly draining: () => boolean;
  readonly keeping: Keeping;
}

/** For whoever runs the hall. */
export function healthRoutes(app: App, { store, config, draining, keeping }: HealthParts): void {
  const settings = { config: { rateLimit: false }, schema: { hide: true } } as const;

  app.get('/healthz', settings, () => ({ alive: true }));

  app.get('/readyz', settings, async () => {
    if (draining()) throw new RefusedError(503, 'closing', 'The hall is being closed.');
    if (!(await answers(store))) throw new RefusedError(503, 'no-database', HINDRANCES['no-database']);
    const { hindrance } = keeping;
    if (hindrance) throw new RefusedError(503, hindrance, HINDRANCES[hindrance]);
    return { ready: true };
  });

  app.get('/metrics', settings, async (request, reply) => {
    const { metricsToken } = config;
    const allowed =
      metricsToken === null ? isNear(request) : sameText(request.headers.authorization, `Bearer ${metricsToken}`);
    if (!allowed) {
      void reply.header('WWW-Authenticate', 'Bearer');
      throw new RefusedError(
        401,
        'no-token',
        'The metrics need their token; without one they are told on this machine alone.',
      );
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * From this machine, and not through a proxy on it; nor from a page in a browser on it, whose own name leads here for a
 * moment.
 */
const isNear = ({ socket, headers }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const answered = store.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** How long the comparison takes says nothing about the text. */
function sameText(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(expected));
}
