/** Requests that nobody in their right mind would send to the API, made out of ones that are right. */
import type { Chance } from '../../engine/chance/chance.ts';
import type { TablePlan } from '../../host/hall-api.ts';
import { Hostile } from './hostile.ts';

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** What an attacker can know of a hall. */
export interface KnownOfHall {
  /** As the hall describes them itself (`/api/openapi.json`). */
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly tables: readonly string[];
  readonly plan: TablePlan;
  /** Of a finished game. */
  readonly log: object;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const ODD_IDS = [
  '',
  '.',
  '..',
  '%2e%2e%2f',
  '%00',
  '%',
  '%zz',
  '%ff',
  '__proto__',
  'constructor',
  '-1',
  '1e9',
  '9'.repeat(400),
];
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { range: 'bytes=0-1' },
  { cookie: 'skali=; skali=x; __proto__=1' },
  { 'x-forwarded-for': "127.0.0.1' or 1=1" },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'x'.repeat(4_000) },
];
const ODD_ENDS = ['?x=1', '?__proto__[a]=1', '/', '//', '%', '?'.repeat(2_000)];

/** A whole game is long: of so many times that it could be brought in, one is enough. */
const IMPORTS = 15;

export class HostileRequests {
  readonly routes: readonly { readonly path: string; readonly method: string }[];
  private readonly known: KnownOfHall;
  private readonly chance: Chance;
  private readonly hostile: Hostile;

  constructor(known: KnownOfHall, chance: Chance) {
    this.known = known;
    this.chance = chance;
    this.hostile = new Hostile(chance);
    this.routes = Object.entries(known.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => ({ path, method })),
    );
  }

  next(): HostileRequest {
    const { chance } = this;
    const { path, method } = this.one(this.routes);
    if (path.endsWith('/import') && chance.below(IMPORTS) > 0) return this.next();
    const url = path
      .replace('{id}', () => (chance.below(3) ? this.one(this.known.tables) : this.one(ODD_IDS)))
      .replace('{seat}', () => (chance.below(3) ? String(chance.below(3)) : this.one(ODD_IDS)))
      .concat(chance.below(12) ? '' : this.one(ODD_ENDS));
    let body: unknown = this.body(`${method} ${path}`);
    for (let twists = chance.below(4); twists > 0; twists--) body = this.hostile.twisted(body);
    const text = JSON.stringify(body) ?? '';
    const payload = chance.below(8) ? text : text.slice(0, chance.below(text.length + 1));
    const sends = method !== 'get' && chance.below(6) > 0;
    return {
      method: chance.below(10) ? method.toUpperCase() : this.one(METHODS),
      url,
      ...(sends && { payload }),
      headers: {
        ...(sends && { 'content-type': 'application/json' }),
        ...(chance.below(8) ? {} : this.one(ODD_HEADERS)),
      },
    };
  }

  /** What the route takes, before anything is wrong with it. */
  private body(route: string): object {
    switch (route) {
      case 'put /api/me':
        return { name: 'Mallory' };
      case 'put /api/me/contact':
        return { email: null, webhook: 'https://example.org/' };
      case 'post /api/me/push':
        return { endpoint: 'https://example.org/', keys: { p256dh: 'a', auth: 'b' }, language: 'en' };
      case 'delete /api/me/push':
        return { endpoint: 'https://example.org/' };
      case 'post /api/tables':
        return this.known.plan;
      case 'post /api/tables/{id}/seats/{seat}':
        return { share: '0123456789abcdef0123456789abcdef', invite: 'x'.repeat(24) };
      case 'post /api/tables/import':
        return { log: this.known.log };
      default:
        return {};
    }
  }

  private one<T>(from: readonly T[]): T {
    return from[this.chance.below(from.length)];
  }
}
