import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files of a small house, by their paths. */
export type House = Readonly<Record<string, string>>;

/** Runs one of the checks of `npm run lint` on a house that is laid out for it alone. */
export function lint(check: 'imports' | 'names', house: House): { readonly code: number; readonly lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'skali-lint-'));
  try {
    for (const [path, text] of Object.entries(house)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const script = fileURLToPath(new URL(`../../scripts/lint/${check}.mjs`, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    return { code: status ?? -1, lines: `${stderr}${stdout}`.trim().split('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
