/** What takes longest in the browser, the longest first. */
export const LONGEST = [
  'axe',
  'online',
  'lit',
  'keyboard',
  'reavers',
  'layout',
  'reavers-lit',
  'mouse',
  'motion',
  'online-reavers',
  'languages',
  'online-terms',
].map(name => `e2e/${name}.e2e.ts`);
