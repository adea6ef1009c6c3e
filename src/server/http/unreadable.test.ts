import { expect, it } from 'vitest';
import { refuseUnreadable } from './unreadable.ts';

/** What is done to a line on which so many bytes were read. */
function doneTo(bytesRead: number, writable = true): string[] {
  const done: string[] = [];
  const line = {
    bytesRead,
    writable,
    end(text: string, said: () => void) {
      done.push(text.split('\r\n')[0]);
      said();
    },
    destroy: () => done.push('closed'),
  };
  refuseUnreadable(line as unknown as Parameters<typeof refuseUnreadable>[0]);
  return done;
}

it('who sends what is no request is told so and let go, whether or not they close their own end', () => {
  expect(doneTo(12)).toEqual(['HTTP/1.1 400 Bad Request', 'closed']);
  expect(doneTo(12, false)).toEqual([]);
});

it('a line that was opened ahead and never spoken on is closed without a word', () => {
  expect(doneTo(0)).toEqual(['closed']);
});
