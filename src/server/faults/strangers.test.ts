import { createServer, type Socket } from 'node:net';
import tls from 'node:tls';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { Me } from '../../host/hall-api.ts';
import { onAPort } from '../dev/on-a-port.ts';
import { openTestHall, party } from '../dev/open-test-hall.ts';
import { openLocalHttps } from '../notices/dev/local-https.ts';
import { Browser } from '../notices/dev/push-service.ts';
import { openStore } from '../store/open-store.ts';

/** What docs/hosting.md promises, and a moment for a machine that has other things to do. */
const LONGEST = 10_000 + 5000;
/** Longer than any channel has (notices/mail.ts), for a busy machine. */
const GIVEN_UP = 60_000;
const MEGABYTE = 1024 * 1024;

/** Whoever the hall calls is answered here: without end, drop by drop, or as it should be. */
async function openStrangers() {
  const called: string[] = [];
  const drips = new Set<ReturnType<typeof setInterval>>();
  let open = 0;
  const { port, agent, close } = await openLocalHttps((request, response) => {
    const path = request.url ?? '';
    called.push(path);
    open++;
    response.on('close', () => open--);
    if (path.startsWith('/good')) response.writeHead(201).end();
    else if (path.startsWith('/drips')) {
      response.socket?.write('HTTP/1.1 201 Created\r\nX-Slow: ');
      drips.add(setInterval(() => response.socket?.write('x'), 20));
    } else {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more).writeHead(201);
      more();
    }
  });
  const { connect } = tls;
  const here = { ...agent.options, host: '127.0.0.1', port };
  const dialled = vi
    .spyOn(tls, 'connect')
    .mockImplementation(((options: object) => connect({ ...options, ...here })) as typeof connect);
  onTestFinished(() => {
    dialled.mockRestore();
    for (const drip of drips) clearInterval(drip);
    close();
  });
  return { called, open: () => open };
}

/** A mail server that greets for ever. */
async function openDrippingPost() {
  const lines = new Set<Socket>();
  let letters = 0;
  const server = createServer(socket => {
    letters++;
    lines.add(socket);
    const drip = setInterval(() => socket.write('2'), 20);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      lines.delete(socket);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, lines, letters: () => letters };
}

it('who answers without end or drop by drop holds up nobody: not play, not the notices of others, not the end of the hall', async () => {
  const strangers = await openStrangers();
  const post = await openDrippingPost();
  const { server, port } = await onAPort(() => undefined);
  await new Promise(resolve => server.close(resolve));
  const url = `http://127.0.0.1:${port}`;
  const hall = await openTestHall({
    ...{ PORT: String(port), PUBLIC_URL: url, NOTICE_AFTER: '0', WEBHOOKS: 'on' },
    ...{ SMTP_URL: post.url, MAIL_FROM: 'hall@hall.example', LOG_LEVEL: 'fatal' },
  });
  let closed = false;
  onTestFinished(() => (closed ? undefined : hall.close()));
  const store = await openStore({ file: `${hall.folder}/skali.db` });
  onTestFinished(() => store.close());

  const seated = await party(url, CATALOGUE[0].id, 4);
  const [endless, drips, written, good] = await Promise.all(
    seated.map(async ({ visitor }) => (await visitor.call<Me>('GET', '/api/me')).id),
  );
  const push = (player: string, path: string) =>
    store.addPush({ player, endpoint: `https://push.example/${path}`, keys: new Browser().keys, language: 'en' });
  for (let i = 0; i < 3; i++) await push(endless, `endless/${i}`);
  await push(drips, 'drips/push');
  await store.setContact(drips, { email: null, webhook: 'https://hooks.example/drips/hook', language: 'en' });
  await store.setContact(written, { email: 'anna@mail.example', webhook: null, language: 'en' });
  const token = { hash: 'h', player: written, email: 'anna@mail.example', created: 0, until: Date.now() + 60_000 };
  await store.addMailToken(token);
  expect(await store.confirmEmail('h', Date.now())).toBe(true);
  await push(good, 'good');

  const before = process.memoryUsage().rss;
  const everybody = [endless, drips, written, good].map((player, seat) => ({
    table: seated[0].table,
    seat,
    player,
    at: 1,
  }));
  await store.setNotices(seated[0].table, everybody);
  await expect.poll(() => strangers.called.length + post.letters(), { timeout: GIVEN_UP }).toBeGreaterThanOrEqual(7);
  // While all of them are still at it, those who behave are told, too, and a game is played.
  const often = strangers.called.filter(path => path === '/good').length;
  await store.setNotices(seated[0].table, everybody.slice(3));
  await expect
    .poll(() => strangers.called.filter(path => path === '/good').length, { timeout: GIVEN_UP })
    .toBe(often + 1);
  for (const one of seated) one.connect();
  await expect
    .poll(() => seated.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), { timeout: GIVEN_UP })
    .toBeGreaterThan(5);
  for (const one of seated) one.leave();
  // Each line is let go in time, whatever still comes over it.
  await expect.poll(() => strangers.open() + post.lines.size, { timeout: GIVEN_UP }).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);

  // And once more, with the hall being closed meanwhile.
  await store.setNotices(seated[0].table, everybody.slice(0, 3));
  await expect.poll(() => strangers.called.length, { timeout: GIVEN_UP }).toBeGreaterThanOrEqual(11);
  const late = new Promise(resolve => setTimeout(resolve, LONGEST, 'it goes on and on').unref());
  closed = true;
  expect(await Promise.race([hall.close(), late])).toBeUndefined();
});
