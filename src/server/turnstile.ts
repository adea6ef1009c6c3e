/** Of one address so much is under way at a time: what waits for the database keeps nobody else from asking. */
const AT_ONCE = 4;
/** More than a school asks for at a time is not kept. */
const MOST = 1000;

interface Asking {
  readonly waiting: (() => void)[];
  underWay: number;
}

/**
 * What costs the hall more than it costs who asks, one at a time: in each turn of the loop one question is begun, each
 * address in its turn. Whoever asks a thousand things at once waits for them alone.
 */
export class Turnstile {
  private readonly atOnce: number;
  private readonly asking = new Map<string, Asking>();
  private turning = false;

  constructor(atOnce = AT_ONCE) {
    this.atOnce = atOnce;
  }

  /** Does it when it is its turn; undefined, and it is not done, where too much of that address waits already. */
  async pass<T>(address: string, work: () => Promise<T>): Promise<{ readonly done: T } | undefined> {
    const known = this.asking.get(address) ?? { waiting: [], underWay: 0 };
    if (known.waiting.length >= MOST) return undefined;
    this.asking.set(address, known);
    await new Promise<void>(resolve => {
      known.waiting.push(resolve);
      this.turn();
    });
    try {
      return { done: await work() };
    } finally {
      known.underWay--;
      if (known.waiting.length > 0) this.turn();
      else if (known.underWay === 0) this.asking.delete(address);
    }
  }

  private turn(): void {
    if (this.turning) return;
    this.turning = true;
    setImmediate(() => {
      this.turning = false;
      if (this.beginOne()) this.turn();
    });
  }

  /** False where nobody waits who may begin. */
  private beginOne(): boolean {
    for (const [address, known] of this.asking) {
      if (known.underWay >= this.atOnce) continue;
      const begin = known.waiting.shift();
      if (!begin) continue;
      // The address that had its turn last stands last.
      this.asking.delete(address);
      this.asking.set(address, known);
      known.underWay++;
      begin();
      return true;
    }
    return false;
  }
}
