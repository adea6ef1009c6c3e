import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from './store/store.ts';

/**
 * By what an address (of a visitor, or of their mail) is known again for as long as a limit needs it: which one it was, the
 * database alone does not tell to who tries addresses out.
 */
export async function markOf(store: Pick<Store, 'secret'>, address: string): Promise<string> {
  const key = await store.secret('addresses', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
}
