import type { Ground } from './ground.ts';
import type { Store } from './store.ts';

export const news = ({ listen, write, announce }: Ground): Pick<Store, 'listen' | 'tell'> => ({
  listen,
  tell: one => write(trx => announce(trx, [one])),
});
