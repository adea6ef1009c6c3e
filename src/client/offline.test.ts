import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenPartsAreGone } from './offline.ts';

const reload = vi.fn();
const page = new EventTarget();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a page of which a part is gone is loaded again, once, and never while the hall is away', async () => {
  const miss = async (hall: () => Promise<Response>) => {
    vi.stubGlobal('fetch', vi.fn(hall));
    page.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await Promise.resolve();
  };
  reloadWhenPartsAreGone();
  await miss(() => Promise.reject(new TypeError('nobody answers')));
  await miss(async () => new Response(null, { status: 502 }));
  expect(reload).not.toHaveBeenCalled();

  await miss(async () => new Response(null));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  page.dispatchEvent(new Event('vite:preloadError'));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
