import { expect, it } from 'vitest';
import type { HostMessage } from '../../host/protocol.ts';
import { textOf } from './text-of.ts';

it('writes a message once, however many hear it', () => {
  let read = 0;
  const message: HostMessage = {
    type: 'denied',
    key: 'k',
    denial: {
      get message() {
        read++;
        return 'a "quoted" ø';
      },
      reasons: [],
    },
  };
  const text = textOf(message);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(message)));
  read = 0;
  expect(textOf(message)).toBe(text);
  expect(read).toBe(0);
});
