import { expect, test } from 'vitest';
import { stripsIn } from './strip-form.ts';

/** What each form needs for a side, as its style sheet has it. */
const HIGH = { tall: 145, dense: 84, narrow: 112, slim: 44 } as const;
const CLOSE = 87;

test('three sides on a phone that lies stand close together, all in sight', () => {
  expect(stripsIn(3, { width: 470, height: 284 })).toEqual({ form: 'narrow', close: true });
});

test('four of them are slim there', () => {
  expect(stripsIn(4, { width: 470, height: 284 }).form).toBe('slim');
});

test('two have all the room that they want', () => {
  expect(stripsIn(2, { width: 470, height: 284 })).toEqual({ form: 'narrow', close: false });
});

test('whatever the room, no side is below its edge', () => {
  for (const count of [2, 3, 4]) {
    for (const width of [340, 480, 700, 1000]) {
      for (let height = 60 * count; height < 700; height += 7) {
        const { form, close } = stripsIn(count, { width, height });
        const each = form === 'narrow' && close ? CLOSE : HIGH[form];
        expect(count * each, `${count} sides in ${width} × ${height}, ${form}`).toBeLessThanOrEqual(height + 5 * count);
      }
    }
  }
});

test('before its size is known a room is as large as it may be', () => {
  expect(stripsIn(3, { width: 0, height: 0 }).form).toBe('tall');
});

test('sides that are as long as they wish do not stay slim because they were so before the phone was turned', () => {
  const slim = { width: 360, height: 3 * HIGH.slim };
  expect(stripsIn(3, slim).form).toBe('slim');
  expect(stripsIn(3, slim, true)).toEqual({ form: 'narrow', close: false });
  expect(stripsIn(4, slim, true)).toEqual({ form: 'narrow', close: true });
});
