import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { pseudo } from './pseudo.ts';

const say = (message: string, values: Record<string, string | number>) =>
  new IntlMessageFormat(message, 'en').format(values);

it('grows the words and leaves arguments and branches alone', () => {
  const { message } = pseudo({ message: '{n, plural, one {# card for {name}} other {# cards for {name}}}' });
  const one = say(message, { n: 1, name: 'Ása' });
  expect(one).toMatch(/^1 .+ Ása$/);
  expect(one).not.toContain('card');
  expect(say(message, { n: 2, name: 'Ása' })).not.toBe(one);
});

it('messages are about forty percent longer, and none reads as before', () => {
  const stretched = pseudo(en);
  // Arguments do not grow, nor do digits, so only messages of words alone are measured.
  const plain = Object.entries(en).filter(([, message]) => !message.includes('{') && /\p{L}{2}/u.test(message));
  const before = plain.reduce((sum, [, message]) => sum + message.length, 0);
  const after = plain.reduce((sum, [id]) => sum + stretched[id].length, 0);
  expect(after / before).toBeGreaterThan(1.37);
  for (const [id, message] of plain) expect(stretched[id].length, id).toBeGreaterThan(message.length);
});
