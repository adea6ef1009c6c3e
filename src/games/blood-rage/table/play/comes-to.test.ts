import { expect, it } from 'vitest';
import { Speaker } from '../../../../engine/text/text.ts';
import ui from '../../locales/en/ui.ts';
import { comesTo } from './comes-to.ts';

const speaker = new Speaker({ language: 'en', messages: ui, missing: 'throw' });
const holding = (...hand: string[]) => ({ options: {}, own: { hand } }) as unknown as Parameters<typeof comesTo>[1];

it('a card that is added late says what it adds and what is left in hand', () => {
  const add = { kind: 'add', card: 'a2-heimdalls-eye' } as const;
  const eye = 'a2-heimdalls-eye';
  expect(comesTo(add, holding(eye, 'a1-manheim', 'a2-tyrs-rage'), speaker)).toBe(
    '+2 STR on top of the card you played; 2 cards are left in hand.',
  );
  expect(comesTo(add, holding(eye, eye), speaker)).toMatch(/; 1 card is left in hand\.$/);
  expect(comesTo(add, holding(eye), speaker)).toMatch(/; no card is left in hand\.$/);
});

it('of other answers it says nothing more', () => {
  expect(comesTo({ kind: 'decline' }, holding(), speaker)).toBeUndefined();
});
