import { createTransport } from 'nodemailer';
import { steadyNow } from '../steady.ts';
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

const TIMEOUT = 5_000;
const DEADLINE = 8_000;

const transportTo = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A message is text that we made: it never names a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Rejects when the mail server does not answer, or does not let the hall in; nothing is sent. */
export const mailAnswers = (smtpUrl: string): Promise<void> => inTime(transportTo(smtpUrl).verify());

export function mailSender(smtpUrl: string): MailSender {
  const transport = transportTo(smtpUrl);
  // The time-outs above are of a line that is silent; one that drips is given up, too.
  return async mail => inTime(transport.sendMail({ ...mail, headers: { ...mail.headers } }));
}

const inTime = async (sending: Promise<unknown>): Promise<void> => {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`the letter was not taken within ${DEADLINE} ms`)), DEADLINE);
  });
  await Promise.race([sending, given]).finally(() => clearTimeout(late));
};

/** Nobody wants a letter for every move of a lively table: one in so many milliseconds. */
const PACE = 10 * 60_000;

/** E-mail, to whoever gave an address and confirmed it. */
export function mailChannel(store: Store, letters: Letters, now = steadyNow): Channel {
  const last = new Map<string, number>();
  const mayWrite = (email: string): boolean => {
    for (const [known, at] of last) if (now() - at >= PACE) last.delete(known);
    if (last.has(email)) return false;
    last.set(email, now());
    return true;
  };

  return {
    name: 'mail',
    async send({ player, path, wording }) {
      const { email, confirmed, language } = await store.contact(player.id);
      if (email === null || !confirmed || !mayWrite(email.toLowerCase())) return 0;
      const { title, body } = await wording(language);
      await letters.write({ player: player.id, to: email, language, subject: title, text: body, path });
      return 1;
    },
  };
}
