import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { skali } from './dev/furnished.ts';

afterEach(() => void vi.unstubAllEnvs());

it('skali doctor says what is wrong and how to mend it, and how many such things there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skali-doctor-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PORT', '1');
  const sound = await skali('doctor');
  expect(sound).toMatchObject({ code: 0, err: '' });
  expect(sound.out).toMatch(/^Settings\n {2}ok {5}All settings can be used\.\n/);
  expect(sound.out).toMatch(/\n\nNothing is wrong\.\n$/);
  vi.stubEnv('LOG_LEVEL', 'loud');
  const ill = await skali('doctor');
  expect(ill.code).toBe(1);
  expect(ill.out).toMatch(/ {2}WRONG {2}LOG_LEVEL must be one of .*\n {9}docs\/hosting\.md lists all settings/);
  expect(ill.out).toMatch(/\nWrong: 1\.\n$/);
  expect((await skali('doctor', 'who')).code).toBe(2);
  rmSync(folder, { recursive: true });
});
