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

/** E-mail, to whoever gave an address. Their browsers tell their language. */
export const mailChannel = (store: Store, origin: string, from: string, send: MailSender): Channel => ({
  name: 'mail',
  async send({ player, path, wording }) {
    const { email } = await store.contact(player.id);
    if (email === null) return 0;
    const [target] = await store.pushTargets(player.id);
    const { title, body } = await wording(asLanguage(target?.language) ?? 'en');
    await send({ from, to: email, subject: title, text: `${body}\n\n${origin}${path}\n` });
    return 1;
  },
});
