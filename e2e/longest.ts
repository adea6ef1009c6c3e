/** What takes longest in the browser, the longest first. */
export const LONGEST = [
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
