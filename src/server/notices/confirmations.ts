import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '../../engine/contract/game.ts';
import { withoutSecrets } from '../error-words.ts';
import { RefusedError } from '../lobby/refused.ts';
import type { Log } from '../log.ts';
import { markOf } from '../mark.ts';
import type { Store } from '../store/store.ts';
import type { Letters } from './letters.ts';
import { speakerIn } from './wording.ts';

const LASTS = 24 * 3_600_000;
/** A letter to an address in so many milliseconds, whoever asks for it. */
const PACE = 10 * 60_000;
/** Letters that one person may ask for in a day. */
const MOST = 5;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Where a letter arrives, however the address is written: what follows a plus sign, dots and capitals are for its owner
 * alone, and a domain has one name in many letters. Two people whose addresses are alike wait for each other a little.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const [owner] = local.split('+');
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  const named = host.replace(/\.+$/, '').replace(/^googlemail\.com$/, 'gmail.com');
  return `${owner.replaceAll('.', '')}@${named}`;
}

/** What a mailbox has one of at a time. */
const LETTER = 'one';

/** Asks by a letter whether an address belongs to whoever named it. Nothing else is sent there before. */
export class Confirmations {
  private readonly store: Store;
  private readonly letters: Letters;
  private readonly log: Log;
  private readonly now: () => number;

  constructor(store: Store, letters: Letters, log: Log, now: () => number) {
    this.store = store;
    this.letters = letters;
    this.log = log;
    this.now = now;
  }

  /** What letters to a mailbox are counted by. */
  private async letterTo(email: string): Promise<string> {
    return `letter ${await markOf(this.store, mailboxOf(email))}`;
  }

  /** Refuses before anything is sent when the address, or the person, has had enough letters. */
  async allow(player: string, email: string): Promise<void> {
    const now = this.now();
    const sent = await this.store.mailTokens(email.toLowerCase(), player, now - LASTS);
    // What was sent later than now was sent by a clock that has been set back.
    const few = sent.filter(letter => letter.player === player && letter.created <= now).length < MOST;
    const kind = await this.letterTo(email);
    if (few && (await this.store.within(kind, LETTER, { now, until: now + PACE, most: 1 }))) return;
    throw new RefusedError(
      429,
      'mail-pace',
      `A letter to one address is sent every ${PACE / 60_000} minutes, and ${MOST} for one person in a day.`,
      'email',
    );
  }

  async ask(player: string, email: string, language: Language): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const created = this.now();
    const hash = hashOf(token);
    await this.store.addMailToken({ hash, player, email: email.toLowerCase(), created, until: created + LASTS });
    const speaker = await speakerIn(language);
    try {
      await this.letters.write({
        ...{ player, to: email, language, path: `/confirm/${token}` },
        subject: speaker.say('mail.confirm.title'),
        text: speaker.say('mail.confirm.body'),
      });
    } catch (error) {
      // The next attempt need not wait for a letter that never left.
      await this.store.removeMailToken(hash);
      await this.store.notOnce(`${await this.letterTo(email)} ${LETTER}`);
      const reason = error instanceof Error ? withoutSecrets(error.message) : typeof error;
      this.log.warn({ reason }, 'a letter was not taken');
      throw new RefusedError(503, 'mail-failed', 'The letter could not be sent: try again later.', 'email');
    }
  }

  async confirm(token: string): Promise<void> {
    if (await this.store.confirmEmail(hashOf(token), this.now())) return;
    throw linkOver();
  }

  async unsubscribe(token: string): Promise<void> {
    if (!(await this.letters.unsubscribe(token))) throw linkOver();
  }
}

const linkOver = (): RefusedError =>
  new RefusedError(410, 'link-over', 'This link has been used, or is too old, or the address is not there any more.');
