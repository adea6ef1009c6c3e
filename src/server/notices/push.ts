import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { PushTarget, Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { NotTaken, needTaken, outgoing, type Post } from './outgoing.ts';
import { checkTarget } from './public-only.ts';
import type { VapidKeys } from './vapid.ts';
import { asLanguage } from './wording.ts';

/** Hands a message to a push service; rejects with `NotTaken` when it says no. */
export type PushSender = (target: PushTarget, payload: string) => Promise<void>;

const DAY = 24 * 3_600;

/** The library seals the message; the way it takes is ours. */
export function pushSender({ publicUrl, mailFrom }: Config, vapid: VapidKeys, post: Post = outgoing()): PushSender {
  const address = mailFrom?.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  const subject = publicUrl?.startsWith('https://') ? publicUrl : `mailto:${address ?? 'hall@localhost'}`;
  return async ({ endpoint, keys }, payload) => {
    const url = checkTarget(endpoint, 'endpoint');
    const { headers, body } = webPush.generateRequestDetails({ endpoint: url.href, keys }, payload, {
      TTL: DAY,
      urgency: 'normal',
      vapidDetails: { subject, ...vapid },
    });
    needTaken(await post(url, textual(headers), body));
  };
}

const textual = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The browser is gone, or has taken its permission back. */
const isGone = (error: unknown): boolean => error instanceof NotTaken && (error.status === 404 || error.status === 410);

/** Web Push to each browser that asked for it, in its language. */
export const pushChannel = (store: Store, send: PushSender): Channel => ({
  name: 'push',
  async send({ player, table, path, wording }) {
    const targets = await store.pushTargets(player.id);
    const told = targets.map(async target => {
      const { title, body } = await wording(asLanguage(target.language) ?? 'en');
      try {
        await send(target, JSON.stringify({ title, body, path, tag: table }));
        return 1;
      } catch (error) {
        if (!isGone(error)) throw error;
        await store.removePush(target.endpoint);
        return 0;
      }
    });
    const failed = (await Promise.allSettled(told)).find(result => result.status === 'rejected');
    if (failed) throw failed.reason;
    return (await Promise.all(told)).reduce<number>((sum, count) => sum + count, 0);
  },
});
