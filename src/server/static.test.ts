import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve, staticSite } from './static.ts';

const PAGE = { headers: { accept: 'text/html' } };
let folder: string;
let serving: Serving;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skali-site-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  mkdirSync(join(folder, 'web/.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Skáli</title>');
  writeFileSync(join(folder, 'web/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'web/assets/app-1a2b.js'), `${'// carved in wood\n'.repeat(100)}`);
  serving = await serve(staticSite(join(folder, 'web')), 0, '127.0.0.1');
  base = `http://127.0.0.1:${serving.port}`;
});

afterAll(() => {
  serving.server.close();
  rmSync(folder, { recursive: true });
});

describe('the hall as a site', () => {
  it('gives the page for every screen, also one with a dot in its address', async () => {
    for (const path of ['/', '/table/7', '/rules/some-game/XY-5.3']) {
      const response = await fetch(base + path, PAGE);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Skáli');
    }
  });

  it('allows no script, style or frame from anywhere else', async () => {
    const policy = (await fetch(base, PAGE)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('keeps assets for ever and packs them', async () => {
    const response = await fetch(`${base}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toContain('carved in wood');
  });

  it('does not send again what the browser has', async () => {
    const etag = (await fetch(base, PAGE)).headers.get('etag') ?? '';
    const again = await fetch(base, { headers: { ...PAGE.headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['/assets/gone.js', '/.vite/manifest.json', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%'])(
    'has no %s',
    async path => {
      const response = await fetch(base + path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('not for you');
    },
  );

  it('a missing asset is no page, whoever asks', async () => {
    expect((await fetch(`${base}/assets/gone.js`, PAGE)).status).toBe(404);
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await fetch(base, { method: 'POST' })).status).toBe(405);
    const head = await fetch(base, { method: 'HEAD', ...PAGE });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('goes to the next port when its own is taken', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const taken = (other.address() as AddressInfo).port;
    const second = await serve(() => undefined, taken, '127.0.0.1');
    expect(second.port).toBeGreaterThan(taken);
    second.server.close();
    other.close();
  });
});
