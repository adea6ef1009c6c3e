import { configDefaults, defineConfig } from 'vitest/config';

const postgres = 'src/server/store/dev/postgres-for-tests.ts';
const faults = 'src/server/faults/**/*.test.ts';

// What kills servers and cuts lines wants the machine for itself: after everything else.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'e2e/**', faults],
          globalSetup: [postgres],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'faults',
          include: [faults],
          globalSetup: ['src/server/faults/dev/compile.ts', postgres],
          maxWorkers: 2,
          // Real processes and databases on a busy machine: what fails twice fails.
          retry: 1,
          testTimeout: 600_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
