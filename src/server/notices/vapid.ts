import webPush from 'web-push';
import type { Store } from '../store/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The hall's own keys for Web Push, made on its first start. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.secret('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
}
