import { expect, test } from 'vitest';
import { there } from '../src/kit/test/page.ts';
import { during } from './hall.ts';

declare global {
  interface Window {
    heard?: number;
  }
}

test('whoever switches the sound on hears it, and whoever switches it off does not', async () => {
  await during({}, async ({ page }) => {
    await page.addInitScript(() => {
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        window.heard = (window.heard ?? 0) + 1;
        start.apply(this, when);
      };
    });
    await page.goto('/');
    const tool = page.getByRole('button', { name: 'Sound', exact: true });
    await there(page, '.sk-tools');
    await tool.click();
    await expect.poll(() => page.evaluate(() => window.heard ?? 0)).toBeGreaterThan(0);
    const before = await page.evaluate(() => window.heard);
    await tool.click();
    await expect.poll(() => tool.getAttribute('aria-pressed')).toBe('false');
    expect(await page.evaluate(() => window.heard)).toBe(before);
  });
});
