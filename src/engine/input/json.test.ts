import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyJson } from './json.ts';

test('a copy is what JSON text would bring over', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const copy = copyJson(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      if (value !== null && typeof value === 'object') expect(copy).not.toBe(value);
    }),
  );
});

test('what is undefined is left out, and a field called __proto__ is a field', () => {
  const value = { a: undefined, b: [{ c: 1 }], ...JSON.parse('{"__proto__":{"d":2}}') };
  const copy = copyJson(value);
  expect(JSON.stringify(copy)).toBe('{"b":[{"c":1}],"__proto__":{"d":2}}');
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(copy.b[0]).not.toBe(value.b[0]);
});
