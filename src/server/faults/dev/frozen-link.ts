import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FrozenLink {
  /** The same database, by way of this link. */
  readonly url: string;
  /** From now on nothing comes through, and nobody is told: as a server that hangs, or a network that swallows. */
  freeze(): void;
  /** Nothing comes over the connections there are, and new ones are as good as ever: a wall between forgot them. */
  forget(): void;
}

/** A way to a database that can freeze; it goes with the test. */
export async function linkTo(where: string): Promise<FrozenLink> {
  const { hostname, port } = new URL(where);
  const ends = new Set<Socket>();
  let frozen = false;
  let age = 0;
  const server = createServer(near => {
    const far = connect(Number(port), hostname);
    const born = age;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', chunk => {
        if (!frozen && born === age) to.write(chunk);
      });
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const address = server.address();
  const link = new URL(where);
  link.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: link.href,
    freeze() {
      frozen = true;
    },
    forget() {
      age++;
    },
  };
}
