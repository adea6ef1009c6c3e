import { LoadTable, line, manyTables, type Speech } from './load-table.ts';

/** Tables of one of the games that `boardgame-io-server.ts` has. */
export const boardgameIoTables = (port: number, game: string, seats: number, count: number): Promise<LoadTable[]> =>
  manyTables(count, i => {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    return new LoadTable(new SocketIoSpeech(game, `${game}-${i}`, seats), seats, () => line(url)).open();
  });

/** What its client says, in the text of socket.io's protocol: packets of engine.io (2 ping, 3 pong, 4 message) around it. */
class SocketIoSpeech implements Speech {
  private readonly game: string;
  private readonly match: string;
  private readonly seats: number;
  private readonly synced = new Set<number>();
  private chosen = 0;

  constructor(game: string, match: string, seats: number) {
    this.game = game;
    this.match = match;
    this.seats = seats;
  }

  greet(): string {
    return `40/${this.game},`;
  }

  ready(): boolean {
    return this.synced.size === this.seats;
  }

  hears(seat: number, data: Buffer, answer: (text: string) => void): boolean {
    if (data[0] === PING) {
      answer('3');
      return false;
    }
    const begins = data.toString('latin1', 0, 40);
    if (begins.startsWith('40')) answer(this.event('sync', this.match, `${seat}`, null, this.seats));
    if (begins.startsWith(`42/${this.game},["sync"`)) this.synced.add(seat);
    return begins.startsWith(`42/${this.game},["update"`);
  }

  next(): { seat: number; text: string } {
    // Each move makes one more state.
    const state = this.chosen++;
    const seat = state % this.seats;
    const payload = { type: 'choose', args: [], playerID: `${seat}`, credentials: null };
    return { seat, text: this.event('update', { type: 'MAKE_MOVE', payload }, state, this.match, `${seat}`) };
  }

  private event(...words: readonly unknown[]): string {
    return `42/${this.game},${JSON.stringify(words)}`;
  }
}

const PING = '2'.charCodeAt(0);
