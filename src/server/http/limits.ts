import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RefusedError } from '../lobby/refused.ts';
import { household } from './address.ts';
import type { App } from './provider.ts';
import { SteadyCounts } from './steady-counts.ts';

const MINUTE = 60_000;

/** Throws when somebody does something too often. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

const reads = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

const tooMany = (seconds: number): RefusedError =>
  new RefusedError(429, 'too-many', `Too many requests from your address: wait ${seconds} s.`);

/** Counts by household: reading, changing, and coming as somebody new. */
export async function limit(app: App, { reads: most, writes, newcomers }: Config['limits']): Promise<Limiter> {
  await app.register(rateLimit, {
    store: SteadyCounts,
    timeWindow: MINUTE,
    max: request => (reads(request) ? most : writes),
    keyGenerator: request => `${household(request.ip)} ${reads(request) ? 'reads' : 'writes'}`,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1_000)),
  });
  const newcomer = app.createRateLimit({
    timeWindow: MINUTE,
    max: newcomers,
    keyGenerator: request => `${household(request.ip)} newcomers`,
  });
  return async request => {
    const answer = await newcomer(request);
    if (!answer.isAllowed && answer.isExceeded) throw tooMany(answer.ttlInSeconds);
  };
}
