/** boardgame.io's own server with its storage in memory, and a game for four whose state is as large as is said. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { served } from './served.ts';

interface Peer {
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
const server = peer.Server({
  games: [game('small', {}), game('full', JSON.parse(process.argv[2]))],
  origins: [],
});
const running = await server.run({ port: 0 });
served((running.appServer.address() as AddressInfo).port, () => server.kill(running));
