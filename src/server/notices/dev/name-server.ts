import { createSocket, type RemoteInfo } from 'node:dgram';

export interface NameServer {
  /** For `setServers`. */
  readonly address: string;
  /** Names that were asked for, and not answered. */
  readonly unanswered: ReadonlySet<string>;
  close(): void;
}

/** Where the question begins in a message, and what points back to its name. */
const QUESTION = 12;
const NAME = [0xc0, QUESTION];
const IPV4 = 1;
const ANSWER = 0x8180;

function nameIn(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = QUESTION;
  for (; message[at] > 0; at += message[at] + 1) labels.push(message.toString('latin1', at + 1, at + 1 + message[at]));
  return { name: labels.join('.'), end: at + 1 };
}

/** Knows some names by their IPv4 address and is silent when it is asked for any other: for tests. */
export async function openNameServer(names: Readonly<Record<string, string>>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const unanswered = new Set<string>();
  socket.on('message', (message: Buffer, { port, address }: RemoteInfo) => {
    const { name, end } = nameIn(message);
    if (!Object.hasOwn(names, name)) {
      unanswered.add(name);
      return;
    }
    const known = message.readUInt16BE(end) === IPV4;
    const head = Buffer.alloc(QUESTION);
    for (const [i, word] of [message.readUInt16BE(0), ANSWER, 1, known ? 1 : 0].entries())
      head.writeUInt16BE(word, 2 * i);
    const record = [...NAME, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, ...names[name].split('.').map(Number)];
    socket.send(
      Buffer.concat([head, message.subarray(QUESTION, end + 4), Buffer.from(known ? record : [])]),
      port,
      address,
    );
  });
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, unanswered, close: () => socket.close() };
}
