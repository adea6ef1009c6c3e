import { createRequire } from 'node:module';
import type { Runner } from './race.ts';

interface TicTacToe {
  readonly cells: (string | null)[];
}

interface PeerState {
  readonly G: TicTacToe;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internal {
  InitializeGame(setting: { game: unknown }): PeerState;
  CreateGameReducer(setting: { game: unknown }): (state: PeerState, action: unknown) => PeerState;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const game = {
  name: 'tic-tac-toe',
  setup: (): TicTacToe => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: TicTacToe; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: PeerState) {
    const full = LINES.some(line => G.cells[line[0]] !== null && line.every(i => G.cells[i] === G.cells[line[0]]));
    if (full) return { winner: ctx.currentPlayer };
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
  },
};

/** The peer's reducer without client, network or transport: its fastest public way. Null when it is not installed. */
export function boardgameIo(): Runner | null {
  let peer: Internal;
  try {
    peer = createRequire(import.meta.url)('boardgame.io/internal');
  } catch {
    return null;
  }
  const reduce = peer.CreateGameReducer({ game });
  const start = peer.InitializeGame({ game });
  let seed = 1;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % n;
  };
  return {
    name: 'boardgame.io tic-tac-toe',
    run() {
      let state = start;
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
        const payload = { type: 'clickCell', args: [free[below(free.length)]], playerID: state.ctx.currentPlayer };
        const next = reduce(state, { type: 'MAKE_MOVE', payload });
        if (next === state) throw new Error('boardgame.io refused a legal move');
        state = next;
        moves++;
      }
      return moves;
    },
  };
}
