import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../test/catalogue.ts';
import { during } from './hall.ts';

/** Rules and bots of all games, in one script. */
async function scriptOfBots(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/pages/decisions.ts`, formats: ['iife'], name: 'bots', fileName: 'bots' },
    },
  });
  const files = [built].flat().flatMap(one => ('output' in one ? one.output : []));
  return files.flatMap(file => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

test('bots of all games and levels answer in a browser what they answer in Node', async () => {
  const script = await scriptOfBots();
  await during({}, async ({ page }) => {
    const body = `<!doctype html><title>Bots</title><link rel="icon" href="data:,"><script>${script.replaceAll('</script', '<\\/script')}</script>`;
    await page.route('**/bots', route => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/bots');
    const told = await page.evaluate<Record<string, string>>('bots.decisions()');
    expect(Object.keys(told)).toEqual(CATALOGUE.map(({ id }) => id));
    for (const [id, text] of Object.entries(told)) {
      const kept = readFileSync(`test/golden/decisions/${id}.txt`, 'utf8');
      expect(text.split('\n'), id).toEqual(kept.split('\n'));
    }
  });
});
