import { expect, it } from 'vitest';
import { bytesOf } from './push.ts';

it('a key is read as it is written, without padding and with its own two letters', () => {
  const key = Uint8Array.from({ length: 65 }, (_, i) => (i * 251 + 255) % 256);
  const written = Buffer.from(key).toString('base64url');
  expect(written).toMatch(/[-_]/);
  expect([...bytesOf(written)]).toEqual([...key]);
});
