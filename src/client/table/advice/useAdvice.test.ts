import { expect, it } from 'vitest';
import { mayBeAdvised } from './useAdvice.ts';

const me = { name: 'Runa', bot: null };
const bot = { name: 'Ketil', bot: 'karl' };

it('who plays with bots alone may be advised', () => {
  expect(mayBeAdvised([me, bot, bot], 0)).toBe(true);
  expect(mayBeAdvised([bot, me, { ...bot, person: 'resigned' }], 1)).toBe(true);
});

it('nobody is advised where other people sit, or may come back, nor who only watches', () => {
  expect(mayBeAdvised([me, { name: 'Hildr', bot: null }], 0)).toBe(false);
  expect(mayBeAdvised([me, { ...bot, person: 'away' }], 0)).toBe(false);
  expect(mayBeAdvised([bot, bot], null)).toBe(false);
  expect(mayBeAdvised([{ ...bot, person: 'away' }, bot], 0)).toBe(false);
});
