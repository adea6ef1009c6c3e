import { createTransport } from 'nodemailer';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { asLanguage } from './wording.ts';

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type MailSender = (mail: Mail) => Promise<void>;

const TIMEOUT = 10_000;

export function mailSender(smtpUrl: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A message is text that we made: it never names a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async mail => {
    await transport.sendMail(mail);
  };
}

/** Nobody proves that an address is theirs, so none gets more than a letter in so many milliseconds. */
const PACE = 10 * 60_000;

/** E-mail, to whoever gave an address. Their browsers tell their language. */
export function mailChannel(
  store: Store,
  origin: string,
  from: string,
  send: MailSender,
  now: () => number = Date.now,
): Channel {
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
      const { email } = await store.contact(player.id);
      if (email === null || !mayWrite(email.toLowerCase())) return 0;
      const [target] = await store.pushTargets(player.id);
      const { title, body } = await wording(asLanguage(target?.language) ?? 'en');
      await send({ from, to: email, subject: title, text: `${body}\n\n${origin}${path}\n` });
      return 1;
    },
  };
}
