import { createServer } from 'node:net';

/** A letter as a mail server received it. */
export interface Received {
  readonly to: readonly string[];
  /** By name, in small letters; folded lines are one again. */
  readonly head: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface PostOffice {
  /** For SMTP_URL. */
  readonly url: string;
  readonly letters: readonly Received[];
  close(): Promise<void>;
}

/** Just enough SMTP to take letters: for tests. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters: Received[] = [];
  const server = createServer(socket => {
    let to: string[] = [];
    let letter: string[] | null = null;
    let rest = '';
    const line = (text: string): string => {
      if (letter) {
        if (text !== '.') {
          letter.push(text.replace(/^\./, ''));
          return '';
        }
        letters.push({ to, ...opened(letter) });
        [letter, to] = [null, []];
        return '250 ok\r\n';
      }
      const [, recipient] = /^RCPT TO:<(.*)>/.exec(text) ?? [];
      if (recipient !== undefined) to.push(recipient);
      if (text === 'QUIT') return '221 bye\r\n';
      if (text !== 'DATA') return '250 ok\r\n';
      letter = [];
      return '354 go on\r\n';
    };
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', data => {
      const lines = `${rest}${data}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const answer of lines.map(line)) if (answer !== '') socket.write(answer);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    letters,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

function opened(lines: readonly string[]): Omit<Received, 'to'> {
  const end = lines.indexOf('');
  const fields = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const head = Object.fromEntries(
    fields.map(field => {
      const at = field.indexOf(':');
      return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
    }),
  );
  return { head, text: decoded(lines.slice(end + 1), head['content-transfer-encoding']) };
}

function decoded(lines: readonly string[], encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(lines.join(''), 'base64').toString();
  if (encoding !== 'quoted-printable') return lines.join('\n');
  const bytes = lines
    .join('\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
