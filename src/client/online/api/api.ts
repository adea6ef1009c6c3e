import type { Log } from '../../../engine/match/log.ts';
import type {
  Contact,
  HallInfo,
  Learned,
  Lobby,
  Me,
  Refused,
  SignedIn,
  TablePlan,
  TableRow,
  TakeSeat,
} from '../../../host/hall-api.ts';
import { noteServerTime } from '../line/server-time.ts';

/** The server said no, and why: `code` is a word for machines that the hall has its own sentences for. */
export class HallRefusal extends Error {
  override readonly name = 'HallRefusal';
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, { error, message, field }: Refused) {
    super(message);
    this.code = error;
    this.status = status;
    this.field = field;
  }
}

/** Nobody answered, or not in our language: no network, or a hall without a server. */
export class HallSilent extends Error {
  override readonly name = 'HallSilent';

  constructor(cause?: unknown) {
    super('the hall cannot be reached', { cause });
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const part = encodeURIComponent;

const isRefused = (given: unknown): given is Refused =>
  given !== null && typeof given === 'object' && 'error' in given && typeof given.error === 'string';

/** What the hall's server can be asked over HTTP. */
export class HallApi {
  private readonly fetch: Fetch;
  private readonly base: string;

  constructor(base: string, fetch: Fetch = (input, init) => globalThis.fetch(input, init)) {
    this.base = base;
    this.fetch = fetch;
  }

  hall(): Promise<HallInfo> {
    return this.ask('GET', 'hall');
  }

  me(): Promise<Me> {
    return this.ask('GET', 'me');
  }
  /** Makes a stranger known, or renames. */
  call(name: string): Promise<Me> {
    return this.ask('PUT', 'me', { name });
  }
  /** Everything that is kept of this person is deleted. */
  forget(): Promise<void> {
    return this.ask('DELETE', 'me');
  }
  contact(contact: Contact): Promise<Me> {
    return this.ask('PUT', 'me/contact', contact);
  }
  learned(): Promise<Learned> {
    return this.ask('GET', 'me/learned');
  }
  /** What was finished in any browser is answered. */
  learn(learned: Learned): Promise<Learned> {
    return this.ask('PUT', 'me/learned', learned);
  }
  /** Sends the letter that asks to confirm the address once more. */
  askAgain(): Promise<void> {
    return this.ask('POST', 'me/contact/letter');
  }
  confirmEmail(token: string): Promise<void> {
    return this.ask('POST', 'mail/confirm', { token });
  }
  unsubscribe(token: string): Promise<void> {
    return this.ask('POST', `mail/unsubscribe/${part(token)}`);
  }
  push(subscription: PushSubscriptionJSON, language: string): Promise<void> {
    const { endpoint, keys } = subscription;
    return this.ask('POST', 'me/push', { endpoint, keys, language });
  }
  stopPush(endpoint: string): Promise<void> {
    return this.ask('DELETE', 'me/push', { endpoint });
  }

  /** A page of the reader's tables, from after one of them on. */
  tables(after?: string): Promise<readonly TableRow[]> {
    return this.ask('GET', after === undefined ? 'tables' : `tables?after=${part(after)}`);
  }
  /** A page of the tables that wait for anybody, from after one of them on. */
  openTables(after?: string): Promise<readonly TableRow[]> {
    return this.ask('GET', after === undefined ? 'tables/open' : `tables/open?after=${part(after)}`);
  }
  lobby(id: string): Promise<Lobby> {
    return this.ask('GET', `tables/${part(id)}`);
  }
  create(plan: TablePlan): Promise<Lobby> {
    return this.ask('POST', 'tables', plan);
  }
  sit(id: string, seat: number, taking: TakeSeat): Promise<Lobby> {
    return this.ask('POST', `tables/${part(id)}/seats/${seat}`, taking);
  }
  getUp(id: string, seat: number): Promise<Lobby> {
    return this.ask('DELETE', `tables/${part(id)}/seats/${seat}`);
  }
  start(id: string): Promise<Lobby> {
    return this.ask('POST', `tables/${part(id)}/start`);
  }
  takeDown(id: string): Promise<void> {
    return this.ask('DELETE', `tables/${part(id)}`);
  }
  rematch(id: string, share: string): Promise<Lobby> {
    return this.ask('POST', `tables/${part(id)}/rematch`, { share });
  }
  /** Anybody may have a seat that was kept for a guest. */
  free(id: string, seat: number): Promise<Lobby> {
    return this.ask('DELETE', `tables/${part(id)}/seats/${seat}/invitation`);
  }
  log(id: string): Promise<Log> {
    return this.ask('GET', `tables/${part(id)}/log`);
  }
  bringIn(log: Log): Promise<Lobby> {
    return this.ask('POST', 'tables/import', { log });
  }

  // Passkeys: what the browser is given, and what it answers, is the library's own business.
  newPasskey<T>(): Promise<T> {
    return this.ask('POST', 'me/passkeys/options');
  }
  keepPasskey(label: string, response: object): Promise<Me> {
    return this.ask('POST', 'me/passkeys', { label, response });
  }
  dropPasskey(id: string): Promise<Me> {
    return this.ask('DELETE', `me/passkeys/${part(id)}`);
  }
  /** The browsers that are signed in as the reader. */
  signedIn(): Promise<readonly SignedIn[]> {
    return this.ask('GET', 'me/sessions');
  }
  signOut(id: string): Promise<readonly SignedIn[]> {
    return this.ask('DELETE', `me/sessions/${part(id)}`);
  }
  signOutOthers(): Promise<readonly SignedIn[]> {
    return this.ask('DELETE', 'me/sessions');
  }
  comeBack<T>(): Promise<T> {
    return this.ask('POST', 'login/options');
  }
  cameBack(response: object): Promise<Me> {
    return this.ask('POST', 'login', { response });
  }

  private async ask<T>(method: Method, path: string, body?: object): Promise<T> {
    let response: Response;
    try {
      response = await this.fetch(`${this.base}/api/${path}`, {
        method,
        // A static host answers with the page rather than with an error, and that tells enough.
        headers: {
          Accept: 'application/json, text/html;q=0.1',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        credentials: 'same-origin',
        cache: 'no-store',
      });
    } catch (error) {
      throw new HallSilent(error);
    }
    noteServerTime(response.headers.get('date'));
    if (response.status === 204) return undefined as T;
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: unknown = json ? await response.json().catch(() => undefined) : undefined;
    if (response.ok && json) return answer as T;
    if (isRefused(answer)) throw new HallRefusal(response.status, answer);
    throw new HallSilent(new Error(`${method} ${path}: ${response.status}`));
  }
}

export const hallApi = new HallApi(import.meta.env.BASE_URL.replace(/\/$/, ''));
