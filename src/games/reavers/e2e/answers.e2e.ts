import { expect, test } from 'vitest';
import { linear, readRgb } from '../../../../e2e/colours.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { SIZES } from '../../../../e2e/sizes.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import { press, settled } from '../../../kit/test/page.ts';
import type { View } from '../rules/view.ts';

test('who sends a ship reads what comes of it, on small screens too', async () => {
  const { at } = gameOf('reavers');
  await during({}, async ({ page }) => {
    await sitDown(page, at('select'));
    await settled(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const hint = page.locator('[data-part="prompt"] .sk-prompt-hint');
      await expect.poll(() => hint.isVisible(), { message: `${size.width} × ${size.height}` }).toBe(true);
      expect(await hint.innerText()).toMatch(/^Everybody may act there/);
    }
  });
});

test('what artefacts offer beside a question is no yes to it', async () => {
  const { first } = gameOf('reavers');
  const kinds = (ask: Ask) => new Set(ask.choices.map(({ kind }) => kind));
  const offered = (_: unknown, ask: Ask) => {
    const all = kinds(ask);
    return ask.seat === 0 && all.has('store') && all.has('decline') && ask.prompt === 'sea-battle';
  };
  const beside = first('beside', 'yb', offered, 42);
  await during({}, async ({ page }) => {
    await sitDown(page, beside);
    await settled(page);
    const words = await page.locator('[data-part="prompt"] .sk-prompt-acts button').allInnerTexts();
    expect(words.join(' | ')).toMatch(/Give up/);
    expect(words.join(' | ')).not.toMatch(/ on /);
  });
});

test('who may use an artefact before a turn ends has that as a button, and the end below it', async () => {
  const { first } = gameOf('reavers');
  const offered = (_: unknown, ask: Ask) =>
    ask.seat === 0 && ask.prompt === 'after' && ask.choices.some(({ kind }) => kind === 'use');
  const after = first('after', 'yb', offered, 42);
  await during({}, async ({ page }) => {
    await sitDown(page, after);
    await settled(page);
    const words = await page.locator('[data-part="prompt"] .sk-prompt-acts button').allInnerTexts();
    expect(words[0]).toMatch(/^Use /);
    expect(words.at(-1)).toBe('Done');
  });
});

test('who has touched one die is offered to roll that one again', async () => {
  const { at } = gameOf('reavers');
  await during({}, async ({ page }) => {
    await sitDown(page, at('combat'));
    await settled(page);
    await press(page, '[data-target^="combat:"][data-lit="true"]');
    const words = await page.locator('[data-part="prompt"] [data-target="say:reroll"]').innerText();
    expect(words).toMatch(/^Roll again: 1 /);
    expect(words.split('\n')[0]).not.toMatch(/,/);
  });
});

test('what is lacking can be read on the button that says so', async () => {
  const { first } = gameOf('reavers');
  const short = first('short', 'yb', (match, ask) => {
    const { seats } = match.view(0) as View;
    const there = ask.choices.some(choice => 'space' in choice && choice.space === 'battle');
    return ask.seat === 0 && ask.prompt === 'select' && there && seats[0].food < 4;
  });
  const light = (text: string): number => {
    const [r, g, b] = linear(readRgb(text));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  for (const theme of ['dark', 'light'] as const) {
    await during({ theme }, async ({ page }) => {
      await sitDown(page, short);
      await settled(page);
      await press(page, '[data-target="space:battle"][data-lit="true"]');
      const { color, ground } = await page.locator('[data-part="weigh"] [data-lacking]').evaluate(price => {
        const { color, backgroundColor } = getComputedStyle(price);
        return { color, ground: backgroundColor };
      });
      expect(ground).not.toMatch(/, 0\)$/);
      const [dark, bright] = [light(color), light(ground)].sort((a, b) => a - b);
      expect(bright / dark).toBeGreaterThan(4.5);
    });
  }
});
