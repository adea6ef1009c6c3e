import type { Connection, Denial, HostMessage, Replies, Request, Wish } from './protocol.ts';

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
  const listeners = new Set<(message: Extract<HostMessage, { type: 'moment' | 'table' }>) => void>();
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
      default:
        for (const listener of listeners) listener(message);
    }
  });

  return {
    request<T extends Request['type']>(wish: Wish[T]) {
      const key = `${mine}/${++keys}`;
      return new Promise<Replies[T]>((resolve, reject) => {
        pending.set(key, { grant: value => resolve(value as Replies[T]), deny: reject });
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
