import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RefusedError } from '../lobby/refused.ts';

type Rules = Pick<Config, 'publicUrl' | 'trusts'>;

/**
 * Does a request come from a page of this hall? Browsers name the page's origin with everything that changes something
 * and with every socket; whoever names none must at least be said by the browser to be at home.
 */
export function fromHere(request: IncomingMessage, config: Rules): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  if (config.publicUrl !== null) return origin === config.publicUrl;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request, config);
}

function hostOf({ headers, socket }: IncomingMessage, { trusts }: Rules): string | undefined {
  const forwarded = trusts(socket.remoteAddress ?? '') ? headers['x-forwarded-host']?.toString() : undefined;
  return (forwarded?.split(',').at(-1)?.trim() || headers.host)?.toLowerCase();
}

/** The origin that people see: configured, or as the request names it. */
export function originOf(request: FastifyRequest, { publicUrl }: Rules): string {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  if (URL.canParse(origin)) return new URL(origin).origin;
  throw new RefusedError(400, 'bad-input', 'The request names no host.', 'host');
}

export const isHttps = (request: FastifyRequest, { publicUrl }: Rules): boolean =>
  publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https://');
