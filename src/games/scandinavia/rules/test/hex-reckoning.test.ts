import { describe, expect, it } from 'vitest';

import { THOROUGH } from '../../../../kit/test/thorough.ts';
import { hear } from './hex-heard.ts';

/** Games for each number of seats, and decisions of each of them. */
const GAMES = THOROUGH ? 50 : 1;
const MOST = THOROUGH ? Number.POSITIVE_INFINITY : 400;

describe('marches and voyages by hex, reckoned a second time', () => {
  it.each([2, 3, 4, 5, 6])(
    'with %d seats go where hexes, ground and points say [SC-21.5] [SC-21.6] [SC-21.7] [SC-21.8] [SC-21.11] [SC-21.12] [SC-21.13] [SC-21.15]',
    seats => {
      const compared: Record<string, number> = {};
      for (let game = 0; game < GAMES; game++) {
        const heard = hear(seats, `hex ${seats} ${game}`, MOST);
        expect(heard.differences).toEqual([]);
        for (const [prompt, count] of Object.entries(heard.compared))
          compared[prompt] = (compared[prompt] ?? 0) + count;
      }
      expect(compared.orders).toBeGreaterThan(3);
      expect(compared.where).toBeGreaterThan(1);
    },
    600_000,
  );
});
