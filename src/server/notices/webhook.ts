import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { needTaken, outgoing, type Post } from './outgoing.ts';
import { checkTarget } from './public-only.ts';

export type HookSender = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<void>;

export const hookSender =
  (post: Post = outgoing()): HookSender =>
  async (url, body, headers) =>
    needTaken(await post(checkTarget(url, 'webhook'), headers, body));

/** What a person's webhook can check signatures with: each has their own, made of the hall's one secret. */
export async function hookKey(store: Store, player: string): Promise<string> {
  const secret = await store.secret('webhooks', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(player).digest('base64url');
}

/** `Skali-Signature`: HMAC-SHA256 of the body with the person's key. */
export const signatureOf = (key: string, body: string): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

/** A POST of JSON, to whoever named an address. */
export const webhookChannel = (store: Store, origin: string, send: HookSender): Channel => ({
  name: 'webhook',
  async send({ player, table, game, path, wording }) {
    const { webhook, language } = await store.contact(player.id);
    if (webhook === null) return 0;
    const { title, body: text } = await wording(language);
    const body = JSON.stringify({
      event: 'turn',
      table,
      game,
      name: player.name,
      title,
      text,
      url: `${origin}${path}`,
    });
    const key = await hookKey(store, player.id);
    await send(webhook, body, { 'Content-Type': 'application/json', 'Skali-Signature': signatureOf(key, body) });
    return 1;
  },
});
