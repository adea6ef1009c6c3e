import { expect, it, vi } from 'vitest';
import { Denied } from '../../../host/host-connection.ts';
import { begunAtLast } from './begun-at-last.ts';
import { onlineSource } from './online-source.ts';
import type { SocketConnection } from './socket-connection.ts';

const denied = (reason: string) => new Denied({ message: 'no', reasons: [{ clause: 'engine', reason }] });
/** Time that passes at once. */
const hurried = () => {
  const waits: number[] = [];
  const after = (milliseconds: number, run: () => void) => {
    waits.push(milliseconds);
    run();
    return () => undefined;
  };
  return { waits, clockwork: { after, random: () => 0.5 } };
};

it('who comes before the hall has heard that the game has begun asks again, and sits', async () => {
  const { waits, clockwork } = hurried();
  const ask = vi.fn<() => Promise<string>>();
  ask.mockRejectedValueOnce(denied('not-begun')).mockRejectedValueOnce(denied('not-begun')).mockResolvedValue('sat');
  expect(await begunAtLast(ask, clockwork)).toBe('sat');
  expect(waits).toHaveLength(2);
});

it('whatever else is refused is refused, and so is a seat at a table that never begins', async () => {
  const { waits, clockwork } = hurried();
  const taken = vi.fn(() => Promise.reject(denied('not-your-seat')));
  await expect(begunAtLast(taken, clockwork)).rejects.toThrow(Denied);
  expect(taken).toHaveBeenCalledTimes(1);
  const never = vi.fn(() => Promise.reject(denied('not-begun')));
  await expect(begunAtLast(never, clockwork)).rejects.toThrow(Denied);
  expect(waits).toHaveLength(19);
});

it('a page asks again for its first seat', async () => {
  vi.useFakeTimers();
  try {
    const request = vi.fn().mockRejectedValueOnce(denied('not-begun')).mockResolvedValue('sat');
    const connection = await onlineSource('table', { request } as unknown as SocketConnection).open('table', vi.fn());
    const sat = connection.request<'sit'>({ type: 'sit', seat: 0 });
    await vi.runAllTimersAsync();
    expect(await sat).toBe('sat');
    expect(request).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
