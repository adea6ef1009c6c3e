import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OnAPort, onAPort } from './dev/on-a-port.ts';
import { staticSite } from './static.ts';

const PAGE = { headers: { accept: 'text/html' } };
const SCRIPT = '// carved in wood\n'.repeat(100);
let folder: string;
let serving: OnAPort;
let base: string;
const broken: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skali-site-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  mkdirSync(join(folder, 'web/.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Skáli</title>');
  writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'web/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'web/assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'web/assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'web/assets/app-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'web/assets/small-3c4d.css'), 'b{}');
  writeFileSync(join(folder, 'web/assets/runes-5e6f.woff2'), 'runes');
  writeFileSync(join(folder, 'web/assets/lost-7a8b.js'), SCRIPT);
  serving = await onAPort(await staticSite(join(folder, 'web'), error => broken.push(error)));
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

  it('says that it broke when a file cannot be read, to whoever keeps the hall', async () => {
    const file = join(folder, 'web/assets/lost-7a8b.js');
    rmSync(file);
    // It leads to itself.
    symlinkSync(file, file);
    expect((await fetch(`${base}/assets/lost-7a8b.js`)).status).toBe(500);
    expect(broken).toHaveLength(1);
  });

  it('allows no script, style or frame from anywhere else, whatever it answers', async () => {
    const asked = [['/'], ['/assets/app-1a2b.js'], ['/nowhere'], ['/', { method: 'POST' }], ['/%']] as const;
    for (const [path, how] of asked) {
      const { headers } = await fetch(base + path, { ...PAGE, ...how });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('keeps assets for ever and sends them packed', async () => {
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ]) {
      const response = await fetch(`${base}/assets/app-1a2b.js`, { headers: { 'accept-encoding': `${accepted}` } });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
      expect(response.headers.get('vary')?.toLowerCase()).toBe('accept, accept-encoding');
      expect(response.headers.get('content-encoding')).toBe(sent);
      const length = Number(response.headers.get('content-length'));
      if (sent) expect(length).toBeLessThan(200);
      else expect(length).toBe(SCRIPT.length);
      expect(await response.text()).toBe(SCRIPT);
    }
  });

  it.each([
    ['/assets/small-3c4d.css', 'text/css'],
    ['/assets/runes-5e6f.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/index.html', 'text/html'],
  ])('sends %s, which nobody has packed, as %s', async (path, type) => {
    const response = await fetch(base + path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-encoding')).toBe(null);
  });

  it('does not send again what the browser has', async () => {
    for (const path of ['/', '/table/7', '/assets/app-1a2b.js']) {
      const etag = (await fetch(base + path, PAGE)).headers.get('etag') ?? '';
      // As a browser asks again; without the last, fetch would ask for the whole of it.
      const headers = { ...PAGE.headers, 'if-none-match': etag, 'cache-control': 'max-age=0' };
      const again = await fetch(base + path, { headers });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('sends a part to whoever wants a part', async () => {
    const headers = { range: 'bytes=3-8', 'accept-encoding': 'identity' };
    const response = await fetch(`${base}/assets/app-1a2b.js`, { headers });
    expect([response.status, await response.text()]).toEqual([206, 'carved']);
    const beyond = await fetch(`${base}/assets/app-1a2b.js`, { headers: { ...headers, range: 'bytes=90000-' } });
    expect(beyond.status).toBe(416);
  });

  it.each([
    '/assets/gone.js',
    '/assets/app-1a2b.js.br',
    '/.vite/manifest.json',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets//app-1a2b.js',
    '/%',
    '/%00',
  ])('has no %s', async path => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such file.\n');
  });

  it('a missing asset is no page, whoever asks', async () => {
    expect((await fetch(`${base}/assets/gone.js`, PAGE)).status).toBe(404);
  });

  it('takes nothing but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(base, { method, ...(method === 'PUT' && { body: 'anything' }) });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    for (const path of ['/', '/table/7', '/assets/app-1a2b.js']) {
      const head = await fetch(base + path, { method: 'HEAD', ...PAGE });
      expect(head.status).toBe(200);
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(30);
      expect(await head.text()).toBe('');
    }
  });
});
