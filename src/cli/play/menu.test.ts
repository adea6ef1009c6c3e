import { expect, it } from 'vitest';
import { byGroup, type Item, pickItems } from './menu.ts';

const items: readonly Item[] = Array.from({ length: 20 }, (_, i) => ({
  text: `Go to ${i} (${i % 2 ? 'north' : 'south'})`,
  choice: { kind: 'go' },
  group: i === 0 ? undefined : i % 2 ? 'North' : 'South',
}));

it('many answers are told by what they belong to, and narrowed by their words', () => {
  const shown = byGroup(items);
  expect(shown.map(({ text }) => text)).toEqual(['Go to 0 (south)', 'North … (10)', 'South … (9)']);
  expect(pickItems(shown, items, '2')[0].members).toHaveLength(10);
  expect(pickItems(shown, items, 'north 1')).toHaveLength(6);
});

it('a few are listed one by one', () => {
  expect(byGroup(items.slice(0, 5))).toHaveLength(5);
});
