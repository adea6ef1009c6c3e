import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { privateFolder } from './private-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skali-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('a hall’s folder and files are its owner’s alone, whatever the umask', async () => {
  const folder = join(root, 'data');
  const file = join(folder, 'skali.db');
  const umask = process.umask(0);
  try {
    expect(privateFolder(folder, file)).toBeNull();
    const store = await openStore({ file });
    expect([rights(folder), rights(file), rights(`${file}-wal`), rights(`${file}-shm`)]).toEqual([
      '700',
      '600',
      '600',
      '600',
    ]);
    await store.close();
  } finally {
    process.umask(umask);
  }
});

it('what an older hall left open is closed', async () => {
  const folder = join(root, 'data');
  const file = join(folder, 'skali.db');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  await (await openStore({ file })).close();
  chmodSync(file, 0o644);
  expect(privateFolder(folder, file)).toBeNull();
  await (await openStore({ file })).close();
  expect([rights(folder), rights(file)]).toEqual(['700', '600']);
});

it('a folder with other things in it is left as it is, and that is told', () => {
  chmodSync(root, 0o755);
  writeFileSync(join(root, 'letters.txt'), '');
  expect(privateFolder(root, join(root, 'skali.db'))).toContain('chmod 700');
  expect(rights(root)).toBe('755');
});
