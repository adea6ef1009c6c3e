import type { Io } from '../io.ts';

export interface Captured extends Io {
  readonly output: () => string;
  readonly errors: () => string;
}

/** A terminal for tests: types the lines it is given, and keeps what is said. */
export function captured(lines: Iterable<string> = []): Captured {
  const typed = lines[Symbol.iterator]();
  let [out, err] = ['', ''];
  return {
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    async line(question) {
      out += question;
      const { done, value } = typed.next();
      if (!done) out += `${value}\n`;
      return done ? null : value;
    },
    drawing: false,
    close() {},
    output: () => out,
    errors: () => err,
  };
}
