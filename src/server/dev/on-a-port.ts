import { createServer, type RequestListener, type Server } from 'node:http';

export interface OnAPort {
  readonly server: Server;
  readonly port: number;
}

/** Listens on a port that nobody else has. */
export async function onAPort(handler: RequestListener): Promise<OnAPort> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server listens on no port');
  return { server, port: address.port };
}
