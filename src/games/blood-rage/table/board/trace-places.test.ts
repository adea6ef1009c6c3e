import { describe, expect, it } from 'vitest';
import { centred, clearPlace, type Rect } from './trace-places.ts';

const board: Rect = { x: 0, y: 0, w: 400, h: 400 };
const name = centred([200, 200], 60, 14);

describe('marks of what others did', () => {
  it('lie above the name of their place where nothing else is', () => {
    expect(clearPlace(name, 50, 20, [name], board)).toEqual([200, 183]);
  });

  it('leave the name of the land above alone', () => {
    const above = centred([200, 180], 60, 14);
    expect(clearPlace(name, 50, 20, [name, above], board)).toEqual([200, 217]);
  });

  it('stay on the land they are told of, where the one beside it has more room', () => {
    const land: Rect = { x: 150, y: 190, w: 100, h: 60 };
    const figures = centred([185, 226], 30, 30);
    const [x, y] = clearPlace(name, 50, 20, [name, figures, centred([200, 180], 60, 14)], board, land);
    expect([x > land.x && x < land.x + land.w, y > land.y && y < land.y + land.h]).toEqual([true, true]);
  });

  it('stay on the board', () => {
    const high = centred([200, 8], 60, 14);
    expect(clearPlace(high, 50, 20, [high], board)).toEqual([200, 25]);
  });

  it('cover the least where all is taken', () => {
    const everywhere = centred([200, 150], 400, 86);
    expect(clearPlace(name, 50, 20, [name, everywhere, centred([200, 320], 400, 210)], board)).not.toEqual([200, 183]);
  });
});
