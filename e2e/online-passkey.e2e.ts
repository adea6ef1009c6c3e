import { expect, inject, test } from 'vitest';
import { press } from '../src/kit/test/page.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';

// A passkey belongs to a name, and a number is none: the same hall by its name.
const byName = (): string => inject('hall').url.replace('127.0.0.1', 'localhost');

test('with a passkey a name and its tables survive a lost browser; then the hall forgets both', async () => {
  const here = await visit({ name: 'Runa' }, byName());
  const { page, context } = here;
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`/new/${FIRST.id}?online=1`);
    await page.waitForSelector('.sk-seat-row');
    await press(page, '.sk-lobby-start .sk-btn-main');
    await page.waitForSelector('.sk-gathering-seats');
    const settings = async () => {
      await page.goto('/you');
      await page.waitForSelector('.sk-passkeys');
    };
    await settings();
    await page.locator('.sk-passkeys button', { hasText: 'Add a passkey' }).click();
    await page.locator('.sk-passkeys li', { hasText: 'Runa' }).waitFor();

    // Everything that this browser knew is gone.
    await context.clearCookies();
    await page.evaluate(() => {
      for (const key of ['skali.known', 'skali.shares']) localStorage.removeItem(key);
    });
    await settings();
    expect(await page.locator('.sk-saved').count()).toBe(0);
    expect(await page.locator('.sk-profile-forget').count()).toBe(0);
    await page.locator('.sk-passkeys button', { hasText: 'Come back with a passkey' }).click();
    await page.locator('.sk-passkeys li', { hasText: 'Runa' }).waitFor();
    await page.locator('.sk-saved', { hasText: FIRST.title }).waitFor();

    // It is asked about where one looks, and the way back is beside it.
    await page.locator('.sk-profile-forget button').click();
    await page.locator('.sk-dialog', { hasText: 'cannot be undone' }).waitFor();
    await page.locator('.sk-dialog .sk-btn-main').click();
    await page.waitForSelector('.sk-profile-forget', { state: 'detached' });
    await page.waitForSelector('.sk-saved', { state: 'detached' });
    fine(here);
  } finally {
    await here.close();
  }
});
