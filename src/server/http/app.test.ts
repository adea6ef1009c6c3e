import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticSite } from '../static.ts';
import { type HttpHall, MINE, OPEN, ORIGIN, openHttpHall, plan } from './dev/http-hall.ts';

let hall: HttpHall;
beforeEach(async () => {
  hall = await openHttpHall();
});
afterEach(() => hall.close());

describe('one port for everything', () => {
  it('answers what is not for the API with the site, whatever the method', async () => {
    for (const url of ['/', '/table/x', '/assets/a.js', '/apiary', '/api-docs']) {
      const response = await hall.app.inject(url);
      expect([response.statusCode, response.body]).toEqual([200, 'the site']);
    }
    const posted = await hall.app.inject({
      method: 'POST',
      url: '/',
      payload: 'text',
      headers: { 'content-type': 'text/plain' },
    });
    expect(posted.headers['x-site']).toBe('POST');
  });

  it('answers unknown addresses of the API in its own way', async () => {
    for (const url of ['/api/', '/api/nothing', '/api?x', '/api/me/x/y']) {
      const response = await hall.app.inject(url);
      if (url === '/api?x') expect(response.statusCode).toBe(200);
      else expect([response.statusCode, response.json().error]).toEqual([404, 'unknown-path']);
    }
  });

  it('sends nothing that runs, is framed or cached', async () => {
    for (const url of ['/api/hall', '/api/me', '/api/nothing', '/api', '/healthz']) {
      const { headers } = await hall.app.inject(url);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|script-src/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
  });
});

describe('what is not asked for', () => {
  it('is refused: bodies, queries, other formats', async () => {
    const anna = await hall.visitor('Anna');
    expect((await anna.delete('/api/me', { sure: true })).json()).toMatchObject({ error: 'bad-input', field: 'body' });
    expect((await anna.get('/api/me?all=1')).json()).toMatchObject({ error: 'bad-input', field: 'query' });
    expect((await anna.get('/api/tables?all=1')).json()).toMatchObject({ error: 'bad-input', field: 'all' });
    const text = await anna.send({
      method: 'PUT',
      url: '/api/me',
      payload: '{"name":"B"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect([text.statusCode, text.json().error]).toEqual([415, 'not-json']);
    const large = await anna.put('/api/me', { name: 'x'.repeat(70_000) });
    expect([large.statusCode, large.json().error]).toEqual([413, 'too-large']);
    expect((await anna.get('/api/me')).json().name).toBe('Anna');
  });
});

describe('origins', () => {
  const put = (headers: Record<string, string>) =>
    hall.app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Anna' }, headers });

  it('must be the hall’s own for whatever changes something', async () => {
    const foreign = [{}, { origin: 'https://evil.test' }, { origin: 'null' }, { origin: `${ORIGIN}.evil.test` }];
    for (const headers of [...foreign, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const response = await put(headers);
      expect([response.statusCode, response.json().error]).toEqual([403, 'wrong-origin']);
      expect(response.cookies).toEqual([]);
    }
    expect((await put({ origin: ORIGIN })).statusCode).toBe(201);
    expect((await put({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  });

  it('go by the host of the request where none is configured', async () => {
    await hall.close();
    hall = await openHttpHall({ PUBLIC_URL: '' });
    expect((await put({ host: 'home.local:4710', origin: 'http://home.local:4710' })).statusCode).toBe(201);
    for (const host of ['192.168.0.7:4710', '[::1]:4710', 'localhost', 'attic:4710']) {
      expect((await put({ host, origin: `http://${host}` })).statusCode).toBe(201);
    }
    // A name that a stranger lets lead here for a moment.
    const stranger = (await put({ host: 'evil.test', origin: 'http://evil.test' })).json();
    expect(stranger).toMatchObject({ error: 'wrong-origin', message: expect.stringContaining('set PUBLIC_URL') });
    const elsewhere = (await put({ host: 'attic.local', origin: 'http://evil.test' })).json();
    expect(elsewhere.message).not.toContain('PUBLIC_URL');
    expect((await put({ host: 'evil.test', 'sec-fetch-site': 'same-origin' })).json().error).toBe('wrong-origin');
    expect((await put({ host: 'home.local:4710', origin: 'http://home.local' })).statusCode).toBe(403);
    expect(
      (await put({ host: 'home.local', origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' })).statusCode,
    ).toBe(403);
  });

  it('go by what a trusted proxy says', async () => {
    await hall.close();
    hall = await openHttpHall({ PUBLIC_URL: '', TRUST_PROXY: '127.0.0.1' });
    const headers = { host: 'inside', 'x-forwarded-host': 'hall.test', 'x-forwarded-proto': 'https' };
    const response = await put({ ...headers, origin: 'https://hall.test' });
    expect(response.statusCode).toBe(201);
    expect(response.cookies[0].secure).toBe(true);
  });
});

describe('limits', () => {
  it('hold for each address and kind of request', async () => {
    await hall.close();
    hall = await openHttpHall({ LIMIT_READS: '5', LIMIT_WRITES: '4', LIMIT_NEWCOMERS: '2', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string, method: 'GET' | 'PUT') =>
      hall.app.inject({
        method,
        url: '/api/me',
        ...(method === 'PUT' && { payload: { name: 'Anna' } }),
        headers: { origin: ORIGIN, 'x-forwarded-for': address },
      });
    const statuses = async (address: string, method: 'GET' | 'PUT', times: number) => {
      const answers = [];
      for (let i = 0; i < times; i++) answers.push((await from(address, method)).statusCode);
      return answers;
    };
    expect(await statuses('192.0.2.1', 'GET', 6)).toEqual([404, 404, 404, 404, 404, 429]);
    expect(await statuses('192.0.2.1', 'PUT', 5)).toEqual([201, 201, 429, 429, 429]);
    expect(await statuses('192.0.2.2', 'GET', 1)).toEqual([404]);
    // One household has a whole network of addresses.
    expect(await statuses('2001:db8:1:2::1', 'PUT', 2)).toEqual([201, 201]);
    expect(await statuses('2001:db8:1:2:ffff::9', 'PUT', 1)).toEqual([429]);
    expect(await statuses('2001:db8:1:3::1', 'PUT', 1)).toEqual([201]);
    const refused = await from('192.0.2.1', 'GET');
    expect(refused.json()).toEqual({ error: 'too-many', message: expect.stringContaining('wait') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let i = 0; i < 10; i++) expect((await hall.app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('for whoever runs the hall', () => {
  it('tells that it lives, and that its database answers', async () => {
    expect((await hall.app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await hall.app.inject('/readyz')).json()).toEqual({ ready: true });
    await hall.store.close();
    const response = await hall.app.inject('/readyz');
    expect([response.statusCode, response.json().error]).toEqual([503, 'no-database']);
    expect((await hall.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('counts requests by route, never by address', async () => {
    const anna = await hall.visitor('Anna');
    const { id } = await anna.create(plan([MINE, OPEN]));
    await anna.get(`/api/tables/${id}`);
    const { body, headers } = await hall.app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/skali_http_seconds_count\{method="GET",route="\/api\/tables\/:id",status="200"\} [1-9]/);
    expect(body).toContain('skali_tables_live');
    expect(body).toContain('process_cpu_user_seconds_total');
    expect(body).not.toContain(id);
  });

  it('shows metrics on this machine alone, and through no proxy, where they have no token', async () => {
    const status = async (remoteAddress: string, headers = {}) =>
      (await hall.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect([await status('127.0.0.1'), await status('::1'), await status('::ffff:127.0.0.1')]).toEqual([200, 200, 200]);
    expect([await status('192.0.2.1'), await status('::ffff:192.0.2.1'), await status('2001:db8::1')]).toEqual([
      401, 401, 401,
    ]);
    expect(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(401);
    expect(await status('127.0.0.1', { forwarded: 'for=192.0.2.1' })).toBe(401);
    // A page that calls this machine by a name of its own.
    expect(await status('127.0.0.1', { host: 'evil.test:4710' })).toBe(401);
    expect(await status('127.0.0.1', { host: '127.0.0.1:4710' })).toBe(200);
    expect(await status('::1', { host: '[::1]:4710' })).toBe(200);
  });

  it('shows metrics to whoever has their token, where there is one', async () => {
    await hall.close();
    hall = await openHttpHall({ METRICS_TOKEN: 'a-token-of-metrics' });
    const status = async (authorization?: string) =>
      (await hall.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect([await status(), await status('Bearer wrong'), await status('Bearer a-token-of-metrics')]).toEqual([
      401, 401, 200,
    ]);
  });

  it('describes every route of the API, to machines and to people', async () => {
    const document = (await hall.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\./);
    const routes = Object.keys(document.paths);
    expect(routes).toContain('/api/tables/{id}/seats/{seat}');
    expect(document.paths['/api/tables'].post.requestBody.content['application/json'].schema.required).toContain(
      'seats',
    );
    const { body, headers } = await hall.app.inject('/api');
    expect(headers['content-type']).toContain('text/html');
    for (const route of routes) expect(body).toContain(route);
    expect(body).toContain('next: string | null');
    expect(Object.keys(document.paths['/api/tables'].post.responses)).toEqual(['201', '4XX']);
    for (const methods of Object.values<Record<string, { summary?: string }>>(document.paths)) {
      for (const { summary } of Object.values(methods)) expect(summary).toMatch(/./);
    }
    expect(body).not.toMatch(/<script| style=| on\w+=/);
    expect((await hall.app.inject('/api/page.css')).headers['content-type']).toContain('text/css');
  });

  it('says when something breaks, without a word of what, and keeps it in the log', async () => {
    const anna = await hall.visitor('Anna');
    await hall.store.close();
    const response = await anna.get('/api/tables');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ error: 'broken', message: 'Something broke on our side.' });
    expect(hall.logged.join()).toContain('a request broke');
  });
});

describe('the site behind it', () => {
  it('is as strict as it is alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skali-site-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    const whole = await openHttpHall({ PUBLIC_URL: 'https://hall.test' }, await staticSite(folder, () => undefined));
    const page = await whole.app.inject({ url: '/play/x', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html>']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const etag = String(page.headers.etag);
    expect((await whole.app.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await whole.app.inject({ method: 'HEAD', url: '/' })).body).toBe('');
    expect((await whole.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405);
    expect((await whole.app.inject('/..%2f..%2fetc/passwd')).statusCode).toBe(404);
    expect((await whole.app.inject('/%zz')).statusCode).toBeLessThan(500);
    await whole.close();
    rmSync(folder, { recursive: true });
  });
});

describe('over a real line', () => {
  it('survives what is not HTTP', async () => {
    await hall.app.listen({ port: 0, host: '127.0.0.1' });
    const address = hall.app.server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const said = await new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\x16\x03\x01 nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', part => {
        text += part;
      });
      socket.on('close', () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/api/hall' }, response => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});
