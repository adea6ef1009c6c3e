/** A line that says whatever it is told to and keeps all it hears: for tests. */
import type { WebSocket } from 'ws';
import type { FromHall, Visitor } from '../../cli/bot/visitor.ts';

const PATIENCE = 10_000;

type Of<T extends FromHall['type']> = Extract<FromHall, { type: T }>;

export class RawLine {
  readonly socket: WebSocket;
  /** Everything that came in, as text. */
  readonly received: string[] = [];
  /** Resolves with the code. */
  readonly closed: Promise<number>;
  private hear: () => void = () => undefined;
  private keys = 0;

  constructor(visitor: Visitor, table: string, url = visitor.url) {
    this.socket = visitor.connect(table, url);
    this.socket.on('message', data => {
      this.received.push(data.toString());
      this.hear();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise(resolve => {
      this.socket.on('close', code => {
        resolve(code);
        this.hear();
      });
    });
  }

  /** Connected and welcomed. */
  static async to(visitor: Visitor, table: string, url = visitor.url): Promise<RawLine> {
    const line = new RawLine(visitor, table, url);
    await line.first('welcome');
    return line;
  }

  say(message: string | Buffer): void {
    this.socket.send(message);
  }

  /** Sends a request with a new key; the answer to it. */
  async ask(request: Readonly<Record<string, unknown>>): Promise<Of<'reply' | 'denied'>> {
    const asked = { key: `raw ${this.keys++}`, ...request };
    const { length: from } = this.received;
    this.say(JSON.stringify(asked));
    // Of all that comes only this is read: the rest may be long, and much.
    const answer = await this.until(message => 'key' in message && message.key === asked.key, {
      from,
      holding: JSON.stringify(asked.key),
    });
    return answer as Of<'reply' | 'denied'>;
  }

  async first<T extends FromHall['type']>(type: T): Promise<Of<T>> {
    return (await this.until(message => message.type === type)) as Of<T>;
  }

  /** The first message that is such, once there is one; of those from there on, and that hold some text. */
  until(such: (message: FromHall) => boolean, { from = 0, holding = '' } = {}): Promise<FromHall> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`not heard in time: ${such}`)), PATIENCE);
      let seen = from;
      this.hear = () => {
        for (; seen < this.received.length; seen++) {
          if (!this.received[seen].includes(holding)) continue;
          const message = JSON.parse(this.received[seen]) as FromHall;
          if (!such(message)) continue;
          clearTimeout(late);
          resolve(message);
          return;
        }
        if (this.socket.readyState === this.socket.CLOSED) {
          clearTimeout(late);
          reject(new Error('the line was closed'));
        }
      };
      this.hear();
    });
  }

  leave(): void {
    this.socket.terminate();
  }
}
