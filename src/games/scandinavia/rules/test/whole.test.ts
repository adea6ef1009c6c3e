import { describe, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { scandinavia } from '../index.ts';
import { playWhole } from './whole.ts';

describe('whole games, played at random', () => {
  it.each([2, 3, 4, 5, 6])('come to their end with %d seats, and add up all the way [SC-4.1] [SC-1.6]', seats => {
    const { state, facts } = playWhole(`whole ${seats}`, seats, { events: 2, limit: 8 }, now => {
      expect(audit(now)).toEqual([]);
    });
    expect(scandinavia.result(state)?.ranking.flat().length).toBe(seats);
    expect(facts.at(-1)?.kind).toBe('game-over');
  });
});
