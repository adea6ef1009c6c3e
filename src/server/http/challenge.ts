import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusedError } from '../lobby/refused.ts';
import type { Store } from '../store/store.ts';
import type { Sessions } from './session.ts';

const COOKIE = 'skali-challenge';
const LIFETIME = 5 * 60_000;

/** What a challenge is for: a new passkey of one person, or a login of anybody. */
type Purpose = `passkey ${string}` | 'login';

/**
 * The challenge of a passkey ceremony, kept by the browser itself in a signed cookie: any process of the hall can finish
 * what another began.
 */
export class Challenges {
  private readonly store: Store;
  private readonly sessions: Sessions;
  private readonly now: () => number;

  constructor(store: Store, sessions: Sessions, now: () => number) {
    this.store = store;
    this.sessions = sessions;
    this.now = now;
  }

  async give(request: FastifyRequest, reply: FastifyReply, purpose: Purpose, challenge: string): Promise<void> {
    const until = this.now() + LIFETIME;
    const seal = await this.seal(challenge, until, purpose);
    const value = `${challenge}.${until}.${seal}`;
    reply.setCookie(COOKIE, value, { ...this.attributes(request), maxAge: LIFETIME / 1_000 });
  }

  /** The challenge that was given for this purpose, once. */
  async take(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): Promise<string> {
    reply.clearCookie(COOKIE, this.attributes(request));
    const [challenge = '', until = '', seal = ''] = (request.cookies[COOKIE] ?? '').split('.');
    const expected = Buffer.from(await this.seal(challenge, Number(until), purpose));
    const given = Buffer.from(seal);
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    const now = this.now();
    // The cookie is in the hands of who answers, who could send it again.
    const fresh = genuine && Number(until) > now;
    if (fresh && (await this.store.once(`challenge ${challenge}`, now, Number(until)))) return challenge;
    throw new RefusedError(400, 'no-challenge', 'This took too long: try again.');
  }

  private attributes(request: FastifyRequest) {
    return { ...this.sessions.attributes(request), path: '/api', sameSite: 'strict' } as const;
  }

  private async seal(challenge: string, until: number, purpose: Purpose): Promise<string> {
    const key = await this.store.secret('challenges', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(`${challenge} ${until} ${purpose}`).digest('base64url');
  }
}
