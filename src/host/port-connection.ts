import { momentAfter } from './moment-after.ts';
import type { Connection, Denial, HostMessage, Moment, News, Replies, Request, RequestBody } from './protocol.ts';

/** Either end of a line: a worker, a message port, a socket. */
export interface Port {
  post(message: Request): void;
  /** Called with every message of the host. */
  onMessage(receive: (message: HostMessage) => void): void;
  close(): void;
}

/** A request that was not granted, with the clauses that say why. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly denial: Denial;

  constructor(denial: Denial) {
    super(denial.message);
    this.denial = denial;
  }
}

interface Pending {
  grant(value: unknown): void;
  deny(error: Denied): void;
}

/** The `Connection` of the protocol over any port. */
export function connectOver(port: Port): Connection {
  const pending = new Map<string, Pending>();
  const listeners = new Set<(news: News) => void>();
  const tell = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  /** As it was told last; undefined before anybody sits. */
  let last: Moment | undefined;
  let keys = 0;
  const mine = crypto.randomUUID();

  port.onMessage(message => {
    switch (message.type) {
      case 'reply':
        pending.get(message.key)?.grant(message.value);
        pending.delete(message.key);
        break;
      case 'denied':
        pending.get(message.key)?.deny(new Denied(message.denial));
        pending.delete(message.key);
        break;
      case 'moment':
        // Whoever has not sat down hears what is meant for who sat here before.
        if (!last) break;
        last = momentAfter(last, message.moment);
        tell({ ...message, moment: last });
        break;
      case 'table':
        tell(message);
        break;
    }
  });

  return {
    request<T extends Request['type']>(wish: RequestBody[T]) {
      const key = `${mine}/${++keys}`;
      return new Promise<Replies[T]>((resolve, reject) => {
        const grant = (value: unknown) => {
          if (wish.type === 'sit') last = (value as Replies['sit']).moment;
          resolve(value as Replies[T]);
        };
        pending.set(key, { grant, deny: reject });
        port.post({ ...wish, key } as unknown as Request);
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => port.close(),
  };
}
