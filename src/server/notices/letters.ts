import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../engine/contract/game.ts';
import type { Store } from '../store/store.ts';
import type { MailSender } from './mail.ts';
import { speakerIn } from './wording.ts';

/** What is to be said in a letter, and where it leads. */
export interface Letter {
  readonly player: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** The way to what it is about, without the hall's origin. */
  readonly path: string;
}

/** E-mail of the hall: plain text, and in each letter the way to get no more of them. */
export class Letters {
  private readonly store: Store;
  private readonly origin: string;
  private readonly from: string;
  private readonly send: MailSender;

  constructor(store: Store, origin: string, from: string, send: MailSender) {
    this.store = store;
    this.origin = origin;
    this.from = from;
    this.send = send;
  }

  async write({ player, to, language, subject, text, path }: Letter): Promise<void> {
    const token = await this.wayOut(player, to);
    const end = (await speakerIn(language)).say('mail.end', { hall: new URL(this.origin).host });
    await this.send({
      from: this.from,
      to,
      subject,
      text: `${text}\n\n${this.origin}${path}\n\n-- \n${end}\n${this.origin}/unsubscribe/${token}\n`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${this.origin}/api/mail/unsubscribe/${token}>`,
        // RFC 8058: the reader's mail program may do it in one press, without opening a page.
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  /** Takes the address back that a letter was sent to, by the token in it; false when it is no longer there. */
  async unsubscribe(token: string): Promise<boolean> {
    const [player = '', seal = ''] = token.split('.');
    const { email } = await this.store.contact(player);
    if (email === null) return false;
    const expected = Buffer.from(await this.seal(player, email));
    const given = Buffer.from(seal);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return this.store.dropEmail(player, email);
  }

  /** Good for one address of one person, for as long as they have it. */
  private async wayOut(player: string, email: string): Promise<string> {
    return `${player}.${await this.seal(player, email)}`;
  }

  private async seal(player: string, email: string): Promise<string> {
    const key = await this.store.secret('mail', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(`unsubscribe ${player} ${email}`).digest('base64url');
  }
}
