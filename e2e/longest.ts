/** What takes longest with E2E=full, before all else. */
const IN_FULL = process.env.E2E === 'full' ? ['fit', 'webkit', 'firefox'] : [];

/** What takes longest in the browser, the longest first. */
export const LONGEST = [
  ...IN_FULL,
  'lit',
  'axe',
  'mouse',
  'keyboard',
  'online',
  'layout',
  'languages',
  'online-two',
  'motion',
  'resume',
  'online-clock',
  'hot-seat',
].map(name => `e2e/${name}.e2e.ts`);
