import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { press } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import type { Hall } from '../src/server/hall.ts';
import { openPostOffice, type PostOffice } from '../src/server/notices/dev/post-office.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';
import { openHallIn } from './serve.ts';

/** How somebody who is not at the table hears of their turn, in a hall that offers every way. */

/** What a service worker finds around it. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { openWindow: (address: string) => Promise<null> };

const folder = mkdtempSync(join(tmpdir(), 'skali-notices-'));
let office: PostOffice;
let hall: Hall;
let url: string;

beforeAll(async () => {
  office = await openPostOffice();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const mail = { PUBLIC_URL: url, SMTP_URL: office.url, MAIL_FROM: 'hall@hall.example' };
  hall = await openHallIn(folder, port, { ...mail, WEBHOOKS: 'on' });
});
afterAll(async () => {
  await hall.close();
  await office.close();
  rmSync(folder, { recursive: true });
});

/** Letters link to the hall, so its address is known before it is open. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise(resolve => probe.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}

/** The reader is known to the hall as soon as they have a table. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`/new/${FIRST.id}?online=1`);
  await page.waitForSelector('.sk-seat-row');
  await press(page, '.sk-lobby-start .sk-btn-main');
  await page.waitForSelector('.sk-gathering-seats');
  return page.url();
}

const linkIn = (path: string): string =>
  new RegExp(`${url}/${path}/\\S+`).exec(office.letters.at(-1)?.text ?? '')?.[0] ?? '';

test('an address is confirmed by its letter, a webhook has to be public, and one press ends the letters', async () => {
  const here = await visit({ name: 'Runa' }, url);
  const { page, context } = here;
  try {
    await openTable(page);
    await page.goto('/you');
    const contacts = page.locator('.sk-profile-row', { hasText: 'Webhook' });
    await contacts.locator('input[type="url"]').fill('https://192.168.1.1/hook');
    await contacts.locator('button', { hasText: 'Save' }).click();
    await contacts.locator('[role="alert"]', { hasText: 'public Internet' }).waitFor();
    await contacts.locator('input[type="url"]').fill('');
    await contacts.locator('input[type="email"]').fill('runa@example.org');
    await contacts.locator('button', { hasText: 'Save' }).click();
    await contacts.locator('.sk-email-state', { hasText: 'Not confirmed yet' }).waitFor();
    await contacts.locator('button', { hasText: 'Send the e-mail again' }).click();
    await contacts.locator('[role="alert"]', { hasText: 'Too many e-mails' }).waitFor();
    expect(office.letters.map(({ to }) => to)).toEqual([['runa@example.org']]);

    const letter = await context.newPage();
    await letter.goto(linkIn('confirm'));
    await letter.locator('.sk-page-plank .sk-btn-main').click();
    await letter.locator('[role="status"]', { hasText: 'The address is confirmed.' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await contacts.locator('.sk-email-state', { hasText: 'Confirmed' }).waitFor();

    await letter.goto(linkIn('unsubscribe'));
    await letter.locator('.sk-page-plank .sk-btn-main').click();
    await letter.locator('[role="status"]', { hasText: 'writes to it no more' }).waitFor();
    await letter.reload();
    await letter.locator('.sk-page-plank .sk-btn-main').click();
    await letter.locator('[role="alert"]', { hasText: 'This link has been used' }).waitFor();
    // A refusal is told on the console by the browser itself; nothing else went wrong.
    expect(here.wrong.filter(words => !/status of 4\d\d/.test(words))).toEqual([]);
  } finally {
    await here.close();
  }
});

test('a push becomes a notice on the screen, and a press on it opens the table', async () => {
  const here = await visit({ name: 'Runa', keeping: true }, url);
  const { page, context } = here;
  try {
    await context.grantPermissions(['notifications']);
    const { pathname } = new URL(await openTable(page));
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') {
        await new Promise(done => active?.addEventListener('statechange', done, { once: true }));
      }
    });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const shown = () =>
      page.evaluate(async () => {
        const notices = await (await navigator.serviceWorker.ready).getNotifications();
        return notices.map(({ title, body, tag }) => ({ title, body, tag }));
      });
    // The same table twice is one notice, and it says what was told last.
    const title = `Your turn: ${FIRST.title}`;
    for (const body of ['The table waits.', 'The table still waits.']) {
      const data = JSON.stringify({ title, body, path: pathname, tag: 't' });
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await registered, data });
      await expect.poll(shown, { timeout: PATIENCE }).toEqual([{ title, body, tag: 't' }]);
    }

    // Only a finger may open a window: what the worker asks for is taken down instead.
    const [worker] = context.serviceWorkers();
    const opened = await worker.evaluate(async () => {
      const [notification] = await registration.getNotifications();
      const asked = new Promise<string>(resolve => {
        clients.openWindow = async address => {
          resolve(address);
          return null;
        };
      });
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      return asked;
    });
    expect(opened).toBe(url + pathname);
    await expect.poll(shown, { timeout: PATIENCE }).toEqual([]);
    await page.goto(opened);
    await page.waitForSelector('.sk-gathering-seats');
    fine(here);
  } finally {
    await here.close();
  }
});
