import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Addresses } from './addresses.ts';

const LIMITS = { burst: 6, perSecond: 2, perAddress: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an address', () => {
  it('has so many lines at a time', () => {
    const addresses = new Addresses(LIMITS);
    const lines = Array.from({ length: 4 }, () => addresses.open('a'));
    expect(lines.map(line => line !== undefined)).toEqual([true, true, true, false]);
    expect(addresses.open('b')).toBeDefined();
    lines[0]?.close();
    expect(addresses.open('a')).toBeDefined();
  });

  it('says no more over many lines than over a few, and no more for coming back', () => {
    const addresses = new Addresses(LIMITS);
    const flood = () => {
      let said = 0;
      for (let arrivals = 0; arrivals < 100; arrivals++) {
        const line = addresses.open('a');
        while (line?.take()) said++;
        line?.close();
        addresses.tidy();
      }
      return said;
    };
    // Ten busy lines' worth, less the arrival.
    expect(flood()).toBe(59);
    expect(flood()).toBe(0);
    expect(addresses.open('b')?.take()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(flood()).toBe(19);
  });

  it('is not locked out by a clock that is set back', () => {
    const addresses = new Addresses(LIMITS);
    const line = addresses.open('a');
    while (line?.take());
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(line?.take()).toBe(true);
  });
});
