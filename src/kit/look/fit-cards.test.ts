import { describe, expect, test } from 'vitest';
import { type CardLimits, fitCards } from './fit-cards.ts';

const DRAFT: CardLimits = { most: 200, least: 92, slim: 2.2, gap: 6 };

describe('cards are as large as the room allows', () => {
  test('eight in a wide and high room stand in one row, and are high for their whole text', () => {
    const { columns, width, height } = fitCards(8, { width: 1080, height: 350 }, DRAFT);
    expect(columns).toBe(8);
    expect(width).toBe(129);
    expect(height).toBeGreaterThan(270);
  });

  test('no card is wider than the widest, nor too slim', () => {
    expect(fitCards(2, { width: 1080, height: 900 }, DRAFT)).toEqual({ columns: 2, width: 200, height: 440 });
  });

  test('on a phone they stand in rows', () => {
    const { columns, width, height } = fitCards(8, { width: 370, height: 420 }, DRAFT);
    expect(columns).toBe(3);
    expect(width).toBeGreaterThanOrEqual(92);
    expect(height * 3 + 12).toBeLessThanOrEqual(420);
  });

  test('upright ones with their text before flat ones with a line of it', () => {
    const { columns, width, height } = fitCards(8, { width: 376, height: 560 }, DRAFT);
    expect(columns).toBe(3);
    expect(height).toBeGreaterThan(width);
  });

  test('all of them are in sight wherever they can be', () => {
    for (let count = 1; count <= 8; count++) {
      for (const room of [
        { width: 340, height: 310 },
        { width: 480, height: 260 },
        { width: 1800, height: 500 },
      ]) {
        const { columns, width, height } = fitCards(count, room, DRAFT);
        const rows = Math.ceil(count / columns);
        expect(columns * (width + 6) - 6).toBeLessThanOrEqual(room.width);
        expect(rows * (height + 6) - 6).toBeLessThanOrEqual(room.height);
      }
    }
  });

  test('a hand stays in one row; past the least the row is longer than the room', () => {
    const hand: CardLimits = { most: 146, least: 104, slim: 1.4, gap: 5, rows: 1 };
    expect(fitCards(5, { width: 600, height: 204 }, hand)).toEqual({ columns: 5, width: 116, height: 162 });
    expect(fitCards(8, { width: 400, height: 168 }, hand)).toEqual({ columns: 8, width: 104, height: 145 });
  });
});
