import type { Config } from '../config.ts';
import { withoutSecrets } from '../error-words.ts';
import { findEntry } from '../lobby/games.ts';
import type { Log } from '../log.ts';
import { noticesSent } from '../metrics.ts';
import type { Store, TurnNotice } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { Letters } from './letters.ts';
import { mailChannel, mailSender } from './mail.ts';
import { pushChannel, pushSender } from './push.ts';
import type { VapidKeys } from './vapid.ts';
import { hookSender, webhookChannel } from './webhook.ts';
import { wordTurn } from './wording.ts';

const pathOf = (table: string): string => `/play/${table}`;

/** Tells people that it is their turn, by every channel they asked for. */
export class Notices {
  private readonly store: Store;
  private readonly channels: readonly Channel[];
  private readonly log: Log;

  constructor(store: Store, channels: readonly Channel[], log: Log) {
    this.store = store;
    this.channels = channels;
    this.log = log;
  }

  /** Never throws for a channel that fails: the others still tell. */
  async send({ table, seat, player }: TurnNotice): Promise<void> {
    const kept = await this.store.table(table);
    const person = await this.store.player(player);
    // It may have gone on since: a bot took over, somebody came back and moved, the game ended.
    if (!person || kept?.state !== 'playing' || !kept.waiting.includes(seat)) return;
    if (kept.seats[seat]?.player !== player) return;
    const game = findEntry(kept.game)?.title ?? kept.game;
    const others = kept.seats.flatMap(({ name }, i) => (i === seat || name === '' ? [] : [name]));
    const wording: Parameters<Channel['send']>[0]['wording'] = language => wordTurn(language, game, others);
    const turn = { table, game, player: person, path: pathOf(table), wording };
    await Promise.all(
      this.channels.map(async channel => {
        try {
          noticesSent.inc({ channel: channel.name, outcome: 'sent' }, await channel.send(turn));
        } catch (error) {
          noticesSent.inc({ channel: channel.name, outcome: 'failed' });
          // Only the message: what a push service or a webhook is called by is a secret of the person.
          const reason = error instanceof Error ? withoutSecrets(error.message) : typeof error;
          this.log.warn({ channel: channel.name, reason }, 'a notice was not taken');
        }
      }),
    );
  }
}

/** E-mail, where the hall is set up for it. */
export function lettersOf(store: Store, { publicUrl, smtpUrl, mailFrom }: Config): Letters | null {
  return publicUrl && smtpUrl && mailFrom ? new Letters(store, publicUrl, mailFrom, mailSender(smtpUrl)) : null;
}

/** The channels that this hall is set up for. */
export function channelsOf(
  store: Store,
  config: Config,
  vapid: VapidKeys,
  letters: Letters | null,
): readonly Channel[] {
  const { publicUrl, webhooks } = config;
  const channels: Channel[] = [pushChannel(store, pushSender(config, vapid))];
  if (letters) channels.push(mailChannel(store, letters));
  if (publicUrl && webhooks) channels.push(webhookChannel(store, publicUrl, hookSender()));
  return channels;
}
