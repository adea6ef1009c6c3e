import { whole } from '../contract/whole.ts';

/** Luck behind a small door: rules never see a seed, only what it gives. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** Puts the items in random order, in place. */
  shuffle<T>(items: T[]): T[];
  /** An independent stream; drawing from it does not disturb this one. */
  fork(): Chance;
  /** Enough to go on from this very point later. */
  save(): string;
  /** How often it was drawn from: undo may not cross a draw. */
  readonly draws: number;
}

export abstract class ChanceStream implements Chance {
  draws = 0;

  protected abstract word(): number;
  abstract fork(): Chance;
  abstract save(): string;

  below(n: number): number {
    // Anything else would never find a word that fits.
    if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`there is no whole number below ${n} to draw`);
    this.draws++;
    // Words past the last whole multiple of n would favour small numbers: draw again.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return whole(word % n);
    }
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = items[i];
      items[i] = items[j];
      items[j] = kept;
    }
    return items;
  }
}

/** For simulations: the generator sfc32, fast and small, not secret. */
export class FastChance extends ChanceStream {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private forks = 0;

  constructor(seed: string | readonly [number, number, number, number]) {
    super();
    [this.a, this.b, this.c, this.d] = typeof seed === 'string' ? spread(seed) : seed;
    if (typeof seed === 'string') for (let i = 0; i < 12; i++) this.word();
  }

  static load(saved: string): FastChance {
    const words = saved.split('.').map(part => Number.parseInt(part, 36) | 0);
    const chance = new FastChance([words[0], words[1], words[2], words[3]]);
    chance.forks = words[4];
    return chance;
  }

  protected word(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  fork(): FastChance {
    const fork = new FastChance([this.a, this.b, this.c ^ Math.imul(++this.forks, 0x9e3779b9), this.d]);
    for (let i = 0; i < 12; i++) fork.word();
    return fork;
  }

  save(): string {
    return [this.a, this.b, this.c, this.d, this.forks].map(word => (word >>> 0).toString(36)).join('.');
  }
}

/** Four words from a text (the mixing of xmur3). */
function spread(seed: string): [number, number, number, number] {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  return [next(), next(), next(), next()];
}
