import { BadInput } from '../../engine/input/bad-input.ts';
import type { LogEntry } from '../../engine/match/log.ts';
import { connectOver } from '../../host/port-connection.ts';
import type { Connection, HostMessage, Request } from '../../host/protocol.ts';
import type { FromWorker, Opening, ToWorker, Trouble } from './messages.ts';

/** A table that cannot be opened, or that broke while it was played. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
  readonly trouble: Exclude<Trouble, 'bad'>;

  constructor(trouble: Exclude<Trouble, 'bad'>, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

const errorOf = ({ trouble, message, slip, args }: Extract<FromWorker, { kind: 'failed' }>): Error =>
  trouble === 'bad' ? new BadInput('', message, slip, args) : new TableTrouble(trouble, message);

/** The worker of one open table, and the line to the host in it. */
export class TableWorker {
  private readonly worker: Worker;
  private receive: (message: HostMessage) => void = () => undefined;
  /** Told when the table breaks after it was opened. */
  onTrouble: (error: Error) => void = () => undefined;
  /** Told of every entry of a lesson's log. */
  onKept: (entry: LogEntry) => void = () => undefined;
  /** What had been played of a lesson did not fit it any more. */
  afresh = false;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  /** Resolves when the table is open and kept. */
  static open(opening: Opening): Promise<TableWorker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'skali table' });
    const table = new TableWorker(worker);
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        worker.terminate();
        reject(error);
      };
      worker.onerror = event => fail(new TableTrouble('broken', event.message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'failed') fail(errorOf(data));
        if (data.kind !== 'open') return;
        table.afresh = data.afresh ?? false;
        table.listen();
        resolve(table);
      };
      table.post({ kind: 'opening', opening });
    });
  }

  /** A new line; the one before it falls silent. */
  connect(close: () => void): Connection {
    let own: ((message: HostMessage) => void) | undefined;
    return connectOver({
      post: (request: Request) => this.post({ kind: 'request', request }),
      onMessage: receive => {
        own = receive;
        this.receive = receive;
      },
      close: () => {
        if (this.receive === own) this.receive = () => undefined;
        close();
      },
    });
  }

  /** Ends the worker and lets go of the table. What it has told is kept already. */
  end(): void {
    this.worker.terminate();
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private listen(): void {
    this.worker.onerror = event => this.onTrouble(new TableTrouble('broken', event.message));
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'host') this.receive(data.message);
      if (data.kind === 'kept') this.onKept(data.entry);
      if (data.kind === 'failed') this.onTrouble(errorOf(data));
    };
  }
}
