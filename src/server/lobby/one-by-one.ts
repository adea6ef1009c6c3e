import { RefusedError } from './refused.ts';

export const refusedAsBusy = (): RefusedError =>
  new RefusedError(503, 'busy', 'The hall has much to do: try again in a minute.');

/** Work that is done one piece at a time; when too many wait, the next is sent away. */
export class OneByOne {
  private readonly most: number;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.most = most;
  }

  async next<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.most) throw refusedAsBusy();
    this.waiting++;
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.waiting--;
    }
  }
}
