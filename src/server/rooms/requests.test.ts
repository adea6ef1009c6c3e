import { describe, expect, it } from 'vitest';
import { BadInput } from '../../engine/input/bad-input.ts';
import { readRequest } from './requests.ts';

describe('a message from a line', () => {
  it('is read when it is a request', () => {
    expect(readRequest('{"type":"sit","key":"a","seat":null}')).toEqual({ type: 'sit', key: 'a', seat: null });
  });

  it.each([
    ['nothing', ''],
    ['what a database may refuse', '{"type":"say","key":"a","room":"table","text":"b\\u0000"}'],
    ['lists without an end', '['.repeat(16_000)],
    ['slips without an end', '{,'.repeat(8_000)],
    ['lists in lists', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
    ['lists in a request', `{"type":"explain","key":"a","seat":0,"subject":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['a type that everything inherits', '{"type":"constructor","key":"a"}'],
    ['more than is asked for', '{"type":"log","key":"a","__proto__":{"seat":0}}'],
  ])('is refused when it is made of %s', (_, text) => {
    expect(() => readRequest(text)).toThrow(BadInput);
  });
});
