import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RefusedError } from '../lobby/refused.ts';
import type { Player, Store } from '../store/store.ts';
import { isHttps } from './origin.ts';

const COOKIE = 'skali';
/** As long as browsers keep a cookie. */
const LIFETIME = 400 * 24 * 3_600;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whose session it is, by the Cookie header of a request or of a socket. */
export async function playerOf(store: Store, cookies: string | undefined, now: number): Promise<Player | undefined> {
  const token = tokenOf(cookies);
  return token === undefined ? undefined : store.session(hashOf(token), now);
}

function tokenOf(cookies = ''): string | undefined {
  const pairs = cookies.split(';').map(pair => pair.trim());
  const token = pairs.find(pair => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Sessions are a random token in an http-only cookie; the store knows its hash alone. */
export class Sessions {
  private readonly store: Store;
  private readonly config: Config;
  private readonly now: () => number;

  constructor(store: Store, config: Config, now: () => number) {
    this.store = store;
    this.config = config;
    this.now = now;
  }

  reader(request: FastifyRequest): Promise<Player | undefined> {
    return playerOf(this.store, request.headers.cookie, this.now());
  }

  async person(request: FastifyRequest): Promise<Player> {
    const player = await this.reader(request);
    if (!player) throw new RefusedError(401, 'stranger', 'The hall does not know you: give a name first.');
    return player;
  }

  async open(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    await this.endOf(request);
    const token = randomBytes(32).toString('base64url');
    await this.store.addSession(hashOf(token), player, this.now());
    reply.setCookie(COOKIE, token, { ...this.attributes(request), maxAge: LIFETIME });
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endOf(request);
    reply.clearCookie(COOKIE, this.attributes(request));
  }

  attributes(request: FastifyRequest) {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request, this.config) } as const;
  }

  private async endOf(request: FastifyRequest): Promise<void> {
    const token = tokenOf(request.headers.cookie);
    if (token !== undefined) await this.store.endSession(hashOf(token));
  }
}
