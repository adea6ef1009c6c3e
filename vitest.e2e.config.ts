import { defineConfig } from 'vitest/config';
import { LONGEST } from './e2e/longest.ts';
import { handIn } from './test/hand-in.ts';
import { longestFirst } from './test/longest-first.ts';

// The whole hall in a real browser. What measures time against its budgets (E2E=full) runs alone, after everything else.
const timed = 'e2e/speed.e2e.ts';
const alone = process.env.E2E === 'full';
// Whole games in browsers that have to be installed first, and a long story of people.
const elsewhere = process.env.E2E === 'full' ? [] : ['e2e/firefox.e2e.ts', 'e2e/webkit.e2e.ts', 'e2e/people.e2e.ts'];
// A browser on a busy machine may lose a race that no player would: a test that fails twice fails. One that is only slow, with others at
// the processors, does not.
const shared = { testTimeout: 300_000, hookTimeout: 120_000, retry: 1 };

export default defineConfig({
  // The hall that is tested, and who plays in it here, have the games that never ship.
  plugins: [handIn()],
  test: {
    globalSetup: 'e2e/serve.ts',
    // Who plays a game waits a good part of the time, for frames and for things to stand still.
    maxWorkers: 4,
    maxConcurrency: 3,
    // What is loaded and laid out for one file serves the next: modules, seeded games, pages that can be taken over.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'hall',
          // What is true of one game alone lies in its folder.
          include: ['{e2e,src/games/*/e2e,test/*/e2e}/*.e2e.ts'],
          exclude: [timed, ...elsewhere],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'speed', include: [timed], sequence: { groupOrder: alone ? 1 : 0 } },
      },
    ],
  },
});
