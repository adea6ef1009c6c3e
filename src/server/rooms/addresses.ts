import { Bucket } from './bucket.ts';

export interface AddressLimits {
  /** Messages of one line: so many at once, so many a second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Lines of one address at a time. */
  readonly perAddress: number;
}

/** One line of an address. */
export interface AddressLine {
  /** One message more; false when its address has said too much. */
  take(): boolean;
  close(): void;
}

interface Known {
  lines: number;
  readonly bucket: Bucket;
}

/** How many busy lines one address may come to: a household plays, a school watches. */
const BUSY = 10;

/** What each address has open, and how much it says: many lines are no way around the limit of one. */
export class Addresses {
  private readonly limits: AddressLimits;
  private readonly known = new Map<string, Known>();

  constructor(limits: AddressLimits) {
    this.limits = limits;
  }

  /** A new line, which counts as a message; undefined when that is one too many. */
  open(address: string): AddressLine | undefined {
    const { burst, perSecond, perAddress } = this.limits;
    const known = this.known.get(address) ?? { lines: 0, bucket: new Bucket(BUSY * burst, BUSY * perSecond) };
    this.known.set(address, known);
    if (known.lines >= perAddress || !known.bucket.take()) return undefined;
    known.lines++;
    return {
      take: () => known.bucket.take(),
      close: () => {
        known.lines--;
      },
    };
  }

  /** Forgets who is gone. Whoever has said much is remembered for a while: coming back must not help. */
  tidy(): void {
    for (const [address, { lines, bucket }] of this.known) if (lines === 0 && bucket.full()) this.known.delete(address);
  }
}
