import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Where a command reads and writes: the terminal, or a test. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line that is typed; null when there is no more. */
  line(question: string): Promise<string | null>;
  /** May something be drawn over itself on stderr? */
  readonly drawing: boolean;
  close(): void;
}

/** The real terminal, or whatever is piped in its place. */
export function terminal(input: Readable = process.stdin): Io {
  let lines: AsyncIterator<string> | undefined;
  let reader: ReturnType<typeof createInterface> | undefined;
  return {
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    drawing: process.stderr.isTTY === true,
    async line(question) {
      if (!lines) {
        reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
        lines = reader[Symbol.asyncIterator]();
      }
      process.stdout.write(question);
      const { done, value } = await lines.next();
      return done ? null : value;
    },
    close: () => reader?.close(),
  };
}
