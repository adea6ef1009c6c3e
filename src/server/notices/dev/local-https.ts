import type { RequestListener } from 'node:http';
import { Agent, type AgentOptions, createServer, type Server } from 'node:https';

const KEY = { psk: Buffer.from('a key that both sides know'), identity: 'hall' };
const LINE = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;

/** A line with a shared key is encrypted and needs no certificate: for tests. */
export interface LocalHttps {
  readonly port: number;
  /** Calls this server, whatever name is called. */
  readonly agent: Agent;
  close(): void;
}

export async function openLocalHttps(listener: RequestListener): Promise<LocalHttps> {
  const server: Server = createServer({ ...LINE, pskCallback: () => KEY.psk }, listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const options: AgentOptions = {
    ...LINE,
    lookup: (_host, { all }, callback) =>
      all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
    pskCallback: () => KEY,
    checkServerIdentity: () => undefined,
  };
  return {
    port,
    agent: new Agent(options),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
