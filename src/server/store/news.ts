import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

export const news = ({ listen, write, announce }: Backend): Pick<Store, 'listen' | 'tell'> => ({
  listen,
  tell: one => write(trx => announce(trx, [one])),
});
