import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../cli/bot/visitor.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { inlineRunner } from '../host/bots/inline-runner.ts';
import type { Lobby } from '../host/hall-api.ts';
import { readConfig } from './config.ts';
import { plan, WIDE } from './dev/open-test-hall.ts';
import { Seated } from './dev/seated.ts';
import { type Hall, openHall } from './hall.ts';
import { makeLog } from './log.ts';
import { openStore } from './store/open-store.ts';

/** Moments to play: then the game is still under way. */
const CHOICES = 25;

let folder: string;
let hall: Hall;
let url: string;
const logged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skali-secrets-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Skáli</title>');
  const config = readConfig({ ...WIDE, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'trace' });
  const log = makeLog(config, { write: line => void logged.push(line) });
  hall = await openHall({ config, site: folder, version: 'test', log, bots: inlineRunner() });
  url = `http://127.0.0.1:${hall.port}`;
});
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

interface Reader {
  readonly name: string;
  readonly cookie: string;
  /** Everything they got. */
  readonly got: string[];
}

async function readAll(reader: Reader, table: string): Promise<void> {
  const paths = ['', '/open', `/${table}`, `/${table}/log`].map(path => `/api/tables${path}`);
  for (const path of [
    ...paths,
    '/api/me',
    '/api/hall',
    '/api/openapi.json',
    '/api',
    '/metrics',
    '/healthz',
    '/readyz',
    '/',
  ]) {
    const response = await fetch(url + path, { headers: { cookie: reader.cookie } });
    reader.got.push(JSON.stringify([...response.headers]), await response.text());
  }
}

describe('while a game is played', () => {
  it.each(CATALOGUE.map(({ id }) => id))(
    'nobody gets anything that is secret: %s',
    async game => {
      const [anna, bo, watcher] = await Promise.all(['Anna', 'Bo', 'Watcher'].map(name => Visitor.named(url, name)));
      const shares = ['a', 'b'].map(letter => letter.repeat(32));
      const created: Lobby = await anna.create(
        plan(
          game,
          [
            { kind: 'mine', share: shares[0] },
            { kind: 'invited', name: 'Bo' },
          ],
          { visibility: 'open' },
        ),
      );
      const { id } = created;
      const invite = created.seats[1].invite ?? '';
      expect(invite).not.toBe('');
      const stranger = { cookie: '' };
      const gathering = [bo, watcher, stranger].map(({ cookie }) => ({ name: 'guest', cookie, got: [] as string[] }));
      for (const reader of gathering) await readAll(reader, id);
      expect(gathering.flatMap(({ got }) => got).filter(text => text.includes(invite))).toEqual([]);

      await bo.call('POST', `/api/tables/${id}/seats/1`, { share: shares[1], invite });
      const lines = [new Seated(anna, id, 0, 'anna'), new Seated(bo, id, 1, 'bo'), new Seated(watcher, id, null)];
      for (const line of lines) line.keepsReceived = true;
      await new Promise<void>(resolve => {
        for (const line of lines) {
          line.onMoment = ({ at }) => {
            line.plays = at < CHOICES;
            if (at >= CHOICES) resolve();
          };
          line.connect();
        }
      });
      for (const line of lines) {
        line.request({ type: 'log' });
        line.request({ type: 'choose', seat: 0, choice: { kind: 'nonsense' } });
        line.request({ type: 'say', room: line.seat === null ? 'gallery' : 'table', text: 'Skål' });
      }
      await Promise.all(
        lines.map(async line => {
          while (line.denials.length < 2) await new Promise(resolve => setTimeout(resolve, 5));
        }),
      );

      const store = await openStore({ file: join(folder, 'skali.db') });
      const kept = await store.table(id);
      const vapid = await store.secret('vapid', () => 'none');
      await store.close();
      expect(kept?.state).toBe('playing');
      expect(vapid).not.toBe('none');
      const { privateKey } = JSON.parse(vapid) as { privateKey: string };
      const tokens = [anna, bo, watcher].map(({ cookie }) => /skali=([\w-]{43})/.exec(cookie)?.[1] ?? '');

      const readers: Reader[] = [
        { name: 'Anna', cookie: anna.cookie, got: [...lines[0].received] },
        { name: 'Bo', cookie: bo.cookie, got: [...lines[1].received] },
        { name: 'Watcher', cookie: watcher.cookie, got: [...lines[2].received] },
        { name: 'stranger', cookie: '', got: [] },
      ];
      for (const reader of readers) await readAll(reader, id);
      const secrets = [kept?.seed ?? '', ...shares, ...tokens, invite, privateKey];
      for (const secret of secrets) expect(secret.length).toBeGreaterThan(20);
      for (const { name, got } of readers) {
        expect(got.length).toBeGreaterThan(10);
        for (const secret of secrets)
          expect(
            got.filter(text => text.includes(secret)),
            name,
          ).toEqual([]);
      }
      // Of a table's address, too, the log knows nothing: whoever has it may come in.
      expect(logged.length).toBeGreaterThan(20);
      for (const secret of [...secrets, id]) expect(logged.filter(line => line.includes(secret))).toEqual([]);

      for (const line of lines) {
        line.onMoment = () => undefined;
        line.plays = true;
        line.decide();
      }
      // When it is over, the same search finds seed and shares: it can find something.
      await Promise.all(lines.map(line => line.over));
      const log = await (await fetch(`${url}/api/tables/${id}/log`)).text();
      for (const secret of secrets.slice(0, 3)) expect(log).toContain(secret);
      for (const secret of secrets.slice(3)) expect(log).not.toContain(secret);
      for (const line of lines) line.leave();
    },
    60_000,
  );
});

describe('every answer', () => {
  it.each(['/', '/api', '/api/hall', '/api/nothing', '/nothing', '/metrics'])(
    'has headers that keep it apart: %s',
    async path => {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
