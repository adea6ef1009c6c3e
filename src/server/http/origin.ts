import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
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
  const host = config.publicUrl === null ? hostOf(request, config) : '';
  if (host === undefined) return false;
  if (origin === undefined) return site === 'same-origin';
  if (config.publicUrl !== null) return origin === config.publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Does the request call this hall by a name that it can believe to be its own? */
export const isCalledRight = (request: IncomingMessage, config: Rules): boolean =>
  config.publicUrl !== null || hostOf(request, config) !== undefined;

/**
 * The host that a request names, where it can be believed: a proxy of ours knows it, and no stranger's name leads to an
 * address, to this machine, or to what only a network at home calls so. Any other could be a name that its owner has
 * let lead here for a moment.
 */
function hostOf({ headers, socket }: IncomingMessage, { trusts }: Rules): string | undefined {
  const host = headers.host?.toLowerCase();
  if (trusts(socket.remoteAddress ?? '')) {
    return headers['x-forwarded-host']?.toString().split(',').at(-1)?.trim().toLowerCase() || host;
  }
  return host !== undefined && atHome(host) ? host : undefined;
}

function atHome(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || !name.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(name);
}

/** The origin that people see: configured, or as the request names it. */
export function originOf(request: FastifyRequest, config: Rules): string {
  const { publicUrl } = config;
  if (publicUrl !== null) return publicUrl;
  const host = hostOf(request.raw, config);
  const origin = `${request.protocol}://${host}`;
  if (host !== undefined && URL.canParse(origin)) return new URL(origin).origin;
  throw new RefusedError(400, 'bad-input', 'The request names no host that this hall knows: set PUBLIC_URL.', 'host');
}

export const isHttps = (request: FastifyRequest, { publicUrl }: Rules): boolean =>
  publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https://');
