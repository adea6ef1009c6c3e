import { connect, type Socket } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { markOf } from '../mark.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import type { Letters } from './letters.ts';

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type MailSender = (mail: Mail) => Promise<void>;

/** From the first word to the last, however slowly the other end drips. */
const DEADLINE = 5_000;

/** A line to the mail server that is ours to cut, however slowly the other end drips. */
function lineTo(smtpUrl: string): Socket {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const usual = protocol === 'smtps:' ? 465 : 587;
  return connect(Number(port) || usual, hostname.replace(/^\[|\]$/g, ''));
}

/** Does something over a line of its own to the mail server, within the deadline or not at all. */
async function inTime(
  smtpUrl: string,
  work: (transport: Transporter) => Promise<unknown>,
  deadline = DEADLINE,
): Promise<void> {
  const line = lineTo(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connection: line,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    // A message is text that we made: it never names a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<never>((_, reject) => {
    // The time-outs above are those of a line that is silent.
    late = setTimeout(() => reject(new Error(`the letter was not taken within ${deadline} ms`)), deadline);
    line.once('error', reject);
  });
  try {
    await Promise.race([work(transport), given]);
  } finally {
    clearTimeout(late);
    // Who said goodbye has gone already.
    line.on('error', () => undefined);
    line.destroy();
  }
}

/** Rejects when the mail server does not answer, or does not let the hall in; nothing is sent. */
export const mailAnswers = (smtpUrl: string): Promise<void> => inTime(smtpUrl, transport => transport.verify());

export const mailSender =
  (smtpUrl: string, deadline = DEADLINE): MailSender =>
  mail =>
    inTime(smtpUrl, transport => transport.sendMail({ ...mail, headers: { ...mail.headers } }), deadline);

/** Nobody wants a letter for every move of a lively table: one in so many milliseconds. */
const PACE = 10 * 60_000;

/** E-mail, to whoever gave an address and confirmed it. */
export function mailChannel(store: Store, letters: Letters, clock: () => number = Date.now): Channel {
  /** Counted for all processes together, and also after a new start. */
  const mayWrite = async (email: string): Promise<boolean> => {
    const now = clock();
    return store.within(`turn ${await markOf(store, email)}`, 'one', { now, until: now + PACE, most: 1 });
  };

  return {
    name: 'mail',
    async send({ player, path, wording }) {
      const { email, confirmed, language } = await store.contact(player.id);
      if (email === null || !confirmed || !(await mayWrite(email.toLowerCase()))) return 0;
      const { title, body } = await wording(language);
      await letters.write({ player: player.id, to: email, language, subject: title, text: body, path });
      return 1;
    },
  };
}
