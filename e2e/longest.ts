/** What takes longest with E2E=full, before all else. */
const IN_FULL = process.env.E2E === 'full' ? ['fit', 'webkit', 'firefox'] : [];

/** What takes longest in the browser, the longest first. */
export const LONGEST = [
  ...IN_FULL,
  'online',
  'lit',
  'fit',
  'layout',
  'axe',
  'speed',
  'mouse',
  'keyboard',
  'motion',
  'resume',
  'languages',
  'online-two',
  'deciding',
  'hot-seat',
  'online-clock',
].map(name => `e2e/${name}.e2e.ts`);
