import { configDefaults, defineConfig } from 'vitest/config';
import { THOROUGH } from './src/server/faults/dev/thorough.ts';
import { handIn } from './test/hand-in.ts';
import { longestFirst } from './test/longest-first.ts';

const postgres = 'src/server/store/dev/postgres-for-tests.ts';
const faults = 'src/server/faults/**/*.test.ts';
// What takes long, or asks for what not every machine gives, is for `npm run faults`. `npm test` closes a hall whose parts hang
// by a clock of its own (closing.test.ts), and fills a disk by what the databases say of one (keeping.test.ts).
const long = THOROUGH
  ? []
  : ['frozen', 'full-disk', 'kill-one-of-two', 'resting', 'strangers'].map(name => `src/server/faults/${name}.test.ts`);
// What needs a hall or a database, and with it packages that are compiled first: the rest runs before they are.
const halls = ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts', 'src/games/**/*-in-hall.test.ts'];
// Where real processes, sockets and databases share a busy machine (`retry: 1`), what fails twice fails.
const shared = {
  // Modules keep nothing that another test could trip over: they are loaded once a worker, not once a file.
  isolate: false,
  maxWorkers: 2,
  // Long, for machines that have other things to do: what hangs fails later, what is slow does not.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};

// What kills servers and cuts lines wants the machine for itself: after everything else.
export default defineConfig({
  test: {
    sequence: {
      sequencer: longestFirst([
        'test/conformance.test.ts',
        'bot/strength.test.ts',
        'server/secrecy.test.ts',
        'server/rooms/sockets.test.ts',
        'faults/processes.test.ts',
        'faults/kill.test.ts',
        'faults/clock.test.ts',
        'faults/shutdown.test.ts',
        'faults/kill-postgres.test.ts',
      ]),
    },
    projects: [
      {
        // Whoever goes over the catalogue here has the games that never ship, too.
        plugins: [handIn()],
        test: {
          ...shared,
          name: 'unit',
          setupFiles: ['test/settled.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...halls],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'halls',
          include: halls,
          exclude: [...configDefaults.exclude, faults],
          globalSetup: [postgres],
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: [faults],
          exclude: [...configDefaults.exclude, ...long],
          globalSetup: ['src/server/faults/dev/compile.ts', postgres],
          // Most of the time they wait: for processes to start, for clocks, for who was cut off to come back.
          maxWorkers: 4,
          retry: 1,
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
