/** Something that is being sent, and lies in the hall's memory until it is read. */
export interface Sending {
  /** Bytes that nobody has taken yet. */
  left(): number;
  cut(): void;
}

/** Bytes of one address, and of all of them together. */
export interface UnreadLimits {
  readonly each: number;
  readonly all: number;
}

const MEGABYTE = 1024 * 1024;
const USUAL: UnreadLimits = { each: 16 * MEGABYTE, all: 256 * MEGABYTE };

/**
 * Who asks and does not read has the hall keep the answers. A line alone keeps few of them, but an address has many lines
 * and requests: when too much of it lies about, the largest are cut off, until it is little enough.
 */
export class Unread {
  private readonly limits: UnreadLimits;
  private readonly sending = new Map<Sending, string>();

  constructor(limits = USUAL) {
    this.limits = limits;
  }

  add(address: string, sending: Sending): void {
    this.sending.set(sending, address);
  }

  delete(sending: Sending): void {
    this.sending.delete(sending);
  }

  /** How much is being sent, to whomever. */
  get size(): number {
    return this.sending.size;
  }

  sweep(): void {
    const { each, all } = this.limits;
    const waiting = [...this.sending].map(([sending, address]) => ({ sending, address, bytes: sending.left() }));
    const of = new Map<string, number>();
    let sum = 0;
    for (const { address, bytes } of waiting) {
      of.set(address, (of.get(address) ?? 0) + bytes);
      sum += bytes;
    }
    for (const { sending, address, bytes } of waiting.toSorted((a, b) => b.bytes - a.bytes)) {
      const own = of.get(address) ?? 0;
      if (bytes === 0 || (own <= each && sum <= all)) continue;
      of.set(address, own - bytes);
      sum -= bytes;
      sending.cut();
    }
  }
}
