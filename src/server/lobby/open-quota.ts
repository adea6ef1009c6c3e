import { markOf } from '../mark.ts';
import { GATHERING_LASTS, type KeptTable, type Store } from '../store/store.ts';
import { RefusedError } from './refused.ts';

/** Tables that wait for anybody: so many of one name, and so many from one address. The list is everybody's. */
const OF_A_NAME = 5;
const OF_AN_ADDRESS = 10;
const waits = (table: KeptTable | undefined): boolean => table?.state === 'gathering' && table.visibility === 'open';

/** Keeps the list of open tables from being filled by one person, whichever processes they come to. */
export class OpenQuota {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Refuses a person, or an address, that has enough tables open. */
  async check(player: string, address: string | null): Promise<void> {
    if ((await this.store.countTables(player)).open >= OF_A_NAME) throw tooMany(OF_A_NAME, 'You have');
    if (address === null) return;
    const ids = await this.store.named(await this.kindOf(address), this.now());
    const tables = await Promise.all(ids.map(id => this.store.table(id)));
    for (const [i, id] of ids.entries()) if (!waits(tables[i])) await this.closed(address, id);
    if (tables.filter(waits).length >= OF_AN_ADDRESS) throw tooMany(OF_AN_ADDRESS, 'Your address has');
  }

  async opened(address: string | null, table: string): Promise<void> {
    if (address === null) return;
    const now = this.now();
    await this.store.once(`${await this.kindOf(address)} ${table}`, now, now + GATHERING_LASTS);
  }

  private async closed(address: string, table: string): Promise<void> {
    await this.store.notOnce(`${await this.kindOf(address)} ${table}`);
  }

  private async kindOf(address: string): Promise<string> {
    return `open ${await markOf(this.store, address)}`;
  }
}

const tooMany = (most: number, who: string): RefusedError =>
  new RefusedError(409, 'too-many-open', `${who} ${most} tables open to anybody; fill or close one first.`);
