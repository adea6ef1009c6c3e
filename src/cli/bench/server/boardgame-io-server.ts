/**
 * boardgame.io's own server, with its storage in memory or in files of a folder, and a game whose state is as
 * large as is said.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { served } from './served.ts';

interface Peer {
  FlatFile: new (setting: { dir: string }) => object;
  Server(setting: object): {
    run(config: object): Promise<{ appServer: Server }>;
    kill(servers: { appServer: Server }): void;
  };
}

interface Shared {
  moves: number;
}

/** A turn is one move; what is moved is a number beside things that stay as they are. */
const game = (name: string, rest: object) => ({
  name,
  setup: () => ({ moves: 0, ...rest }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose({ G }: { G: Shared }) {
      G.moves++;
    },
  },
});

const peer: Peer = createRequire(import.meta.url)('boardgame.io/server');
const [view, folder] = process.argv.slice(2);
const server = peer.Server({
  games: [game('small', {}), game('full', JSON.parse(view))],
  origins: [],
  ...(folder !== undefined && { db: new peer.FlatFile({ dir: folder }) }),
});
const running = await server.run({ port: 0 });
served((running.appServer.address() as AddressInfo).port, () => {
  server.kill(running);
  if (folder !== undefined) rmSync(folder, { recursive: true });
});
