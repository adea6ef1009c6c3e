import { steadyNow } from '../steady.ts';

/** A measure against floods: holds so many, and fills again at a steady rate. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(size: number, perSecond: number, now = steadyNow()) {
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.filled = now;
  }

  /** Takes one out; false when none is left. */
  take(now = steadyNow()): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  full(now = steadyNow()): boolean {
    this.fill(now);
    return this.left === this.size;
  }

  private fill(now: number): void {
    this.left = Math.min(this.size, this.left + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
  }
}
