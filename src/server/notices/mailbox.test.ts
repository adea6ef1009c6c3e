import { expect, it } from 'vitest';
import { mailboxOf } from './confirmations.ts';

it.each([
  ['a word after a plus sign', 'anna+shop@example.org'],
  ['capitals', 'ANNA@Example.ORG'],
  ['dots', 'a.n.n.a@example.org'],
  ['a dot at the end', 'anna@example.org.'],
  ['wide letters', 'anna@ｅｘａｍｐｌｅ．org'],
])('is one mailbox, written with %s', (_what, email) => {
  expect(mailboxOf(email)).toBe(mailboxOf('anna@example.org'));
});

it('a domain in other letters is the same one, and another domain or person is not', () => {
  expect(mailboxOf('anna@xn--bcher-kva.example')).toBe(mailboxOf('anna@bücher.example'));
  expect(mailboxOf('anna@googlemail.com')).toBe(mailboxOf('an.na@gmail.com'));
  for (const other of ['anne@example.org', 'anna@example.net', 'anna@mail.example.org']) {
    expect(mailboxOf(other)).not.toBe(mailboxOf('anna@example.org'));
  }
});
