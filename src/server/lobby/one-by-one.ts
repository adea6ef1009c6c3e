import { RefusedError } from './refused.ts';

export const refusedAsBusy = (): RefusedError =>
  new RefusedError(503, 'busy', 'The hall has much to do: try again in a minute.');

/** Work that is done one piece at a time; when too many wait, or too many for one who asks, the next is sent away. */
export class OneByOne {
  private readonly most: number;
  private readonly each: number;
  /** Who asks, and how many of theirs wait. */
  private readonly asking = new Map<string, number>();
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(most: number, each = most) {
    this.most = most;
    this.each = each;
  }

  async next<T>(work: () => Promise<T>, asker = ''): Promise<T> {
    const own = this.asking.get(asker) ?? 0;
    if (this.waiting >= this.most || own >= this.each) throw refusedAsBusy();
    this.waiting++;
    this.asking.set(asker, own + 1);
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.waiting--;
      this.leave(asker);
    }
  }

  private leave(asker: string): void {
    const left = (this.asking.get(asker) ?? 0) - 1;
    if (left > 0) this.asking.set(asker, left);
    else this.asking.delete(asker);
  }
}
