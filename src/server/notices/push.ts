import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { PushTarget, Store } from '../store/store.ts';
import { Turnstile } from '../turnstile.ts';
import type { Channel } from './channel.ts';
import { NotTaken, needTaken, outgoing, type Post } from './outgoing.ts';
import { checkTarget } from './public-only.ts';
import type { VapidKeys } from './vapid.ts';
import { asLanguage } from './wording.ts';

/** Hands a message to a push service; rejects with `NotTaken` when it says no. */
export type PushSender = (target: PushTarget, payload: string) => Promise<void>;

const DAY = 24 * 3_600;
/** None of them takes longer than its deadline. */
const MANY = Number.POSITIVE_INFINITY;

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

/**
 * Web Push to each browser that asked for it, in its language. To seal a message and to reach its service is work: one is
 * begun in a turn of the loop, each person in their turn, so that nobody waits for all that are due.
 */
export const pushChannel = (store: Store, send: PushSender, turns = new Turnstile(MANY)): Channel => ({
  name: 'push',
  async send({ player, table, path, wording }) {
    const targets = await store.pushTargets(player.id);
    const told = targets.map(async target => {
      const { title, body } = await wording(asLanguage(target.language) ?? 'en');
      try {
        const told = await turns.pass(player.id, () => send(target, JSON.stringify({ title, body, path, tag: table })));
        return told ? 1 : 0;
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
