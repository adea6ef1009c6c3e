import { expect, it, vi } from 'vitest';
import { standBack } from './stand-back.ts';

const queue = (place: number, platform = 'linux') => ({ platform, getPriority: () => place, setPriority: vi.fn() });

it('a thread stands back from where the hall stands, as far as the queue goes, and on Linux alone', () => {
  for (const [from, to] of [
    [-20, -15],
    [-6, -1],
    [0, 5],
    [17, 19],
  ]) {
    const there = queue(from);
    standBack(there);
    expect(there.setPriority).toHaveBeenCalledExactlyOnceWith(to);
  }
  const elsewhere = queue(0, 'darwin');
  standBack(elsewhere);
  expect(elsewhere.setPriority).not.toHaveBeenCalled();
});

it('a machine that lets nobody stand back lets them think all the same', () => {
  const closed = queue(0);
  closed.setPriority.mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  expect(() => standBack(closed)).not.toThrow();
  expect(closed.setPriority).toHaveBeenCalledTimes(1);
});
