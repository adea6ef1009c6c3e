import type { KeptTable, Store } from '../store/store.ts';
import { RefusedError } from './refused.ts';

/** Tables that wait for anybody: so many of one name, and so many from one address. The list is everybody's. */
const OF_A_NAME = 5;
const OF_AN_ADDRESS = 10;
/** Addresses that are remembered; of more, the one that was heard of first is forgotten. */
const ADDRESSES = 10_000;

const waits = (table: KeptTable | undefined): boolean => table?.state === 'gathering' && table.visibility === 'open';

/** Keeps the list of open tables from being filled by one person. Addresses are remembered in memory alone. */
export class OpenQuota {
  private readonly store: Store;
  private readonly byAddress = new Map<string, readonly string[]>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Refuses a person, or an address, that has enough tables open. */
  async check(player: string, address: string | null): Promise<void> {
    if ((await this.store.countTables(player)).open >= OF_A_NAME) throw tooMany(OF_A_NAME, 'You have');
    if (address === null) return;
    const known = this.byAddress.get(address) ?? [];
    const found = await Promise.all(known.map(id => this.store.table(id)));
    const open = known.filter((_, i) => waits(found[i]));
    this.remember(address, open);
    if (open.length >= OF_AN_ADDRESS) throw tooMany(OF_AN_ADDRESS, 'Your address has');
  }

  opened(address: string | null, table: string): void {
    if (address !== null) this.remember(address, [...(this.byAddress.get(address) ?? []), table]);
  }

  private remember(address: string, tables: readonly string[]): void {
    this.byAddress.delete(address);
    if (tables.length > 0) this.byAddress.set(address, tables);
    const [oldest] = this.byAddress.keys();
    if (this.byAddress.size > ADDRESSES) this.byAddress.delete(oldest);
  }
}

const tooMany = (most: number, who: string): RefusedError =>
  new RefusedError(409, 'too-many-open', `${who} ${most} tables open to anybody; fill or close one first.`);
