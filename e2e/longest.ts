/** What takes longest in the browser, the longest first. */
export const LONGEST = [
  'lit',
  'online',
  'online-reavers',
  'reavers',
  'keyboard',
  'axe',
  'mouse',
  'reavers-lit',
  'layout',
  'motion',
  'languages',
].map(name => `e2e/${name}.e2e.ts`);
