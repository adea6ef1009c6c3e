import { hallApi } from '../api/api.ts';

/** Is it possible to be told of turns here? Only once the hall is kept in the browser. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** This browser is told of turns already. */
export async function isPushed(): Promise<boolean> {
  return Boolean(await (await registration())?.pushManager.getSubscription());
}

/** Asks the reader, then the browser, then tells the hall. False when the reader said no. */
export async function startPush(key: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (!worker) return false;
  const applicationServerKey = bytesOf(key);
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await hallApi.push(subscription.toJSON(), language);
  return true;
}

export async function stopPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await hallApi.stopPush(subscription.endpoint);
}

/** Bytes in base64url, as keys are written. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}
