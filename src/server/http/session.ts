import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../host/hall-api.ts';
import type { Config } from '../config.ts';
import { stranger } from '../lobby/refused.ts';
import { type Player, SESSION_LASTS, type Store } from '../store/store.ts';
import { browserName } from './browser-name.ts';
import { isHttps } from './origin.ts';
import type { RoomsFace } from './rooms-face.ts';

const COOKIE = 'skali';
/** Over https: a browser takes it from this very host alone, never from a neighbour under the same domain. */
const HOST_COOKIE = '__Host-skali';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** One that was given over https: it counts under the safer name alone, so that a neighbour can slip nobody a session of theirs. */
const HOST_TOKEN = /^[A-Za-z0-9_-]{43}h?$/;

/** Browsers in which one person is signed in at a time. */
const MOST_SESSIONS = 100;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whose session it is, by the Cookie header of a request or of a socket. */
export async function sessionOf(store: Store, cookies: string | undefined, now: number) {
  const token = tokenOf(cookies);
  if (token === undefined) return undefined;
  const session = hashOf(token);
  const found = await store.session(session, now);
  return found && { ...found, session };
}

function tokenOf(cookies = ''): string | undefined {
  const pairs = cookies.split(';').map(pair => pair.trim());
  const named = (name: string) => pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [own, old] = [named(HOST_COOKIE), named(COOKIE)];
  if (own !== undefined) return HOST_TOKEN.test(own) ? own : undefined;
  return old !== undefined && TOKEN.test(old) ? old : undefined;
}

const cookieOf = ({ secure }: { readonly secure: boolean }): string => (secure ? HOST_COOKIE : COOKIE);
const hasOld = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split(';').some(pair => pair.trim().startsWith(`${COOKIE}=`));

/** What a session is called by to its owner: not even its hash leaves the hall. */
const nameOf = (hash: string): string =>
  createHash('sha256').update(`session ${hash}`).digest('base64url').slice(0, 22);

/** Sessions are a random token in an http-only cookie; the store knows its hash alone. */
export class Sessions {
  private readonly store: Store;
  private readonly config: Config;
  private readonly rooms: Pick<RoomsFace, 'goodbye'>;
  private readonly now: () => number;
  /** Requests whose cookie is to be set anew: the session was not used for a while, or the cookie has its older name. */
  private readonly due = new WeakSet<FastifyRequest>();

  constructor(store: Store, config: Config, rooms: Pick<RoomsFace, 'goodbye'>, now: () => number) {
    this.store = store;
    this.config = config;
    this.rooms = rooms;
    this.now = now;
  }

  async reader(request: FastifyRequest): Promise<Player | undefined> {
    const found = await sessionOf(this.store, request.headers.cookie, this.now());
    const renamed = hasOld(request) && this.attributes(request).secure;
    if (found && (found.rested || renamed)) this.due.add(request);
    return found?.player;
  }

  /** Before an answer is sent: who comes back now and then never loses the cookie. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const token = tokenOf(request.headers.cookie);
    if (token !== undefined && this.due.has(request)) this.setCookie(request, reply, token);
  }

  async person(request: FastifyRequest): Promise<Player> {
    const player = await this.reader(request);
    if (!player) throw stranger();
    return player;
  }

  async open(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    await this.endOf(request);
    this.due.delete(request);
    const token = `${randomBytes(32).toString('base64url')}${this.attributes(request).secure ? 'h' : ''}`;
    await this.store.addSession(hashOf(token), player, this.now(), browserName(request.headers['user-agent']));
    const kept = await this.store.sessionsOf(player, this.now());
    for (const { tokenHash } of kept.slice(MOST_SESSIONS)) await this.endHash(tokenHash);
    this.setCookie(request, reply, token);
  }

  private setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const attributes = this.attributes(request);
    reply.setCookie(cookieOf(attributes), token, { ...attributes, maxAge: SESSION_LASTS / 1000 });
    // A hall that has come to https meanwhile goes on under the safer name.
    if (attributes.secure && hasOld(request)) reply.clearCookie(COOKIE, attributes);
  }

  /** The browsers that are signed in as somebody, this one among them. */
  async list(request: FastifyRequest, { id }: Player): Promise<readonly SignedIn[]> {
    const own = hashOf(tokenOf(request.headers.cookie) ?? '');
    const kept = await this.store.sessionsOf(id, this.now());
    return kept.map(({ tokenHash, ...rest }) => ({ id: nameOf(tokenHash), ...rest, here: tokenHash === own }));
  }

  /** Ends one of them, or all but this one (null); lines that were opened with it are closed. False when there is no such one. */
  async end(request: FastifyRequest, { id }: Player, which: string | null): Promise<boolean> {
    const own = hashOf(tokenOf(request.headers.cookie) ?? '');
    const kept = await this.store.sessionsOf(id, this.now());
    const meant = kept.filter(({ tokenHash }) => (which === null ? tokenHash !== own : nameOf(tokenHash) === which));
    for (const { tokenHash } of meant) await this.endHash(tokenHash);
    return which === null || meant.length > 0;
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endOf(request);
    this.due.delete(request);
    const attributes = this.attributes(request);
    reply.clearCookie(cookieOf(attributes), attributes);
    if (attributes.secure && hasOld(request)) reply.clearCookie(COOKIE, attributes);
  }

  attributes(request: FastifyRequest) {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request, this.config) } as const;
  }

  private async endOf(request: FastifyRequest): Promise<void> {
    const token = tokenOf(request.headers.cookie);
    if (token === undefined) return;
    await this.endHash(hashOf(token));
  }

  private async endHash(session: string): Promise<void> {
    await this.store.endSession(session);
    await this.rooms.goodbye({ session });
  }
}
