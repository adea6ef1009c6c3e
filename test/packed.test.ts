import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { packed } from '../scripts/packed.mjs';

it('lays packed copies beside what the build has written, where it is worth it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'skali-packed-'));
  try {
    const page = `<!doctype html>\n${'<p>carved in wood</p>\n'.repeat(100)}`;
    writeFileSync(join(root, 'index.html'), page);
    const outDir = join(root, 'out');
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [packed()],
      build: { outDir, manifest: 'm.json' },
    });
    const built = readFileSync(join(outDir, 'index.html'));
    expect(brotliDecompressSync(readFileSync(join(outDir, 'index.html.br')))).toEqual(built);
    expect(gunzipSync(readFileSync(join(outDir, 'index.html.gz')))).toEqual(built);
    expect(existsSync(join(outDir, 'm.json'))).toBe(true);
    expect(existsSync(join(outDir, 'm.json.br'))).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});
