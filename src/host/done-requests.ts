import type { Request } from './protocol.ts';

/** Requests that change nothing may be answered as often as they come. */
const READING: ReadonlySet<Request['type']> = new Set(['sit', 'earlier', 'explain', 'look-back', 'log']);

export const changesSomething = ({ type }: Request): boolean => !READING.has(type);

/** A key is its seat's own: what another seat has done under the same one is another thing. */
export const ownKey = (request: Request): string =>
  'seat' in request ? `${request.seat} ${request.key}` : request.key;

/** Requests whose answer is kept, in case they are sent twice. */
const REMEMBERED = 256;

/** Keys of what was done, so that a repeated request is not done twice. */
export class DoneRequests {
  private readonly keys = new Set<string>();

  constructor(done: Iterable<string>) {
    for (const key of done) this.remember(key);
  }

  /** The newest answers are enough: nobody repeats a request of long ago. */
  remember(key: string): void {
    this.keys.add(key);
    const [oldest] = this.keys;
    if (this.keys.size > REMEMBERED) this.keys.delete(oldest);
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /** Logs that were kept before keys were a seat's own have them without a seat. */
  includes(request: Request): boolean {
    return this.has(ownKey(request)) || (!request.key.includes(' ') && this.has(request.key));
  }
}
