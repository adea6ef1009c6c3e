import { expect, test } from 'vitest';
import { parseJson } from '../../engine/input/json-text.ts';
import { textOf } from './file.ts';

test('a byte order mark is seen, and refused as in the terminal', async () => {
  const text = await textOf(new Blob(['\uFEFF{}']));
  expect(text).toBe('\uFEFF{}');
  expect(() => parseJson(text, 'the file')).toThrow('byte order mark');
  expect(await textOf(new Blob(['{"name": "Skáli"}']))).toBe('{"name": "Skáli"}');
});
