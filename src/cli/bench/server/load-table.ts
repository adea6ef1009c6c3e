import { once } from 'node:events';
import { WebSocket } from 'ws';

/** How the clients of one table speak to one kind of server. */
export interface Speech {
  /** The first words of a client, once its line is open. */
  greet?(seat: number): string;
  /** Reads a message; true when it is the update that a choice brings. `answer` is for whatever must be said at once. */
  hears(seat: number, data: Buffer, answer: (text: string) => void): boolean;
  /** Has everybody been told how the table stands, so that choices may begin? */
  ready(): boolean;
  /** Who chooses next, and what they send; null when the game is over. */
  next(): { readonly seat: number; readonly text: string } | null;
}

/** One table with a client in each of its seats. They read no more of what they are sent than they need. */
export class LoadTable {
  /** Told when all of them have the update that the last choice brought. */
  onUpdated: () => void = () => undefined;
  /** All updates that came in, and their bytes. */
  updates = 0;
  bytes = 0;
  private readonly sockets: readonly WebSocket[];
  private readonly speech: Speech;
  private readonly seats: number;
  private missing = 0;
  private ended = false;
  private readonly begun: Promise<void>;

  constructor(speech: Speech, seats: number, connect: (seat: number) => WebSocket) {
    this.speech = speech;
    this.seats = seats;
    let begin: () => void;
    this.begun = new Promise(resolve => {
      begin = resolve;
    });
    this.sockets = Array.from({ length: seats }, (_, seat) => {
      const socket = connect(seat);
      const say = (text: string) => socket.send(text);
      socket.on('open', () => {
        const words = speech.greet?.(seat);
        if (words !== undefined) say(words);
        if (speech.ready()) begin();
      });
      socket.on('message', (data: Buffer) => {
        const update = speech.hears(seat, data, say);
        if (speech.ready()) begin();
        if (update) this.updated(data.length);
      });
      socket.on('error', error => {
        throw error;
      });
      return socket;
    });
  }

  /** Resolves when choices may begin. */
  async open(): Promise<this> {
    await Promise.all(this.sockets.map(socket => once(socket, 'open')));
    await this.begun;
    return this;
  }

  /** False when the game is over. */
  choose(): boolean {
    const choice = this.speech.next();
    if (!choice) {
      this.ended = true;
      return false;
    }
    this.missing = this.seats;
    this.sockets[choice.seat].send(choice.text);
    return true;
  }

  /** The last choice has not reached everybody. */
  get busy(): boolean {
    return this.missing > 0;
  }

  /** There was nothing left to choose when it last was to. */
  get over(): boolean {
    return this.ended;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private updated(bytes: number): void {
    this.updates++;
    this.bytes += bytes;
    this.missing--;
    if (this.missing === 0) this.onUpdated();
  }
}

/** A line without what would cost the load time: no compression, no check of the encoding. */
export const line = (url: string, headers: Readonly<Record<string, string>> = {}, from?: string): WebSocket =>
  new WebSocket(url, {
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(from !== undefined && { localAddress: from }),
  });

const AT_ONCE = 25;

/** Makes so many tables, some at a time. */
export async function manyTables(count: number, make: (i: number) => Promise<LoadTable>): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) tables.push(await make(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables;
}
