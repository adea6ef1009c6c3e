import { expect, test } from 'vitest';
import { LAYOUTS } from './layout.ts';

/** Half the width of a small plate with its word, half its height, and what the button for coming closer takes, in pixels. */
const PLATE = { w: 37, h: 9 } as const;
const BUTTON = { w: 21, h: 36 } as const;

test('on a square map no plate of doom lies below the button in the middle of its foot', () => {
  const { form, provinces } = LAYOUTS.square;
  // A phone that lies draws it at seven eighths of its size: what is measured in pixels takes more of it.
  for (const unit of [1, 8 / 7]) {
    for (const { id, doom } of provinces.values()) {
      const beside = Math.abs(doom[0] - form.w / 2) >= (PLATE.w + BUTTON.w) * unit;
      const above = doom[1] + PLATE.h * unit <= form.h - BUTTON.h * unit;
      expect(beside || above, `${id} at ${unit}`).toBe(true);
    }
  }
});
