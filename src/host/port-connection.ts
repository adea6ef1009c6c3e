import { HostConnection } from './host-connection.ts';
import type { Connection, HostMessage, Request } from './protocol.ts';

/** Either end of a line that is never cut: a worker, a message port. */
export interface Port {
  post(message: Request): void;
  /** Called with every message of the host. */
  onMessage(receive: (message: HostMessage) => void): void;
  close(): void;
}

/** The `Connection` of the protocol over any port. */
export function connectOver(port: Port): Connection {
  const connection = new HostConnection({
    send: request => port.post(request),
    close: () => port.close(),
  });
  port.onMessage(message => connection.receive(message));
  return connection;
}
